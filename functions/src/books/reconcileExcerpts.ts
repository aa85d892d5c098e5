import { IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { documentsOf } from '../firestore/allDocuments.ts';
import { daysAfter, isKept } from '../firestore/timestamps.ts';
import { excerptIdOf, excerptsOf } from './bookExcerpts.ts';
import { booksOf } from './bookRecord.ts';

/** @returns '' without an excerpt */
export function namedExcerpt(book: { id: string; get(field: string): unknown }): string {
  const excerptHash = book.get('excerptHash');
  return typeof excerptHash === 'string' && excerptHash !== '' ? excerptIdOf({ id: book.id, excerptHash }) : '';
}

/** Runs after external writes; safe while the shop runs. Costs two reads per excerpt. */
export async function reconcileExcerpts(db: Firestore, now: Date): Promise<void> {
  for await (const found of documentsOf(db, excerptsOf(db).id)) {
    const { id, ref } = found;
    const bookRef = booksOf(db).doc(id.slice(0, id.lastIndexOf('.')) || 'none');
    if (isKept(found) === (namedExcerpt(await bookRef.get()) === id)) continue;
    await db.runTransaction(async (transaction) => {
      const [book, excerpt] = await transaction.getAll(bookRef, ref);
      const isNamed = book !== undefined && namedExcerpt(book) === id;
      if (!excerpt?.exists || isKept(excerpt) === isNamed) return;
      transaction.update(ref, { expiresAt: isNamed ? null : daysAfter(now, IMPORT_KEPT_DAYS) });
    });
  }
}
