import type { Statistics } from '@bookstore/contract/api/admin';
import { useEffect, useState } from 'react';
import { adminClient } from '../../api/adminClient.ts';
import { readAdminToken } from '../../api/adminToken.ts';

/** The shop's numbers; null until they arrive. A failure is only logged, and stays null (specification, section 4). */
export function useStatistics(): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    adminClient.getStatistics(readAdminToken(), stop.signal).then(setStatistics, (error: unknown) => {
      if (!stop.signal.aborted) console.warn('The statistics could not be loaded', error);
    });
    return () => stop.abort();
  }, []);
  return statistics;
}
