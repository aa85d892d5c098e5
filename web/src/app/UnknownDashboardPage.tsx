import { Link } from 'react-router-dom';
import { AdminHeading } from '../admin/ui/AdminHeading.tsx';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** For an address below /dashboard that leads nowhere. */
export function UnknownDashboardPage() {
  const action = (
    <Link to={paths.dashboard} className={buttonClass('secondary')}>
      Back to the dashboard
    </Link>
  );
  return (
    <>
      <AdminHeading className="sr-only">Page not found</AdminHeading>
      <EmptyState action={action}>There is no such page in the dashboard</EmptyState>
    </>
  );
}
