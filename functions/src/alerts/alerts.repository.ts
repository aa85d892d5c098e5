import type { Firestore } from 'firebase-admin/firestore';
import { deleteAll } from '../firestore/deleteAll.ts';
import { whereIdStartsWith } from '../firestore/idPrefix.ts';
import type { StoredDocument } from '../firestore/readDocument.ts';
import { ALERT_PREFIX, mailsOf } from '../mail/mailRecord.ts';
import { alertsOf, shortHash } from './alertRecord.ts';

export async function countAlerts(db: Firestore, uid: string): Promise<number> {
  return (await alertsOf(db).where('uid', '==', uid).count().get()).data().count;
}

/** Costs a read per alert, at most `LIMITS.alerts`. */
export async function alertsOfCustomer(db: Firestore, uid: string): Promise<StoredDocument[]> {
  return (await alertsOf(db).where('uid', '==', uid).get()).docs;
}

/** Deletes a customer's alerts, then the mails made from them. */
export async function eraseAlerts(db: Firestore, uid: string): Promise<void> {
  const first = `${ALERT_PREFIX}${shortHash('customer', uid)}`;
  const mails = whereIdStartsWith(mailsOf(db), mailsOf(db), first).select();
  // In this order, because the worker turns alerts into mails.
  for (const query of [alertsOf(db).where('uid', '==', uid).select(), mails]) {
    const { docs } = await query.get();
    await deleteAll(
      db,
      docs.map(({ ref }) => ref),
    );
  }
}
