import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';

/**
 * How much of a long list to render: a first part at once, and as much again whenever the browser is idle, until all
 * of it is there. No part holds up what somebody is doing.
 */
export function useGrowing(length: number, part: number): number {
  const [shown, setShown] = useState(part);
  useEffect(() => {
    if (shown >= length) return;
    return whenIdle(() => setShown(shown + part));
  }, [shown, length, part]);
  return Math.min(shown, length);
}
