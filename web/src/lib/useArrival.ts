import { arrivalNow } from '@bookstore/contract/arrival';
import { useState } from 'react';
import { useVisibleInterval } from './useVisibleInterval.ts';

const MINUTE = 60_000;

/** The text stays right across the cut-off and midnight; '' if unknown. @param notBefore `YYYY-MM-DD` */
export function useArrival(notBefore = ''): string {
  const [now, setNow] = useState(() => new Date());
  useVisibleInterval(() => setNow(new Date()), MINUTE);
  return arrivalNow(now, notBefore);
}
