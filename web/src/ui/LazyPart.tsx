import * as messages from '@bookstore/messages/common';
import { type ReactNode, Suspense } from 'react';
import { Alert } from './Alert.tsx';
import { ErrorBoundary, RetryButton } from './ErrorBoundary.tsx';

interface Props {
  children: ReactNode;
  /** Shown while the code loads, as large as the children: what is below does not move. */
  placeholder?: ReactNode;
  /** What to say, or to show, if the code fails to load. */
  failure?: ReactNode;
  /** A change of this value shows the children again after a failure. */
  resetKey?: string;
}

/** A part of a page whose code loads by itself: components made by React's `lazy`. If that fails, the rest of the page stays. */
export function LazyPart({ children, placeholder, failure = <LoadFailure />, ...props }: Props) {
  return (
    <ErrorBoundary {...props} fallback={failure}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Says that a part failed to load, and offers to try again. */
export function LoadFailure({ children = messages.partNotLoaded }: { children?: ReactNode }) {
  return (
    <Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>{children}</p>
        <RetryButton />
      </div>
    </Alert>
  );
}
