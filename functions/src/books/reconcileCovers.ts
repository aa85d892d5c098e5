import { COVER_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { coverRef } from '../covers/coverRecord.ts';
import { daysAfter, isKept } from '../firestore/timestamps.ts';
import { isUsedByOtherBook } from './bookCovers.ts';
import { booksOf } from './bookRecord.ts';

const PAGE = 500;

async function* documentsOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const page = query.limit(PAGE);
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield* docs;
    last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
  }
}

/** Pictures in use, also by deleted books. Costs a read per book with a picture. */
export async function namedCovers(db: Firestore): Promise<Set<string>> {
  const named = new Set<string>();
  const naming = booksOf(db).where('cover.id', '>', '').orderBy('cover.id').select('cover.id');
  for await (const book of documentsOf(naming)) named.add(book.get('cover.id') as string);
  return named;
}

/**
 * Keeps used pictures and expires others, after external writes. Safe while the shop runs, and repeatable. Costs a
 * read per picture and per book with one.
 */
export async function reconcileCovers(db: Firestore, now: Date): Promise<void> {
  const named = await namedCovers(db);
  for await (const cover of documentsOf(db.collection('covers').orderBy('__name__').select('expiresAt'))) {
    if (isKept(cover) === named.has(cover.id)) continue;
    await db.runTransaction(async (transaction) => {
      const present = await transaction.get(coverRef(db, cover.id));
      const isNamed = await isUsedByOtherBook(db, transaction, cover.id, new Set());
      if (!present.exists || isKept(present) === isNamed) return;
      transaction.update(present.ref, { expiresAt: isNamed ? null : daysAfter(now, COVER_KEPT_DAYS) });
    });
  }
}
