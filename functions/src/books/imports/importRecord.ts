import { isDeepStrictEqual } from 'node:util';
import { type BookImport, LEFT_REASONS } from '@bookstore/contract/api/bookImports';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { hashOf } from '../../lib/hash.ts';
import { type BookContent, type BookDraft, type BookRecord, bookDocumentSchema } from '../bookRecord.ts';

export const importsOf = (db: Firestore) => db.collection('imports');
const importPartsOf = (db: Firestore) => db.collection('importParts');

/** A document of `imports`: a file that was imported within the last thirty days. */
export const importDocumentSchema = z.object({
  at: timestamp,
  by: z.string(),
  file: z.string(),
  added: z.int(),
  changed: z.int(),
  recounted: z.int(),
  putOnSale: z.int(),
  /** Documents of `importParts`, numbered from 1. */
  parts: z.int(),
  undone: z.object({ at: timestamp, by: z.string(), parts: z.int(), restored: z.int(), left: z.int() }).nullable(),
  expiresAt: timestamp,
});
export type ImportRecord = z.output<typeof importDocumentSchema> & { id: string };

/** What a change of the catalogue makes by itself. */
type Derived = 'createdAt' | 'updatedAt' | 'changeSeq' | 'createdFrom' | 'shownCopies' | 'lowestBeforeCents';
type Kept = Omit<BookContent, Derived | 'id'>;
const DERIVED: readonly string[] = [
  'createdAt',
  'updatedAt',
  'changeSeq',
  'createdFrom',
  'shownCopies',
  'lowestBeforeCents',
] satisfies Derived[];
const { shape } = bookDocumentSchema;
const KEPT = Object.keys(shape).filter((name) => !DERIVED.includes(name)) as (keyof Kept)[];

/** Fields of a book as its document has them: each is read by its own rule. */
const beforeSchema = z.record(z.string(), z.unknown()).transform((fields, context): Partial<Kept> => {
  const read = KEPT.filter((name) => name in fields).map((name) => {
    const { data, error } = shape[name].safeParse(fields[name]);
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message, path: [name] });
    return [name, data];
  });
  return Object.fromEntries(read) as Partial<Kept>;
});

const outcomeSchema = z.object({
  restored: z.int(),
  left: z.array(z.object({ id: z.string(), title: z.string(), why: z.enum(LEFT_REASONS) })),
});

/** A document of `importParts`: what books, or numbers of copies, were before a call of an import. Each book is in it once. */
export const importPartDocumentSchema = z.object({
  importId: z.string(),
  number: z.int(),
  /** By which rules the hashes below were made; those of an older release are not known. */
  contentRules: z.int().default(0),
  books: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** A hash of what the import has left: what is otherwise was changed since. */
      contentHash: z.string(),
      /** The fields that were other ones; null for a book that there was not. */
      before: beforeSchema.nullable(),
    }),
  ),
  copies: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      before: z.int().nullable(),
      after: z.int().nullable(),
      /** Whether the same call put the book on sale. */
      putOnSale: z.boolean().default(false),
    }),
  ),
  /** What became of the books that are in it no more, if it was too big to be undone at once. */
  undoing: outcomeSchema.nullable().default(null),
  undone: outcomeSchema.nullable(),
  expiresAt: timestamp,
});
export type ImportPart = z.output<typeof importPartDocumentSchema> & { id: string };
export type ImportedBook = ImportPart['books'][number];

/** @returns null when there is no such document. @throws InvalidDocument. */
export function readImport(document: StoredDocument): ImportRecord | null {
  return readDocument(importDocumentSchema, document);
}

/** @returns null when there is no such document. @throws InvalidDocument. */
export function readImportPart(document: StoredDocument): ImportPart | null {
  return readDocument(importPartDocumentSchema, document);
}

export const partRef = (db: Firestore, importId: string, number: number) =>
  importPartsOf(db).doc(`${importId}-${number}`);

/** A field by which a picture is told from another. */
const comparable = (book: BookDraft, name: keyof Kept) => (name === 'cover' ? (book.cover?.id ?? null) : book[name]);

/** A field of a later release that a book has nothing of is as if it was not there. */
const isNothing = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** What a record that changes nothing else leaves: a book is as it was all the same. */
const ORIGIN: readonly string[] = ['source', 'sourceKey'] satisfies (keyof Kept)[];

/** Tells whether all that an admin decides of a book is as it was. */
export function contentHashOf(book: BookDraft): string {
  const content = KEPT.filter((name) => !ORIGIN.includes(name))
    .toSorted()
    .map((name) => [name, comparable(book, name)] as const);
  return hashOf(JSON.stringify(content.filter(([, value]) => !isNothing(value))));
}

/** Raise it when `contentHashOf` makes another hash of a book as it was: what was imported until then cannot be compared. */
export const CONTENT_RULES = 1;

/** What a book was before it was changed, as far as it was another. */
export function toImportedBook(before: BookRecord | null, after: BookDraft) {
  const changed =
    before && KEPT.filter((name) => !isDeepStrictEqual(comparable(before, name), comparable(after, name)));
  return {
    id: after.id,
    title: after.title,
    contentHash: contentHashOf(after),
    before: before && changed ? Object.fromEntries(changed.map((name) => [name, before[name]])) : null,
  };
}

/** An import as the API answers it. */
export function toBookImport({ id, at, undone, expiresAt: _expiresAt, ...rest }: ImportRecord): BookImport {
  return {
    _id: id,
    ...rest,
    at: at.toISOString(),
    ...(undone && { undone: { ...undone, at: undone.at.toISOString() } }),
  };
}
