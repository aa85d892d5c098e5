import { createHash } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

const facts = {
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`; '' is none. */
  tint: z.string(),
  /** Absent is WebP: so are the pictures of older releases. */
  type: z.literal('jpeg').exactOptional(),
};

/** A picture as the book that shows it names it. */
export const namedCoverSchema = z.object({ id: z.string(), ...facts });
export type NamedCover = z.output<typeof namedCoverSchema>;

const coverFactsSchema = z.object({
  ...facts,
  /** When Firestore's time-to-live policy takes it away; null while a book names it. */
  expiresAt: timestamp.nullable(),
});

/** A document of `covers`. Its id is made of its bytes. */
export const coverDocumentSchema = coverFactsSchema.extend({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Must be bytes'),
});

/** What is known of a picture beside its bytes. */
type CoverFacts = z.output<typeof coverFactsSchema> & { id: string };
export type CoverRecord = z.output<typeof coverDocumentSchema> & { id: string };

/** What `readCoverFacts` reads of a document. */
export const COVER_FACTS = Object.keys(coverFactsSchema.shape);

/** Half of a SHA-256: to find a second picture of one id is beyond anybody, and nobody gains by two of the same. */
const ID_LENGTH = 32;

export const coverIdOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);

export function coverRef(db: Firestore, id: string): DocumentReference {
  return db.collection('covers').doc(id);
}

/** The policy takes some time: what has expired is gone already. */
export const isGone = (cover: Pick<CoverFacts, 'expiresAt'> | null, now: Date) =>
  cover === null || (cover.expiresAt !== null && cover.expiresAt <= now);

/** @returns null when there is none. @throws InvalidDocument. */
export function readCover(document: StoredDocument): CoverRecord | null {
  return readDocument(coverDocumentSchema, document);
}

/** @returns null when there is none. @throws InvalidDocument. */
export function readCoverFacts(document: StoredDocument): CoverFacts | null {
  return readDocument(coverFactsSchema, document);
}

export const toNamedCover = ({ id, width, height, tint, type }: NamedCover): NamedCover => ({
  id,
  width,
  height,
  tint,
  ...(type && { type }),
});

/** As the API answers it. */
export function toBookCover({ id, width, height, tint, type }: NamedCover): BookCover {
  return { id, width, height, ...(type && { type }), ...(tint && { tint }) };
}
