import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';

export interface OrderReason {
  order: AdminOrder;
  reason: string;
}

export function splitOrders(orders: readonly AdminOrder[], status: OrderStatus) {
  const split = orders.map((order): OrderReason => ({ order, reason: reasonAgainst(order, status) }));
  return {
    matching: split.filter(({ reason }) => reason === '').map(({ order }) => order),
    others: split.filter(({ reason }) => reason !== ''),
  };
}

function reasonAgainst(order: AdminOrder, status: OrderStatus): string {
  if (order.status !== status) return messages.hasStatus(statusLabel(order.status, order));
  if (status === 'delivered' && order.cashReceived) return messages.cashAlreadyReceived;
  if (order.lacksStreet) return messages.noStreetReason;
  return isWaiting(order) ? messages.waitsReason : '';
}
