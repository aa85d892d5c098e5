import { isDeepStrictEqual } from 'node:util';
import type { OrderDeliveryChange, OrderItemsChange } from '@bookstore/contract/api/orderChanges';
import { chargedCountryOf } from '@bookstore/contract/countries';
import { changedTotals, type ShopPolicy } from '@bookstore/contract/pricing';
import * as messages from '@bookstore/messages/problems';
import type { BookRecord } from '../books/bookRecord.ts';
import { isAvailable } from '../books/shownCopies.ts';
import { promisedDays, toItem } from './buildOrder.ts';
import type { IsSeen } from './decideChange.ts';
import type { DeliveryRecord } from './deliveryRecord.ts';
import {
  ERASED_UID,
  futurePublicationOfItems,
  type OrderRecord,
  toAdminOrder,
  waitingForBooks,
} from './orderRecord.ts';
import { OrderBooksRefused, OrderChangedMeanwhile, OrderFieldRefused, StatusConflict } from './orders.errors.ts';

export type EditRequest = { username: string; isSeen: IsSeen; notify: boolean } & (
  | { kind: 'items'; change: OrderItemsChange }
  | { kind: 'delivery'; change: OrderDeliveryChange }
);

interface EditedOrder {
  order: OrderRecord;
  delivery: DeliveryRecord | null;
}

/** @throws StatusConflict if packed or its customer was erased, OrderChangedMeanwhile */
export function assertEditable({ order, delivery }: EditedOrder, isSeen: IsSeen): void {
  const current = toAdminOrder(order, { delivery });
  if (order.status !== 'placed' || order.uid === ERASED_UID) throw new StatusConflict(current);
  if (!isSeen(order)) throw new OrderChangedMeanwhile(current);
}

export function compareItems({ productIds }: OrderRecord, wanted: readonly string[]) {
  return {
    added: wanted.filter((id) => !productIds.includes(id)),
    removed: productIds.filter((id) => !wanted.includes(id)),
  };
}

export type EditPolicy = Pick<ShopPolicy, 'charge' | 'giftWrap' | 'times' | 'pickup'>;

type ItemFields = Pick<
  OrderRecord,
  'productIds' | 'items' | 'counted' | 'deliveryCents' | 'wrapCents' | 'totalCents' | 'arrival' | 'waiting'
>;

/** Changes only with an unpublished book. */
export function arrivalWith(order: OrderRecord, items: OrderRecord['items'], policy: EditPolicy, now: Date) {
  const [before, after] = [futurePublicationOfItems(order.items), futurePublicationOfItems(items)];
  if (before === after) return order.arrival;
  // The order waited for an unpublished book until now.
  const from = now > order.createdAt ? now : order.createdAt;
  return promisedDays(order.address, after, { isCollected: order.pickup, policy, now: from });
}

/** Arrival after a change of status or waiting. Only a waiting order gets new days. */
export function arrivalAfter(
  order: OrderRecord,
  { status, waiting }: Pick<OrderRecord, 'status' | 'waiting'>,
  policy: EditPolicy,
  now: Date,
): OrderRecord['arrival'] {
  const isPacked = order.status === 'placed' && status === 'packed';
  const waits = order.waiting !== null || waiting !== null;
  const isUnchanged = status === order.status && isDeepStrictEqual(waiting, order.waiting);
  if (order.arrival === null || !waits || isUnchanged || !(isPacked || status === 'placed')) return order.arrival;
  // An unknown day promises nothing new.
  if (!isPacked && waiting?.until === '') return order.arrival;
  const published = futurePublicationOfItems(order.items);
  const until = isPacked ? '' : (waiting?.until ?? '');
  const notBefore = [until, published].toSorted().at(-1) ?? '';
  return promisedDays(order.address, notBefore, { isCollected: order.pickup, policy, now });
}

/** An admin's day and note stay, unless the new books are published later. */
export function waitingWith(
  { items: sold, waiting }: OrderRecord,
  items: OrderRecord['items'],
): OrderRecord['waiting'] {
  const [before, after] = [waitingForBooks(sold), waitingForBooks(items)];
  if (before?.until === after?.until) return waiting;
  const isByBooks = !waiting || (waiting.note === '' && waiting.until === before?.until);
  if (isByBooks) return after;
  return after && waiting.until !== '' && waiting.until < after.until ? { ...waiting, until: after.until } : waiting;
}

/**
 * Kept books keep their price, added ones cost today's. @param added those on sale, with availability @throws
 * OrderBooksRefused if a book is unavailable, or the total is higher than the customer has agreed to
 */
export function decideItems(
  order: OrderRecord,
  { productIds, agreedByCustomer, agreedCents = Number.POSITIVE_INFINITY }: OrderItemsChange,
  added: readonly BookRecord[],
  policy: EditPolicy,
  now: Date,
): ItemFields {
  if (added.length < compareItems(order, productIds).added.length) throw OrderBooksRefused.forGoneBooks([...added]);
  if (added.some((book) => book.withheld)) throw OrderBooksRefused.forWithheldBooks([...added]);
  const soldOut = added.filter((book) => !isAvailable(book));
  if (soldOut.length > 0) throw OrderBooksRefused.forSoldOutBooks(toAdminOrder(order), soldOut);
  const newItems = added.map((book) => toItem(book, now));
  const known = new Map([...order.items, ...newItems].map((item) => [item.id, item]));
  const items = productIds.flatMap((id) => known.get(id) ?? []);
  const country = chargedCountryOf(order.address.country, policy.charge);
  const prices = items.map(({ priceCents }) => priceCents);
  const { deliveryCents, wrapCents, totalCents } = changedTotals(order, prices, country, policy);
  const maxCents = agreedByCustomer ? Math.max(order.totalCents, agreedCents) : order.totalCents;
  if (totalCents > maxCents) {
    throw OrderBooksRefused.forHigherTotal([...added], totalCents);
  }
  const newlyCounted = added.filter(({ shownCopies }) => shownCopies !== null).map(({ id }) => id);
  const counted = [...order.counted, ...newlyCounted].filter((id) => productIds.includes(id));
  const arrival = arrivalWith(order, items, policy, now);
  const waiting = waitingWith(order, items);
  return { productIds, items, counted, deliveryCents, wrapCents, totalCents, arrival, waiting };
}

interface DecidedDelivery {
  fields: Pick<OrderRecord, 'name' | 'phone' | 'address' | 'lacksStreet'>;
  /** Null if unchanged. */
  delivery: Pick<DeliveryRecord, 'street' | 'note'> | null;
  changed: string[];
}

/** Keeps the agreed total. @throws OrderFieldRefused for the shop's address, or a missing street */
export function decideDelivery({ order, delivery }: EditedOrder, change: OrderDeliveryChange): DecidedDelivery {
  if (order.pickup && (change.address ?? change.street) !== undefined)
    throw new OrderFieldRefused(change.address ? 'address' : 'street', messages.isCollected);
  const before = {
    name: order.name,
    phone: order.phone,
    address: order.address,
    street: delivery?.street ?? '',
    note: delivery?.note ?? '',
  };
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const { street, note, ...fields }: typeof before = { ...before, ...changes };
  const after = { ...fields, street, note };
  const names = Object.keys(before) as (keyof typeof before)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const isDeliveryChanged = changed.includes('street') || changed.includes('note');
  if (isDeliveryChanged && street === '') throw new OrderFieldRefused('street', messages.streetNeeded);
  const lacksStreet = order.lacksStreet && street === '';
  return { fields: { ...fields, lacksStreet }, delivery: isDeliveryChanged ? { street, note } : null, changed };
}
