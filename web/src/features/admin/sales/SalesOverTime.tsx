import type { Span } from '@bookstore/contract/days';
import { formatDollars } from '@bookstore/contract/money';
import type { SalesReport } from '@bookstore/contract/sales';
import { Suspense, useId, useState } from 'react';
import { lazyNamed } from '../../../lib/lazyNamed.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CELL } from '../ui/cell.ts';
import { countText, startText } from './salesTexts.ts';

const RevenueChart = lazyNamed(() => import('../ui/RevenueChart.tsx').then((module) => module.RevenueChart));

const HEADINGS: Record<Span, string> = { day: 'Day', week: 'Week from', month: 'Month' };

/** Revenue as a chart, and all numbers as a table for whoever asks for it. */
export function SalesOverTime({ report }: { report: SalesReport }) {
  const { buckets, by } = report;
  const tableId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const bars = buckets.map(({ start, revenue }) => ({ label: startText(start, by, report), revenue }));
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h3 className="font-display text-xl">Revenue by {by}</h3>
        <Button look="secondary" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide the table' : 'Show as a table'}
        </Button>
      </div>
      <div aria-hidden="true" className="h-80">
        <Suspense fallback={<Skeleton className="h-full" />}>
          <RevenueChart revenue={bars} />
        </Suspense>
      </div>
      <div id={tableId}>{isOpen && <NumbersTable report={report} />}</div>
    </Card>
  );
}

function NumbersTable({ report }: { report: SalesReport }) {
  const { buckets, by } = report;
  return (
    <ScrollRegion label={`Sales by ${by}`} className="mt-4 max-h-96 overflow-y-auto border-line border-t">
      <table className="w-full text-left">
        <caption className="sr-only">Sales by {by}</caption>
        <thead className="sticky top-0 bg-paper-sunk text-ink-soft text-sm">
          <tr>
            {[HEADINGS[by], 'Orders', 'Books', 'Revenue'].map((heading, index) => (
              <th key={heading} scope="col" className={`${CELL} font-medium ${index > 0 ? 'text-right' : ''}`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {buckets.map(({ start, orders, books, revenue }) => (
            <tr key={start}>
              <th scope="row" className={`${CELL} font-normal`}>
                <time dateTime={start}>{startText(start, by, report)}</time>
              </th>
              <td className={`${CELL} text-right tabular-nums`}>{countText(orders)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{countText(books)}</td>
              <td className={`${CELL} text-right tabular-nums`}>{formatDollars(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
