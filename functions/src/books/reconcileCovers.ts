import { COVER_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { coverRef } from '../covers/coverRecord.ts';
import { daysAfter, isKept } from '../firestore/timestamps.ts';
import { isUsedByOtherBook } from './bookCovers.ts';
import { coverExpiries, namedCovers } from './namedCovers.repository.ts';

/** Runs after external writes; safe while the shop runs. Costs a read per picture and per book with one. */
export async function reconcileCovers(db: Firestore, now: Date): Promise<void> {
  const named = await namedCovers(db);
  for await (const cover of coverExpiries(db)) {
    if (isKept(cover) === named.has(cover.id)) continue;
    await db.runTransaction(async (transaction) => {
      const current = await transaction.get(coverRef(db, cover.id));
      const isNamed = await isUsedByOtherBook(db, transaction, cover.id, new Set());
      if (!current.exists || isKept(current) === isNamed) return;
      transaction.update(current.ref, { expiresAt: isNamed ? null : daysAfter(now, COVER_KEPT_DAYS) });
    });
  }
}
