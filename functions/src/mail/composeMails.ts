import { futurePublicationOf, publicationText } from '@bookstore/contract/announced';
import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent } from '@bookstore/contract/api/orderMail';
import { apiPaths } from '@bookstore/contract/api/paths';
import { arrivalText, daysText, readyText, SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { type DayRange, dayOf } from '@bookstore/contract/days';
import { taxRateText } from '@bookstore/contract/deliveryTexts';
import { formatPublished } from '@bookstore/contract/format/bookFacts';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { collectUntil, UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { type Payment, paymentName } from '@bookstore/contract/payment';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import { includedTaxes } from '@bookstore/contract/taxes';
import { expectedText } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/facts';
import { howReturnsWork, returnBooks } from '@bookstore/messages/orders';
import { coverOf } from '@bookstore/messages/pages';
import { goToShop, withdraw } from '@bookstore/messages/withdrawals';
import { delivery as deliverySettings } from '@bookstore/shop/delivery';
import { law } from '@bookstore/shop/law';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { partitionByIds } from '../lib/partitionByIds.ts';
import { fillMail } from './fillMail.ts';
import { type Letter, type LetterLink, onOneLine, toSignature } from './letter.ts';
import { type MailDocument, toUnsentMail } from './mailDocument.ts';
import { type ChangeBase, type MailRecord, mailId, mailRef, newMailRecord } from './mailRecord.ts';
import type { MailSettings } from './mailSettings.ts';

/** Customers see the lines only with a confirmed address, so that strangers cannot send text. */
export interface SentTo {
  lines: readonly string[];
  isGift: boolean;
  isConfirmed: boolean;
}

export interface MailedOrder {
  id: string;
  /** '' for phone orders. */
  uid: string;
  /** '' if unknown. */
  email: string;
  name: string;
  sentTo?: SentTo;
  items: readonly {
    id: string;
    title: string;
    priceCents: number;
    category?: string | undefined;
    appears?: string | undefined;
    author?: string | undefined;
    noCover?: boolean | undefined;
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
  createdAt?: Date;
  status?: OrderStatus;
  waiting?: { until: string; note: string } | null;
  change?: { base: ChangeBase; isDeliveryChanged: boolean };
  pickup?: boolean;
  history?: readonly { status: OrderStatus; at: Date }[];
}

export interface NewMail {
  orderId: string;
  event: MailEvent;
  document: MailDocument & { showsAddress?: true; base?: ChangeBase };
}

export type ComposeMails = (order: MailedOrder, status: OrderStatus, now: Date) => NewMail[];

export const composeNothing: ComposeMails = () => [];

export type ComposeMail = (order: MailedOrder, event: MailEvent, now: Date) => NewMail;

/** Status steps can be undone for some seconds. */
const canBeUndone = (event: MailEvent) => event !== 'placed' && event !== 'shop' && event !== 'returned';

/** Omitted in later mails and once it has passed; an order that is ready to collect does not arrive. */
function arrivalIn({ arrival, pickup = false }: MailedOrder, event: MailEvent, now: Date): string {
  if (!arrival || arrival.to < dayOf(now, SHOP_TIME_ZONE)) return '';
  const isUpcoming = event === 'placed' || event === 'changed';
  if (pickup) return isUpcoming ? readyText(arrival, now) : '';
  return isUpcoming || event === 'packed' ? arrivalText(arrival, now) : '';
}

function collectionIn({ pickup = false }: MailedOrder, event: MailEvent): string[] {
  if (!pickup) return [];
  if (event === 'shop') return [messages.forCollection];
  const place = deliverySettings.pickup;
  if (!place || (event !== 'placed' && event !== 'changed' && event !== 'packed')) return [];
  const { street, zipcode, city } = place.address;
  return [messages.collectAt(`${street}, ${zipcode} ${city}`, place.hours)];
}

/** Last day to collect a packed order; '' before. */
function lastCollectionDay({ history = [] }: MailedOrder, now: Date): string {
  const packed = history.findLast(({ status }) => status === 'packed');
  if (!packed) return '';
  const day = dayOf(collectUntil(packed.at), SHOP_TIME_ZONE);
  return daysText({ from: day, to: day }, now);
}

/** Books with different publication dates ship together. */
const isInParts = ({ items }: MailedOrder, event: MailEvent) =>
  event === 'placed' && new Set(items.map(({ appears = '' }) => appears)).size > 1;

/** Mails sent once the order is packed omit it. */
function waitingText({ status = 'placed', ...order }: MailedOrder, event: MailEvent, now: Date): string {
  return event === 'placed' || event === 'changed' ? expectedText({ status, ...order }, now) : '';
}

const titlesOf = (items: readonly { title: string }[]) => items.map(({ title }) => onOneLine(title));

function itemsBeyond<Item extends { id: string }>(items: readonly Item[], others: readonly { id: string }[]): Item[] {
  const ids = others.map(({ id }) => id);
  return partitionByIds(items, ids, ({ id }) => id).rest;
}

/** Compares with `base`. */
function changeLines({ items, totalCents, waiting, change }: MailedOrder): string[] {
  if (!change) return [];
  const { base, isDeliveryChanged } = change;
  const { parts } = base;
  const added = itemsBeyond(items, base.items);
  const removed = itemsBeyond(base.items, [...items, ...parts.flatMap((part) => part.items)]);
  const withParts = parts.reduce((sum, part) => sum + part.totalCents, totalCents);
  return [
    ...(added.length > 0 ? [messages.booksAdded(titlesOf(added))] : []),
    ...(removed.length > 0 ? [messages.booksRemoved(titlesOf(removed))] : []),
    // Parts are listed with their own totals.
    ...(base.totalCents !== withParts ? [messages.totalBefore(formatCents(base.totalCents))] : []),
    ...(isDeliveryChanged ? [messages.deliveryChanged] : []),
    ...(base.waiting && !waiting ? [messages.waitingEnded] : []),
  ];
}

/** Orders split off since `base`. */
const partsOf = ({ change, arrival, pickup }: MailedOrder, now: Date): string[][] =>
  (change?.base.parts ?? []).map(({ orderId, items, totalCents, waiting, reason }) => {
    const expected = expectedText({ status: 'placed', waiting, items: [], arrival, pickup }, now);
    return [
      messages.comesSeparately(shortId(orderId), titlesOf(items), formatCents(totalCents)),
      [expected, reason || waiting?.note].filter(Boolean).join(': '),
    ].filter(Boolean);
  });

const toAmount = ({ title, priceCents }: { title: string; priceCents: number }) => ({
  title,
  price: formatCents(priceCents),
});

const extraCharges = ({ deliveryCents, wrapCents }: MailedOrder) =>
  [
    { title: messages.delivery, priceCents: deliveryCents },
    { title: messages.giftWrap, priceCents: wrapCents },
  ]
    .filter(({ priceCents }) => priceCents > 0)
    .map(toAmount);

const withFreeDelivery = (order: MailedOrder) => [
  ...(order.deliveryCents === 0 && !order.pickup ? [{ title: messages.delivery, price: messages.deliveryIsFree }] : []),
  ...extraCharges(order),
];

interface TableContext {
  caption: string;
  shopUrl: string;
  now: Date;
}

function toBookLine(
  { id, title, priceCents, appears = '', author = '', noCover = false }: MailedOrder['items'][number],
  { shopUrl, now }: TableContext,
) {
  const date = futurePublicationOf({ published: appears }, now);
  return {
    ...toAmount({ title, priceCents }),
    url: `${shopUrl}/books/${encodeURIComponent(id)}`,
    author,
    appears: date && publicationText(date),
    cover: noCover ? null : { url: shopUrl + apiPaths.bookCover(id), alt: coverOf(title) },
  };
}

function toRefundTable(order: MailedOrder, title: string, context: TableContext): Letter['table'] {
  const { items, returns, returnedCents, totalCents } = order;
  const sold = new Map(items.map((item) => [item.id, item]));
  const lines = returns
    .flatMap((one) => one.items)
    .map(({ id, cents }) => ({ id, title: id, ...sold.get(id), appears: '', priceCents: cents }));
  return {
    caption: context.caption,
    lines: lines.map((line) => toBookLine(line, context)),
    besides: returnedCents === totalCents ? extraCharges(order) : [],
    sum: { title, price: formatCents(returnedCents) },
    notes: [],
  };
}

/** The customer pays nothing. */
const isUnpaid = (event: MailEvent) => event === 'cancelled' || event === 'refused';

function toTable(order: MailedOrder, event: MailEvent, title: string, context: TableContext): Letter['table'] {
  const { items, totalCents, taxRates, payment, pickup } = order;
  const { caption } = context;
  const lines = items.map((item) => toBookLine(item, context));
  if (isUnpaid(event)) return { caption, lines, besides: [], sum: null, notes: [] };
  const taxes = includedTaxes(order, taxRates).map(({ rate, taxCents }) =>
    messages.includedTax(taxRateText(rate), formatCents(taxCents)),
  );
  return {
    caption,
    lines,
    besides: withFreeDelivery(order),
    sum: { title, price: formatCents(totalCents) },
    notes: [paymentName(payment, pickup), ...taxes],
  };
}

function toTracking({ tracking }: MailedOrder): { text: string; link: LetterLink | undefined } | undefined {
  if (!tracking) return undefined;
  const { carrier, number, url } = tracking;
  return { text: messages.sentWith(carrier, number), link: url ? { label: messages.trackParcel, url } : undefined };
}

/** Events after which the customer has or will have books to return. */
const canReturnAfter = (event: MailEvent) =>
  event === 'placed' || event === 'changed' || event === 'packed' || event === 'delivered';

/** Returns, and in EU shops withdrawal. */
function returnLinks({ id }: MailedOrder, event: MailEvent, shopUrl: string): LetterLink[] {
  if (event === 'shop') return [];
  const withdrawal = `${shopUrl}/withdraw?order=${id}`;
  const isEu = law.regime === 'eu';
  const returns = { label: howReturnsWork, url: `${shopUrl}/legal/returns` };
  return [
    ...(event === 'delivered' && !isEu ? [{ label: returnBooks, url: withdrawal }] : []),
    ...(canReturnAfter(event) ? [returns] : []),
    ...(isEu ? [{ label: withdraw, url: withdrawal }] : []),
  ];
}

/** Phone orders have no account page. */
function orderLinks({ id, uid }: MailedOrder, event: MailEvent, label: string, shopUrl: string): LetterLink[] {
  if (event === 'shop') return [{ label, url: `${shopUrl}/dashboard/orders/${id}` }];
  return uid === '' ? [] : [{ label, url: `${shopUrl}/orders#${id}` }];
}

const showsAddress = ({ change }: MailedOrder, event: MailEvent) =>
  event === 'placed' || event === 'packed' || (event === 'changed' && change?.isDeliveryChanged === true);

function compose(order: MailedOrder, event: MailEvent, settings: MailSettings, now: Date): NewMail {
  const { shop, shopUrl } = settings;
  const number = shortId(order.id);
  const total = formatCents(order.totalCents);
  const isForShop = event === 'shop';
  const refund = formatCents(order.returnedCents);
  const isCollected = order.pickup ?? false;
  const facts = {
    number,
    total,
    refund,
    payment: order.payment,
    isCollected,
    until: lastCollectionDay(order, now),
    count: order.items.length,
    name: order.name,
  };
  const { subject, link, ...words } = fillMail(event, facts);
  const expected = waitingText(order, event, now);
  const isPhoneOrder = order.uid === '';
  const isAddressShown = !isCollected && order.sentTo !== undefined && (isForShop || showsAddress(order, event));
  const hasAddress = isAddressShown && (isForShop || order.sentTo?.isConfirmed === true);
  const paragraphs = [
    ...(event === 'changed' ? changeLines(order) : []),
    ...words.paragraphs,
    ...collectionIn(order, event),
    ...(isInParts(order, event) ? [messages.oneParcel] : []),
    ...(order.sentTo?.isGift && (isForShop || event === 'placed') ? [messages.isGift] : []),
    ...(isAddressShown && !hasAddress && !isPhoneOrder ? [messages.addressInOrder] : []),
  ];
  const day = order.createdAt && formatPublished(dayOf(order.createdAt, SHOP_TIME_ZONE));
  const context = { caption: [words.order, day].filter(Boolean).join(', '), shopUrl, now };
  const tracking = event === 'packed' ? toTracking(order) : undefined;
  // The first is the button.
  const [button = null, ...links] = [
    ...(tracking?.link ? [tracking.link] : []),
    ...orderLinks(order, event, link, shopUrl),
  ];
  const letter: Letter = {
    heading: words.heading,
    paragraphs,
    arrival: [expected, expected && order.waiting?.note].filter(Boolean).join(': ') || arrivalIn(order, event, now),
    parts: event === 'changed' ? partsOf(order, now) : [],
    sentTo: hasAddress && order.sentTo ? [order.name, ...order.sentTo.lines].filter(Boolean) : undefined,
    tracking: tracking?.text,
    table:
      event === 'returned' ? toRefundTable(order, words.refund, context) : toTable(order, event, words.total, context),
    link: button,
    more: [
      ...links,
      ...returnLinks(order, event, shopUrl),
      ...((isPhoneOrder || isUnpaid(event)) && !isForShop ? [{ label: goToShop, url: `${shopUrl}/` }] : []),
    ],
    signature: toSignature(settings),
  };
  const to = isForShop ? shop.address : order.email;
  const replyTo = isForShop ? order.email : undefined;
  const notBefore = canBeUndone(event) ? new Date(now.getTime() + UNDO_SECONDS * 1000) : undefined;
  const document = {
    ...toUnsentMail({ to, subject, replyTo, notBefore }, letter, now),
    ...(letter.sentTo && !isForShop && ({ showsAddress: true } as const)),
    ...(order.change && { base: order.change.base }),
  };
  return { orderId: order.id, event, document };
}

export const createComposeMail =
  (settings: MailSettings): ComposeMail =>
  (order, event, now) =>
    compose(order, event, settings, now);

/** Composes one mail per status, and one to the shop for a new order. Phone customers without an address get none. */
export function createComposeMails(settings: MailSettings): ComposeMails {
  return (order, status, now) => {
    const events: MailEvent[] = status === 'placed' ? ['placed', 'shop'] : [status];
    const hasNoAddress = order.uid === '' && order.email === '';
    const wanted = events.filter((event) => event === 'shop' || !hasNoAddress);
    return wanted.map((event) => compose(order, event, settings, now));
  };
}

/**
 * The transaction of the status change makes mails unique; undoing a step deletes its mail. `returnBooks.ts` rewrites
 * return mails. Overwrites leftovers of an order that a restore removed.
 */
export function writeMails(db: Firestore, transaction: Transaction, mails: readonly NewMail[]): void {
  for (const { orderId, event, document } of mails) transaction.set(mailRef(db, orderId, event), document);
}

export function withNewMails(mails: readonly MailRecord[], written: readonly NewMail[]): MailRecord[] {
  const records = written.map(({ orderId, event, document }) => newMailRecord(mailId(orderId, event), document));
  const all = new Map([...mails, ...records].map((mail) => [mail.id, mail]));
  return [...all.values()];
}
