import { createHash, randomUUID } from 'node:crypto';
import {
  type AdminOrder,
  ORDER_STATUSES,
  type Order,
  type OrderReturn,
  type OrderStep,
  type OrderTax,
  type Tracking,
} from '@bookstore/contract/api/order';
import { trackingSchema } from '@bookstore/contract/api/orderChanges';
import { centsToNumber, centsToString } from '@bookstore/contract/format/money';
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
import { type MailOutcome, toOrderMails } from '../mail/mailRecord.ts';
import { type DeliveryRecord, toDelivery } from './deliveryRecord.ts';

export const ordersOf = (db: Firestore) => db.collection('orders');

const rate = z.int();
const besideGoods = z.union([z.literal('as-goods'), rate]).optional();

/** As `shop/tax.ts` had them: in hundredths of a percent. */
const taxRatesSchema = z.object({
  books: rate.optional(),
  byCategory: z.record(z.string(), rate).optional(),
  delivery: besideGoods,
  wrap: besideGoods,
});

/** A document of `orders`. Its id is the document's. */
export const orderDocumentSchema = z.object({
  /** '' of an order that the shop has taken by phone or at the counter: it is in no account. */
  uid: z.string(),
  /** Lower-case; '' is none, of an order by phone. */
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.object({ city: z.string(), country: z.string(), state: z.string(), zipcode: z.string() }),
  productIds: z.array(z.string()),
  /** The books as they were sold. */
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      category: z.string(),
      priceCents: z.int(),
      /** When it comes out, of a book that was only announced. */
      appears: z.string().optional(),
    }),
  ),
  /** Part of the total: what delivery and gift wrap cost. Orders of earlier versions do not say: nothing. */
  deliveryCents: z.int().default(0),
  wrapCents: z.int().default(0),
  totalCents: z.int(),
  /** What the total contains of taxes, at the rates of that day; none where the shop stated none, and in orders of earlier versions. */
  taxRates: taxRatesSchema.default({}),
  /** When it was promised to arrive; null where nothing was. */
  arrival: z.object({ from: z.string(), to: z.string() }).nullable().default(null),
  payment: z.object({ method: z.enum(PAYMENT_METHODS) }),
  /** The books of which it holds a counted copy: it was taken with the order, and has not been put back into stock. */
  counted: z.array(z.string()),
  status: z.enum(ORDER_STATUSES),
  /** Oldest first; the last is the present state. `by` is the admin's user name, '' the customer: of an order by phone it was placed by an admin. */
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: timestamp, by: z.string() })),
  /** Whether it was refused, or cancelled after packing: the parcel came back. */
  refused: z.boolean(),
  /** Whether the client named it by an idempotency key. */
  keyed: z.boolean(),
  /** Which of several equal calls wrote it last, even in the same millisecond. */
  attempt: z.string(),
  /** How many steps it has taken, those that were undone and other changes included. */
  steps: z.int(),
  /** Of the request that placed it (`requestHashOf`). '' once its customer was erased, and in orders of earlier versions. */
  requestHash: z.string().default(''),
  /** '' is no address. Orders of earlier versions do not say. */
  tracking: trackingSchema.nullable().default(null),
  /** What the shop notes for itself; '' is nothing. */
  internalNote: z.string().default(''),
  /** What came back after it was delivered, oldest first. Orders of earlier versions have none. */
  returns: z
    .array(
      z.object({
        at: timestamp,
        by: z.string(),
        /** Copies, each with what is paid back for it. */
        items: z.array(z.object({ id: z.string(), cents: z.int() })),
        /** Whether they can be sold again. */
        restock: z.boolean(),
        /** What the shop notes of it; '' is nothing. */
        note: z.string(),
        /** Of the call's idempotency key, '' where it had none, and of what it asked for (`decideReturn.ts`), '' once its customer was erased. */
        keyHash: z.string(),
        requestHash: z.string(),
      }),
    )
    .default([]),
  /** What is paid back for it in all. */
  returnedCents: z.int().default(0),
  /** Whether the courier has handed over its money. Null until it is delivered, and in orders that earlier versions have delivered. */
  cashReceived: z.boolean().nullable().default(null),
  /** The invoices and credit notes that were written of it, oldest first. Orders of earlier versions have none. */
  invoices: z.array(listedInvoiceSchema).default([]),
  /** Whether it was placed by a customer who had stored no street. Orders of earlier versions do not say. */
  lacksStreet: z.boolean().default(false),
  createdAt: timestamp,
});

/** Fields of every order; the keys that searches find it by are ten times as much. */
export const ORDER_FIELDS = Object.keys(orderDocumentSchema.shape);

export type OrderRecord = z.output<typeof orderDocumentSchema> & { id: string };

/** @returns null when there is no such document. @throws InvalidDocument. */
export function readOrder(document: StoredDocument): OrderRecord | null {
  return readDocument(orderDocumentSchema, document);
}

/** What its books, delivery and gift wrap cost together: its total. */
export const partsCents = ({ items, deliveryCents, wrapCents }: OrderRecord): number =>
  items.reduce((sum, item) => sum + item.priceCents, deliveryCents + wrapCents);

type Item = OrderRecord['items'][number];

/** The copies that the customer still has, as they were sold: of a book that an order has twice, one may be back. */
export function itemsLeft({ items, returns }: Pick<OrderRecord, 'items' | 'returns'>): Item[] {
  const left = [...items];
  for (const { id } of returns.flatMap((one) => one.items)) {
    const index = left.findIndex((item) => item.id === id);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

const ID_LENGTH = 32;

/**
 * The id that one key of a customer always has: the first 128 bits of SHA-256, in hexadecimal. The uid has a length of its
 * own before it, so that no customer's key can spell another's.
 */
export function orderIdOf(uid: string, key: string): string {
  return createHash('sha256').update(`${uid.length}:${uid}:${key}`).digest('hex').slice(0, ID_LENGTH);
}

export const randomOrderId = () => randomUUID().replaceAll('-', '');

type Step = OrderRecord['history'][number];

/** Changes with each change of the order, also where a restore has turned its steps back. */
export const orderEtag = (order: OrderRecord) =>
  etagOf(order.steps, order.attempt.slice(0, 8), ...(order.uid === ERASED_UID ? [ERASED_UID] : []));

const versionOf = (order: OrderRecord) => orderEtag(order).slice(1, -1);

/** Of orders whose customer was taken out of them. */
export const ERASED_UID = 'erased';

/** Names the step that an order has taken last, among all that it ever takes. */
export const stepId = ({ id, steps }: Pick<OrderRecord, 'id' | 'steps'>) => `${id}-${steps}`;

const toTracking = ({ carrier, number, url }: NonNullable<OrderRecord['tracking']>): Tracking => ({
  carrier,
  number,
  ...(url && { url }),
});

const toStep = ({ status, at }: Step): OrderStep => ({ status, at: at.toISOString() });

const toOrderTax = ({ rate, totalCents, taxCents }: TaxLine): OrderTax => ({
  rate,
  total: centsToString(totalCents),
  tax: centsToString(taxCents),
});

/** What came back, copy by copy; nothing where nothing did. */
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

/**
 * An order as its customer sees it: without uid, who moved it and whatever else is ours to know.
 * @param delivery its street and note, for lists of the customer's own orders.
 */
export function toOrder(order: OrderRecord, delivery?: DeliveryRecord | null): Order {
  const taxes = includedTaxes(order, order.taxRates);
  return {
    _id: order.id,
    name: order.uid === ERASED_UID ? erasedCustomer : order.name,
    email: order.email,
    phone: order.phone,
    address: order.address,
    addressLines: addressLines(order.address, delivery?.street),
    ...(delivery && { delivery: toDelivery({ ...delivery, gift: undefined }) }),
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
    payment: order.payment,
    ...toReturned(order),
    ...(order.tracking && { tracking: toTracking(order.tracking) }),
    ...(order.invoices.length > 0 && { invoices: order.invoices.map(toListed) }),
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    history: order.history.map(toStep),
  };
}

/** What the admin may be told beside an order. */
interface Related {
  delivery?: DeliveryRecord | null;
  mails?: MailOutcome[] | null;
  refusedParcels?: number;
}

/** An order as the admin sees it, with what was asked for beside it. */
export function toAdminOrder(order: OrderRecord, { delivery, mails, refusedParcels }: Related = {}): AdminOrder {
  const history = order.history.map((step) => ({ ...toStep(step), ...(step.by && { by: step.by }) }));
  return {
    ...toOrder(order, delivery),
    ...(delivery && { delivery: toDelivery(delivery) }),
    version: versionOf(order),
    history,
    ...(order.lacksStreet && order.status === 'placed' && { lacksStreet: true }),
    ...(order.internalNote && { internalNote: order.internalNote }),
    ...(order.cashReceived !== null && { cashReceived: order.cashReceived }),
    ...(order.returns.length > 0 && { returns: order.returns.map(toReturn) }),
    ...(mails && { mails: toOrderMails(mails) }),
    ...(refusedParcels && { refusedParcels }),
  };
}
