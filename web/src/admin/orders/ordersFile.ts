import type { AdminOrder, Gift, OrdersPage } from '@bookstore/contract/api/order';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import type { CsvCell } from '@bookstore/contract/bookFiles/csvCells';
import { dayOf } from '@bookstore/contract/days';
import { CURRENCY } from '@bookstore/contract/format/currency';
import { centsToNumber } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/ordersFile';
import type { OrdersFilter } from '../../api/adminOrdersApi.ts';
import { toCsvTable } from '../../lib/csv.ts';
import { saveFile } from '../../lib/saveFile.ts';

interface CollectOptions {
  filter: OrdersFilter;
  fetchPage: (request: OrdersFilter) => Promise<OrdersPage>;
  onProgress: (count: number) => void;
  /** Checked after every call. */
  isCancelled: () => boolean;
}

/** @throws errors of a call */
export async function saveOrders(options: CollectOptions): Promise<void> {
  const orders = await collectOrders(options);
  if (!orders) return;
  saveFile(`orders-${dayOf(new Date(), SHOP_TIME_ZONE)}.csv`, 'text/csv;charset=utf-8', ordersCsv(orders));
}

/** @returns null if cancelled @throws errors of a call */
export async function collectOrders(options: CollectOptions): Promise<AdminOrder[] | null> {
  const { filter, fetchPage, onProgress, isCancelled } = options;
  const orders: AdminOrder[] = [];
  let cursor: string | null = null;
  do {
    const request: OrdersFilter = {
      ...filter,
      ...(cursor !== null && { cursor }),
      limit: LIMITS.ordersPage.max,
      streets: true,
    };
    const page: OrdersPage = await fetchPage(request);
    if (isCancelled()) return null;
    orders.push(...page.orders);
    onProgress(orders.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return orders;
}

const headings = messages.ordersFile(CURRENCY);

/** One row per order: dates as ISO 8601, amounts without currency. The total includes delivery, wrap and refunds. */
export function ordersCsv(orders: readonly AdminOrder[]): string {
  return toCsvTable(headings, orders.map(toCells));
}

function toCells(order: AdminOrder): Record<keyof typeof headings, CsvCell> {
  const { _id, createdAt, status, name, email, phone, delivery, address, items } = order;
  const { street = '', note = '', gift } = delivery ?? {};
  return {
    id: _id,
    date: createdAt,
    status,
    name,
    email,
    phone,
    street,
    ...address,
    note,
    books: items.length,
    titles: items.map((item) => item.title).join('; '),
    total: { amount: Number(order.totalPrice) },
    deliveryCharge: { amount: Number(order.deliveryCharge ?? '0') },
    giftWrap: { amount: Number(order.giftWrap ?? '0') },
    gift: gift ? giftWord(gift) : '',
    refund: { amount: centsToNumber(order.returnedCents ?? 0) },
  };
}

const giftWord = ({ wrap }: Gift) => (wrap ? messages.giftWrapped : messages.yes);
