import { arrivalNow } from '@bookstore/contract/arrival';
import { useState } from 'react';
import { useVisibleInterval } from './useVisibleInterval.ts';

const MINUTE = 60_000;

/**
 * When an order that is placed now arrives, in words: right also on a page that is open across the cut-off or midnight. '' without a date.
 * @param notBefore the first day on which it can leave, `YYYY-MM-DD`, where a book is only announced
 */
export function useArrival(notBefore = ''): string {
  const [now, setNow] = useState(() => new Date());
  useVisibleInterval(() => setNow(new Date()), MINUTE);
  return arrivalNow(now, notBefore);
}
