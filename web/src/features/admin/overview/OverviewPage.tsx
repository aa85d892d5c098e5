import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useAdminMeta } from '../ui/useAdminMeta.ts';
import { PlaceholderCards } from './PlaceholderCards.tsx';
import { RevenueSection } from './RevenueSection.tsx';
import { StatCards } from './StatCards.tsx';
import { useStatistics } from './useStatistics.ts';

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
  return (
    <div className="grid gap-6 pb-20 md:pb-0">
      <StatCards statistics={statistics} />
      {hasRoomForChart && <RevenueSection />}
      <PlaceholderCards />
    </div>
  );
}
