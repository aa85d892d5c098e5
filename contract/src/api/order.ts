import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import { isDeliveredTo } from '../countries.ts';
import type { DayRange } from '../days.ts';
import { toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import type { Payment } from '../payment.ts';
import { emailSchema, line, optionalLine, optionalParagraphs } from '../text.ts';
import type { ListedInvoice } from './invoice.ts';
import type { OrderMail } from './orderMail.ts';

/** An order that is given away: it still goes to whoever orders. */
export interface Gift {
  /** Printed on the slip, which then shows no prices. */
  note?: string;
  /** Whether the shop wraps it, at its price. */
  wrap?: boolean;
}

/** Where exactly a parcel goes and how, which the order itself does not say. */
export interface Delivery {
  street: string;
  note?: string;
  gift?: Gift;
}

const giftSchema = z.object({
  note: optionalParagraphs(LIMITS.giftNote).default(''),
  wrap: z.boolean().default(false),
});

export const deliverySchema = z.object({
  street: line(LIMITS.street),
  note: optionalLine(LIMITS.deliveryNote).default(''),
  gift: giftSchema.optional(),
});

/** A street, a note and a gift after validation; '' is no note. */
export type DeliveryInput = z.output<typeof deliverySchema>;

/** Refused is an order whose parcel came back, returned one that was delivered and of which all books came back. */
export const ORDER_STATUSES = ['placed', 'packed', 'delivered', 'cancelled', 'refused', 'returned'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A state that an order came into, and when: ISO 8601. */
export interface OrderStep {
  status: OrderStatus;
  at: string;
}

export interface AdminOrderStep extends OrderStep {
  /** The admin's user name; absent where it was the customer. Of an order by phone also that it was placed. */
  by?: string;
}

export interface Address {
  city: string;
  country: string;
  state: string;
  zipcode: string;
}

/** Where a parcel is: who carries it, its number there, and a page that says more. */
export interface Tracking {
  carrier: string;
  number: string;
  /** Of https only. */
  url?: string;
}

/** A line of an order as it was sold: the title and price of that moment. */
interface OrderItem {
  _id: string;
  title: string;
  price: number;
  /** When it comes out, `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, where it was only announced when it was ordered. */
  appears?: string;
}

/** A copy that came back after it was delivered: when (ISO 8601), and how many cents are paid back for it. */
export interface ReturnedItem {
  _id: string;
  at: string;
  cents: number;
}

/** A withdrawal from an order as its customer sees it: when it was received (ISO 8601), and from which titles; none is all of them. */
export interface OrderWithdrawal {
  receivedAt: string;
  items: string[];
}

/** A return as the admin sees it: what came back at one time. */
export interface OrderReturn {
  at: string;
  /** The admin's user name. */
  by: string;
  /** Each copy by its book's id. */
  items: string[];
  /** Whether they can be sold again. */
  restock: boolean;
  note?: string;
}

/** A rate of tax that an order contains. Sums have two decimals. */
export interface OrderTax {
  /** In hundredths of a percent: 700 is 7 %. */
  rate: number;
  /** All that is sold at this rate, tax included. */
  total: string;
  tax: string;
}

/** An order as its customer sees it. `totalPrice` is in the shop's currency, with two decimals; `createdAt` is ISO 8601. */
export interface Order {
  _id: string;
  name: string;
  /** '' where the shop has taken the order by phone or at the counter, and was told none. */
  email: string;
  phone: string;
  address: Address;
  /** The address as it is written in its country, with the street where `delivery` says it. */
  addressLines: string[];
  /** In lists of the customer's own orders, and where an admin asks for it; never in the answer to placing. Absent once it is forgotten. */
  delivery?: Delivery;
  productIds: string[];
  items: OrderItem[];
  totalPrice: string;
  /** Part of `totalPrice`, with two decimals; absent where delivery was free. */
  deliveryCharge?: string;
  /** Part of `totalPrice`, with two decimals; absent where nothing was wrapped. */
  giftWrap?: string;
  /** What `totalPrice` contains, the lowest rate first; absent where the shop stated no rate. */
  taxes?: OrderTax[];
  /** When it was promised to arrive, `YYYY-MM-DD` both; absent where the shop promises no date. */
  arrival?: DayRange;
  payment: Payment;
  /** What came back of a delivered order, oldest first, copy by copy; absent where nothing did. `totalPrice` stays as it was sold. */
  returned?: ReturnedItem[];
  /** What is paid back, in cents: once all books are back the whole total, with what delivery and wrap cost. Absent with `returned`. */
  returnedCents?: number;
  /** What its customer has declared to withdraw from, oldest first; in lists of the customer's own orders, absent if nothing. */
  withdrawals?: OrderWithdrawal[];
  /** Absent until the shop knows it. */
  tracking?: Tracking;
  /** Oldest first; absent until the first one is written. */
  invoices?: ListedInvoice[];
  createdAt: string;
  status: OrderStatus;
  /** Oldest first. Orders of releases that kept no history have only their beginning. */
  history: OrderStep[];
}

/** An order as the admin sees it. */
export interface AdminOrder extends Order {
  /** Changes with every change of the order: its `ETag` without the quotes. */
  version: string;
  history: AdminOrderStep[];
  /** Present while it waits to be packed without a street: its customer has named none. */
  lacksStreet?: boolean;
  /** What the shop has noted for itself. Its customer never sees it. */
  internalNote?: string;
  /** Of an order that was delivered: whether the courier has handed over its money. Absent before, and of orders of earlier versions. */
  cashReceived?: boolean;
  /** Oldest first; absent where nothing came back. */
  returns?: OrderReturn[];
  /** Where one order is asked for, not in lists. Absent where the shop sends no mail. */
  mails?: OrderMail[];
  /** How many other orders of this customer were refused, or cancelled after packing: the parcel came back. Absent where it is none, and where it is not asked. */
  refusedParcels?: number;
}

export interface OrdersPage {
  orders: AdminOrder[];
  /** Opaque; null on the last page. */
  nextCursor: string | null;
}

/** What a client sends to place an order. `totalPrice` is the total that the customer was shown. */
export interface NewOrder {
  name: string;
  email: string;
  phone: string | number;
  address: Address;
  productIds: string[];
  totalPrice: string | number;
}

/** What an admin sends of an order that the shop takes itself: by phone or at the counter. */
export interface NewPhoneOrder extends Omit<NewOrder, 'email' | 'totalPrice'> {
  /** Mails go there, where it is given. The order is in no account all the same. */
  email?: string;
  /** Absent where the customer takes the books along. */
  street?: string;
  /** For the courier, of a street. */
  note?: string;
  /** The total that the customer was told; without it the order costs what it costs. */
  totalPrice?: string | number;
}

/** Digits with what people put between them, and an extension. */
const PHONE = /^(?:tel:)?(?=.*\d)[\d\p{Zs}\p{Pd}+()./,;:#*]+(?:(?:ext(?:ension|n)?|x|dw)[.:=\p{Zs}]*\d+)?$/iu;

/** Signs that show nothing, such as those that turn the direction of a pasted text. */
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;

/** A phone number, given as a text or a number, kept as it was written without invisible signs. */
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

/** A total in the shop's currency, as cents. */
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

/** The same where the shop may deliver to some countries only. */
const deliveredAddressSchema = addressSchema.refine(({ country }) => isDeliveredTo(country), {
  path: ['country'],
  message: messages.notDeliveredTo,
});

/** The id of an ordered book. */
export const orderedBookSchema = z
  .string(messages.invalidOrderedBook)
  .min(1, messages.invalidOrderedBook)
  .max(LIMITS.title, messages.invalidOrderedBook);

/** Ids of books, each once. */
export const productIdsSchema = z
  .array(orderedBookSchema, messages.required)
  .min(1, messages.atLeastOneBook)
  .max(LIMITS.booksPerOrder, messages.atMostBooks(LIMITS.booksPerOrder))
  .refine((ids) => new Set(ids).size === ids.length, messages.eachBookOnce);

/** The body of an order. Unknown fields (a street, a uid, a status) are dropped; the shown total becomes cents. */
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

/** An order's fields after validation, as a service gets them. */
export type OrderInput = z.output<typeof newOrderSchema>;

/** The body of an order by phone or at the counter. '' is no e-mail address, no street, no note. */
export const phoneOrderSchema = z
  .object({
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
  .transform(({ totalPrice, ...rest }) => ({ ...rest, shownTotalCents: totalPrice }));

export type PhoneOrderInput = z.output<typeof phoneOrderSchema>;

export const statusSchema = z.enum(ORDER_STATUSES, messages.mustBeOneOf(ORDER_STATUSES.join(', ')));
