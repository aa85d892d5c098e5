import { useState } from 'react';
import { useDeleteAccountMutation } from '../../api/customerDetailsApi.ts';
import { problemOf } from '../../api/problem.ts';
import { useAuth } from '../auth/context.ts';
import type { Identity } from '../auth/identity.ts';
import { useAuthTask } from '../auth/useAuthTask.ts';

/** Why an account is still there, by the problem's code. */
const REFUSED: Readonly<Record<string, string>> = {
  'open-orders':
    'An order of yours is still on its way. Cancel it in your orders, or wait until it is delivered; then delete the account.',
  'sign-in-too-old': 'That took longer than five minutes. Please confirm once more.',
  'too-many-requests': 'There were too many tries. Wait a few minutes, then try again.',
};
/** Its answer may have been lost on the way. */
const UNKNOWN =
  'We could not hear whether it was done. Load this page again: if you are still signed in, try once more.';

/** Has whoever is signed in confirm that it is them, then deletes their account. */
export function useDeleteAccount(task: 'change' | 'google', onDeleted: () => void) {
  const { getIdentity } = useAuth();
  const [remove] = useDeleteAccountMutation();
  const { run, outcome } = useAuthTask(task);
  const [refusal, setRefusal] = useState('');
  const deleteAccount = (confirm: (identity: Identity) => Promise<void>) => {
    setRefusal('');
    return run(async () => {
      await confirm(await getIdentity());
      const { error } = await remove();
      if (error) setRefusal(REFUSED[problemOf(error)?.code ?? ''] ?? UNKNOWN);
      else onDeleted();
      return '';
    });
  };
  return { deleteAccount, help: outcome.help || refusal };
}
