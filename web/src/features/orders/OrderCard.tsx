import type { Order } from '@bookstore/contract/order';
import { formatDate } from '../../lib/formatDate.ts';
import { Card } from '../../ui/Card.tsx';
import { OrderLines } from './OrderLines.tsx';

interface Props {
  order: Order;
  /** Counts from one; the orders page numbers its list. */
  number?: number;
  /** Whether to show for whom and whereto. */
  isDetailed?: boolean;
}

export function OrderCard({ order, number, isDetailed = false }: Props) {
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 gap-1">
          {number !== undefined && <h2 className="font-display text-xl"># {number}</h2>}
          <p className="wrap-anywhere font-medium text-ink">Order ID: {order._id}</p>
          <p className="text-ink-soft text-sm">Date: {formatDate(order.createdAt)}</p>
        </div>
        <p className="font-display text-ink text-xl tabular-nums">Total: ${order.totalPrice}</p>
      </div>
      {isDetailed && <Recipient order={order} />}
      <OrderLines order={order} />
    </Card>
  );
}

function Recipient({ order }: { order: Order }) {
  const { city, state, country, zipcode } = order.address;
  return (
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      <Fact name="Name">{order.name}</Fact>
      <Fact name="Email">{order.email}</Fact>
      <Fact name="Phone">{order.phone}</Fact>
      <Fact name="Address">{[city, state, country, zipcode].join(', ')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
