import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { IsStartScreenLifted } from '../lib/isStartScreenLifted.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Props {
  /** Stands there before, as large as the part will be: what is below it does not move. */
  room: ReactNode;
  /** Made of what `lazyNamed` gives. */
  children: ReactNode;
}

/**
 * A part of a page that takes nothing from its first view: its code comes in an idle moment when the shop is open, and where it does
 * not come, nobody misses it.
 */
export function DeferredSection({ room, children }: Props) {
  const isLifted = use(IsStartScreenLifted);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isLifted ? whenIdle(() => setIsIdle(true)) : undefined), [isLifted]);
  if (!isIdle) return room;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={room}>{children}</Suspense>
    </ErrorBoundary>
  );
}
