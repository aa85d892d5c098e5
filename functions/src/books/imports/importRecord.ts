import { isDeepStrictEqual } from 'node:util';
import { type BookImport, UNDO_SKIP_REASONS } from '@bookstore/contract/api/bookImports';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { hashOf } from '../../lib/hash.ts';
import { type BookContent, type BookDraft, type BookRecord, bookDocumentSchema } from '../bookRecord.ts';

export const importsOf = (db: Firestore) => db.collection('imports');
const importPartsOf = (db: Firestore) => db.collection('importParts');

export const importDocumentSchema = z.object({
  at: timestamp,
  by: z.string(),
  file: z.string(),
  added: z.int(),
  changed: z.int(),
  recounted: z.int(),
  putOnSale: z.int(),
  /** Number of `importParts`, which count from 1. */
  parts: z.int(),
  undone: z.object({ at: timestamp, by: z.string(), parts: z.int(), restored: z.int(), left: z.int() }).nullable(),
  expiresAt: timestamp,
});
export type ImportRecord = z.output<typeof importDocumentSchema> & { id: string };

type Derived = 'createdAt' | 'updatedAt' | 'changeSeq' | 'createdFrom' | 'shownCopies' | 'lowestBeforeCents';
type Restorable = Omit<BookContent, Derived | 'id'>;
const DERIVED: readonly string[] = [
  'createdAt',
  'updatedAt',
  'changeSeq',
  'createdFrom',
  'shownCopies',
  'lowestBeforeCents',
] satisfies Derived[];
const { shape } = bookDocumentSchema;
const RESTORED_FIELDS = Object.keys(shape).filter((name) => !DERIVED.includes(name)) as (keyof Restorable)[];

const beforeSchema = z.record(z.string(), z.unknown()).transform((fields, context): Partial<Restorable> => {
  const read = RESTORED_FIELDS.filter((name) => name in fields).map((name) => {
    const { data, error } = shape[name].safeParse(fields[name]);
    if (error) context.addIssue({ code: 'custom', message: error.issues[0]?.message, path: [name] });
    return [name, data];
  });
  return Object.fromEntries(read) as Partial<Restorable>;
});

const outcomeSchema = z.object({
  restored: z.int(),
  left: z.array(z.object({ id: z.string(), title: z.string(), why: z.enum(UNDO_SKIP_REASONS) })),
});

/** Previous state of an import call's books, each once. */
export const importPartDocumentSchema = z.object({
  importId: z.string(),
  number: z.int(),
  /** Hashes of other rules cannot be compared. */
  contentRules: z.int().default(0),
  books: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** Detects changes since the import. */
      contentHash: z.string(),
      /** Changed fields; null for a new book. */
      before: beforeSchema.nullable(),
    }),
  ),
  copies: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      before: z.int().nullable(),
      after: z.int().nullable(),
      /** The same call put the book on sale. */
      putOnSale: z.boolean().default(false),
    }),
  ),
  /** Books already undone, if the part was too big for one transaction. */
  undoing: outcomeSchema.nullable().default(null),
  undone: outcomeSchema.nullable(),
  expiresAt: timestamp,
});
export type ImportPart = z.output<typeof importPartDocumentSchema> & { id: string };
export type ImportedBook = ImportPart['books'][number];

/** @throws InvalidDocument */
export function readImport(document: StoredDocument): ImportRecord | null {
  return readDocument(importDocumentSchema, document);
}

/** @throws InvalidDocument */
export function readImportPart(document: StoredDocument): ImportPart | null {
  return readDocument(importPartDocumentSchema, document);
}

export const partRef = (db: Firestore, importId: string, number: number) =>
  importPartsOf(db).doc(`${importId}-${number}`);

const comparable = (book: BookDraft, name: keyof Restorable) =>
  name === 'cover' ? (book.cover?.id ?? null) : book[name];

/** An empty field equals a missing one of an older release. */
const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Fields that change without changing the book. */
const ORIGIN: readonly string[] = ['source', 'sourceKey'] satisfies (keyof Restorable)[];

export function contentHashOf(book: BookDraft): string {
  const content = RESTORED_FIELDS.filter((name) => !ORIGIN.includes(name))
    .toSorted()
    .map((name) => [name, comparable(book, name)] as const);
  return hashOf(JSON.stringify(content.filter(([, value]) => !isEmpty(value))));
}

/** Increase with `contentHashOf`; older imports become incomparable. */
export const CONTENT_RULES = 1;

export function toImportedBook(before: BookRecord | null, after: BookDraft) {
  const changed =
    before && RESTORED_FIELDS.filter((name) => !isDeepStrictEqual(comparable(before, name), comparable(after, name)));
  return {
    id: after.id,
    title: after.title,
    contentHash: contentHashOf(after),
    before: before && changed ? Object.fromEntries(changed.map((name) => [name, before[name]])) : null,
  };
}

export function toBookImport({ id, at, undone, expiresAt: _expiresAt, ...rest }: ImportRecord): BookImport {
  return {
    _id: id,
    ...rest,
    at: at.toISOString(),
    ...(undone && { undone: { ...undone, at: undone.at.toISOString() } }),
  };
}
