import * as messages from '@bookstore/messages/dashboard';
import { lazy } from 'react';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { BarsProps } from './Bars.tsx';

const Bars = lazy(() => import('./Bars.tsx').then(({ Bars }) => ({ default: Bars })));

/** Screen readers read the table instead. The chart library loads on demand. */
export function BarChart({ className = 'h-80', ...props }: BarsProps & { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <LazyPart
        placeholder={<Skeleton className="h-full" />}
        failure={<p className="text-ink-soft">{messages.chartNotLoaded}</p>}
      >
        <Bars {...props} />
      </LazyPart>
    </div>
  );
}
