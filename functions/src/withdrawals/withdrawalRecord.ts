import { randomUUID } from 'node:crypto';
import type { MailState } from '@bookstore/contract/api/orderMail';
import type { Withdrawal } from '@bookstore/contract/api/withdrawal';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf } from '@bookstore/contract/days';
import { REPAY_DAYS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';
import { mailsOf, WITHDRAWAL_PREFIX } from '../mail/mailRecord.ts';

export const withdrawalDocumentSchema = z.object({
  receivedAt: timestamp,
  name: z.string(),
  /** Lower case. */
  email: z.string(),
  /** As typed. */
  order: z.string(),
  items: z.array(z.string()),
  /** '' without an account. */
  uid: z.string().default(''),
  /** Null if none or several match, and before matching. */
  orderId: z.string().nullable(),
  /** The order has another address. */
  isFromOther: z.boolean().default(false),
  settled: z.object({ at: timestamp, by: z.string() }).nullable(),
  /** Null if it belongs to an order. */
  expiresAt: timestamp.nullable(),
});

export type WithdrawalRecord = z.output<typeof withdrawalDocumentSchema> & { id: string };

export const withdrawalsOf = (db: Firestore) => db.collection('withdrawals');

/** Drops #, spaces and hyphens, and lowers case. @returns null for other text */
export function orderNumberOf(typed: string): string | null {
  const number = typed.toLowerCase().replaceAll(/[#\s-]/g, '');
  return /^[0-9a-f]{8,32}$/.test(number) ? number : null;
}

const ID_LENGTH = 32;

/** Stable per address and key. No order id has the prefix, because both name documents of `mail`. */
export const withdrawalIdOf = (email: string, key: string = randomUUID()): string =>
  `${WITHDRAWAL_PREFIX}${hashOf('withdrawal', email.toLowerCase(), key).slice(0, ID_LENGTH)}`;

/** @throws InvalidDocument */
export function readWithdrawal(document: StoredDocument): WithdrawalRecord | null {
  return readDocument(withdrawalDocumentSchema, document);
}

export type WithdrawalMail = 'receipt' | 'shop';

export const WITHDRAWAL_MAILS: readonly WithdrawalMail[] = ['receipt', 'shop'];

export const withdrawalMailRef = (db: Firestore, id: string, mail: WithdrawalMail): DocumentReference =>
  mailsOf(db).doc(`${id}-${mail}`);

/** Each order gets at most one. */
export const ownerMailRef = (db: Firestore, orderId: string): DocumentReference =>
  mailsOf(db).doc(`${WITHDRAWAL_PREFIX}${orderId}-owner`);

export const DIGEST_PREFIX = `${WITHDRAWAL_PREFIX}digest_`;

/** @param since start of the hour */
export const digestRef = (db: Firestore, since: Date): DocumentReference =>
  mailsOf(db).doc(`${DIGEST_PREFIX}${since.getTime().toString(36)}-shop`);

/** @param receipt its state, if known */
export function toWithdrawal(record: WithdrawalRecord, receipt?: MailState): Withdrawal {
  const { id, receivedAt, name, email, order, items, orderId, isFromOther, settled } = record;
  return {
    _id: id,
    receivedAt: receivedAt.toISOString(),
    name,
    email,
    order,
    items,
    ...(orderId !== null && { orderId }),
    ...(isFromOther && { isFromOther }),
    ...(receipt && { receipt }),
    repayBy: addDays(dayOf(receivedAt, SHOP_TIME_ZONE), REPAY_DAYS),
    ...(settled && { settled: { at: settled.at.toISOString(), by: settled.by } }),
  };
}
