import type { SalesReport } from '@bookstore/contract/api/sales';
import type { Span } from '@bookstore/contract/days';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import { useId, useState } from 'react';
import { countOf, countText } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ScrollRegion } from '../../ui/ScrollRegion.tsx';
import { BarChart } from '../ui/BarChart.tsx';
import { NamesAndNumbers } from './SalesTables.tsx';
import { startText } from './salesTexts.ts';

const HEADINGS: Record<Span, string> = { day: messages.day, week: messages.weekFrom, month: messages.month };

type Figure = 'revenue' | 'orders' | 'books';

/** Two scales in one chart would mislead. */
const FIGURES: Record<Figure, { name: string; format: (value: number) => string }> = {
  revenue: { name: messages.revenue, format: formatDollars },
  orders: { name: messages.orders, format: (count) => countOf(count, 'order') },
  books: { name: messages.books, format: (count) => countOf(count, 'book') },
};
const ALL: Figure[] = ['revenue', 'orders', 'books'];

export function SalesOverTime({ report }: { report: SalesReport }) {
  const { buckets, by } = report;
  const tableId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [figure, setFigure] = useState<Figure>('revenue');
  const { name, format } = FIGURES[figure];
  const bars = buckets.map((bucket) => ({ label: startText(bucket.start, by, report), value: bucket[figure] }));
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
        <h3 className="font-display text-xl">{messages.by(name, by)}</h3>
        <div className="flex flex-wrap items-center gap-2 max-sm:basis-full">
          <fieldset
            aria-label={messages.chartFigure}
            className="flex flex-wrap gap-1 rounded-control bg-paper-sunk p-1 max-sm:basis-full max-sm:*:flex-auto"
          >
            {ALL.map((one) => (
              <Button
                key={one}
                look={one === figure ? 'secondary' : 'quiet'}
                className="px-3!"
                aria-pressed={one === figure}
                onClick={() => setFigure(one)}
              >
                {FIGURES[one].name}
              </Button>
            ))}
          </fieldset>
          <Button
            look="quiet"
            className="px-3! underline"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? messages.hideTable : messages.showAsTable}
          </Button>
        </div>
      </div>
      <BarChart bars={bars} isMoney={figure === 'revenue'} format={format} />
      <div id={tableId}>{isOpen && <NumbersTable report={report} />}</div>
    </Card>
  );
}

function NumbersTable({ report }: { report: SalesReport }) {
  const { buckets, by } = report;
  return (
    <ScrollRegion label={messages.salesBy(by)} className="mt-4 max-h-96 overflow-y-auto border-line border-t">
      <table className="w-full text-left">
        <caption className="sr-only">{messages.salesBy(by)}</caption>
        <NamesAndNumbers
          headings={[HEADINGS[by], messages.orders, messages.books, messages.revenue]}
          rows={buckets.map(({ start, orders, books, revenue }) => ({
            key: start,
            name: <time dateTime={start}>{startText(start, by, report)}</time>,
            cells: [countText(orders), countText(books), formatDollars(revenue)],
          }))}
        />
      </table>
    </ScrollRegion>
  );
}
