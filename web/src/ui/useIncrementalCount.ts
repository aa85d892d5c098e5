import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/**
 * How much of something long to render: a first part at once, which is read once, and one more whenever the browser is
 * idle, until all of it is there. So nothing holds up what somebody is doing. It waits while it may not grow.
 */
export function useIncrementalCount(length: number, first: number, mayGrow: boolean): number {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    if (shown >= length || !mayGrow) return;
    return whenIdle(() => setShown(shown + 1));
  }, [shown, length, mayGrow]);
  return Math.min(shown, length);
}
