import { type ReactNode, Suspense } from 'react';
import { useIsIdle } from '../lib/useIsIdle.ts';
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
  if (!useIsIdle()) return placeholder;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}
