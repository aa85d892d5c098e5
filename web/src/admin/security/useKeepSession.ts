import type { FactorSet } from '@bookstore/contract/api/factor';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { storeDevice } from '../../api/adminDevices.ts';
import { storeNewAdminToken } from '../../api/adminToken.ts';
import { factorsChanged } from '../../api/factorApi.ts';

/** Replaces the session's token: a first factor ends all other logins. */
export type KeepSession = (set: () => Promise<FactorSet>) => Promise<void>;

export function useKeepSession(): { done: FactorSet | null; keep: KeepSession } {
  const [done, setDone] = useState<FactorSet | null>(null);
  const dispatch = useDispatch();
  const keep: KeepSession = async (set) => {
    const askedAt = Date.now();
    const answer = await set();
    if (answer.first) {
      const { token, user, device } = answer.first.session;
      storeNewAdminToken(token, askedAt);
      storeDevice(user.username, device);
    }
    setDone(answer);
    dispatch(factorsChanged());
  };
  return { done, keep };
}
