import {
  MAIL_EVENTS,
  MAIL_STATES,
  type MailEvent,
  type MailState,
  type OrderMail,
} from '@bookstore/contract/api/orderMail';
import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
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

/** The state of an order before its first change that its customer was not told. */
const changeBaseSchema = z.object({
  /** When that change was made. */
  at: timestamp,
  items: z.array(z.object({ id: z.string(), title: z.string() })),
  totalCents: z.int(),
  deliveryHash: z.string(),
  waiting: z.object({ until: z.string(), note: z.string() }).nullable(),
  /** Second orders that books have moved to. */
  parts: z.array(
    z.object({
      orderId: z.string(),
      items: z.array(z.object({ id: z.string(), title: z.string() })),
      totalCents: z.int(),
      waiting: z.object({ until: z.string(), note: z.string() }).nullable(),
      /** Why it was split. */
      reason: z.string(),
    }),
  ),
});
export type ChangeBase = z.output<typeof changeBaseSchema>;

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
  /** Of a mail about changes. */
  base: changeBaseSchema.nullable().default(null),
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

type NewSendState = Parameters<typeof newSendState>[0];

/** The record of a mail that was just written. */
export const newMailRecord = (
  id: string,
  document: Pick<MailRecord, 'to' | 'message' | 'dueAt' | 'expiresAt'> &
    Partial<Pick<MailRecord, 'replyTo' | 'showsAddress' | 'base'>> & { delivery: NewSendState },
): MailRecord => ({
  replyTo: '',
  showsAddress: false,
  base: null,
  ...document,
  id,
  delivery: newSendState(document.delivery),
});

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

/** Of a mail that an admin has written. @param keyHash of the idempotency key */
export const messageMailId = (orderId: string, keyHash: string) => `${orderId}-message_${keyHash.slice(0, 32)}`;

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

/** The mails of an order, one read for each, at least one. @param fields all by default */
export async function readMailsOfOrder(
  db: Firestore,
  orderId: string,
  fields?: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const mails = mailsOf(db);
  const query = fields ? mails.select(...fields) : mails;
  const { docs } = await whereIdStartsWith(query, mails, `${orderId}-`).get();
  // The id of another order may begin with this one and a hyphen.
  return docs.filter(({ id }) => id.lastIndexOf('-') === orderId.length);
}

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

/** In the order of events. Omits mails that an admin has written. */
export function toOrderMails(mails: readonly MailOutcome[]): OrderMail[] {
  return MAIL_EVENTS.flatMap((event) =>
    mails.filter(({ id }) => eventOf(id) === event).map((mail) => toOrderMail(event, mail)),
  );
}

/** @returns undefined for a mail that an admin has written */
export const eventOf = (id: string): MailEvent | undefined => MAIL_EVENTS.find((known) => id.endsWith(`-${known}`));

export function toOrderMail(event: MailEvent, { delivery }: Pick<MailOutcome, 'delivery'>): OrderMail {
  const { state, attempts, startTime, endTime, error } = delivery;
  const at = endTime ?? startTime;
  return { event, state, attempts, ...(at && { at: at.toISOString() }), ...(error && { error }) };
}
