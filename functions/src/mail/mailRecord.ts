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
  /** Counts since the mail was written or requested again. */
  attempts: z.int().nonnegative(),
  /** Repeated requests, which need distinct message ids. */
  requests: z.int().nonnegative().default(0),
  startTime: timestamp.nullable().default(null),
  endTime: timestamp.nullable().default(null),
  leaseExpireTime: timestamp.nullable().default(null),
  /** Earliest time of sending; a step may be undone until then. */
  notBefore: timestamp.nullable().default(null),
  nextAttempt: timestamp.nullable().default(null),
  /** Event or sweep that took the lease. */
  eventId: z.string().default(''),
  error: z.string().default(''),
  info: z.object({ messageId: z.string(), response: z.string() }).nullable().default(null),
});

/** The order before its first change that the customer was not told. */
const changeBaseSchema = z.object({
  at: timestamp,
  items: z.array(z.object({ id: z.string(), title: z.string() })),
  totalCents: z.int(),
  deliveryHash: z.string(),
  waiting: z.object({ until: z.string(), note: z.string() }).nullable(),
  parts: z.array(
    z.object({
      orderId: z.string(),
      items: z.array(z.object({ id: z.string(), title: z.string() })),
      totalCents: z.int(),
      waiting: z.object({ until: z.string(), note: z.string() }).nullable(),
      reason: z.string(),
    }),
  ),
});
export type ChangeBase = z.output<typeof changeBaseSchema>;

/** The "Trigger Email" extension has this format, so that another sender can take over. */
export const mailDocumentSchema = z.object({
  to: z.string(),
  /** '' means the shop. */
  replyTo: z.string().default(''),
  message: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
  /** The customer's address was confirmed. */
  showsAddress: z.boolean().default(false),
  base: changeBaseSchema.nullable().default(null),
  delivery: sendStateSchema,
  /** When the sweep must check it; null once settled, absent in mails of 1.1.0. */
  dueAt: timestamp.nullable().default(null),
  expiresAt: timestamp,
});

export type MailRecord = z.output<typeof mailDocumentSchema> & { id: string };
export type SendState = MailRecord['delivery'];

export const newSendState = ({
  notBefore,
  ...fields
}: {
  state: MailState;
  attempts: number;
  requests?: number;
  notBefore?: Date;
  error?: string | undefined;
}): SendState => ({ ...sendStateSchema.parse(fields), notBefore: notBefore ?? null });

type NewSendState = Parameters<typeof newSendState>[0];

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

/** @param keyHash of the idempotency key */
export const messageMailId = (orderId: string, keyHash: string) => `${orderId}-message_${keyHash.slice(0, 32)}`;

/** No order id starts with it. */
export const WITHDRAWAL_PREFIX = 'withdrawal_';

export const ALERT_PREFIX = 'alert_';

export const isOfOrder = (name: string) => !name.startsWith(WITHDRAWAL_PREFIX) && !name.startsWith(ALERT_PREFIX);

export const mailsOf = (db: Firestore) => db.collection('mail');

export function mailRef(db: Firestore, orderId: string, event: MailEvent): DocumentReference {
  return mailsOf(db).doc(mailId(orderId, event));
}

/** Costs a read each, at least one. @param fields all by default */
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

/** Sorts by event and omits mails written by an admin. */
export function toOrderMails(mails: readonly MailOutcome[]): OrderMail[] {
  return MAIL_EVENTS.flatMap((event) =>
    mails.filter(({ id }) => eventOf(id) === event).map((mail) => toOrderMail(event, mail)),
  );
}

/** @returns undefined for a mail written by an admin */
export const eventOf = (id: string): MailEvent | undefined => MAIL_EVENTS.find((known) => id.endsWith(`-${known}`));

export function toOrderMail(event: MailEvent, { delivery }: Pick<MailOutcome, 'delivery'>): OrderMail {
  const { state, attempts, startTime, endTime, error } = delivery;
  const at = endTime ?? startTime;
  return { event, state, attempts, ...(at && { at: at.toISOString() }), ...(error && { error }) };
}
