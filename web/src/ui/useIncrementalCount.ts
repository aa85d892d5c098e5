import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/**
 * How many items of a long list to render: `needed` at once, then one more whenever the browser is idle, so that no render
 * takes long. The count never falls.
 * @param mayGrow while false, only `needed` counts
 */
export function useIncrementalCount(length: number, needed: number, mayGrow: boolean): number {
  const [shown, setShown] = useState(needed);
  if (needed > shown) setShown(needed);
  useEffect(() => {
    if (shown >= length || !mayGrow) return;
    return whenIdle(() => setShown(shown + 1));
  }, [shown, length, mayGrow]);
  return Math.min(shown, length);
}
