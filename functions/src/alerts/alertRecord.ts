import type { KeptAlert } from '@bookstore/contract/api/alert';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { hashOf } from '../lib/hash.ts';
import { ALERT_PREFIX, mailsOf } from '../mail/mailRecord.ts';

/** A document of `alerts`: a customer who wants to hear when a sold-out book is back. It goes with the mail that says so. */
export const alertDocumentSchema = z.object({
  bookId: z.string(),
  uid: z.string(),
  /** Lower-case, of the account when it was asked for. */
  email: z.string(),
  since: timestamp,
  /** When Firestore's time-to-live policy takes it away. */
  expiresAt: timestamp,
});

export type AlertRecord = z.output<typeof alertDocumentSchema> & { id: string };

export const alertsOf = (db: Firestore) => db.collection('alerts');

const HASH_LENGTH = 32;
/** By hashes: a uid that an owner has chosen may be no name of a document. */
const shortHash = (...parts: string[]) => hashOf('alert', ...parts).slice(0, HASH_LENGTH);

/** One for each customer and book. */
export const alertRef = (db: Firestore, bookId: string, uid: string): DocumentReference =>
  alertsOf(db).doc(`${shortHash('customer', uid)}_${shortHash('book', bookId)}`);

/** @returns null when there is no such document. @throws InvalidDocument. */
export const readAlert = (document: StoredDocument): AlertRecord | null => readDocument(alertDocumentSchema, document);

/** The one mail that an alert becomes: who asks again later gets another. */
export const alertMailRef = (db: Firestore, { id, since }: AlertRecord): DocumentReference =>
  mailsOf(db).doc(`${ALERT_PREFIX}${id}-${since.getTime().toString(36)}`);

export const toKeptAlert = ({ bookId, email, since }: AlertRecord): KeptAlert => ({
  book: bookId,
  email,
  since: since.toISOString(),
});

/** All that a customer waits for: a read for each, of which there are at most `LIMITS.alerts`. */
export async function alertsOfCustomer(db: Firestore, uid: string): Promise<StoredDocument[]> {
  return (await alertsOf(db).where('uid', '==', uid).get()).docs;
}

/** Documents that are deleted at once. */
const DELETED_AT_ONCE = 100;

/** Deletes what a customer waits for, and then the mails that came of it. */
export async function eraseAlerts(db: Firestore, uid: string): Promise<void> {
  const first = `${ALERT_PREFIX}${shortHash('customer', uid)}`;
  const mails = whereIdStartsWith(mailsOf(db), mailsOf(db), first).select();
  // One after the other: a drain turns what it finds of the first into the second.
  for (const query of [alertsOf(db).where('uid', '==', uid).select(), mails]) {
    const { docs } = await query.get();
    for (let start = 0; start < docs.length; start += DELETED_AT_ONCE) {
      const batch = db.batch();
      for (const { ref } of docs.slice(start, start + DELETED_AT_ONCE)) batch.delete(ref);
      await batch.commit();
    }
  }
}
