import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/**
 * How many items of a long list to render: `first` at once (read once), then one more whenever the browser is idle, so that no
 * render takes long.
 * @param mayGrow while false, the count stays
 */
export function useIncrementalCount(length: number, first: number, mayGrow: boolean): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= length || !mayGrow) return;
    return whenIdle(() => setShown(shown + 1));
  }, [shown, length, mayGrow]);
  return Math.min(shown, length);
}
