import type { Statistics } from '@bookstore/contract/api/admin';
import { TRENDING_LABEL } from '@bookstore/contract/dashboardSamples';
import { formatDollars } from '@bookstore/contract/format/money';
import * as messages from '@bookstore/messages/dashboard';
import { dashboard } from '@bookstore/shop/dashboard';
import { lazy, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminClient } from '../../api/adminClient.ts';
import { readAdminToken } from '../../api/adminToken.ts';
import { classNames } from '../../lib/classNames.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAdminMeta } from '../ui/AdminHeading.tsx';
import { AdminIcon, type AdminIconName } from '../ui/AdminIcon.tsx';
import { TodaySection } from './TodaySection.tsx';

const SampleFigures = lazy(() =>
  import('./SampleFigures.tsx').then(({ SampleFigures }) => ({ default: SampleFigures })),
);

export function OverviewPage() {
  useAdminMeta();
  const statistics = useStatistics();
  // Phones do not load the chart library.
  const hasRoomForChart = useMediaQuery('(min-width: 768px)');
  return (
    <div className="grid gap-4 sm:gap-6">
      <TodaySection />
      {statistics ? (
        <Overview statistics={statistics} hasSamples={dashboard.hasSamples ?? true} hasChart={hasRoomForChart} />
      ) : (
        <Card>
          <Spinner label={messages.loadingStatistics} />
        </Card>
      )}
    </div>
  );
}

/** @returns null until loaded; failures are only logged (specification, section 4) */
function useStatistics(): Statistics | null {
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    adminClient.getStatistics(readAdminToken(), stop.signal).then(setStatistics, (error: unknown) => {
      if (!stop.signal.aborted) console.warn('The statistics could not be loaded', error);
    });
    return () => stop.abort();
  }, []);
  return statistics;
}

interface OverviewProps {
  statistics: Statistics;
  hasSamples: boolean;
  hasChart: boolean;
}

export function Overview({ statistics, hasSamples, hasChart }: OverviewProps) {
  return (
    <div className="grid gap-4 pb-20 sm:gap-6 md:pb-0">
      <StatCards statistics={statistics} hasSamples={hasSamples} />
      {hasSamples && (
        <LazyPart>
          <SampleFigures hasChart={hasChart} />
        </LazyPart>
      )}
    </div>
  );
}

export function StatCards({ statistics, hasSamples }: { statistics: Statistics; hasSamples: boolean }) {
  return (
    <ul
      aria-label={messages.statistics}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4"
    >
      <StatCard icon="book" label={messages.products} value={String(statistics.totalBooks)} />
      <StatCard
        icon="coins"
        label={messages.totalSales}
        value={formatDollars(statistics.totalSales)}
        to={paths.adminSales}
      />
      <StatCard
        icon="trend"
        label={messages.trendingBooks}
        value={String(statistics.trendingBooks)}
        sample={hasSamples ? `(${TRENDING_LABEL})` : ''}
      />
      <StatCard
        icon="parcel"
        label={messages.totalOrders}
        value={String(statistics.totalOrders)}
        to={paths.adminOrders}
      />
    </ul>
  );
}

interface StatCardProps {
  icon: AdminIconName;
  label: string;
  value: string;
  /** Shown beside the value; sample text, not the shop's own. */
  sample?: string;
  to?: string;
}

function StatCard({ icon, label, value, sample, to }: StatCardProps) {
  return (
    <li>
      <Card
        className={classNames(
          'relative flex h-full items-start gap-4 p-4! sm:p-5!',
          to && 'transition-colors hover:border-accent',
        )}
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent max-sm:hidden">
          <AdminIcon name={icon} />
        </span>
        <div className="min-w-0 hyphens-auto">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-xl tabular-nums sm:text-2xl">{value}</span>
            {sample && <span className="text-ink-soft">{sample}</span>}
          </p>
          {to ? (
            <Link
              to={to}
              className="text-ink-soft underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:text-ink"
            >
              {label}
            </Link>
          ) : (
            <p className="text-ink-soft">{label}</p>
          )}
          {sample && (
            <p className="pt-1">
              <span className="sr-only">{messages.sampleSuffix(sample)}</span>
              <SampleMark />
            </p>
          )}
        </div>
      </Card>
    </li>
  );
}

function SampleMark() {
  return (
    <span className="shrink-0 justify-self-start rounded-full border border-line-strong px-2 py-0.5 text-ink-soft text-xs leading-tight">
      {messages.sampleData}
    </span>
  );
}
