import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { type CategoryCounts, categoryCountsSchema, noBooks } from './bookCounts.ts';

/** `seq` increases in the transaction of every book change. `era` is random and identifies wiped or restored data. */
export interface CatalogueVersion {
  era: string;
  seq: number;
}

export interface CatalogueState extends CatalogueVersion {
  /** Null while some books lack fields of pages; pages then use the whole list until `reindex` runs. */
  counts: CategoryCounts | null;
  /** Number of books below which the compact list is recreated; null while it is kept. */
  remakeTitlesAt: number | null;
}

export const VERSION_PATH = 'meta/catalog';

/**
 * Increase when queries need a new stored field. Older releases write the version without it, which marks their
 * changes.
 */
const FORM = 3;

const INITIAL_STATE: CatalogueState = { era: '', seq: 0, counts: noBooks(), remakeTitlesAt: null };

const versionDocumentSchema = z.object({ era: z.string(), seq: z.int(), form: z.unknown().optional() });
const stateDocumentSchema = versionDocumentSchema.extend({
  counts: categoryCountsSchema,
  remakeTitlesAt: z.int().nullable(),
});

export function isSameVersion(a: CatalogueVersion, b: CatalogueVersion): boolean {
  return a.era === b.era && a.seq === b.seq;
}

/** @throws InvalidDocument */
export function toState(document: StoredDocument): CatalogueState {
  const version = readDocument(versionDocumentSchema, document);
  if (!version) return INITIAL_STATE;
  const { era, seq, form } = version;
  if (form !== FORM) return { era, seq, counts: null, remakeTitlesAt: null };
  const state = readDocument(stateDocumentSchema, document);
  return { era, seq, counts: state?.counts ?? null, remakeTitlesAt: state?.remakeTitlesAt ?? null };
}

export function toStoredState({ era, seq, counts, remakeTitlesAt }: CatalogueState) {
  return counts ? { era, seq, form: FORM, counts, remakeTitlesAt } : { era, seq };
}
