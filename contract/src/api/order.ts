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

/** A gift, which is delivered to the customer who orders. */
export interface Gift {
  /** Printed on the slip, which then shows no prices. */
  note?: string;
  wrap?: boolean;
}

/** Stored separately from the order. */
export interface Delivery {
  /** Of the shop if the order is collected. */
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
    /** Not needed for a collected order. */
    street: optionalLine(LIMITS.street).default(''),
    note: optionalLine(LIMITS.deliveryNote).default(''),
    gift: giftSchema.optional(),
    /** Whether the customer collects the order in the shop. */
    pickup: z.boolean(messages.mustBeTrueOrFalse).default(false),
  })
  .refine(({ street, pickup }) => street !== '' || pickup, { path: ['street'], message: messages.required });

/** Delivery details as the checkout sends them. */
export interface NewDelivery extends Delivery {
  pickup?: boolean;
}

/** Validated; '' means no note. */
export type DeliveryInput = z.output<typeof deliverySchema>;

/** `refused`: the parcel came back. `returned`: delivered, and all books came back. */
export const ORDER_STATUSES = ['placed', 'packed', 'delivered', 'cancelled', 'refused', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A status with its time (ISO 8601). */
export interface OrderStep {
  status: OrderStatus;
  at: string;
}

export interface AdminOrderStep extends OrderStep {
  /** User name of the admin; absent for customers. Phone orders include who placed them. */
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

/** Why an order cannot be packed yet; its customer reads both. */
export interface Waiting {
  /** The day on which it can be packed, `YYYY-MM-DD`; absent if unknown. */
  until?: string;
  note?: string;
}

/** Title and price at the time of sale. */
interface OrderItem {
  _id: string;
  title: string;
  price: number;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD` if the book was announced when ordered. */
  appears?: string;
}

/** A copy returned after delivery: time (ISO 8601) and refund in cents. */
export interface ReturnedItem {
  _id: string;
  at: string;
  cents: number;
}

/** A withdrawal as its customer sees it: time (ISO 8601) and titles; no titles means all. */
export interface OrderWithdrawal {
  receivedAt: string;
  items: string[];
}

export interface OrderReturn {
  at: string;
  /** User name of the admin. */
  by: string;
  /** Book id of each copy. */
  items: string[];
  /** Whether the copies return to stock. */
  restock: boolean;
  note?: string;
}

/** Sums have two decimals. */
export interface OrderTax {
  /** In hundredths of a percent: 700 is 7 %. */
  rate: number;
  /** Including tax. */
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
  /** In the country's format, with the street if `delivery` contains it. */
  addressLines: string[];
  /** In the customer's own lists and the admin's single order, never when placing. Absent once forgotten. */
  delivery?: Delivery;
  productIds: string[];
  items: OrderItem[];
  totalPrice: string;
  /** Part of `totalPrice`, with two decimals; absent if free. */
  deliveryCharge?: string;
  /** Part of `totalPrice`, with two decimals; absent without wrap. */
  giftWrap?: string;
  /** Taxes contained in `totalPrice`, lowest rate first; absent without tax rates. */
  taxes?: OrderTax[];
  /** Promised days, `YYYY-MM-DD`; absent without a promise. */
  arrival?: DayRange;
  /** While placed; absent if it can be packed. Announced books set it. */
  waiting?: Waiting;
  payment: Payment;
  /** Whether the customer collects it; the address is then the shop's. Absent otherwise. */
  pickup?: true;
  /** Last day to collect it, ISO 8601; absent unless it is packed for collection. */
  readyUntil?: string;
  /** Returned copies, oldest first; absent if none. `totalPrice` stays as sold. */
  returned?: ReturnedItem[];
  /** Refund in cents; with all books returned the whole total including charges. Absent with `returned`. */
  returnedCents?: number;
  /** Oldest first; in the customer's own lists, absent if none. */
  withdrawals?: OrderWithdrawal[];
  /** Absent until known. */
  tracking?: Tracking;
  /** Oldest first; absent without one. */
  invoices?: ListedInvoice[];
  /** The order that these books were part of. */
  splitFrom?: string;
  /** Orders that took books of this one, oldest first, including merged ones; absent without one. */
  splitInto?: string[];
  /** Reason of the latest split. */
  splitReason?: string;
  /** The order that took the books back; this one is cancelled. */
  mergedInto?: string;
  createdAt: string;
  status: OrderStatus;
  /** Oldest first. Orders of early releases have their first entry only. */
  history: OrderStep[];
}

/** A message of an admin to the customer, kept as long as the street. */
export interface OrderMessage {
  at: string;
  /** User name of the admin. */
  by: string;
  text: string;
  /** Absent once the mail is deleted. */
  state?: MailState;
  /** Last error; absent without one. */
  error?: string;
}

/** A change of books or delivery. */
export interface OrderEdit {
  at: string;
  /** User name of the admin. */
  by: string;
  /** Titles; absent if none. */
  added?: string[];
  removed?: string[];
  /** Totals before and after, with two decimals; absent if unchanged. */
  totals?: [before: string, after: string];
  /** Names of changed delivery fields; absent if none. */
  fields?: string[];
  /** The order that the books moved to, or back from; absent without one. */
  part?: string;
}

export interface AdminOrder extends Order {
  /** Changes with every change; the `ETag` without quotes. */
  version: string;
  history: AdminOrderStep[];
  /** Present while an order to pack has no street. */
  lacksStreet?: boolean;
  /** Staff note; never sent to customers. */
  internalNote?: string;
  /** Whether the courier has handed over the cash of a delivered order. Absent before, and in early orders. */
  cashReceived?: boolean;
  /** Oldest first; absent if none. */
  returns?: OrderReturn[];
  /** Oldest first; absent if none. */
  edits?: OrderEdit[];
  /** In single orders only, oldest first; absent if none. */
  messages?: OrderMessage[];
  /** In single orders only; absent if the shop sends no mail. */
  mails?: OrderMail[];
  /** Number of the customer's other orders whose parcel came back. Absent if zero or not requested. */
  refusedParcels?: number;
  /** In single orders only: whether a second part can be merged into the order it was split from. */
  mergeable?: boolean;
}

export interface OrdersPage {
  orders: AdminOrder[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** `totalPrice` is the total shown to the customer. */
export interface NewOrder {
  name: string;
  email: string;
  phone: string | number;
  address: Address;
  productIds: string[];
  totalPrice: string | number;
}

/** An order by phone. */
export interface NewPhoneOrder extends Omit<NewOrder, 'email' | 'totalPrice'> {
  sale?: 'phone';
  /** Receives mails; the order is still linked to no account. */
  email?: string;
  /** Absent if the customer takes the books along. */
  street?: string;
  /** For the courier. */
  note?: string;
  /** The total told to the customer; absent accepts the current one. */
  totalPrice?: string | number;
}

/** Books that are paid and handed over in the shop. */
export interface NewCounterSale extends Pick<NewPhoneOrder, 'productIds' | 'totalPrice'> {
  sale: 'counter';
  /** For the invoice. */
  name?: string;
  /** Issues the invoice with the sale. */
  invoice?: boolean;
}

/** Digits with common separators, and an extension. */
const PHONE = /^(?:tel:)?(?=.*\d)[\d\p{Zs}\p{Pd}+()./,;:#*]+(?:(?:ext(?:ension|n)?|x|dw)[.:=\p{Zs}]*\d+)?$/iu;

/** Invisible characters, such as direction marks of pasted text. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** Accepts text or number, and removes invisible characters only. */
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

/** Parses a total to cents. */
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

/** For shops that deliver to some countries only. */
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

/** Body of an order. Drops unknown fields (street, uid, status); the total becomes cents. */
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

/** Body of an order that an admin takes, by phone unless `sale` is `counter`. '' means absent. */
export const phoneOrderSchema = z.discriminatedUnion(
  'sale',
  [phoneSaleSchema, counterSaleSchema],
  messages.mustBeOneOf('phone, counter'),
);

export type PhoneOrderInput = z.output<typeof phoneOrderSchema>;

export const statusSchema = z.enum(ORDER_STATUSES, messages.mustBeOneOf(ORDER_STATUSES.join(', ')));
