import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDeliveredTo } from '../countries.ts';
import type { DayRange } from '../days.ts';
import { toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import type { Payment } from '../payment.ts';
import { emailSchema, line, optionalLine, optionalParagraphs } from '../text.ts';
import type { ListedInvoice } from './invoice.ts';
import type { MailState, OrderMail } from './orderMail.ts';

/** Gifts are delivered to the customer who orders. */
export interface Gift {
  /** Printed on the slip, which then shows no prices. */
  note?: string;
  wrap?: boolean;
}

/** Stored separately from the order. */
export interface Delivery {
  /** The shop's own street if the order is collected. */
  street: string;
  note?: string;
  gift?: Gift;
}

const giftSchema = z.object({
  note: optionalParagraphs(LIMITS.giftNote).default(''),
  wrap: z.boolean().default(false),
});

export const deliverySchema = z
  .object({
    street: optionalLine(LIMITS.street).default(''),
    note: optionalLine(LIMITS.deliveryNote).default(''),
    gift: giftSchema.optional(),
    pickup: z.boolean(messages.mustBeTrueOrFalse).default(false),
  })
  .refine(({ street, pickup }) => street !== '' || pickup, { path: ['street'], message: messages.required });

export interface NewDelivery extends Delivery {
  pickup?: boolean;
}

/** '' means no note. */
export type DeliveryInput = z.output<typeof deliverySchema>;

/** `refused`: the parcel came back. `returned`: all delivered books came back. */
export const ORDER_STATUSES = ['placed', 'packed', 'delivered', 'cancelled', 'refused', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `at` is ISO 8601. */
export interface OrderStep {
  status: OrderStatus;
  at: string;
}

export interface AdminOrderStep extends OrderStep {
  /** An admin's user name; absent for customers. */
  by?: string;
}

export interface Address {
  city: string;
  country: string;
  state: string;
  zipcode: string;
}

export interface Tracking {
  carrier: string;
  number: string;
  /** HTTPS only. */
  url?: string;
}

/** The customer reads both fields. */
export interface Waiting {
  /** `YYYY-MM-DD`; absent if unknown. */
  until?: string;
  note?: string;
}

/** As of the time of sale. */
interface OrderItem {
  _id: string;
  title: string;
  price: number;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` if announced when ordered. */
  appears?: string;
}

/** `at` is ISO 8601; `cents` is the refund. */
export interface ReturnedItem {
  _id: string;
  at: string;
  cents: number;
}

/** `receivedAt` is ISO 8601; no titles means all. */
export interface OrderWithdrawal {
  receivedAt: string;
  items: string[];
}

export interface OrderReturn {
  at: string;
  by: string;
  /** Book id of each copy. */
  items: string[];
  restock: boolean;
  note?: string;
}

/** Sums have two decimals. */
export interface OrderTax {
  /** In hundredths of a percent: 700 is 7 %. */
  rate: number;
  total: string;
  tax: string;
}

/** `totalPrice` is in the shop's currency with two decimals; `createdAt` is ISO 8601. */
export interface Order {
  _id: string;
  name: string;
  /** '' for phone orders without an address. */
  email: string;
  phone: string;
  address: Address;
  /** In the country's format. */
  addressLines: string[];
  /** Present in the customer's own lists and the admin's single order. */
  delivery?: Delivery;
  productIds: string[];
  items: OrderItem[];
  totalPrice: string;
  /** Part of `totalPrice`, with two decimals. */
  deliveryCharge?: string;
  /** Part of `totalPrice`, with two decimals. */
  giftWrap?: string;
  /** Contained in `totalPrice`, lowest rate first. */
  taxes?: OrderTax[];
  /** `YYYY-MM-DD`; absent without a promise. */
  arrival?: DayRange;
  /** Absent if the order can be packed. */
  waiting?: Waiting;
  payment: Payment;
  /** The customer collects it; the address is the shop's. */
  pickup?: true;
  /** Last day to collect a packed order, ISO 8601. */
  readyUntil?: string;
  /** Oldest first. `totalPrice` does not change. */
  returned?: ReturnedItem[];
  /** Refund in cents, with charges if all books are returned; absent without returns. */
  returnedCents?: number;
  /** Oldest first; in the customer's own lists. */
  withdrawals?: OrderWithdrawal[];
  tracking?: Tracking;
  /** Oldest first. */
  invoices?: ListedInvoice[];
  splitFrom?: string;
  /** Ids of the orders that took books of this one, oldest first, including merged ones. */
  splitInto?: string[];
  /** Of the latest split. */
  splitReason?: string;
  /** Id of the order that took the books back; this one is cancelled. */
  mergedInto?: string;
  createdAt: string;
  status: OrderStatus;
  /** Oldest first; orders of early releases have one entry. */
  history: OrderStep[];
}

/** Kept as long as the order's street. */
export interface OrderMessage {
  at: string;
  by: string;
  text: string;
  /** Absent once the mail is deleted. */
  state?: MailState;
  error?: string;
}

export interface OrderEdit {
  at: string;
  by: string;
  added?: string[];
  removed?: string[];
  /** With two decimals; absent if unchanged. */
  totals?: [before: string, after: string];
  fields?: string[];
  /** Id of the order that the books moved to or from. */
  part?: string;
}

export interface AdminOrder extends Order {
  /** The `ETag` without quotes. */
  version: string;
  history: AdminOrderStep[];
  /** Whether an order to pack has no street. */
  lacksStreet?: boolean;
  /** Never sent to customers. */
  internalNote?: string;
  /** Absent before delivery, and in early orders. */
  cashReceived?: boolean;
  /** Oldest first. */
  returns?: OrderReturn[];
  /** Oldest first. */
  edits?: OrderEdit[];
  /** In single orders only, oldest first. */
  messages?: OrderMessage[];
  /** In single orders only; absent if the shop sends no mail. */
  mails?: OrderMail[];
  /** Number of the customer's other refused orders; absent if zero. */
  refusedParcels?: number;
  /** In single orders only: whether it can be merged into `splitFrom`. */
  mergeable?: boolean;
}

export interface OrdersPage {
  orders: AdminOrder[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

export interface NewOrder {
  name: string;
  email: string;
  phone: string | number;
  address: Address;
  productIds: string[];
  totalPrice: string | number;
}

export interface NewPhoneOrder extends Omit<NewOrder, 'email' | 'totalPrice'> {
  sale?: 'phone';
  /** Receives mails, but links the order to no account. */
  email?: string;
  /** Absent if the customer takes the books along. */
  street?: string;
  note?: string;
  /** The total told to the customer; absent accepts the current one. */
  totalPrice?: string | number;
}

export interface NewCounterSale extends Pick<NewPhoneOrder, 'productIds' | 'totalPrice'> {
  sale: 'counter';
  name?: string;
  invoice?: boolean;
}

/** Digits with separators and an extension. */
const PHONE = /^(?:tel:)?(?=.*\d)[\d\p{Zs}\p{Pd}+()./,;:#*]+(?:(?:ext(?:ension|n)?|x|dw)[.:=\p{Zs}]*\d+)?$/iu;

/** For example direction marks of pasted text. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** Removes invisible characters only. */
export const phoneSchema = z
  .union([z.string(), z.int().nonnegative().transform(String)], messages.required)
  .transform((text) => text.replaceAll(INVISIBLE, '').trim())
  .pipe(
    z
      .string()
      .min(1, messages.required)
      .max(LIMITS.phone, messages.atMostCharacters(LIMITS.phone))
      .regex(PHONE, messages.invalidPhone),
  );

function wrongTotal(value: unknown, cents: number | null): string {
  if (value === undefined) return messages.required;
  return cents === null ? messages.invalidAmount : messages.amountTooLarge(LIMITS.orderCents / 100);
}

/** Parses to integer cents. */
export const totalSchema = z.unknown().transform((value, context) => {
  const cents = toCents(value);
  if (cents !== null && cents <= LIMITS.orderCents) return cents;
  context.addIssue({ code: 'custom', message: wrongTotal(value, cents) });
  return z.NEVER;
});

const addressPart = line(LIMITS.addressPart);

export const addressSchema = z.object(
  { city: addressPart, country: addressPart, state: addressPart, zipcode: addressPart },
  messages.required,
);

const deliveredAddressSchema = addressSchema.refine(({ country }) => isDeliveredTo(country), {
  path: ['country'],
  message: messages.notDeliveredTo,
});

const orderedBookSchema = z
  .string(messages.invalidOrderedBook)
  .min(1, messages.invalidOrderedBook)
  .max(LIMITS.title, messages.invalidOrderedBook);

/** Book id of each copy. */
export const copiesSchema = z
  .array(orderedBookSchema, messages.required)
  .min(1, messages.atLeastOneBook)
  .max(LIMITS.booksPerOrder, messages.atMostBooks(LIMITS.booksPerOrder));

/** Without duplicates. */
export const productIdsSchema = copiesSchema.refine((ids) => new Set(ids).size === ids.length, messages.eachBookOnce);

/** Drops unknown fields; the total becomes cents. */
export const newOrderSchema = z
  .object({
    name: line(LIMITS.name),
    email: line(LIMITS.email),
    phone: phoneSchema,
    address: deliveredAddressSchema,
    productIds: productIdsSchema,
    totalPrice: totalSchema,
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, shownTotalCents: totalPrice }));

export type OrderInput = z.output<typeof newOrderSchema>;

const phoneSaleSchema = z
  .object({
    sale: z.literal('phone').optional(),
    name: line(LIMITS.name),
    email: z.union([z.literal(''), emailSchema(LIMITS.email)], messages.invalidEmail).default(''),
    phone: phoneSchema,
    address: addressSchema,
    street: optionalLine(LIMITS.street).default(''),
    note: optionalLine(LIMITS.deliveryNote).default(''),
    productIds: productIdsSchema,
    totalPrice: totalSchema.optional(),
  })
  .refine(({ street, note }) => street !== '' || note === '', { path: ['street'], message: messages.required })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, sale: 'phone' as const, shownTotalCents: totalPrice }));

const counterSaleSchema = z
  .object({
    sale: z.literal('counter'),
    name: optionalLine(LIMITS.name).default(''),
    productIds: productIdsSchema,
    totalPrice: totalSchema.optional(),
    invoice: z.boolean(messages.mustBeTrueOrFalse).default(false),
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, shownTotalCents: totalPrice }));

/** An order is by phone unless `sale` is `counter`. '' means absent. */
export const phoneOrderSchema = z.discriminatedUnion(
  'sale',
  [phoneSaleSchema, counterSaleSchema],
  messages.mustBeOneOf('phone, counter'),
);

export type PhoneOrderInput = z.output<typeof phoneOrderSchema>;

export const statusSchema = z.enum(ORDER_STATUSES, messages.mustBeOneOf(ORDER_STATUSES.join(', ')));
