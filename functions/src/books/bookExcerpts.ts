import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';
import type { DraftChange } from './additionalWrites.ts';

/*
Excerpts have their own documents, so that lists do not read them, named by book and text hash. Dropped ones are kept
as long as pictures, for the undo of imports.
*/

export const excerptsOf = (db: Firestore) => db.collection('excerpts');

export const excerptIdOf = ({ id, excerptHash }: { id: string; excerptHash: string }) => `${id}.${excerptHash}`;

export const excerptDocumentSchema = z.object({
  bookId: z.string(),
  text: z.string(),
  expiresAt: timestamp.nullable(),
});
type ExcerptRecord = z.output<typeof excerptDocumentSchema> & { id: string };

/** @throws InvalidDocument */
export function readExcerpt(document: StoredDocument): ExcerptRecord | null {
  return readDocument(excerptDocumentSchema, document);
}

/** @param keptUntil expiry of dropped excerpts; null if none */
export function writeExcerpts(
  db: Firestore,
  transaction: Transaction,
  changes: readonly DraftChange[],
  keptUntil: Date | null,
): void {
  for (const { before, after } of changes) {
    if (after.excerptHash === (before?.excerptHash ?? '')) continue;
    if (before?.excerptHash) {
      const previousRef = excerptsOf(db).doc(excerptIdOf(before));
      transaction.set(previousRef, { expiresAt: keptUntil }, { merge: true });
    }
    if (after.excerptHash) {
      // Undo restores an earlier excerpt without its text.
      const content = after.excerpt === undefined ? {} : { bookId: after.id, text: after.excerpt };
      transaction.set(excerptsOf(db).doc(excerptIdOf(after)), { ...content, expiresAt: null }, { merge: true });
    }
  }
}
