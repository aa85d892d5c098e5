import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import type { DraftChange } from './alsoWrite.ts';

/*
 * An excerpt lies beside its book, so that no list reads it. Its document is named by book and text, and never changes: what a book
 * names no longer is kept as long as its pictures are, so that an import is undone with all that it has changed.
 */

export const excerptsOf = (db: Firestore) => db.collection('excerpts');

/** The name of the document of a book's excerpt. */
export const excerptIdOf = ({ id, excerptHash }: { id: string; excerptHash: string }) => `${id}.${excerptHash}`;

/** A document of `excerpts`. */
export const excerptDocumentSchema = z.object({
  bookId: z.string(),
  text: z.string(),
  /** When Firestore's time-to-live policy takes it away; null while its book names it. */
  expiresAt: timestamp.nullable(),
});
type ExcerptRecord = z.output<typeof excerptDocumentSchema> & { id: string };

/** @returns null when there is none. @throws InvalidDocument. */
export function readExcerpt(document: StoredDocument): ExcerptRecord | null {
  return readDocument(excerptDocumentSchema, document);
}

/** @param keptUntil when an excerpt is forgotten that its book names no more; null where none is let go. */
export function writeExcerpts(
  db: Firestore,
  transaction: Transaction,
  changes: readonly DraftChange[],
  keptUntil: Date | null,
): void {
  for (const { before, after } of changes) {
    if (after.excerptHash === (before?.excerptHash ?? '')) continue;
    if (before?.excerptHash) {
      const former = excerptsOf(db).doc(excerptIdOf(before));
      transaction.set(former, { expiresAt: keptUntil }, { merge: true });
    }
    if (after.excerptHash) {
      // Whoever brings back a former one does not know its text.
      const content = after.excerpt === undefined ? {} : { bookId: after.id, text: after.excerpt };
      transaction.set(excerptsOf(db).doc(excerptIdOf(after)), { ...content, expiresAt: null }, { merge: true });
    }
  }
}
