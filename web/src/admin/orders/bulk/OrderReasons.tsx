import type { AdminOrder } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import { isolate } from '@bookstore/messages/words';
import { ScrollRegion } from '../../../ui/ScrollRegion.tsx';
import type { OrderReason } from './splitOrders.ts';

interface OrderReasonsProps {
  label: string;
  orders: readonly OrderReason[];
}

export function OrderReasons({ label, orders }: OrderReasonsProps) {
  if (orders.length === 0) return null;
  return (
    <ScrollRegion label={label} className="max-h-60 overflow-y-auto border-line border-y text-sm">
      <ul>
        {orders.map(({ order, reason }) => (
          <li key={order._id} className="wrap-anywhere border-line py-2 not-first:border-t">
            <span className="font-medium">{formatOrder(order)}</span>: {reason}
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}

const formatOrder = ({ _id, name }: AdminOrder) => [shortId(_id), name && isolate(name)].filter(Boolean).join(', ');
