import type { SalesReport, SalesTotals } from '@bookstore/contract/api/sales';
import { countDays, rangeBefore } from '@bookstore/contract/days';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetSalesQuery } from '../../api/salesApi.ts';
import { useIsOwner } from '../../api/signedInAdminApi.ts';
import { countText } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { LastAnswer } from '../ui/LastAnswer.tsx';
import { JournalButton } from './JournalButton.tsx';
import { SalesOverTime } from './SalesOverTime.tsx';
import { BestSellers, CategoriesTable } from './SalesTables.tsx';
import { SalesToolbar } from './SalesToolbar.tsx';
import { backlogText, changeText, rangeText } from './salesTexts.ts';
import { readSalesView, type SalesView, toQuestion, toSalesSearch } from './salesView.ts';

export function SalesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readSalesView(params);
  const isOwner = useIsOwner();
  const show = (next: SalesView) =>
    void navigate({ search: toSalesSearch(next) }, { replace: true, preventScrollReset: true });
  const query = useGetSalesQuery(toQuestion(view), { refetchOnMountOrArgChange: true });
  return (
    <div className="grid gap-6 pb-20 md:pb-0">
      <Card className="grid gap-4 sm:gap-4">
        <AdminHeading>{messages.sales}</AdminHeading>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-4 sm:gap-x-4">
          <SalesToolbar view={view} report={query.data} onChange={show}>
            {isOwner && query.data && <JournalButton range={query.data} />}
          </SalesToolbar>
        </div>
      </Card>
      <QueryResult
        query={query}
        loading={<Spinner label={messages.loadingSales} />}
        failure={<ErrorState onRetry={() => void query.refetch()}>{messages.salesNotLoaded}</ErrorState>}
      >
        {(report) => (
          <LastAnswer isFetching={query.isFetching} className="grid gap-6">
            <SalesFigures report={report} />
            {report.topBooks.length === 0 ? (
              <EmptyState icon="parcel">{messages.noSales}</EmptyState>
            ) : (
              <>
                <SalesOverTime report={report} />
                <div className="grid items-start gap-6 xl:grid-cols-2">
                  <BestSellers books={report.topBooks} />
                  <CategoriesTable categories={report.byCategory} />
                </div>
              </>
            )}
          </LastAnswer>
        )}
      </QueryResult>
    </div>
  );
}

const FIGURES: { label: string; of: (totals: SalesTotals) => number; format: (value: number) => string }[] = [
  { label: messages.revenue, of: ({ revenue }) => revenue, format: formatDollars },
  { label: messages.orders, of: ({ orders }) => orders, format: countText },
  { label: messages.booksSold, of: ({ books }) => books, format: countText },
];

function SalesFigures({ report }: { report: SalesReport }) {
  const earlier = rangeBefore(report);
  // Monthly buckets keep the answer small.
  const { data } = useGetSalesQuery({ ...earlier, by: 'month' });
  const totals = addUp(report);
  const before = data?.from === earlier.from && data.to === earlier.to ? addUp(data) : null;
  const days = countDays(report);
  return (
    <section aria-label={messages.totalsOf(rangeText(report))} className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {messages.daysIn(rangeText(report), report.timeZone)}
      </p>
      <p role="status" className="font-medium empty:hidden">
        {backlogText(report.behindSeconds)}
      </p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {FIGURES.map(({ label, of, format }) => (
          <li key={label} className="max-xl:first:col-span-full">
            <Card className="h-full max-sm:p-4!">
              <p className="text-ink-soft">{label}</p>
              <p className="font-display text-3xl tabular-nums">{format(of(totals))}</p>
              <p className="min-h-6 text-ink-soft text-sm">
                {before && <Change now={of(totals)} before={of(before)} days={days} format={format} />}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangeProps {
  now: number;
  before: number;
  days: number;
  format: (value: number) => string;
}

function Change({ now, before, days, format }: ChangeProps) {
  const change = changeText(now, before);
  const then = messages.inPreviousPeriod(days, countText(days));
  if (change === '') return messages.unchangedFrom(then);
  return (
    <>
      <span className="font-medium text-ink">{change}</span>
      {` · ${format(before)} ${then}`}
    </>
  );
}

/** Adds up cents, because amounts as numbers lose precision. */
export function addUp({ buckets }: Pick<SalesReport, 'buckets'>): SalesTotals {
  let cents = 0;
  let orders = 0;
  let books = 0;
  for (const bucket of buckets) {
    cents += Math.round(bucket.revenue * 100);
    orders += bucket.orders;
    books += bucket.books;
  }
  return { revenue: cents / 100, orders, books };
}
