import { createHash } from 'node:crypto';
import type { BookCover } from '@bookstore/contract/api/cover';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../firestore/readDocument.ts';
import { timestamp } from '../firestore/timestamps.ts';

const facts = {
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`; '' if unknown. */
  tint: z.string(),
  /** Absent for WebP, also in documents of older releases. */
  type: z.literal('jpeg').exactOptional(),
};

export const namedCoverSchema = z.object({ id: z.string(), ...facts });
export type NamedCover = z.output<typeof namedCoverSchema>;

const coverFactsSchema = z.object({
  ...facts,
  /** Null while a book uses it. */
  expiresAt: timestamp.nullable(),
});

export const coverDocumentSchema = coverFactsSchema.extend({
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Must be bytes'),
});

type CoverFacts = z.output<typeof coverFactsSchema> & { id: string };
export type CoverRecord = z.output<typeof coverDocumentSchema> & { id: string };

export const COVER_FACTS = Object.keys(coverFactsSchema.shape);

/** Half of a SHA-256 makes collisions infeasible. */
const ID_LENGTH = 32;

export const coverIdOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, ID_LENGTH);

export function coverRef(db: Firestore, id: string): DocumentReference {
  return db.collection('covers').doc(id);
}

/** The time-to-live policy is slow, so expired covers are ignored. */
export const isGone = (cover: Pick<CoverFacts, 'expiresAt'> | null, now: Date) =>
  cover === null || (cover.expiresAt !== null && cover.expiresAt <= now);

/** @throws InvalidDocument */
export function readCover(document: StoredDocument): CoverRecord | null {
  return readDocument(coverDocumentSchema, document);
}

/** @throws InvalidDocument */
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

export function toBookCover({ id, width, height, tint, type }: NamedCover): BookCover {
  return { id, width, height, ...(type && { type }), ...(tint && { tint }) };
}
