import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';
import { ALERT_PREFIX, mailsOf } from '../mail/mailRecord.ts';

export const alertDocumentSchema = z.object({
  bookId: z.string(),
  uid: z.string(),
  /** Lower case; the account's address at the time. */
  email: z.string(),
  since: timestamp,
  expiresAt: timestamp,
});

export type AlertRecord = z.output<typeof alertDocumentSchema> & { id: string };

export const alertsOf = (db: Firestore) => db.collection('alerts');

const HASH_LENGTH = 32;
/** Hashed, because custom uids may be invalid document names. */
export const shortHash = (...parts: string[]) => hashOf('alert', ...parts).slice(0, HASH_LENGTH);

export const alertRef = (db: Firestore, bookId: string, uid: string): DocumentReference =>
  alertsOf(db).doc(`${shortHash('customer', uid)}_${shortHash('book', bookId)}`);

/** @throws InvalidDocument */
export const readAlert = (document: StoredDocument): AlertRecord | null => readDocument(alertDocumentSchema, document);

/** One mail per alert; a later alert gets another. */
export const alertMailRef = (db: Firestore, { id, since }: AlertRecord): DocumentReference =>
  mailsOf(db).doc(`${ALERT_PREFIX}${id}-${since.getTime().toString(36)}`);

export const toKeptAlert = ({ bookId, email, since }: AlertRecord): KeptAlert => ({
  book: bookId,
  email,
  since: since.toISOString(),
});
