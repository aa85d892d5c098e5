import type { OrderReturnInput } from '@bookstore/contract/api/orderChanges';
import { hashOf } from '../lib/hash.ts';
import { ERASED_UID, itemsLeft, type OrderRecord, toAdminOrder } from './orderRecord.ts';
import { AlreadyReturned, NotInOrder, ReturnKeyReused, StatusConflict } from './orders.errors.ts';

export interface ReturnRequest extends OrderReturnInput {
  username: string;
  key: string | undefined;
}

const keyHashOf = ({ key }: ReturnRequest) => (key === undefined ? '' : hashOf('return', key));
const requestHashOf = ({ items, restock, note }: ReturnRequest) =>
  hashOf('return', JSON.stringify([items, restock, note]));

/** An earlier call had the same key. @throws ReturnKeyReused */
export function isRepeated(order: OrderRecord, request: ReturnRequest): boolean {
  if (request.key === undefined) return false;
  const earlier = order.returns.find(({ keyHash }) => keyHash === keyHashOf(request));
  // Erasing the customer removes the hash.
  const isOther = earlier && earlier.requestHash !== '' && earlier.requestHash !== requestHashOf(request);
  if (isOther) throw new ReturnKeyReused(toAdminOrder(order));
  return earlier !== undefined;
}

type ReturnFields = Pick<OrderRecord, 'returns' | 'returnedCents' | 'status' | 'history'>;

/** Counts the price paid for each copy, and with the last one the rest of the total. */
export function returnedCentsWith(
  order: Pick<OrderRecord, 'items' | 'returns' | 'returnedCents' | 'totalCents'>,
  prices: readonly number[],
): number {
  const isAll = itemsLeft(order).length === prices.length;
  return isAll ? order.totalCents : prices.reduce((sum, cents) => sum + cents, order.returnedCents);
}

/**
 * @throws StatusConflict if the order was not delivered, or a note is given for an erased customer, NotInOrder,
 * AlreadyReturned
 */
export function decideReturn(order: OrderRecord, request: ReturnRequest, now: Date): ReturnFields {
  if (order.status !== 'delivered' && order.status !== 'returned') throw new StatusConflict(toAdminOrder(order));
  const { username: by, restock, note } = request;
  // Erased customers get no notes.
  if (note !== '' && order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
  const items = takeItems(order, request.items);
  const returns = [
    ...order.returns,
    { at: now, by, items, restock, note, keyHash: keyHashOf(request), requestHash: requestHashOf(request) },
  ];
  const prices = items.map(({ cents }) => cents);
  const returnedCents = returnedCentsWith(order, prices);
  if (itemsLeft({ ...order, returns }).length === 0) {
    const history = [...order.history, { status: 'returned' as const, at: now, by }];
    return { returns, returnedCents, status: 'returned', history };
  }
  return { returns, returnedCents, status: order.status, history: order.history };
}

/** @param ids repeated per copy @throws NotInOrder */
export function assertInOrder(order: OrderRecord, ids: readonly string[]): void {
  const sold = order.items.map(({ id }) => id);
  const unknown = ids.flatMap((id, place) => {
    const copies = ids.slice(0, place + 1).filter((other) => other === id).length;
    return copies > sold.filter((other) => other === id).length ? [place] : [];
  });
  if (unknown.length > 0) throw new NotInOrder(unknown);
}

/** With prices. @throws NotInOrder, AlreadyReturned */
function takeItems(order: OrderRecord, ids: readonly string[]): ReturnFields['returns'][number]['items'] {
  assertInOrder(order, ids);
  const remaining = itemsLeft(order);
  return ids.map((id) => {
    const index = remaining.findIndex((item) => item.id === id);
    const [item] = index < 0 ? [] : remaining.splice(index, 1);
    if (!item) throw new AlreadyReturned(toAdminOrder(order));
    return { id, cents: item.priceCents };
  });
}
