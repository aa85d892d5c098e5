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

/** The lease prevents sending twice. */
const sendStateSchema = z.object({
  state: z.enum(MAIL_STATES),
  /** Since the mail was written or requested again. */
  attempts: z.int().nonnegative(),
  /** Number of requests to send again, which make the mail distinct for mail servers. */
  requests: z.int().nonnegative().default(0),
  startTime: timestamp.nullable().default(null),
  endTime: timestamp.nullable().default(null),
  leaseExpireTime: timestamp.nullable().default(null),
  /** Earliest time of sending, because a step may be undone until then. */
  notBefore: timestamp.nullable().default(null),
  nextAttempt: timestamp.nullable().default(null),
  /** Id of the event or sweep that took the lease. */
  eventId: z.string().default(''),
  error: z.string().default(''),
  /** The mail server's answer. */
  info: z.object({ messageId: z.string(), response: z.string() }).nullable().default(null),
});

/**
 * Named after order and event, in the format of the "Trigger Email" extension, so that another sender can take over.
 */
export const mailDocumentSchema = z.object({
  to: z.string(),
  /** Reply-To address; '' means the shop. */
  replyTo: z.string().default(''),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  /** Whether it contains the delivery address, because the customer's address was confirmed. */
  showsAddress: z.boolean().default(false),
  delivery: sendStateSchema,
  /** When the sweep must check it; null once settled. Absent in mails of 1.1.0. */
  dueAt: timestamp.nullable().default(null),
  /** When the time-to-live policy deletes it. */
  expiresAt: timestamp,
});

export type MailRecord = z.output<typeof mailDocumentSchema> & { id: string };
export type SendState = MailRecord['delivery'];

/** State of an unsent mail. */
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

/** @returns null for a settled mail */
export function dueAtOf(
  { state, leaseExpireTime, nextAttempt, notBefore = null }: Pick<SendState, 'state'> & Partial<SendState>,
  now: Date,
): Date | null {
  if (state === 'SUCCESS' || state === 'ERROR') return null;
  if (state === 'PROCESSING') return leaseExpireTime ?? now;
  return (state === 'RETRY' ? nextAttempt : notBefore) ?? now;
}

export const mailId = (orderId: string, event: MailEvent) => `${orderId}-${event}`;

/** Prefix of withdrawal mails, which no order id starts with. */
export const WITHDRAWAL_PREFIX = 'withdrawal_';

/** Prefix of alert mails (alertRecord.ts). */
export const ALERT_PREFIX = 'alert_';

/** Whether a mail belongs to an order, by its name. */
export const isOfOrder = (name: string) => !name.startsWith(WITHDRAWAL_PREFIX) && !name.startsWith(ALERT_PREFIX);

export const mailsOf = (db: Firestore) => db.collection('mail');

export function mailRef(db: Firestore, orderId: string, event: MailEvent): DocumentReference {
  return mailsOf(db).doc(mailId(orderId, event));
}

export const mailRefs = (db: Firestore, orderId: string) => MAIL_EVENTS.map((event) => mailRef(db, orderId, event));

/** @throws InvalidDocument */
export function readMail(document: StoredDocument): MailRecord | null {
  return readDocument(mailDocumentSchema, document);
}

const mailStateSchema = mailDocumentSchema.pick({ delivery: true });
export type MailOutcome = z.output<typeof mailStateSchema> & { id: string };

/** Skips the text, which may be large. */
export function readMailState(document: StoredDocument): MailOutcome | null {
  return readDocument(mailStateSchema, document);
}

export function isLeased({ state, leaseExpireTime }: SendState, now: Date): boolean {
  return state === 'PROCESSING' && leaseExpireTime !== null && leaseExpireTime > now;
}

/** In the order of events. @throws Error for an unknown name */
export function toOrderMails(mails: readonly MailOutcome[]): OrderMail[] {
  const place = ({ event }: OrderMail) => MAIL_EVENTS.indexOf(event);
  return mails.map(toOrderMail).sort((a, b) => place(a) - place(b));
}

/** @throws Error for an unknown name */
export function eventOf(id: string): MailEvent {
  const event = MAIL_EVENTS.find((known) => id.endsWith(`-${known}`));
  if (!event) throw new Error(`No mail is named ${id}.`);
  return event;
}

/** @throws Error for an unknown name */
export function toOrderMail({ id, delivery }: MailOutcome): OrderMail {
  const { state, attempts, startTime, endTime, error } = delivery;
  const event = eventOf(id);
  const at = endTime ?? startTime;
  return { event, state, attempts, ...(at && { at: at.toISOString() }), ...(error && { error }) };
}
