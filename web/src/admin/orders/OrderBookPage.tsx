import type { AdminOrder } from '@bookstore/contract/api/order';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useGetOrderBookQuery } from '../../api/orderBookApi.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { AdminHeading } from '../ui/AdminHeading.tsx';
import { type Selection, useSelection } from '../ui/useSelection.ts';
import { OrdersBar } from './bulk/OrdersBar.tsx';
import { NewOrders } from './NewOrders.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { OrdersToolbar } from './OrdersToolbar.tsx';
import { ALL_ORDERS, isFiltered, type OrdersView, readView, toFilter, toSearch } from './ordersFilter.ts';

/** Every order, newest first; search, status, days and page stand in the address. */
export function OrderBookPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = readView(params);
  const selection = useSelection<AdminOrder>('orders');
  const choose = (choice: Partial<OrdersView>) => {
    const search = toSearch({ ...view, ...choice, cursor: '' });
    // What was typed and the page one is on make no choice of their own.
    if (search === toSearch({ ...view, cursor: '' })) return;
    void navigate({ search }, { replace: true });
  };
  return (
    <Card className="mb-20 p-0! md:mb-0">
      <AdminHeading className="px-4 pt-4 text-2xl lg:px-6">Orders</AdminHeading>
      <OrdersToolbar view={view} onChange={choose} />
      <OrdersBar selection={selection} />
      <OrdersOfView view={view} selection={selection} />
    </Card>
  );
}

function OrdersOfView({ view, selection }: { view: OrdersView; selection: Selection<AdminOrder> }) {
  const list = useRef<HTMLDivElement>(null);
  const { data, isError, isFetching, refetch } = useGetOrderBookQuery(toFilter(view), {
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
  const show = () => {
    void refetch();
    // The button that was pressed goes when they are there.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <NewOrders view={view} newest={data.orders[0]} onShow={show} />
      {/* What was asked before stays in sight until the answer is there. */}
      <div
        ref={list}
        tabIndex={-1}
        aria-busy={isFetching}
        className={isFetching ? 'opacity-60 outline-none' : 'outline-none'}
      >
        {data.orders.length > 0 ? <OrdersTable orders={data.orders} selection={selection} /> : <NoOrders view={view} />}
        <OrderPages view={view} count={data.orders.length} nextCursor={data.nextCursor} />
      </div>
    </>
  );
}

function NoOrders({ view }: { view: OrdersView }) {
  const isOnlyPlaced = toSearch(view) === toSearch({ ...ALL_ORDERS, status: 'placed' });
  const reason = isFiltered(view) ? 'No order matches' : 'There are no orders yet';
  return (
    <div className="p-4 lg:p-6">
      <EmptyState
        icon="parcel"
        action={
          isFiltered(view) && (
            <Link to={paths.adminOrders} className={buttonClass('secondary')}>
              Show all orders
            </Link>
          )
        }
      >
        {isOnlyPlaced ? 'Every order is packed' : reason}
      </EmptyState>
    </div>
  );
}
