import type { OrderStatus } from '@bookstore/contract/api/order';
import type { MailEvent, MailState } from '@bookstore/contract/api/orderMail';
import { formatCents } from '@bookstore/contract/format/money';
import { shortId } from '@bookstore/contract/ids';
import { MAIL_KEPT_DAYS } from '@bookstore/contract/limits';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import type { Payment } from '@bookstore/contract/payment';
import { shop as ownShop } from '@bookstore/shop/shop';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { daysAfter } from '../firestore/timestamps.ts';
import { fillMail } from './fillMail.ts';
import { type Letter, onOneLine, toHtml, toText } from './letter.ts';
import { type MailRecord, mailId, mailRef, newDelivery } from './mailRecord.ts';
import { isAddress, type MailSettings } from './mailSettings.ts';

/** What mails say of an order. The street is not among it: a mail is read by whoever carries it. */
interface MailedOrder {
  id: string;
  email: string;
  name: string;
  items: readonly { title: string; priceCents: number }[];
  totalCents: number;
  payment: Payment;
}

/** A mail as it is first written. */
export interface NewMail {
  orderId: string;
  event: MailEvent;
  document: {
    to: string;
    message: { subject: string; text: string; html: string };
    delivery: { state: MailState; attempts: number; notBefore?: Date; error?: string };
    expiresAt: Date;
  };
}

/** The mails that an order's new state asks for. */
export type ComposeMails = (order: MailedOrder, status: OrderStatus, now: Date) => NewMail[];

export const composeNothing: ComposeMails = () => [];

/** A step may be taken back for some seconds; that an order was placed, the shop tells at once. */
const isToWait = (event: MailEvent) => event !== 'placed' && event !== 'shop';

function composeMail(order: MailedOrder, event: MailEvent, { shop, shopUrl }: MailSettings, now: Date): NewMail {
  const number = shortId(order.id);
  const total = formatCents(order.totalCents);
  const isForShop = event === 'shop';
  const facts = { number, total, payment: order.payment, count: order.items.length, name: order.name };
  const { subject, link, ...words } = fillMail(event, facts);
  const letter: Letter = {
    heading: words.heading,
    paragraphs: words.paragraphs,
    order: words.order,
    lines: order.items.map(({ title, priceCents }) => ({ title, price: formatCents(priceCents) })),
    sum: words.total,
    total,
    link: { label: link, url: `${shopUrl}${isForShop ? `/dashboard/orders/${order.id}` : '/orders'}` },
    signature: { name: shop.name || ownShop.name, url: shopUrl },
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
  return { orderId: order.id, event, document: { to, message, delivery, expiresAt: daysAfter(now, MAIL_KEPT_DAYS) } };
}

/** One mail to the customer for each state of an order, and one to the shop when it is placed. */
export function createComposeMails(settings: MailSettings): ComposeMails {
  return (order, status, now) => {
    const events: MailEvent[] = status === 'placed' ? ['placed', 'shop'] : [status];
    return events.map((event) => composeMail(order, event, settings, now));
  };
}

/**
 * Writes mails in the transaction that gives the order its new state. It comes into each state once, and a step that is taken back takes
 * its mail with it, so there is one of each by construction. What stands under the name of an order that a restore has taken away must
 * not keep anybody from ordering.
 */
export function writeMails(db: Firestore, transaction: Transaction, mails: readonly NewMail[]): void {
  for (const { orderId, event, document } of mails) transaction.set(mailRef(db, orderId, event), document);
}

/** The mails of an order after these were written. */
export function withNew(mails: readonly MailRecord[], written: readonly NewMail[]): MailRecord[] {
  const records = written.map(({ orderId, event, document }) => ({
    ...document,
    id: mailId(orderId, event),
    delivery: newDelivery(document.delivery),
  }));
  const all = new Map([...mails, ...records].map((mail) => [mail.id, mail]));
  return [...all.values()];
}
