import { randomBytes } from 'node:crypto';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { readDocument, type StoredDocument } from '../lib/readDocument.ts';

/**
 * The version of the whole catalogue: `seq` grows by one with every change of a book, in the change's own transaction.
 * `era` is random and tells two catalogues apart, for when the data was wiped or restored under a running instance.
 */
export interface CatalogueVersion {
  era: string;
  seq: number;
}

const NOTHING_YET: CatalogueVersion = { era: '', seq: 0 };
export const versionDocumentSchema = z.object({ era: z.string(), seq: z.int() });

/** Where it is stored. */
export const VERSION_PATH = 'meta/catalog';

const versionDocument = (db: Firestore) => db.doc(VERSION_PATH);
const newEra = () => randomBytes(6).toString('hex');

/** @throws InvalidDocument. */
export function toVersion(document: StoredDocument): CatalogueVersion {
  const version = readDocument(versionDocumentSchema, document);
  return version ? { era: version.era, seq: version.seq } : NOTHING_YET;
}

export async function readVersion(db: Firestore): Promise<CatalogueVersion> {
  return toVersion(await versionDocument(db).get());
}

/** The version, and the moment as of which it is. */
export async function readVersionAt(db: Firestore): Promise<{ version: CatalogueVersion; readTime: Timestamp }> {
  const document = await versionDocument(db).get();
  return { version: toVersion(document), readTime: document.readTime };
}

/** The version as of the transaction's moment; a transaction that writes locks it. */
async function readVersionIn(db: Firestore, transaction: Transaction): Promise<CatalogueVersion> {
  return toVersion(await transaction.get(versionDocument(db)));
}

/** The number of the change that this transaction makes. The version document serialises all changes. */
export async function nextSeq(db: Firestore, transaction: Transaction): Promise<number> {
  const { era, seq } = await readVersionIn(db, transaction);
  const next = { era: era || newEra(), seq: seq + 1 };
  transaction.set(versionDocument(db), next);
  return next.seq;
}

/** @param seq the highest number that a book of the new era may carry. */
export async function startEra(db: Firestore, transaction: Transaction, seq: number): Promise<void> {
  const present = await readVersionIn(db, transaction);
  transaction.set(versionDocument(db), { era: newEra(), seq: Math.max(present.seq, seq) });
}
