import * as messages from '@bookstore/messages/validation';
import * as z from 'zod';
import type { DayRange } from '../days.ts';
import { toCents } from '../format/money.ts';
import { LIMITS } from '../limits.ts';
import type { Payment } from '../payment.ts';
import { line, optionalLine, optionalParagraphs } from '../text.ts';
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

export const ORDER_STATUSES = ['placed', 'packed', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A state that an order came into, and when: ISO 8601. */
export interface OrderStep {
  status: OrderStatus;
  at: string;
}

export interface AdminOrderStep extends OrderStep {
  /** The admin's user name; absent where it was the customer. */
  by?: string;
}

export interface Address {
  city: string;
  country: string;
  state: string;
  zipcode: string;
}

/** A line of an order as it was sold: the title and price of that moment. */
interface OrderItem {
  _id: string;
  title: string;
  price: number;
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
  email: string;
  phone: string;
  address: Address;
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
  createdAt: string;
  status: OrderStatus;
  /** Oldest first. Orders of releases that kept no history have only their beginning. */
  history: OrderStep[];
}

/** An order as the admin sees it. */
export interface AdminOrder extends Order {
  history: AdminOrderStep[];
  /** Where one order is asked for, and in lists that ask for it. Absent where none was given, and when it is forgotten. */
  delivery?: Delivery;
  /** Where one order is asked for, not in lists. Absent where the shop sends no mail. */
  mails?: OrderMail[];
  /** How many other orders of this customer were cancelled after packing: the parcel came back. Absent where it is none, and where it is not asked. */
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

const PHONE = /^(?=.*\d)[\d+\-() ]+$/;

/** A phone number, given as a text or a number, kept as a text with its leading zeros. */
export const phoneSchema = z
  .union([z.string(), z.int().nonnegative().transform(String)], messages.required)
  .transform((text) => text.trim())
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

const shownTotal = z.unknown().transform((value, context) => {
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

const productIds = z
  .array(
    z
      .string(messages.invalidOrderedBook)
      .min(1, messages.invalidOrderedBook)
      .max(LIMITS.title, messages.invalidOrderedBook),
    messages.required,
  )
  .min(1, messages.atLeastOneBook)
  .max(LIMITS.booksPerOrder, messages.atMostBooks(LIMITS.booksPerOrder))
  .refine((ids) => new Set(ids).size === ids.length, messages.eachBookOnce);

/** The body of an order. Unknown fields (a street, a uid, a status) are dropped; the shown total becomes cents. */
export const newOrderSchema = z
  .object({
    name: line(LIMITS.name),
    email: line(LIMITS.email),
    phone: phoneSchema,
    address: addressSchema,
    productIds,
    totalPrice: shownTotal,
  })
  .transform(({ totalPrice, ...rest }) => ({ ...rest, shownTotalCents: totalPrice }));

/** An order's fields after validation, as a service gets them. */
export type OrderInput = z.output<typeof newOrderSchema>;

export const statusSchema = z.enum(ORDER_STATUSES, messages.mustBeOneOf(ORDER_STATUSES.join(', ')));

/** `from` is the state that the admin saw: where another admin was faster, the call is refused. */
export const orderStatusSchema = z.object({ status: statusSchema, from: statusSchema.optional() });

/** `status` is the step that the admin takes back: where another one came after it, the call is refused. */
export const undoSchema = z.object({ status: statusSchema });

/** What an admin asks an order to become. */
export type StatusChange = z.output<typeof orderStatusSchema>;
