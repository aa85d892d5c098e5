import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/**
 * How much of something long to render: a first part at once, and as much again whenever the browser is idle, until all
 * of it is there. No part holds up what somebody is doing. It waits while it may not grow. The part is read once.
 */
export function useGrowing(length: number, part: number, mayGrow: boolean): number {
  const [step] = useState(part);
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= length || !mayGrow) return;
    return whenIdle(() => setShown(shown + step));
  }, [shown, length, step, mayGrow]);
  return Math.min(shown, length);
}
