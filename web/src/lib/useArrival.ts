import { arrivalNow } from '@bookstore/contract/arrival';
import { useState } from 'react';
import { useVisibleInterval } from './useVisibleInterval.ts';

const MINUTE = 60_000;

/** When an order that is placed now arrives, in words: right also on a page that is open across the cut-off or midnight. '' without a date. */
export function useArrival(): string {
  const [arrival, setArrival] = useState(() => arrivalNow());
  useVisibleInterval(() => setArrival(arrivalNow()), MINUTE);
  return arrival;
}
