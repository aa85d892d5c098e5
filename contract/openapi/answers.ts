import * as z from 'zod';
import { ADMIN_RIGHTS, type AdminSession, type SignedInAdmin, type Statistics, type Today } from '../src/api/admin.ts';
import type { BookAlert, KeptAlert } from '../src/api/alert.ts';
import type { Book } from '../src/api/book.ts';
import type { BookChangesAnswer } from '../src/api/bookChanges.ts';
import type { BookExcerpt, BookNote, BookSeries, BookSubject, Contributor } from '../src/api/bookDetails.ts';
import { IMPORT_FATES, type ImportAnswer, type ImportResult } from '../src/api/bookImport.ts';
import { type BookImports, LEFT_REASONS, type UndonePart } from '../src/api/bookImports.ts';
import type { BookCounts, BookTitle } from '../src/api/booksQuery.ts';
import { CHANGE_CODES, type Change, type ChangesPage } from '../src/api/changes.ts';
import type { BookCover } from '../src/api/cover.ts';
import type { CustomerDetails, CustomerExport, KeptDetails } from '../src/api/customerDetails.ts';
import type {
  AdminAccount,
  FactorSet,
  FactorState,
  NewApp,
  NewPasskey,
  RecoveryCodes,
  SecondFactor,
} from '../src/api/factor.ts';
import {
  INVOICE_KINDS,
  type Invoice,
  type InvoiceLine,
  type InvoiceSeller,
  type ListedInvoice,
  type OrderInvoices,
} from '../src/api/invoice.ts';
import {
  type FoundBook,
  type FoundFields,
  LOOKUP_SOURCES,
  type LookupAnswer,
  type LookupSource,
} from '../src/api/lookups.ts';
import {
  type AdminOrder,
  type Delivery,
  type Gift,
  ORDER_STATUSES,
  type Order,
  type OrderReturn,
  type OrdersPage,
  type OrderTax,
  type ReturnedItem,
  type Tracking,
} from '../src/api/order.ts';
import { MAIL_EVENTS, MAIL_STATES, type OrderMail } from '../src/api/orderMail.ts';
import type { OrdersCount } from '../src/api/ordersQuery.ts';
import { type FieldError, PROBLEM_STATUS, type Problem, type ProblemCode } from '../src/api/problem.ts';
import type { Publisher, PublisherContact, PublishersPage } from '../src/api/publisher.ts';
import type { BestSeller, SalesReport } from '../src/api/sales.ts';
import { AVAILABILITIES, type BookStock, type Stock } from '../src/api/stock.ts';
import type { Withdrawal, WithdrawalReceived, WithdrawalsPage } from '../src/api/withdrawal.ts';
import { BOOK_FORMATS, CATEGORIES, type Category, SUBJECT_SCHEMES } from '../src/constants.ts';
import { type DayRange, SPANS } from '../src/days.ts';
import { CURRENCY } from '../src/format/currency.ts';
import { LIMITS, LOW_STOCK } from '../src/limits.ts';
import { PAYMENT_METHODS, type Payment } from '../src/payment.ts';

type Shape<Answer> = { [Key in keyof Answer]-?: z.ZodType<Answer[Key] | undefined> };

/** The schema of an answer: every member of its type and no others. One that is forgotten here does not compile. */
const answer = <Answer>(shape: Shape<Answer>) =>
  z.strictObject(shape as unknown as z.core.$ZodShape) as unknown as z.ZodType<Answer>;

const text = z.string();
const count = z.int().min(0);
const moment = z.iso.datetime().describe('ISO 8601, UTC');
const price = z.number().min(0).describe(`${CURRENCY}, at most two decimals`);
const day = z.iso.date();
const category = z.enum(CATEGORIES);

const availability = {
  availability: z.enum(AVAILABILITIES).exactOptional().describe('Absent where copies are not counted'),
  left: z.int().min(1).max(LOW_STOCK).exactOptional().describe('Copies of a book that is low'),
};

const lookupSource = z.enum(Object.keys(LOOKUP_SOURCES) as [LookupSource, ...LookupSource[]]);

const contributors = z
  .array(answer<Contributor>({ name: text, role: text.describe('A code of ONIX code list 17') }))
  .exactOptional();

const cover = answer<BookCover>({
  id: text.regex(/^[0-9a-f]{32}$/).describe('Made of the picture: GET /api/covers/{id}.webp, or .jpg for a JPEG'),
  width: z.int().min(1),
  height: z.int().min(1),
  type: z.literal('jpeg').exactOptional().describe('Absent for WebP'),
  tint: text
    .regex(/^#[0-9a-f]{6}$/)
    .exactOptional()
    .describe('The picture’s own dark colour'),
});

const contact = { name: text, address: text.exactOptional(), email: text.exactOptional() };
const publisherContact = {
  ...contact,
  responsible: answer<NonNullable<PublisherContact['responsible']>>(contact)
    .exactOptional()
    .describe('Inside the Union, for a publisher outside of it'),
};
const publisher = answer<Publisher>({ _id: text, ...publisherContact, updatedAt: moment });

/** What stands on a book's title page beside title and author. */
const titlePage = {
  subtitle: text.exactOptional(),
  contributors,
  series: answer<BookSeries>({ name: text, number: text.exactOptional() }).exactOptional(),
};

const book = answer<Book>({
  _id: text,
  title: text,
  author: text.exactOptional(),
  description: text,
  category,
  coverImage: text.describe('A file name or an http(s) URL; may be empty'),
  newPrice: price,
  oldPrice: price,
  lowestPrice: price
    .exactOptional()
    .describe('Of a reduced book in a shop under EU law: its lowest price of the 30 days before the reduction'),
  trending: z.boolean(),
  cover: cover.exactOptional().describe('An uploaded picture, which is shown in place of coverImage'),
  isbn: text.length(13).exactOptional(),
  ...titlePage,
  publisher: text.exactOptional(),
  imprint: text.exactOptional(),
  published: text.exactOptional().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
  pages: z.int().min(1).max(LIMITS.pages).exactOptional(),
  language: text.exactOptional().describe('BCP 47'),
  format: z.enum(BOOK_FORMATS).exactOptional(),
  subjects: z
    .array(answer<BookSubject>({ scheme: z.enum(SUBJECT_SCHEMES), code: text }))
    .exactOptional()
    .describe('The main one first'),
  note: answer<BookNote>({ text, by: text }).exactOptional().describe('What somebody of the shop says of it'),
  hasExcerpt: z.literal(true).exactOptional(),
  orderable: z.literal(false).exactOptional().describe('Nobody can order it'),
  createdAt: moment,
  updatedAt: moment,
  ...availability,
});

const address = z.strictObject({ city: text, country: text, state: text, zipcode: text });

const status = z.enum(ORDER_STATUSES);
const sum = text.regex(/^\d+\.\d\d$/);
const orderFields = {
  _id: text,
  name: text,
  email: text,
  phone: text,
  address,
  productIds: z.array(text),
  items: z
    .array(
      z.strictObject({
        _id: text,
        title: text,
        price: price,
        appears: text
          .exactOptional()
          .describe('YYYY, YYYY-MM or YYYY-MM-DD: when it comes out, where it was only announced when it was ordered'),
      }),
    )
    .describe('What was sold, as it was sold'),
  totalPrice: sum.describe(CURRENCY),
  deliveryCharge: sum.exactOptional().describe('Part of totalPrice; absent where delivery was free'),
  giftWrap: sum.exactOptional().describe('Part of totalPrice; absent where nothing was wrapped'),
  taxes: z
    .array(answer<OrderTax>({ rate: z.int().describe('In hundredths of a percent: 700 is 7 %'), total: sum, tax: sum }))
    .exactOptional()
    .describe('What totalPrice contains; absent where the shop stated no rate'),
  arrival: answer<DayRange>({ from: day, to: day }).exactOptional().describe('When it was promised to arrive'),
  payment: answer<Payment>({ method: z.enum(PAYMENT_METHODS) }),
  returned: z
    .array(answer<ReturnedItem>({ _id: text, at: moment, cents: count.describe('What is paid back for it') }))
    .exactOptional()
    .describe('What came back of a delivered order, copy by copy; totalPrice stays as it was sold'),
  returnedCents: count
    .exactOptional()
    .describe('What is paid back in all, in cents: once all books are back, the whole total'),
  tracking: answer<Tracking>({
    carrier: text,
    number: text,
    url: text.exactOptional().describe('Of https'),
  }).exactOptional(),
  invoices: z
    .array(answer<ListedInvoice>({ number: text, kind: z.enum(INVOICE_KINDS), cents: z.int() }))
    .exactOptional()
    .describe('Oldest first; of a credit note cents are below zero'),
  createdAt: moment,
  status,
};
const order = answer<Order>({ ...orderFields, history: z.array(z.strictObject({ status, at: moment })) });

const orderMail = answer<OrderMail>({
  event: z.enum(MAIL_EVENTS),
  state: z.enum(MAIL_STATES),
  attempts: count,
  at: moment.exactOptional(),
  error: text.exactOptional(),
});
const adminOrder = answer<AdminOrder>({
  ...orderFields,
  version: text.exactOptional().describe('To admins: the ETag without its quotes'),
  internalNote: text.exactOptional().describe('Never shown to the customer'),
  returns: z
    .array(
      answer<OrderReturn>({
        at: moment,
        by: text,
        items: z.array(text).describe('Each copy by the id of its book'),
        restock: z.boolean().describe('Whether they can be sold again'),
        note: text.exactOptional(),
      }),
    )
    .exactOptional(),
  cashReceived: z
    .boolean()
    .exactOptional()
    .describe('Of an order that was delivered: whether its money was handed over'),
  history: z.array(z.strictObject({ status, at: moment, by: text.exactOptional() })),
  delivery: answer<Delivery>({
    street: text,
    note: text.exactOptional(),
    gift: answer<Gift>({ note: text.exactOptional(), wrap: z.boolean().exactOptional() }).exactOptional(),
  }).exactOptional(),
  mails: z.array(orderMail).exactOptional(),
  refusedParcels: z.int().min(1).exactOptional().describe('Other orders of this customer that came back'),
});

const signedCents = z.int().describe(`Cents of ${CURRENCY}; of a credit note below zero`);
const invoice = answer<Invoice>({
  _id: text,
  kind: z.enum(INVOICE_KINDS),
  number: text.describe(
    'A series, the year and how many it is, as A-2026-17: unique, without gaps in a year of a series',
  ),
  about: text.exactOptional().describe('Of a credit note: the number of its invoice'),
  orderId: text,
  issuedAt: moment,
  day: day.describe('The date that it bears'),
  packedOn: day.exactOptional(),
  deliveredOn: day.exactOptional(),
  seller: answer<InvoiceSeller>({
    name: text,
    address: z.array(text),
    country: text,
    taxNumber: text.exactOptional(),
    register: text.exactOptional(),
  }),
  buyer: answer<Invoice['buyer']>({ name: text, street: text.exactOptional(), address }),
  lines: z.array(
    answer<InvoiceLine>({ _id: text, title: text, isbn: text.length(13).exactOptional(), cents: signedCents }),
  ),
  deliveryCents: signedCents,
  wrapCents: signedCents,
  cents: signedCents.describe('Of all, taxes included'),
  taxes: z
    .array(
      z.strictObject({
        rate: z.int().describe('In hundredths of a percent: 700 is 7 %'),
        totalCents: signedCents,
        taxCents: signedCents,
      }),
    )
    .describe('What it contains; empty where the shop stated no rate'),
  payment: answer<Payment>({ method: z.enum(PAYMENT_METHODS) }),
});

const withdrawal = answer<Withdrawal>({
  _id: text,
  receivedAt: moment,
  name: text,
  email: text,
  order: text.describe('As it was typed'),
  items: z.array(text).describe('As they were typed; empty is the whole order'),
  orderId: text.exactOptional().describe('Absent where no order, or more than one, has this number'),
  isFromOther: z.boolean().exactOptional().describe('Where that order has another address than was typed'),
  receipt: z.enum(MAIL_STATES).exactOptional(),
  repayBy: day.describe('The last day on which the money is due back'),
  settled: z.strictObject({ at: moment, by: text }).exactOptional(),
});

const session = answer<AdminSession>({
  token: text,
  expiresIn: z.int().describe('Seconds'),
  user: z.strictObject({ username: text, role: z.literal('admin') }),
});
const passkeyOptions = z.looseObject({}).describe('As the browser’s WebAuthn takes them in JSON');

const details = answer<CustomerDetails>({ name: text, phone: text, street: text, address }).nullable();

const fieldError = answer<FieldError>({ path: text.describe('Dotted path of the field'), message: text });

const changedValue = z.union([text, z.number(), z.boolean(), z.null()]);
const imported = z.strictObject({
  fate: z.enum(IMPORT_FATES),
  _id: text,
  updatedAt: moment.exactOptional(),
  fields: z.array(text).exactOptional().describe('What is changed of the book: columns of a file, cover or deleted'),
  differences: z
    .record(text, z.strictObject({ before: changedValue, after: changedValue }))
    .exactOptional()
    .describe(
      `In a dry run: what each of them is and would be, of a text ${LIMITS.comparedText} characters about where it differs`,
    ),
  sameIsbnAs: text.exactOptional().describe('In a dry run: the title of another book on sale with this ISBN'),
  priceKept: price
    .exactOptional()
    .describe('A price that a record says and the book does not get: its own was set in this shop'),
  toNote: z
    .literal(true)
    .exactOptional()
    .describe('In a dry run, of an unchanged book: that this message is its latest is not known yet'),
});
const refused = z.strictObject({ fate: z.literal('refused'), errors: z.array(fieldError) });

const change = answer<Change>({
  _id: text,
  at: moment,
  by: text.describe("An admin's user name, or command"),
  what: z.enum(CHANGE_CODES),
  subjects: z
    .array(text)
    .max(LIMITS.changedBooks)
    .describe('Ids of what was changed: the one that was asked for, or the first ones'),
  count: count.describe('How many were changed in all'),
  books: z
    .array(
      z.strictObject({
        _id: text,
        title: text,
        fields: z.record(text, z.strictObject({ before: changedValue, after: changedValue })),
      }),
    )
    .exactOptional()
    .describe(`Of those subjects that are books; a text is cut to ${LIMITS.changedText} characters`),
  fields: z.array(text).exactOptional().describe('Names of the changed fields of an order'),
});

const sold = { revenue: price, books: count };
const stock = { count: count.max(LIMITS.copies).nullable().describe('Null where copies are not counted') };

/** What the API answers, by the name that it has in the description. */
export const ANSWERS = {
  Book: book,
  BookCover: cover,
  KeptDetails: answer<KeptDetails>({ details }),
  CustomerExport: answer<CustomerExport>({
    account: z.strictObject({ uid: text, email: text.nullable() }),
    details,
    orders: z.array(adminOrder),
    withdrawals: z.array(withdrawal).exactOptional().describe('From these orders, by their own address'),
    invoices: z.array(invoice).exactOptional().describe('Of these orders'),
    alerts: z
      .array(answer<KeptAlert>({ book: text, email: text, since: moment }))
      .exactOptional()
      .describe('Sold-out books that they wait for'),
  }),
  BookAlert: answer<BookAlert>({ isSet: z.boolean() }),
  BookCounts: answer<BookCounts>({
    total: count,
    trending: count,
    categories: answer<BookCounts['categories']>(
      Object.fromEntries(CATEGORIES.map((id) => [id, count])) as Record<Category, typeof count>,
    ),
  }),
  BookTitle: answer<BookTitle>({
    _id: text,
    title: text,
    author: text.exactOptional(),
    category,
    newPrice: price,
    coverImage: text,
    cover: cover.exactOptional(),
    isbn: text.length(13).exactOptional(),
    published: text.exactOptional().describe('Of a book that came out after it was added, or is still to come'),
    orderable: z.literal(false).exactOptional(),
    ...titlePage,
    ...availability,
  }),
  BestSeller: answer<BestSeller>({
    _id: text,
    copies: z.int().min(1).describe('Ordered in the last thirty days'),
  }),
  BookChangesAnswer: answer<BookChangesAnswer>({
    results: z.array(
      z.strictObject({
        _id: text,
        fate: z.enum(['changed', 'unchanged', 'conflict', 'gone']),
        updatedAt: moment.exactOptional(),
      }),
    ),
  }),
  ImportAnswer: answer<ImportAnswer>({ results: z.array(z.union([imported, refused]) as z.ZodType<ImportResult>) }),
  BookImports: answer<BookImports>({
    imports: z.array(
      z.strictObject({
        _id: text,
        at: moment,
        by: text.describe("An admin's user name, or command"),
        file: text,
        added: count.describe('Books'),
        changed: count.describe('Books'),
        recounted: count.describe('Books of which it has set the number of copies'),
        putOnSale: count.describe('Books that it has put on sale: only an owner undoes that'),
        parts: count.describe('Each is undone by one call, the last one first'),
        undone: z
          .strictObject({ at: moment, by: text, parts: count, restored: count, left: count })
          .exactOptional()
          .describe('How far it is undone'),
      }),
    ),
  }),
  UndonePart: answer<UndonePart>({
    restored: count,
    left: z
      .array(z.strictObject({ _id: text, title: text, why: z.enum(LEFT_REASONS) }))
      .describe('Left alone: changed since, not on sale any more, or with other copies; or its former picture is gone'),
  }),
  Stock: answer<Stock>(stock),
  BookStock: answer<BookStock>({
    _id: text,
    ...stock,
    soldOutAt: moment.exactOptional().describe('Since when there is no copy, where that is known'),
  }),
  Order: order,
  AdminOrder: adminOrder,
  Invoice: invoice,
  OrderInvoices: answer<OrderInvoices>({ invoices: z.array(invoice).min(1).describe('Newest first') }),
  Withdrawal: withdrawal,
  WithdrawalReceived: answer<WithdrawalReceived>({ receivedAt: moment }),
  BookExcerpt: answer<BookExcerpt>({ text: text.describe('Paragraphs, parted by lines') }),
  PublisherContact: answer<PublisherContact>(publisherContact),
  Publisher: publisher,
  PublishersPage: answer<PublishersPage>({
    publishers: z.array(publisher),
    next: text.nullable().describe('For `after`; null on the last page'),
  }),
  WithdrawalsPage: answer<WithdrawalsPage>({ withdrawals: z.array(withdrawal), nextCursor: text.nullable() }),
  OrdersPage: answer<OrdersPage>({
    orders: z.array(adminOrder),
    nextCursor: text.nullable().describe('Null on the last page'),
  }),
  OrdersCount: answer<OrdersCount>({ count: count.describe(`${LIMITS.ordersCount} means that or more`) }),
  OrderMail: orderMail,
  AdminSession: session,
  SignedInAdmin: answer<SignedInAdmin>({
    username: text,
    rights: z.enum(ADMIN_RIGHTS).describe('An owner may do everything, staff the daily work with books and orders'),
  }),
  FactorState: answer<FactorState>({
    hasApp: z.boolean(),
    passkeys: z.array(z.strictObject({ id: text, name: text, addedAt: moment })),
    recoveryCodesLeft: count,
    isDemanded: z.boolean(),
  }),
  NewApp: answer<NewApp>({ ticket: text, secret: text.describe('Base32'), uri: text.describe('otpauth:') }),
  NewPasskey: answer<NewPasskey>({ ticket: text, options: passkeyOptions }),
  FactorSet: answer<FactorSet>({
    first: z
      .strictObject({ session, recoveryCodes: z.array(text) })
      .nullable()
      .describe('With the first factor, which ends every log-in: the one that goes on'),
  }),
  RecoveryCodes: answer<RecoveryCodes>({ recoveryCodes: z.array(text) }),
  AdminAccount: answer<AdminAccount>({
    username: text,
    rights: z.enum(ADMIN_RIGHTS).nullable().describe('Null where the account is damaged'),
    hasFactor: z.boolean(),
    isFactorDemanded: z.boolean(),
  }),
  ChangesPage: answer<ChangesPage>({
    changes: z.array(change),
    nextCursor: text.nullable().describe('Null on the last page'),
  }),
  Statistics: answer<Statistics>({ totalBooks: count, totalSales: price, trendingBooks: count, totalOrders: count }),
  LookupAnswer: answer<LookupAnswer>({
    isbn: text.length(13),
    found: z
      .array(
        answer<FoundBook>({
          source: lookupSource,
          fields: answer<FoundFields>({
            title: text.exactOptional(),
            subtitle: text.exactOptional(),
            author: text.exactOptional(),
            contributors,
            description: text.exactOptional(),
            publisher: text.exactOptional(),
            published: text.exactOptional().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
            pages: z.int().min(1).max(LIMITS.pages).exactOptional(),
            language: text.exactOptional().describe('BCP 47'),
          }),
          cover: z.url().exactOptional().describe('Of a picture that somebody may look at'),
        }),
      )
      .describe('The one to begin with first; empty where nobody knows it'),
    asked: z.array(lookupSource).describe('Empty where the shop looks nothing up'),
    silent: z.array(lookupSource).describe('Who of those that were asked gave no answer'),
  }),
  Today: answer<Today>({
    day: day.describe("The shop's"),
    toPack: z.strictObject({ count, oldest: moment.exactOptional().describe('Absent where none waits') }),
    orders: z
      .strictObject({ count, takings: price })
      .describe('Placed today, and what those of them brought that were not cancelled'),
    cashToCome: z.strictObject({ count, sum: price }).describe('Delivered, and the money was not handed over'),
    books: z.strictObject({ soldOut: count, low: count }).describe(`On sale; low is 1 to ${LOW_STOCK} copies`),
    failedMails: z
      .strictObject({ orders: count, withdrawals: count })
      .exactOptional()
      .describe(`What they are about: of the first ${LIMITS.failedMails}. Absent where the shop sends no mail`),
    withdrawals: count.describe('That nobody has settled'),
  }),
  SalesReport: answer<SalesReport>({
    from: day,
    to: day,
    by: z.enum(SPANS),
    timeZone: text,
    behindSeconds: count.describe('How long the oldest order has been waiting that does not count yet'),
    buckets: z.array(z.strictObject({ start: day, orders: count, ...sold })),
    topBooks: z.array(z.strictObject({ _id: text, title: text.nullable(), ...sold })),
    byCategory: z.array(z.strictObject({ category: category.nullable(), ...sold })),
  }),
  Health: z.strictObject({ status: z.literal('ok'), version: text }),
  FieldError: fieldError,
  Problem: answer<Problem>({
    type: text,
    title: text,
    status: z.int().min(400).max(599),
    detail: text,
    code: z.enum(Object.keys(PROBLEM_STATUS) as [ProblemCode, ...ProblemCode[]]),
    errors: z.array(fieldError).exactOptional(),
    retryAfterSeconds: z
      .int()
      .min(1)
      .exactOptional()
      .describe('With busy: when to send the same again. Nothing was written'),
    books: z.array(book).exactOptional(),
    totalPrice: sum
      .exactOptional()
      .describe('With cart-changed: what the order costs now, where all its books can be had'),
    order: z.union([order, adminOrder]).exactOptional().describe('To an admin as the admin sees it'),
    book: book.exactOptional(),
    secondFactor: answer<SecondFactor>({ ticket: text, hasApp: z.boolean(), passkey: passkeyOptions.exactOptional() })
      .exactOptional()
      .describe('With second-factor: what goes on with the log-in'),
  }),
} satisfies Record<string, z.ZodType>;

export type AnswerName = keyof typeof ANSWERS;
