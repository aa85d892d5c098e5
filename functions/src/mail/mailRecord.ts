import {
  MAIL_EVENTS,
  MAIL_STATES,
  type MailEvent,
  type MailState,
  type OrderMail,
} from '@bookstore/contract/api/orderMail';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

/** What becomes of a mail. Its lease keeps two servers from sending it. */
const sendStateSchema = z.object({
  state: z.enum(MAIL_STATES),
  /** Since the mail was written, or asked for again. */
  attempts: z.int().nonnegative(),
  /** How often it was asked for again: such a mail is no repetition that a mail server may drop. */
  requests: z.int().nonnegative().default(0),
  startTime: timestamp.nullable().default(null),
  endTime: timestamp.nullable().default(null),
  leaseExpireTime: timestamp.nullable().default(null),
  /** A step of an order may be taken back until then: nobody tries to send it before. */
  notBefore: timestamp.nullable().default(null),
  /** Not before. */
  nextAttempt: timestamp.nullable().default(null),
  /** Who took the lease last: an event, or a sweep. */
  eventId: z.string().default(''),
  error: z.string().default(''),
  /** What the mail server answered. */
  info: z.object({ messageId: z.string(), response: z.string() }).nullable().default(null),
});

/**
 * A document of `mail`, named after its order and its event, in the form of Firebase's former extension "Trigger Email", so that
 * another sender may take over.
 */
export const mailDocumentSchema = z.object({
  to: z.string(),
  /** Whom an answer goes to; '' is the shop. */
  replyTo: z.string().default(''),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  /** Whether it shows the customer where the order goes: their address was confirmed. */
  showsAddress: z.boolean().default(false),
  delivery: sendStateSchema,
  /** When the sweep has to look at it; null once it is settled. Mails of 1.1.0 have no such field. */
  dueAt: timestamp.nullable().default(null),
  /** When Firestore's time-to-live policy takes it away: it is personal. */
  expiresAt: timestamp,
});

export type MailRecord = z.output<typeof mailDocumentSchema> & { id: string };
export type SendState = MailRecord['delivery'];

/** Of a mail that nobody has tried to send. */
export const newSendState = ({
  notBefore,
  ...fields
}: {
  state: MailState;
  attempts: number;
  requests?: number;
  notBefore?: Date;
  error?: string;
}): SendState => ({ ...sendStateSchema.parse(fields), notBefore: notBefore ?? null });

/** When somebody has to look at a mail again; null for one that is settled. */
export function dueAtOf(
  { state, leaseExpireTime, nextAttempt, notBefore = null }: Pick<SendState, 'state'> & Partial<SendState>,
  now: Date,
): Date | null {
  if (state === 'SUCCESS' || state === 'ERROR') return null;
  if (state === 'PROCESSING') return leaseExpireTime ?? now;
  return (state === 'RETRY' ? nextAttempt : notBefore) ?? now;
}

export const mailId = (orderId: string, event: MailEvent) => `${orderId}-${event}`;

/** Mails of withdrawals lie among those of orders: their names begin so, and no order's id does. */
export const WITHDRAWAL_PREFIX = 'withdrawal_';

/** And so begin those of books that are back (alertRecord.ts). */
export const ALERT_PREFIX = 'alert_';

/** Whether a mail, or what it is about, belongs to an order by its name. */
export const isOfOrder = (name: string) => !name.startsWith(WITHDRAWAL_PREFIX) && !name.startsWith(ALERT_PREFIX);

export const mailsOf = (db: Firestore) => db.collection('mail');

export function mailRef(db: Firestore, orderId: string, event: MailEvent): DocumentReference {
  return mailsOf(db).doc(mailId(orderId, event));
}

/** Where every mail of an order may lie. */
export const mailRefs = (db: Firestore, orderId: string) => MAIL_EVENTS.map((event) => mailRef(db, orderId, event));

/** @returns null when there is none. @throws InvalidDocument. */
export function readMail(document: StoredDocument): MailRecord | null {
  return readDocument(mailDocumentSchema, document);
}

const mailStateSchema = mailDocumentSchema.pick({ delivery: true });
export type MailOutcome = z.output<typeof mailStateSchema> & { id: string };

/** The same without its text, which may be as much as a hundred orders. */
export function readMailState(document: StoredDocument): MailOutcome | null {
  return readDocument(mailStateSchema, document);
}

/** Whether somebody is sending it at this moment, as far as anybody can know. */
export function isLeased({ state, leaseExpireTime }: SendState, now: Date): boolean {
  return state === 'PROCESSING' && leaseExpireTime !== null && leaseExpireTime > now;
}

/** The mails of an order as the admin sees them, in the order in which they can come. @throws Error for a name that the shop does not give. */
export function toOrderMails(mails: readonly MailOutcome[]): OrderMail[] {
  const place = ({ event }: OrderMail) => MAIL_EVENTS.indexOf(event);
  return mails.map(toOrderMail).sort((a, b) => place(a) - place(b));
}

/** @throws Error for a name that the shop does not give. */
export function eventOf(id: string): MailEvent {
  const event = MAIL_EVENTS.find((known) => id.endsWith(`-${known}`));
  if (!event) throw new Error(`No mail is named ${id}.`);
  return event;
}

/** @throws Error for a name that the shop does not give. */
export function toOrderMail({ id, delivery }: MailOutcome): OrderMail {
  const { state, attempts, startTime, endTime, error } = delivery;
  const event = eventOf(id);
  const at = endTime ?? startTime;
  return { event, state, attempts, ...(at && { at: at.toISOString() }), ...(error && { error }) };
}
