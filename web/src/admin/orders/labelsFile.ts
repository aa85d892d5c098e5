import type { AdminOrder } from '@bookstore/contract/api/order';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/ordersFile';
import { toCsvTable } from '../../lib/csv.ts';
import { saveFile } from '../../lib/saveFile.ts';

/** How many labels were saved, and how many orders were left out. */
export interface SavedLabels {
  labels: number;
  left: number;
}

const headings = messages.labelsFile(CURRENCY);

/** A parcel that is still to go, and the shop knows whereto. */
const hasLabel = ({ status, delivery }: AdminOrder) =>
  (status === 'placed' || status === 'packed') && Boolean(delivery?.street);

/** Of orders that are still to be sent and whose street is kept: a row for each, the amount as a plain number. */
export function labelsCsv(orders: readonly AdminOrder[]): string {
  return toCsvTable(headings, orders.filter(hasLabel).map(cellsOf));
}

/** Saves the labels of these orders as a file, unless there are none. */
export function saveLabels(orders: readonly AdminOrder[]): SavedLabels {
  const labels = orders.filter(hasLabel).length;
  const name = `labels-${dayOf(new Date(), SHOP_TIME_ZONE)}.csv`;
  if (labels > 0) saveFile(name, 'text/csv;charset=utf-8', labelsCsv(orders));
  return { labels, left: orders.length - labels };
}

function cellsOf(order: AdminOrder): Record<keyof typeof headings, string | number> {
  const { _id, name, phone, address, delivery, totalPrice, payment } = order;
  return {
    name,
    street: delivery?.street ?? '',
    ...address,
    phone,
    order: shortId(_id),
    amount: payment.method === 'cash-on-delivery' ? Number(totalPrice) : 0,
  };
}
