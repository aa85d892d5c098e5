import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteAll } from '../firestore/deleteAll.ts';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
import { MAX_IN_VALUES } from '../firestore/maxInValues.ts';
import type { StoredDocument } from '../firestore/readDocument.ts';
import { chunk } from '../lib/chunk.ts';
import { ALERT_PREFIX, mailsOf } from '../mail/mailRecord.ts';
import { alertRef, alertsOf, shortHash } from './alertRecord.ts';

export async function hasAlert(db: Firestore, bookId: string, uid: string): Promise<boolean> {
  return (await alertRef(db, bookId, uid).get()).exists;
}

export async function countAlerts(db: Firestore, uid: string): Promise<number> {
  return (await alertsOf(db).where('uid', '==', uid).count().get()).data().count;
}

/** Costs a read per alert, at most `LIMITS.alerts`. */
export async function alertsOfCustomer(db: Firestore, uid: string): Promise<StoredDocument[]> {
  return (await alertsOf(db).where('uid', '==', uid).get()).docs;
}

/** @param email lower case; several accounts may use it */
export async function uidsWithAlerts(db: Firestore, email: string): Promise<Set<string>> {
  const { docs } = await alertsOf(db).where('email', '==', email).select('uid').get();
  return new Set(docs.map((document) => String(document.get('uid'))));
}

/** Costs a read per alert. */
export async function bookIdsWithAlerts(db: Firestore): Promise<Set<string>> {
  const { docs } = await alertsOf(db).select('bookId').get();
  return new Set(docs.map((document) => String(document.get('bookId'))));
}

/** Costs a read per alert, at least one per thirty books. */
export async function alertsOfBooks(
  db: Firestore,
  bookIds: readonly string[],
  limit: number,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (const group of chunk(bookIds, MAX_IN_VALUES)) {
    if (found.length === limit) break;
    const query = alertsOf(db).where('bookId', 'in', group);
    found.push(...(await query.limit(limit - found.length).get()).docs);
  }
  return found;
}

/** Deletes the alerts before their mails, because the worker turns alerts into mails. */
export async function eraseAlerts(db: Firestore, uid: string): Promise<void> {
  const first = `${ALERT_PREFIX}${shortHash('customer', uid)}`;
  const mails = whereIdStartsWith(mailsOf(db), mailsOf(db), first).select();
  for (const query of [alertsOf(db).where('uid', '==', uid).select(), mails]) {
    const { docs } = await query.get();
    await deleteAll(
      db,
      docs.map(({ ref }) => ref),
    );
  }
}
