import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { foldText } from '@bookstore/contract/search/foldText';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { returnedCentsWith } from '../orders/decideReturn.ts';
import { itemsLeft, type OrderRecord } from '../orders/orderRecord.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/** Empty unless the order was delivered and never split, and each line is the title of a book that was not back yet. */
export function refundOf(
  order: OrderRecord,
  { receivedAt, items: lines }: Pick<WithdrawalRecord, 'receivedAt' | 'items'>,
): Pick<Withdrawal, 'refundCents' | 'returnedAt'> {
  const isDelivered = order.status === 'delivered' || order.status === 'returned';
  if (!isDelivered || order.splitInto.length > 0) return {};
  const { before = [], since = [] } = Object.groupBy(order.returns, ({ at }) => (at < receivedAt ? 'before' : 'since'));
  const returnedCents = before.flatMap((one) => one.items).reduce((sum, { cents }) => sum + cents, 0);
  const atReceipt = { ...order, returns: before, returnedCents };
  const left = itemsLeft(atReceipt).map((item) => ({ ...item, line: foldText(item.title) }));
  const named = lines.map(foldText);
  const copies = lines.length === 0 ? left : left.filter(({ line }) => named.includes(line));
  if (copies.length === 0 || named.some((line) => copies.every((copy) => copy.line !== line))) return {};
  const prices = copies.map(({ priceCents }) => priceCents);
  const refundCents = returnedCentsWith(atReceipt, prices) - returnedCents;
  const returnedAt = returnOf(copies, since)?.at.toISOString();
  return { refundCents, ...(returnedAt && { returnedAt }) };
}

/** @returns the last return of these copies, once all are back */
function returnOf(copies: OrderRecord['items'], returns: OrderRecord['returns']) {
  const ids = returns.flatMap((one) => one.items.map(({ id }) => id));
  if (partitionByIds(copies, ids, ({ id }) => id).rest.length > 0) return undefined;
  return returns.findLast((one) => one.items.some(({ id }) => copies.some((copy) => copy.id === id)));
}
