import type { Order } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orders';
import { useLocation } from 'react-router-dom';
import { readStateField } from '../../lib/readStateField.ts';
import { usePageMeta } from '../../lib/usePageMeta.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryResult } from '../../ui/QueryResult.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PlacedOrder } from './PlacedOrder.tsx';
import { useMyOrders } from './useMyOrders.ts';

export function OrdersPage() {
  usePageMeta({ title: messages.orders, description: messages.pageDescription });
  const { query, now } = useMyOrders();
  const hasOrders = query.currentData !== undefined && query.currentData.length > 0;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-8 px-4 py-10 sm:px-6 sm:py-14">
      <PageHeading className={query.currentData ? undefined : 'sr-only'}>
        {hasOrders ? messages.yourOrders : messages.orders}
      </PageHeading>
      <QueryResult
        query={query}
        loading={<Spinner label={messages.loading} />}
        failure={<ErrorState onRetry={() => void query.refetch()}>{messages.ordersNotLoaded}</ErrorState>}
      >
        {(orders) => <OrderList orders={orders} now={now} />}
      </QueryResult>
    </div>
  );
}

function OrderList({ orders, now }: { orders: readonly Order[]; now: Date }) {
  // Set by the checkout.
  const placed = readStateField(useLocation().state, 'placed');
  if (orders.length === 0) return <NoOrders>{messages.noOrdersFound}</NoOrders>;
  return (
    <ol className="grid gap-6">
      {orders.map((order) => (
        <li key={order._id} id={order._id} className="scroll-mt-28">
          {order._id === placed && order.status === 'placed' ? (
            <PlacedOrder order={order} now={now} />
          ) : (
            <OrderCard order={order} orders={orders} now={now} />
          )}
        </li>
      ))}
    </ol>
  );
}
