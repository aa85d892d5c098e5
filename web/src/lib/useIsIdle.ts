import { use, useEffect, useState } from 'react';
import { IsStartScreenLifted } from './isStartScreenLifted.ts';
import { whenIdle } from './whenIdle.ts';

/** Whether the browser has been idle since the start screen lifted: what waits for it costs the first view nothing. */
export function useIsIdle(): boolean {
  const isLifted = use(IsStartScreenLifted);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isLifted ? whenIdle(() => setIsIdle(true)) : undefined), [isLifted]);
  return isIdle;
}
