import { appearanceOf, appearsText } from '@bookstore/contract/announced';
import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent, MailState } from '@bookstore/contract/api/orderMail';
import { arrivalText, SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { type DayRange, dayOf } from '@bookstore/contract/days';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { MAIL_KEPT_DAYS } from '@bookstore/contract/limits';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Payment } from '@bookstore/contract/payment';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { includedTaxes } from '@bookstore/contract/taxes';
import * as messages from '@bookstore/messages/facts';
import { toTheShop, withdraw } from '@bookstore/messages/withdrawals';
import { law } from '@bookstore/shop/law';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { daysAfter } from '../firestore/timestamps.ts';
import { fillMail } from './fillMail.ts';
import { type Letter, onOneLine, signatureOf, toHtml, toText } from './letter.ts';
import { replyToOf } from './mailDocument.ts';
import { dueAtOf, type MailRecord, mailId, mailRef, newSendState } from './mailRecord.ts';
import { isAddress, type MailSettings } from './mailSettings.ts';

/** What mails say of an order. */
export interface MailedOrder {
  id: string;
  /** '' of an order by phone: it is in no account. */
  uid: string;
  /** '' is none. */
  email: string;
  name: string;
  /** Where it goes, for the mails of a new order; the customer's says it only to a confirmed address: others get no words of strangers. */
  sentTo?: { lines: readonly string[]; isConfirmed: boolean };
  items: readonly {
    id: string;
    title: string;
    priceCents: number;
    category?: string | undefined;
    appears?: string | undefined;
  }[];
  deliveryCents: number;
  wrapCents: number;
  totalCents: number;
  returns: readonly { items: readonly { id: string; cents: number }[] }[];
  returnedCents: number;
  taxRates: ShopPolicy['tax'];
  arrival: DayRange | null;
  payment: Payment;
  tracking: { carrier: string; number: string; url: string } | null;
}

/** A mail as it is first written. */
export interface NewMail {
  orderId: string;
  event: MailEvent;
  document: {
    to: string;
    replyTo?: string;
    showsAddress?: true;
    message: { subject: string; text: string; html: string };
    delivery: { state: MailState; attempts: number; requests?: number; notBefore?: Date; error?: string };
    dueAt: Date | null;
    expiresAt: Date;
  };
}

/** The mails that an order's new state asks for. */
export type ComposeMails = (order: MailedOrder, status: OrderStatus, now: Date) => NewMail[];

export const composeNothing: ComposeMails = () => [];

/** One mail of an order as it is now. */
export type ComposeMail = (order: MailedOrder, event: MailEvent, now: Date) => NewMail;

/** A step may be taken back for some seconds; that an order was placed, or books came back, the shop tells at once. */
const isToWait = (event: MailEvent) => event !== 'placed' && event !== 'shop' && event !== 'returned';

/** Whether it helps the customer to hear it: a parcel that is packed late may have been promised for a day that is over. */
const saysArrival = (event: MailEvent, arrival: DayRange, now: Date) =>
  (event === 'placed' || event === 'packed') && arrival.to >= dayOf(now, SHOP_TIME_ZONE);

/** Whether to say that all goes with the last of its books: they appear at different times. */
const isInParts = ({ items }: MailedOrder, event: MailEvent) =>
  event === 'placed' && new Set(items.map(({ appears = '' }) => appears)).size > 1;

const toLine = ({ title, priceCents }: { title: string; priceCents: number }) => ({
  title,
  price: formatCents(priceCents),
});

const besidesOf = ({ deliveryCents, wrapCents }: MailedOrder) =>
  [
    { title: messages.delivery, priceCents: deliveryCents },
    { title: messages.giftWrap, priceCents: wrapCents },
  ].filter(({ priceCents }) => priceCents > 0);

/** What came back so far, and what is paid back for it. */
function refundTableOf(order: MailedOrder, caption: string, sum: string): Letter['table'] {
  const { items, returns, returnedCents, totalCents } = order;
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const lines = returns
    .flatMap((one) => one.items)
    .map(({ id, cents }) => ({ title: titles.get(id) ?? id, priceCents: cents }));
  return {
    caption,
    lines: lines.map(toLine),
    besides: returnedCents === totalCents ? besidesOf(order).map(toLine) : [],
    sum,
    total: formatCents(returnedCents),
    taxes: [],
  };
}

/** A book with when it appears, where that is still to come. */
function toBookLine({ title, priceCents, appears = '' }: MailedOrder['items'][number], now: Date) {
  const date = appearanceOf({ published: appears }, now);
  return toLine({ title: date ? messages.titleAppears(title, appearsText(date)) : title, priceCents });
}

function tableOf(order: MailedOrder, caption: string, sum: string, now: Date): Letter['table'] {
  const { items, totalCents, taxRates } = order;
  return {
    caption,
    lines: items.map((item) => toBookLine(item, now)),
    besides: besidesOf(order).map(toLine),
    sum,
    total: formatCents(totalCents),
    taxes: includedTaxes(order, taxRates).map(({ rate, taxCents }) =>
      messages.includedTax(taxRateText(rate), formatCents(taxCents)),
    ),
  };
}

/** Where the parcel is, if the shop knows it by now. */
function trackingOf({ tracking }: MailedOrder): Letter['tracking'] {
  if (!tracking) return undefined;
  const { carrier, number, url } = tracking;
  return { text: messages.sentWith(carrier, number), link: url ? { label: messages.followTheParcel, url } : undefined };
}

/** With the law of the Union alone. */
function withdrawalFrom({ id }: MailedOrder, shopUrl: string): Letter['withdrawal'] {
  return law.regime === 'eu' ? { label: withdraw, url: `${shopUrl}/withdraw?order=${id}` } : undefined;
}

/** Where more is to be seen: an order by phone is in no account, and its customer is led to the shop. */
function linkOf({ id, uid }: MailedOrder, event: MailEvent, { label, shopUrl }: { label: string; shopUrl: string }) {
  if (event === 'shop') return { label, url: `${shopUrl}/dashboard/orders/${id}` };
  return uid === '' ? { label: toTheShop, url: `${shopUrl}/` } : { label, url: `${shopUrl}/orders` };
}

function compose(order: MailedOrder, event: MailEvent, settings: MailSettings, now: Date): NewMail {
  const { shop, shopUrl } = settings;
  const { arrival } = order;
  const number = shortId(order.id);
  const total = formatCents(order.totalCents);
  const isForShop = event === 'shop';
  const refund = formatCents(order.returnedCents);
  const facts = { number, total, refund, payment: order.payment, count: order.items.length, name: order.name };
  const { subject, link, ...words } = fillMail(event, facts);
  const letter: Letter = {
    heading: words.heading,
    paragraphs: isInParts(order, event) ? [...words.paragraphs, messages.goesWithTheLast] : words.paragraphs,
    arrival: arrival && saysArrival(event, arrival, now) ? arrivalText(arrival, now) : '',
    sentTo: isForShop || (event === 'placed' && order.sentTo?.isConfirmed) ? order.sentTo?.lines : undefined,
    tracking: event === 'packed' ? trackingOf(order) : undefined,
    table:
      event === 'returned'
        ? refundTableOf(order, words.order, words.refund)
        : tableOf(order, words.order, words.total, now),
    link: linkOf(order, event, { label: link, shopUrl }),
    withdrawal: isForShop ? undefined : withdrawalFrom(order, shopUrl),
    signature: signatureOf(settings),
  };
  const to = isForShop ? shop.address : order.email;
  const message = { subject: onOneLine(subject), text: toText(letter), html: toHtml(letter) };
  const waiting = isToWait(event) && { notBefore: new Date(now.getTime() + UNDO_SECONDS * 1000) };
  // The order stands all the same, and the admin sees why nobody was told.
  const refused = {
    state: 'ERROR',
    attempts: 0,
    error: 'This address cannot be written to.',
  } as const;
  const delivery = isAddress(to) ? ({ state: 'PENDING', attempts: 0, ...waiting } as const) : refused;
  const replyTo = isForShop ? replyToOf(order.email) : {};
  const shown = letter.sentTo && !isForShop ? ({ showsAddress: true } as const) : {};
  const dueAt = dueAtOf(delivery, now);
  const expiresAt = daysAfter(now, MAIL_KEPT_DAYS);
  return { orderId: order.id, event, document: { to, ...replyTo, ...shown, message, delivery, dueAt, expiresAt } };
}

export const createComposeMail =
  (settings: MailSettings): ComposeMail =>
  (order, event, now) =>
    compose(order, event, settings, now);

/**
 * One mail to the customer for each state of an order, and one to the shop when it is placed. Who has ordered by phone and named no address
 * gets none.
 */
export function createComposeMails(settings: MailSettings): ComposeMails {
  return (order, status, now) => {
    const events: MailEvent[] = status === 'placed' ? ['placed', 'shop'] : [status];
    const hasNoAddress = order.uid === '' && order.email === '';
    const wanted = events.filter((event) => event === 'shop' || !hasNoAddress);
    return wanted.map((event) => compose(order, event, settings, now));
  };
}

/**
 * Writes mails in the transaction that gives the order its new state. It comes into each state once, and a step that is taken back takes
 * its mail with it, so there is one of each by construction; that of returned books is written anew by `returnBooks.ts`. What stands
 * under the name of an order that a restore has taken away must not keep anybody from ordering.
 */
export function writeMails(db: Firestore, transaction: Transaction, mails: readonly NewMail[]): void {
  for (const { orderId, event, document } of mails) transaction.set(mailRef(db, orderId, event), document);
}

/** The mails of an order after these were written. */
export function withNew(mails: readonly MailRecord[], written: readonly NewMail[]): MailRecord[] {
  const records = written.map(({ orderId, event, document }) => ({
    replyTo: '',
    showsAddress: false,
    ...document,
    id: mailId(orderId, event),
    delivery: newSendState(document.delivery),
  }));
  const all = new Map([...mails, ...records].map((mail) => [mail.id, mail]));
  return [...all.values()];
}
