import * as z from 'zod';
import {
  INVOICE_KINDS,
  type Invoice,
  type InvoiceLine,
  type InvoiceSeller,
  type ListedInvoice,
  type OrderInvoices,
} from '../src/api/invoice.ts';
import {
  type AdminOrder,
  type Delivery,
  type Gift,
  ORDER_STATUSES,
  type Order,
  type OrderEdit,
  type OrderMessage,
  type OrderReturn,
  type OrdersPage,
  type OrderTax,
  type OrderWithdrawal,
  type ReturnedItem,
  type Tracking,
  type Waiting,
} from '../src/api/order.ts';
import { MAIL_EVENTS, MAIL_STATES, type OrderMail } from '../src/api/orderMail.ts';
import type { EarlierCustomer, EarlierCustomers, OrdersCount } from '../src/api/ordersQuery.ts';
import type { Withdrawal, WithdrawalReceived, WithdrawalsPage } from '../src/api/withdrawal.ts';
import type { DayRange } from '../src/days.ts';
import { CURRENCY } from '../src/format/currency.ts';
import { LIMITS } from '../src/limits.ts';
import { PAYMENT_METHODS, type Payment } from '../src/payment.ts';
import { answer, count, day, moment, price, sum, text } from './answer.ts';

export const address = z.strictObject({ city: text, country: text, state: text, zipcode: text });

export const addressLines = z.array(text).describe('The address in its country’s format, with the street if known');

const status = z.enum(ORDER_STATUSES);

export const delivery = answer<Delivery>({
  street: text,
  note: text.exactOptional(),
  gift: answer<Gift>({ note: text.exactOptional(), wrap: z.boolean().exactOptional() }).exactOptional(),
});

const orderFields = {
  _id: text,
  name: text,
  email: text,
  phone: text,
  address,
  addressLines,
  delivery: delivery
    .exactOptional()
    .describe("In the customer's own lists, and for admins on request, until it is deleted"),
  productIds: z.array(text),
  items: z
    .array(
      z.strictObject({
        _id: text,
        title: text,
        price: price,
        appears: text
          .exactOptional()
          .describe('YYYY, YYYY-MM or YYYY-MM-DD: publication date, if the book was announced when ordered'),
      }),
    )
    .describe('Books with title and price at the time of the order'),
  totalPrice: sum.describe(CURRENCY),
  deliveryCharge: sum.exactOptional().describe('Part of totalPrice; absent if delivery was free'),
  giftWrap: sum.exactOptional().describe('Part of totalPrice; absent without gift wrap'),
  taxes: z
    .array(answer<OrderTax>({ rate: z.int().describe('In hundredths of a percent: 700 is 7 %'), total: sum, tax: sum }))
    .exactOptional()
    .describe('Taxes included in totalPrice; absent without tax rates'),
  arrival: answer<DayRange>({ from: day, to: day }).exactOptional().describe('Promised days of arrival'),
  waiting: answer<Waiting>({
    until: day.exactOptional().describe('The day on which it can be packed'),
    note: text.exactOptional(),
  })
    .exactOptional()
    .describe('Why it cannot be packed yet'),
  payment: answer<Payment>({ method: z.enum(PAYMENT_METHODS) }),
  pickup: z.literal(true).exactOptional().describe("The customer collects it; the address is the shop's"),
  readyUntil: moment.exactOptional().describe('Packed for collection: when it should have been collected'),
  returned: z
    .array(answer<ReturnedItem>({ _id: text, at: moment, cents: count.describe('Refund for this copy') }))
    .exactOptional()
    .describe('Returned copies of a delivered order; totalPrice does not change'),
  returnedCents: count.exactOptional().describe('Total refund in cents; the whole total once all books are returned'),
  withdrawals: z
    .array(
      answer<OrderWithdrawal>({
        receivedAt: moment,
        items: z.array(text).describe('Titles; empty means the whole order'),
      }),
    )
    .exactOptional()
    .describe("In the customer's own lists: withdrawals sent from the order's own address"),
  tracking: answer<Tracking>({
    carrier: text,
    number: text,
    url: text.exactOptional().describe('HTTPS only'),
  }).exactOptional(),
  invoices: z
    .array(answer<ListedInvoice>({ number: text, kind: z.enum(INVOICE_KINDS), cents: z.int() }))
    .exactOptional()
    .describe('Oldest first; cents are negative in credit notes'),
  splitFrom: text.exactOptional().describe('Of a second part: the order that was split'),
  splitInto: z
    .array(text)
    .exactOptional()
    .describe('The orders that took books of this one, oldest first, also those that were merged again'),
  splitReason: text.exactOptional().describe('Why it was split, in the words of the shop'),
  mergedInto: text.exactOptional().describe('The order that took the books back; this one is cancelled'),
  createdAt: moment,
  status,
};

export const order = answer<Order>({ ...orderFields, history: z.array(z.strictObject({ status, at: moment })) });

const orderMail = answer<OrderMail>({
  event: z.enum(MAIL_EVENTS),
  state: z.enum(MAIL_STATES),
  attempts: count,
  at: moment.exactOptional(),
  error: text.exactOptional(),
});

export const adminOrder = answer<AdminOrder>({
  ...orderFields,
  version: text.exactOptional().describe('To admins: the ETag without its quotes'),
  lacksStreet: z.boolean().exactOptional().describe('Present while an order to pack has no street'),
  internalNote: text.exactOptional().describe('Never shown to the customer'),
  returns: z
    .array(
      answer<OrderReturn>({
        at: moment,
        by: text,
        items: z.array(text).describe('The book id of each copy'),
        restock: z.boolean().describe('Whether they can be sold again'),
        note: text.exactOptional(),
      }),
    )
    .exactOptional(),
  cashReceived: z
    .boolean()
    .exactOptional()
    .describe('For delivered orders: whether the courier has handed over the cash'),
  history: z.array(z.strictObject({ status, at: moment, by: text.exactOptional() })),
  edits: z
    .array(
      answer<OrderEdit>({
        at: moment,
        by: text,
        added: z.array(text).exactOptional().describe('Titles'),
        removed: z.array(text).exactOptional().describe('Titles'),
        totals: z.tuple([sum, sum]).exactOptional().describe('Before and after'),
        fields: z.array(text).exactOptional().describe('Names of changed delivery fields'),
        part: text.exactOptional().describe('Id of the order that the books moved to, or back from'),
      }),
    )
    .exactOptional()
    .describe('Changes of books and delivery'),
  messages: z
    .array(
      answer<OrderMessage>({
        at: moment,
        by: text,
        text,
        state: z.enum(MAIL_STATES).exactOptional().describe('Of its mail, until it is deleted'),
        error: text.exactOptional(),
      }),
    )
    .exactOptional()
    .describe('Sent to the customer; kept as long as the street'),
  mails: z.array(orderMail).exactOptional(),
  mergeable: z
    .boolean()
    .exactOptional()
    .describe(
      'Of a second part, in single orders only: both orders are placed, with the books and delivery of the split',
    ),
  refusedParcels: z.int().min(1).exactOptional().describe('Other orders of this customer that came back'),
});

const signedCents = z.int().describe(`Cents of ${CURRENCY}; negative in credit notes`);

export const invoice = answer<Invoice>({
  _id: text,
  kind: z.enum(INVOICE_KINDS),
  number: text.describe(
    'Series, year and count, such as A-2026-17: unique, and without gaps within a year of a series',
  ),
  about: text.exactOptional().describe('For credit notes: number of the credited invoice'),
  orderId: text,
  issuedAt: moment,
  day: day.describe('The date of the document'),
  packedOn: day.exactOptional(),
  deliveredOn: day.exactOptional(),
  seller: answer<InvoiceSeller>({
    name: text,
    address: z.array(text),
    country: text,
    taxNumber: text.exactOptional(),
    register: text.exactOptional(),
  }),
  buyer: answer<Invoice['buyer']>({ name: text, street: text.exactOptional(), address, addressLines }),
  lines: z.array(
    answer<InvoiceLine>({ _id: text, title: text, isbn: text.length(13).exactOptional(), cents: signedCents }),
  ),
  deliveryCents: signedCents,
  wrapCents: signedCents,
  cents: signedCents.describe('Total including taxes'),
  taxes: z
    .array(
      z.strictObject({
        rate: z.int().describe('In hundredths of a percent: 700 is 7 %'),
        totalCents: signedCents,
        taxCents: signedCents,
      }),
    )
    .describe('Included taxes; empty without tax rates'),
  payment: answer<Payment>({ method: z.enum(PAYMENT_METHODS) }),
  pickup: z.literal(true).exactOptional().describe('The customer collected the order, so the buyer has no address'),
});

export const withdrawal = answer<Withdrawal>({
  _id: text,
  receivedAt: moment,
  name: text,
  email: text,
  order: text.describe('As typed'),
  items: z.array(text).describe('As typed; empty means the whole order'),
  orderId: text.exactOptional().describe('Absent if no order, or more than one, has this number'),
  isFromOther: z.boolean().exactOptional().describe('Whether that order has a different email address'),
  receipt: z.enum(MAIL_STATES).exactOptional(),
  refundCents: count
    .exactOptional()
    .describe(
      'Refund for its books, in cents, in lists. Absent if unknown, before the delivery, for split orders, and if several of the page name the order',
    ),
  returnedAt: moment.exactOptional().describe('When the last of its books came back; absent like refundCents'),
  repayBy: day.describe('Last day for the refund'),
  settled: z.strictObject({ at: moment, by: text }).exactOptional(),
});

export const ORDER_ANSWERS = {
  Order: order,
  AdminOrder: adminOrder,
  Invoice: invoice,
  OrderInvoices: answer<OrderInvoices>({ invoices: z.array(invoice).min(1).describe('Newest first') }),
  Withdrawal: withdrawal,
  WithdrawalReceived: answer<WithdrawalReceived>({ receivedAt: moment }),
  WithdrawalsPage: answer<WithdrawalsPage>({ withdrawals: z.array(withdrawal), nextCursor: text.nullable() }),
  OrdersPage: answer<OrdersPage>({
    orders: z.array(adminOrder),
    nextCursor: text.nullable().describe('Null on the last page'),
  }),
  EarlierCustomers: answer<EarlierCustomers>({
    customers: z.array(
      answer<EarlierCustomer>({
        name: text,
        phone: text,
        email: text,
        address: address.exactOptional().describe('Absent if the order was collected'),
        street: text.exactOptional().describe('As long as it is kept'),
      }),
    ),
  }),
  OrdersCount: answer<OrdersCount>({ count: count.describe(`${LIMITS.ordersCount} means that or more`) }),
  OrderMail: orderMail,
} satisfies Record<string, z.ZodType>;
