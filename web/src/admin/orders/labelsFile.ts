import type { AdminOrder } from '@bookstore/contract/api/order';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import type { CsvCell } from '@bookstore/contract/bookFiles/csvCells';
import { dayOf } from '@bookstore/contract/days';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { shortId } from '@bookstore/contract/ids';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/ordersFile';
import { toCsvTable } from '../../lib/csv.ts';
import { saveFile } from '../../lib/saveFile.ts';

export interface SavedLabels {
  labels: number;
  left: number;
}

const headings = messages.labelsFile(CURRENCY);

const hasLabel = (order: AdminOrder) =>
  !order.pickup &&
  (order.status === 'placed' || order.status === 'packed') &&
  !isWaiting(order) &&
  Boolean(order.delivery?.street);

/** One row per order that can be sent and has a street; amounts without currency. */
export function labelsCsv(orders: readonly AdminOrder[]): string {
  return toCsvTable(headings, orders.filter(hasLabel).map(toCells));
}

export function saveLabels(orders: readonly AdminOrder[]): SavedLabels {
  const labels = orders.filter(hasLabel).length;
  const name = `labels-${dayOf(new Date(), SHOP_TIME_ZONE)}.csv`;
  if (labels > 0) saveFile(name, 'text/csv;charset=utf-8', labelsCsv(orders));
  return { labels, left: orders.length - labels };
}

function toCells(order: AdminOrder): Record<keyof typeof headings, CsvCell> {
  const { _id, name, phone, address, delivery, totalPrice, payment } = order;
  return {
    name,
    street: delivery?.street ?? '',
    ...address,
    phone,
    order: shortId(_id),
    amount: { amount: payment.method === 'cash-on-delivery' ? Number(totalPrice) : 0 },
  };
}
