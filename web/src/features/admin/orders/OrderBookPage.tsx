import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetOrderBookQuery } from '../../../api/orderCalls.ts';
import { toStatus } from '../../../orderStates/orderStatus.ts';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { readTrail } from '../ui/trail.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { filledIn, type OrdersView, readView, toSearch } from './ordersFilter.ts';

/** Every order, newest first; search, status and page stand in the address. */
export function OrderBookPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const filter = ({ q, status }: { q: string; status: string }) => {
    const known = toStatus(status) ?? '';
    if (q === view.q && known === view.status) return;
    void navigate({ search: toSearch({ q, status: known, cursor: '' }) }, { replace: true });
  };
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <AdminHeading className="px-4 pt-4 text-xl lg:px-6">Orders</AdminHeading>
      <OrdersToolbar view={view} onChange={filter} />
      <OrdersOfView view={view} />
    </Card>
  );
}

function OrdersOfView({ view }: { view: OrdersView }) {
  const { data, isError, isFetching, refetch } = useGetOrderBookQuery(filledIn(view), {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) {
    return (
      <div className="p-4 lg:p-6">
        <ErrorState onRetry={() => void refetch()}>The orders could not be loaded</ErrorState>
      </div>
    );
  }
  if (!data) return <Spinner label="Loading the orders" />;
  if (data.orders.length === 0) {
    return (
      <div className="p-4 lg:p-6">
        <EmptyState icon="parcel">{view.q || view.status ? 'No order matches' : 'There are no orders yet'}</EmptyState>
      </div>
    );
  }
  return (
    // What was asked before stays in sight until the answer is there.
    <div aria-busy={isFetching} className={isFetching ? 'opacity-60' : undefined}>
      <OrdersTable orders={data.orders} />
      <OrderPages view={view} nextCursor={data.nextCursor} />
    </div>
  );
}

/** To older and newer orders. A cursor only leads onward, so the way back is kept with the address. */
function OrderPages({ view, nextCursor }: { view: OrdersView; nextCursor: string | null }) {
  const trail = readTrail(useLocation().state);
  if (nextCursor === null && view.cursor === '') return null;
  const turn = (label: string, cursor: string, next: readonly string[]) => (
    <Link
      to={{ pathname: paths.adminOrders, search: toSearch({ ...view, cursor }) }}
      state={{ trail: next }}
      className={buttonClass('secondary', 'px-4!')}
    >
      {label}
    </Link>
  );
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-3 border-line border-t px-4 py-4 lg:px-6">
      {view.cursor !== '' && turn('Newer orders', trail.at(-1) ?? '', trail.slice(0, -1))}
      <p role="status" className="text-ink-soft text-sm tabular-nums">
        Page {trail.length + 1}
      </p>
      <span className="ml-auto">
        {nextCursor !== null && turn('Older orders', nextCursor, [...trail, view.cursor])}
      </span>
    </nav>
  );
}
