import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { IsStartScreenLifted } from '../lib/isStartScreenLifted.ts';
import { whenIdle } from '../lib/whenIdle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface Props {
  /** Shown before, as large as the children: what is below does not move. */
  placeholder: ReactNode;
  /** Components from `lazyNamed`. */
  children: ReactNode;
}

/**
 * Renders its children when the browser is idle after the start screen, so that they cost the first view nothing. If their code
 * fails to load, nothing is shown in their place.
 */
export function DeferredSection({ placeholder, children }: Props) {
  const isLifted = use(IsStartScreenLifted);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => (isLifted ? whenIdle(() => setIsIdle(true)) : undefined), [isLifted]);
  if (!isIdle) return placeholder;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
