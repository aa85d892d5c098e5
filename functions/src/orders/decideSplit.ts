import type { OrderSplit } from '@bookstore/contract/api/orderChanges';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import * as messages from '@bookstore/messages/problems';
import { hashOf } from '../lib/hash.ts';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { promisedDays } from './buildOrder.ts';
import type { IsSeen } from './decideChange.ts';
import { arrivalWith, type EditPolicy, waitingWith } from './decideEdit.ts';
import { assertInOrder } from './decideReturn.ts';
import {
  contractOf,
  ERASED_UID,
  futurePublicationOfItems,
  type OrderRecord,
  toAdminOrder,
  UNSPLIT,
} from './orderRecord.ts';
import { NotPlaced, OrderChangedMeanwhile, OrderFieldRefused, SplitKeyReused } from './orders.errors.ts';

export interface SplitRequest extends OrderSplit {
  username: string;
  /** Determines the second order's id. */
  key: string;
  isSeen: IsSeen;
}

const requestHashOf = (id: string, { items, expected = '', reason, notify = false }: OrderSplit) =>
  hashOf('split', id, JSON.stringify([items.toSorted(), expected, reason, notify]));

/** @throws SplitKeyReused if another split made the second order */
export function assertSameSplit(first: OrderRecord, second: OrderRecord, request: OrderSplit): void {
  const isOther = second.requestHash !== '' && second.requestHash !== requestHashOf(first.id, request);
  if (isOther) throw new SplitKeyReused(toAdminOrder(first));
}

type Lines = Pick<OrderRecord, 'productIds' | 'items' | 'counted'>;

function separateLines(order: Lines, ids: readonly string[]): { moved: Lines; remaining: Lines } {
  const productIds = partitionByIds(order.productIds, ids, String);
  const items = partitionByIds(order.items, ids, ({ id }) => id);
  const counted = partitionByIds(order.counted, ids, String);
  return {
    moved: { productIds: productIds.matched, items: items.matched, counted: counted.matched },
    remaining: { productIds: productIds.rest, items: items.rest, counted: counted.rest },
  };
}

const sumCents = (items: OrderRecord['items']) => items.reduce((cents, { priceCents }) => cents + priceCents, 0);

/** The second parcel leaves once its books are expected and published. */
function secondDays(
  order: OrderRecord,
  items: OrderRecord['items'],
  expected: string,
  policy: EditPolicy,
  now: Date,
): Pick<OrderRecord, 'arrival' | 'waiting'> {
  const arrival = arrivalWith(order, items, policy, now);
  if (expected === '') return { arrival, waiting: waitingWith(order, items) };
  const published = futurePublicationOfItems(items);
  const until = expected > published ? expected : published;
  const promised = promisedDays(order.address, until, { isCollected: order.pickup, policy, now });
  return { arrival: arrival && promised, waiting: { until, note: '' } };
}

/**
 * Charges and gift wrap stay with the first order. @returns the changed fields of the first order, and the second
 * @throws OrderChangedMeanwhile, NotPlaced, NotInOrder, OrderFieldRefused if no book would stay, or the day is in the
 * past
 */
export function decideSplit(
  order: OrderRecord,
  secondId: string,
  request: SplitRequest,
  policy: EditPolicy,
  now: Date,
): { first: Partial<OrderRecord>; second: OrderRecord } {
  const { items: ids, expected = '', reason, isSeen } = request;
  if (!isSeen(order)) throw new OrderChangedMeanwhile(toAdminOrder(order));
  if (order.status !== 'placed' || order.uid === ERASED_UID) throw new NotPlaced(toAdminOrder(order));
  assertInOrder(order, ids);
  if (ids.length >= order.items.length) throw new OrderFieldRefused('items', messages.oneBookMustStay);
  if (expected !== '' && expected < dayOf(now, SHOP_TIME_ZONE))
    throw new OrderFieldRefused('expected', messages.dayInPast);
  const { moved, remaining } = separateLines(order, ids);
  const cents = sumCents(moved.items);
  return {
    first: {
      ...remaining,
      totalCents: order.totalCents - cents,
      arrival: arrivalWith(order, remaining.items, policy, now),
      waiting: waitingWith(order, remaining.items),
      splitInto: [...order.splitInto, secondId],
      splitReason: reason,
    },
    second: {
      ...order,
      ...moved,
      ...UNSPLIT,
      id: secondId,
      deliveryCents: 0,
      wrapCents: 0,
      totalCents: cents,
      ...secondDays(order, moved.items, expected, policy, now),
      history: order.history.slice(0, 1),
      keyed: true,
      steps: 1,
      requestHash: requestHashOf(order.id, request),
      tracking: null,
      internalNote: '',
      returns: [],
      returnedCents: 0,
      invoices: [],
      edits: [],
      splitFrom: order.id,
      splitReason: reason,
      splitAt: now,
      contractId: contractOf(order),
    },
  };
}

/**
 * Whether both parts are placed, with books and delivery as the split left them. Other parts may have been split off or
 * merged, notes and messages written, and waiting changed.
 */
export function isMergeable(first: OrderRecord, second: OrderRecord): boolean {
  const isPlaced = first.status === 'placed' && second.status === 'placed' && first.uid !== ERASED_UID;
  if (!isPlaced || second.splitFrom !== first.id || second.edits.length > 0 || second.invoices.length > 0) return false;
  const split = first.edits.findIndex(({ part }) => part === second.id);
  return split !== -1 && first.edits.slice(split + 1).every(({ part }) => part !== '');
}

/** A merged part keeps its lines, but holds no copies. */
export function decideMerge(
  first: OrderRecord,
  second: OrderRecord,
  by: string,
  policy: EditPolicy,
  now: Date,
): { first: Partial<OrderRecord>; second: Partial<OrderRecord> } {
  const items = [...first.items, ...second.items];
  return {
    first: {
      productIds: [...first.productIds, ...second.productIds],
      items,
      counted: [...first.counted, ...second.counted],
      totalCents: first.totalCents + second.totalCents,
      arrival: arrivalWith(first, items, policy, now),
      waiting: waitingWith(first, items),
      splitReason: first.splitInto.at(-1) === second.id ? '' : first.splitReason,
    },
    second: {
      status: 'cancelled',
      history: [...second.history, { status: 'cancelled', at: now, by }],
      counted: [],
      mergedInto: first.id,
      mergedCreatedAt: second.createdAt,
    },
  };
}
