import { useCallback, useEffect, useState } from 'react';
import { useVisibleInterval } from '../../lib/useVisibleInterval.ts';
import { useAuth } from './context.ts';
import type { Account } from './identity.ts';

/** The mail is opened in another tab or on another machine. */
const RECHECK_INTERVAL_MS = 60_000;

/**
 * Null until the provider answers. An unconfirmed address is checked when the page becomes visible, and at intervals.
 */
export function useAccount(): Account | null {
  const { getIdentity, currentUser } = useAuth();
  const [account, setAccount] = useState<Account | null>(null);
  const show = useCallback(async () => setAccount((await getIdentity()).describeAccount()), [getIdentity]);
  useEffect(() => void show().catch(warn), [show]);
  const recheck = async () => {
    if (account?.isEmailConfirmed !== false) return;
    await currentUser?.refresh();
    await show();
  };
  useVisibleInterval(() => void recheck().catch(warn), RECHECK_INTERVAL_MS);
  return account;
}

function warn(error: unknown): void {
  console.warn('The identity provider could not be asked', error);
}
