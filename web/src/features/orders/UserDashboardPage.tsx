import { formatDate } from '../../lib/formatDate.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAuth } from '../auth/context.ts';
import { greeting } from './greeting.ts';
import { OrderCard } from './OrderCard.tsx';
import { useMyOrders } from './useMyOrders.ts';

export function UserDashboardPage() {
  usePageMeta({ title: 'User Dashboard', description: 'Your recent orders.' });
  const { currentUser } = useAuth();
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <div className="grid gap-2">
        <PageHeading>User Dashboard</PageHeading>
        <p className="text-ink-soft text-lg">{greeting(currentUser?.name)}</p>
      </div>
      <RecentOrders />
    </div>
  );
}

function RecentOrders() {
  const { orders, isError, refetch } = useMyOrders();
  if (isError) return <ErrorState onRetry={refetch}>Error getting orders data</ErrorState>;
  if (!orders) return <Spinner label="Loading..." />;
  if (orders.length === 0) return <EmptyState icon="parcel">You have no recent orders.</EmptyState>;
  return (
    <ul className="grid gap-6">
      {orders.map((order) => (
        <li key={order._id}>
          {/* The locale's own short date, as specified for this page. */}
          <OrderCard order={order} date={formatDate(order.createdAt)} />
        </li>
      ))}
    </ul>
  );
}
