import * as messages from '@bookstore/messages/common';
import { type ReactNode, Suspense } from 'react';
import { Alert } from './Alert.tsx';
import { ErrorBoundary, RetryButton } from './ErrorBoundary.tsx';

interface Props {
  children: ReactNode;
  /** Shown while loading; as large as the children to avoid a layout shift. */
  placeholder?: ReactNode;
  failure?: ReactNode;
  /** A change renders the children again after a failure. */
  resetKey?: string;
}

/** If the children's code fails to load, the rest of the page stays. */
export function LazyPart({ children, placeholder, failure = <LoadFailure />, ...props }: Props) {
  return (
    <ErrorBoundary {...props} fallback={failure}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  );
}

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
