import { createHash, randomUUID } from 'node:crypto';
import { latestPublication } from '@bookstore/contract/announced';
import {
  type AdminOrder,
  ORDER_STATUSES,
  type Order,
  type OrderEdit,
  type OrderMessage,
  type OrderReturn,
  type OrderStep,
  type OrderTax,
  type Tracking,
  type Waiting,
} from '@bookstore/contract/api/order';
import { trackingSchema, waitingSchema } from '@bookstore/contract/api/orderChanges';
import { centsToNumber, centsToString } from '@bookstore/contract/format/money';
import { collectUntil } from '@bookstore/contract/orderSteps';
import { PAYMENT_METHODS } from '@bookstore/contract/payment';
import { includedTaxes, type TaxLine } from '@bookstore/contract/taxes';
import { erasedCustomer } from '@bookstore/messages/facts';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { etagOf } from '../http/etag.ts';
import { listedInvoiceSchema, toListed } from '../invoices/invoiceRecord.ts';
import { addressLines } from '../lib/addressLines.ts';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { type MailOutcome, messageMailId, toOrderMails } from '../mail/mailRecord.ts';
import { type DeliveryRecord, toDelivery } from './deliveryRecord.ts';

export const ordersOf = (db: Firestore) => db.collection('orders');

const rate = z.int();
const chargeRate = z.union([z.literal('as-goods'), rate]).optional();

/** Hundredths of a percent, as in `shop/tax.ts`. */
const taxRatesSchema = z.object({
  books: rate.optional(),
  byCategory: z.record(z.string(), rate).optional(),
  delivery: chargeRate,
  wrap: chargeRate,
});

/** Orders of earlier releases lack fields that have a default. */
export const orderDocumentSchema = z.object({
  /** '' for an order by phone or at the counter. */
  uid: z.string(),
  /** Lower-case; '' if unknown (phone orders). */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  productIds: z.array(z.string()),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: z.string(),
      priceCents: z.int(),
      /** Publication date, if the book was only announced. */
      appears: z.string().optional(),
      /** Absent if unknown, and in orders of 1.1.0. */
      author: z.string().optional(),
      /** The shop has no picture, so mails draw the title. */
      noCover: z.boolean().optional(),
    }),
  ),
  /** Part of the total. */
  deliveryCents: z.int().default(0),
  wrapCents: z.int().default(0),
  totalCents: z.int(),
  /** Rates of that day; empty if the shop stated none. */
  taxRates: taxRatesSchema.default({}),
  /** Null if none was promised. */
  arrival: z.object({ from: z.string(), to: z.string() }).nullable().default(null),
  payment: z.object({ method: z.enum(PAYMENT_METHODS) }),
  /** The address is then the shop's. */
  pickup: z.boolean().default(false),
  /** `readyUntilOf` the order, for queries; absent unless packed for collection. */
  readyUntil: timestamp.optional(),
  /** Books with a copy taken from stock and not returned. */
  counted: z.array(z.string()),
  status: z.enum(ORDER_STATUSES),
  /** Oldest first; the last is the current status. `by` is the admin's user name, '' for the customer. */
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: timestamp, by: z.string() })),
  refused: z.boolean(),
  /** The client sent an idempotency key. */
  keyed: z.boolean(),
  /** Identifies the call that wrote it last. */
  attempt: z.string(),
  /** Includes undone steps and other changes. */
  steps: z.int(),
  /** `requestHashOf` the placing request; '' once the customer was erased. */
  requestHash: z.string().default(''),
  /** `url` may be ''. */
  tracking: trackingSchema.nullable().default(null),
  internalNote: z.string().default(''),
  /** Oldest first. */
  returns: z
    .array(
      z.object({
        at: timestamp,
        by: z.string(),
        items: z.array(z.object({ id: z.string(), cents: z.int() })),
        restock: z.boolean(),
        note: z.string(),
        /**
         * Hashes of idempotency key ('' without one) and request (`decideReturn.ts`); '' once the customer was
         * erased.
         */
        keyHash: z.string(),
        requestHash: z.string(),
      }),
    )
    .default([]),
  returnedCents: z.int().default(0),
  /** The courier has handed over the cash. Null until delivery, and if an earlier release delivered it. */
  cashReceived: z.boolean().nullable().default(null),
  /** Oldest first, with credit notes. */
  invoices: z.array(listedInvoiceSchema).default([]),
  /** Of books and delivery, oldest first. */
  edits: z
    .array(
      z.object({
        at: timestamp,
        by: z.string(),
        /** Titles. */
        added: z.array(z.string()),
        removed: z.array(z.string()),
        beforeCents: z.int(),
        afterCents: z.int(),
        fields: z.array(z.string()),
        /** Order that books moved to, or back from; '' without one. */
        part: z.string().default(''),
      }),
    )
    .default([]),
  /** Takes effect while placed. */
  waiting: waitingSchema.nullable().optional(),
  /** `waitsUntilOf` the order, for queries; absent unless it waits. */
  waitsUntil: z.string().optional(),
  /** The customer had stored no street. */
  lacksStreet: z.boolean().default(false),
  /** The first part; null unless split off. */
  splitFrom: z.string().nullable().default(null),
  /** Second parts, oldest first, including merged ones. */
  splitInto: z.array(z.string()).default([]),
  /** Reason for the customer; '' once erased. */
  splitReason: z.string().default(''),
  splitAt: timestamp.nullable().default(null),
  /** The order that the customer placed; null except in second parts. */
  contractId: z.string().nullable().default(null),
  /** The order that took the books back. */
  mergedInto: z.string().nullable().default(null),
  /** `createdAt`, for queries; absent unless merged. */
  mergedCreatedAt: timestamp.optional(),
  createdAt: timestamp,
});

/** Search keys are excluded: they are ten times as large. */
export const ORDER_FIELDS = Object.keys(orderDocumentSchema.shape);

type StoredOrder = z.output<typeof orderDocumentSchema> & { id: string };
type WaitingRecord = NonNullable<StoredOrder['waiting']>;
export type OrderRecord = Omit<StoredOrder, 'waiting'> & { waiting: WaitingRecord | null };

export const UNSPLIT = {
  splitFrom: null,
  splitInto: [],
  splitReason: '',
  splitAt: null,
  contractId: null,
  mergedInto: null,
} satisfies Partial<OrderRecord>;

export const contractOf = ({ id, contractId }: Pick<OrderRecord, 'id' | 'contractId'>) => contractId ?? id;

/** @throws InvalidDocument */
export function readOrder(document: StoredDocument): OrderRecord | null {
  const order = readDocument(orderDocumentSchema, document);
  return order && { ...order, waiting: order.waiting === undefined ? waitingForBooks(order.items) : order.waiting };
}

/** Latest publication date, from which the parcel can leave; '' if all were published. */
export const futurePublicationOfItems = (items: readonly { appears?: string | undefined }[]): string =>
  latestPublication(items.map(({ appears = '' }) => appears));

/** Waits until the latest announced book. */
export function waitingForBooks(items: OrderRecord['items']): WaitingRecord | null {
  const until = futurePublicationOfItems(items);
  return until === '' ? null : { until, note: '' };
}

/** Undefined unless packed for collection. */
export function readyUntilOf({ pickup, status, history }: Pick<OrderRecord, 'pickup' | 'status' | 'history'>) {
  const latest = history.at(-1);
  return pickup && status === 'packed' && latest ? collectUntil(latest.at) : undefined;
}

/** Sum of books, delivery and gift wrap, which must equal the total. */
export const partsCents = ({ items, deliveryCents, wrapCents }: OrderRecord): number =>
  items.reduce((sum, item) => sum + item.priceCents, deliveryCents + wrapCents);

type Item = OrderRecord['items'][number];

/** Excludes returned copies. */
export function itemsLeft({ items, returns }: Pick<OrderRecord, 'items' | 'returns'>): Item[] {
  const returned = returns.flatMap((one) => one.items).map(({ id }) => id);
  return partitionByIds(items, returned, ({ id }) => id).rest;
}

const ID_LENGTH = 32;

const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);

/** Contains the uid's length, so that no other customer's key can produce it. */
export const orderIdOf = (uid: string, key: string) => idOf(`${uid.length}:${uid}:${key}`);

export const splitIdOf = (id: string, key: string) => idOf(`split:${id.length}:${id}:${key}`);

export const randomOrderId = () => randomUUID().replaceAll('-', '');

type Step = OrderRecord['history'][number];

/** Changes with each change of the order, even after a restore. */
export const orderEtag = (order: OrderRecord) =>
  etagOf(order.steps, order.attempt.slice(0, 8), ...(order.uid === ERASED_UID ? [ERASED_UID] : []));

const versionOf = (order: OrderRecord) => orderEtag(order).slice(1, -1);

export const ERASED_UID = 'erased';

export const NO_ADDRESS: OrderRecord['address'] = { city: '', country: '', state: '', zipcode: '' };

/** Unique among the order's steps. */
export const stepId = ({ id, steps }: Pick<OrderRecord, 'id' | 'steps'>) => `${id}-${steps}`;

const toTracking = ({ carrier, number, url }: NonNullable<OrderRecord['tracking']>): Tracking => ({
  carrier,
  number,
  ...(url && { url }),
});

const toWaiting = ({ until, note }: WaitingRecord): Waiting => ({ ...(until && { until }), ...(note && { note }) });

const toStep = ({ status, at }: Step): OrderStep => ({ status, at: at.toISOString() });

const toOrderTax = ({ rate, totalCents, taxCents }: TaxLine): OrderTax => ({
  rate,
  total: centsToString(totalCents),
  tax: centsToString(taxCents),
});

function toReturned({ returns, returnedCents }: OrderRecord): Pick<Order, 'returned' | 'returnedCents'> {
  if (returns.length === 0) return {};
  const returned = returns.flatMap(({ at, items }) =>
    items.map(({ id, cents }) => ({ _id: id, at: at.toISOString(), cents })),
  );
  return { returned, returnedCents };
}

const toReturn = ({ at, by, items, restock, note }: OrderRecord['returns'][number]): OrderReturn => ({
  at: at.toISOString(),
  by,
  items: items.map(({ id }) => id),
  restock,
  ...(note && { note }),
});

/** Omits uid, authors and internal fields. @param delivery for the customer's own lists */
export function toOrder(order: OrderRecord, delivery?: DeliveryRecord | null): Order {
  const taxes = includedTaxes(order, order.taxRates);
  const readyUntil = readyUntilOf(order);
  return {
    _id: order.id,
    name: order.uid === ERASED_UID ? erasedCustomer : order.name,
    email: order.email,
    phone: order.phone,
    address: order.address,
    addressLines: addressLines(order.address, delivery?.street),
    ...(delivery?.street && { delivery: toDelivery(delivery) }),
    productIds: order.productIds,
    items: order.items.map(({ id, title, priceCents, appears }) => ({
      _id: id,
      title,
      price: centsToNumber(priceCents),
      ...(appears && { appears }),
    })),
    totalPrice: centsToString(order.totalCents),
    ...(order.deliveryCents > 0 && { deliveryCharge: centsToString(order.deliveryCents) }),
    ...(order.wrapCents > 0 && { giftWrap: centsToString(order.wrapCents) }),
    ...(taxes.length > 0 && { taxes: taxes.map(toOrderTax) }),
    ...(order.arrival && { arrival: order.arrival }),
    ...(order.waiting && order.status === 'placed' && { waiting: toWaiting(order.waiting) }),
    payment: order.payment,
    ...(order.pickup && { pickup: true as const }),
    ...(readyUntil && { readyUntil: readyUntil.toISOString() }),
    ...toReturned(order),
    ...(order.tracking && { tracking: toTracking(order.tracking) }),
    ...(order.invoices.length > 0 && { invoices: order.invoices.map(toListed) }),
    ...(order.splitFrom !== null && { splitFrom: order.splitFrom }),
    ...(order.splitInto.length > 0 && { splitInto: order.splitInto }),
    ...(order.splitReason && { splitReason: order.splitReason }),
    ...(order.mergedInto !== null && { mergedInto: order.mergedInto }),
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    history: order.history.map(toStep),
  };
}

interface Related {
  delivery?: DeliveryRecord | null;
  mails?: MailOutcome[] | null;
  refusedParcels?: number;
  isMergeable?: boolean;
}

const toEdit = ({
  at,
  by,
  added,
  removed,
  beforeCents,
  afterCents,
  fields,
  part,
}: OrderRecord['edits'][number]): OrderEdit => ({
  at: at.toISOString(),
  by,
  ...(added.length > 0 && { added }),
  ...(removed.length > 0 && { removed }),
  ...(beforeCents !== afterCents && { totals: [centsToString(beforeCents), centsToString(afterCents)] as const }),
  ...(fields.length > 0 && { fields }),
  ...(part && { part }),
});

function toMessages(
  { id }: OrderRecord,
  messages: NonNullable<DeliveryRecord['messages']>,
  mails: readonly MailOutcome[],
): OrderMessage[] {
  return messages.map(({ keyHash, at, by, text }) => {
    const { state, error = '' } = mails.find((mail) => mail.id === messageMailId(id, keyHash))?.delivery ?? {};
    return { at: at.toISOString(), by, text, ...(state && { state }), ...(error && { error }) };
  });
}

export function toAdminOrder(
  order: OrderRecord,
  { delivery, mails, refusedParcels, isMergeable }: Related = {},
): AdminOrder {
  const history = order.history.map((step) => ({ ...toStep(step), ...(step.by && { by: step.by }) }));
  return {
    ...toOrder(order, delivery),
    version: versionOf(order),
    history,
    ...(order.lacksStreet && order.status === 'placed' && { lacksStreet: true }),
    ...(order.internalNote && { internalNote: order.internalNote }),
    ...(order.cashReceived !== null && { cashReceived: order.cashReceived }),
    ...(order.returns.length > 0 && { returns: order.returns.map(toReturn) }),
    ...(order.edits.length > 0 && { edits: order.edits.map(toEdit) }),
    ...(delivery?.messages?.length && { messages: toMessages(order, delivery.messages, mails ?? []) }),
    ...(mails && { mails: toOrderMails(mails) }),
    ...(refusedParcels && { refusedParcels }),
    ...(isMergeable && { mergeable: true }),
  };
}
