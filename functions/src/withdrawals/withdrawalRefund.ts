import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { withdrawnCopies } from '@bookstore/contract/withdrawnCopies';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { returnedCentsWith } from '../orders/decideReturn.ts';
import { itemsLeft, type OrderRecord } from '../orders/orderRecord.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/** Empty before the delivery, and for split orders, whose parts may hold the books. */
export function refundOf(
  order: OrderRecord,
  { receivedAt, items }: Pick<WithdrawalRecord, 'receivedAt' | 'items'>,
): Pick<Withdrawal, 'refundCents' | 'returnedAt'> {
  const isDelivered = order.status === 'delivered' || order.status === 'returned';
  if (!isDelivered || order.splitInto.length > 0) return {};
  const { before = [], since = [] } = Object.groupBy(order.returns, ({ at }) => (at < receivedAt ? 'before' : 'since'));
  const returnedCents = before.flatMap((one) => one.items).reduce((sum, { cents }) => sum + cents, 0);
  const atReceipt = { ...order, returns: before, returnedCents };
  const left = itemsLeft(atReceipt);
  const titles = left.map(({ title }) => title);
  const places = new Set(withdrawnCopies(titles, items));
  const copies = left.filter((_, place) => places.has(place));
  const prices = copies.map(({ priceCents }) => priceCents);
  return {
    ...(copies.length > 0 && { refundCents: returnedCentsWith(atReceipt, prices) - returnedCents }),
    ...returnOf(copies, since, order),
  };
}

/** Text that names no title counts once the whole order is back. */
function returnOf(
  copies: OrderRecord['items'],
  since: OrderRecord['returns'],
  { status, returns }: OrderRecord,
): Pick<Withdrawal, 'returnedAt'> {
  const ids = since.flatMap((one) => one.items.map(({ id }) => id));
  const isKept = copies.length === 0 || partitionByIds(copies, ids, ({ id }) => id).rest.length > 0;
  if (isKept && status !== 'returned') return {};
  const last = since.findLast((one) => one.items.some(({ id }) => copies.some((copy) => copy.id === id)));
  const { at } = last ?? returns.at(-1) ?? {};
  return at ? { returnedAt: at.toISOString() } : {};
}
