import {
  CHANGE_CODES,
  type Change,
  type ChangeCode,
  type ChangedBook,
  type ChangedField,
} from '@bookstore/contract/api/changes';
import { CHANGES_KEPT_DAYS, LIMITS } from '@bookstore/contract/limits';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { daysAfter, timestamp } from '../firestore/timestamps.ts';

export const changesOf = (db: Firestore) => db.collection('changes');

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Written once and never changed. Refers to people by id only. */
export const changeDocumentSchema = z.object({
  at: timestamp,
  by: z.string(),
  what: z.enum(CHANGE_CODES),
  subjects: z.array(z.string()),
  books: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        fields: z.record(z.string(), z.object({ before: value, after: value })),
      }),
    )
    .default([]),
  fields: z.array(z.string()).default([]),
  expiresAt: timestamp,
});

type ChangeRecord = z.output<typeof changeDocumentSchema> & { id: string };

/** @throws InvalidDocument */
export function readChange(document: StoredDocument): ChangeRecord | null {
  return readDocument(changeDocumentSchema, document);
}

export interface Author {
  /** User name, or `BY_COMMAND`. */
  by: string;
  /** Code of the change as a whole, if it has one. */
  what?: ChangeCode;
}

export interface RecordedBook {
  id: string;
  title: string;
  fields: Record<string, ChangedField>;
}

export interface NewChange {
  at: Date;
  by: string;
  what: ChangeCode;
  subjects: readonly string[];
  books?: readonly RecordedBook[];
  fields?: readonly string[];
}

interface Writer {
  create(ref: DocumentReference, fields: object): unknown;
}

/** Never splits a character. */
function cut<Value>(one: Value): Value | string {
  if (typeof one !== 'string') return one;
  const characters = Array.from(one);
  return characters.length > LIMITS.changedText ? `${characters.slice(0, LIMITS.changedText).join('')}…` : one;
}

/** At most half of a document's 1 MiB with this many books of the longest texts. */
const toStoredBook = ({ id, title, fields }: RecordedBook) => ({
  id,
  title: cut(title),
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { before, after }]) => [name, { before: cut(before), after: cut(after) }]),
  ),
});

export function recordChange(db: Firestore, writer: Writer, { books = [], fields = [], ...change }: NewChange): void {
  writer.create(changesOf(db).doc(), {
    ...change,
    books: books.slice(0, LIMITS.booksPerBatch).map(toStoredBook),
    fields,
    expiresAt: daysAfter(change.at, CHANGES_KEPT_DAYS),
  });
}

const toChangedBook = ({ id, title, fields }: RecordedBook): ChangedBook => ({ _id: id, title, fields });

const PART_CODES: ReadonlySet<ChangeCode> = new Set(['order-split', 'order-merged']);

/** @param asked undefined returns the first ones. Changes of parts always name both orders. */
export function toChange(
  { id, at, by, what, subjects, books, fields }: ChangeRecord,
  asked?: readonly string[],
): Change {
  const isShown = (one: string) => asked === undefined || asked.includes(one) || PART_CODES.has(what);
  const shownBooks = books.filter((book) => isShown(book.id)).slice(0, LIMITS.changedBooks);
  return {
    _id: id,
    at: at.toISOString(),
    by,
    what,
    subjects: subjects.filter(isShown).slice(0, LIMITS.changedBooks),
    count: subjects.length,
    ...(shownBooks.length > 0 && { books: shownBooks.map(toChangedBook) }),
    ...(fields.length > 0 && { fields }),
  };
}
