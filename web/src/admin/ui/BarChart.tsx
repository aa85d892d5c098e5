import * as messages from '@bookstore/messages/dashboard';
import { Suspense } from 'react';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { BarsProps } from './Bars.tsx';

const Bars = lazyNamed(
  () => import('./Bars.tsx'),
  (module) => module.Bars,
);

/** Hidden from screen readers, which read the table beside it. Loads its library on demand. */
export function BarChart(props: BarsProps) {
  return (
    <div aria-hidden="true" className="h-80">
      <ErrorBoundary fallback={<p className="text-ink-soft">{messages.theChartCouldNotBeLoaded}</p>}>
        <Suspense fallback={<Skeleton className="h-full" />}>
          <Bars {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
