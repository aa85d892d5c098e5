import type { Statistics } from '@bookstore/contract/api/admin';
import { dashboard } from '@bookstore/shop/dashboard';
import { use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminClient } from '../../api/adminClient.ts';
import { readAdminToken } from '../../api/adminToken.ts';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { shortCount, Unpacked } from '../ui/unpacked.ts';
import { useAdminMeta } from '../ui/useAdminMeta.ts';
import { PlaceholderCards } from './PlaceholderCards.tsx';
import { RevenueSection } from './RevenueSection.tsx';
import { StatCards } from './StatCards.tsx';

/** The shop's numbers; null until they arrive. A failure is only logged, and stays null (specification, section 4). */
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

export function OverviewPage() {
  useAdminMeta();
  const statistics = useStatistics();
  // Not only hidden on a phone: the chart's library is not even loaded there.
  const hasRoomForChart = useMediaQuery('(min-width: 768px)');
  if (!statistics) {
    return (
      <Card>
        <Spinner label="Loading the statistics" />
      </Card>
    );
  }
  return <Overview statistics={statistics} hasSamples={dashboard.hasSamples ?? true} hasChart={hasRoomForChart} />;
}

interface OverviewProps {
  statistics: Statistics;
  hasSamples: boolean;
  /** Whether there is room for it, where there are samples. */
  hasChart: boolean;
}

/** The shop's own figures, and below them what the specification invents. */
export function Overview({ statistics, hasSamples, hasChart }: OverviewProps) {
  return (
    <div className="grid gap-6 pb-20 md:pb-0">
      <StatCards statistics={statistics} hasSamples={hasSamples} />
      <ToPack />
      {hasSamples && (
        <>
          <p className="border-line border-t pt-6 text-ink-soft text-sm">
            What follows is invented: none of it is counted in your shop.
          </p>
          {hasChart && <RevenueSection />}
          <PlaceholderCards />
        </>
      )}
    </div>
  );
}

const TO_PACK = { pathname: paths.adminOrders, search: '?status=placed' };

/** How many orders wait to be packed, as the sidebar counts them. */
function ToPack() {
  const count = use(Unpacked);
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-x-5">
        {count === 0
          ? 'No order waits to be packed.'
          : `${shortCount(count)} ${count === 1 ? 'order waits' : 'orders wait'} to be packed.`}
        {count > 0 && (
          <Link
            to={TO_PACK}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            Show them
          </Link>
        )}
      </p>
    </Card>
  );
}
