import { useCallback, useEffect, useState } from 'react';
import { useWhileSeen } from '../../lib/useWhileSeen.ts';
import { useAuth } from './context.ts';
import type { Account } from './identity.ts';

/** A mail is opened in another tab, which hides this one, or on another machine. */
const LOOK_AGAIN_MS = 60_000;

/**
 * What the provider knows of the account; null until it has said so. While its address is not confirmed, the provider is asked anew
 * when the page is seen again, and from time to time while it is.
 */
export function useAccount(): Account | null {
  const { getIdentity, currentUser } = useAuth();
  const [account, setAccount] = useState<Account | null>(null);
  const show = useCallback(async () => setAccount((await getIdentity()).describeAccount()), [getIdentity]);
  useEffect(() => void show().catch(warn), [show]);
  const lookAgain = async () => {
    if (account?.isEmailConfirmed !== false) return;
    await currentUser?.refresh();
    await show();
  };
  useWhileSeen(() => void lookAgain().catch(warn), LOOK_AGAIN_MS);
  return account;
}

function warn(error: unknown): void {
  console.warn('The identity provider could not be asked', error);
}
