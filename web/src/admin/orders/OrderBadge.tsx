import type { AdminOrder } from '@bookstore/contract/api/order';
import { isCounterSale } from '@bookstore/contract/payment';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { isPartlyReturned } from '../../lib/returnedItems.ts';
import { badgeClass, StatusBadge } from '../../ui/orderStatus/StatusBadge.tsx';

/** Distinguishes waiting orders from those to pack. */
export function OrderBadge({ order }: { order: AdminOrder }) {
  if (!isWaiting(order)) return <StatusBadge order={order} />;
  return <span className={badgeClass('packed')}>{messages.waitingOrders}</span>;
}

/** Delivered orders with some books returned. */
export function PartlyReturned({ order }: { order: AdminOrder }) {
  if (!isPartlyReturned(order)) return null;
  return <span className={badgeClass('delivered')}>{messages.partlyReturned}</span>;
}

/** Delivered orders whose cash the shop does not have yet. */
export function CashMark({ order }: { order: AdminOrder }) {
  if (order.status !== 'delivered' || order.cashReceived || isCounterSale(order)) return null;
  return <span className="basis-full text-accent text-sm">{messages.cashDue}</span>;
}
