import type { OrderReturnInput } from '@bookstore/contract/api/orderChanges';
import { hashOf } from '../lib/hash.ts';
import { ERASED_UID, itemsLeft, type OrderRecord, toAdminOrder } from './orderRecord.ts';
import { AlreadyReturned, KeyOfAnotherReturn, NotInOrder, StatusConflict } from './orders.errors.ts';

/** What an admin says of books that came back. */
export interface ReturnRequest extends OrderReturnInput {
  username: string;
  /** Names the return; undefined makes every call one of its own. */
  key: string | undefined;
}

const keyHashOf = ({ key }: ReturnRequest) => (key === undefined ? '' : hashOf('return', key));
const requestHashOf = ({ items, restock, note }: ReturnRequest) =>
  hashOf('return', JSON.stringify([items, restock, note]));

/** Whether an earlier call with the same key has said it. @throws KeyOfAnotherReturn. */
export function isRepeated(order: OrderRecord, request: ReturnRequest): boolean {
  if (request.key === undefined) return false;
  const earlier = order.returns.find(({ keyHash }) => keyHash === keyHashOf(request));
  // Once its customer was erased nobody knows any more what it asked for.
  const isOther = earlier && earlier.requestHash !== '' && earlier.requestHash !== requestHashOf(request);
  if (isOther) throw new KeyOfAnotherReturn(toAdminOrder(order));
  return earlier !== undefined;
}

type ReturnFields = Pick<OrderRecord, 'returns' | 'returnedCents' | 'status' | 'history'>;

/**
 * Decides what comes back of a delivered order, and what is paid back: the price of each copy as it was sold, and with the last of them
 * all that the order has cost.
 * @throws StatusConflict where it was not delivered, or is nobody's any more and something is noted of it, NotInOrder, AlreadyReturned.
 */
export function decideReturn(order: OrderRecord, request: ReturnRequest, now: Date): ReturnFields {
  if (order.status !== 'delivered' && order.status !== 'returned') throw new StatusConflict(toAdminOrder(order));
  const { username: by, restock, note } = request;
  // Of whom an order was that was erased, nothing is noted any more.
  if (note !== '' && order.uid === ERASED_UID) throw new StatusConflict(toAdminOrder(order));
  const items = copiesOf(order, request.items);
  const returns = [
    ...order.returns,
    { at: now, by, items, restock, note, keyHash: keyHashOf(request), requestHash: requestHashOf(request) },
  ];
  if (itemsLeft({ ...order, returns }).length === 0) {
    const history = [...order.history, { status: 'returned' as const, at: now, by }];
    return { returns, returnedCents: order.totalCents, status: 'returned', history };
  }
  const returnedCents = items.reduce((sum, { cents }) => sum + cents, order.returnedCents);
  return { returns, returnedCents, status: order.status, history: order.history };
}

/** The copies that come back, each with its price. @throws NotInOrder, AlreadyReturned. */
function copiesOf(order: OrderRecord, ids: readonly string[]): ReturnFields['returns'][number]['items'] {
  const sold = order.items.map(({ id }) => id);
  const unknown = ids.flatMap((id, place) => {
    const copies = ids.slice(0, place + 1).filter((other) => other === id).length;
    return copies > sold.filter((other) => other === id).length ? [place] : [];
  });
  if (unknown.length > 0) throw new NotInOrder(unknown);
  const left = itemsLeft(order);
  return ids.map((id) => {
    const index = left.findIndex((item) => item.id === id);
    const [item] = index < 0 ? [] : left.splice(index, 1);
    if (!item) throw new AlreadyReturned(toAdminOrder(order));
    return { id, cents: item.priceCents };
  });
}
