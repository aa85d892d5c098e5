import * as z from 'zod';
import { readDocument, type StoredDocument } from '../../firestore/readDocument.ts';
import { type CategoryCounts, categoryCountsSchema, noBooks } from './bookCounts.ts';

/**
 * The version of the whole catalogue: `seq` grows by one with every change of a book, in the change's own transaction.
 * `era` is random and tells two catalogues apart, for when the data was wiped or restored under a running instance.
 */
export interface CatalogueVersion {
  era: string;
  seq: number;
}

/** What is known of the whole catalogue from the one document that every change of a book writes. */
export interface CatalogueState extends CatalogueVersion {
  /**
   * Null while some books are stored in an older form, without the fields that pages need: until somebody brings them up to
   * date (`reindex`), pages are made of the whole list.
   */
  counts: CategoryCounts | null;
  /** The compact list is not kept until there are at most so many books; null while it is kept. */
  remakeTitlesAt: number | null;
}

/** Where it is stored. */
export const VERSION_PATH = 'meta/catalog';

/**
 * The form of stored books: raise it when they get a field that queries need. An older release writes the version without it,
 * so that what that release changed is noticed too.
 */
const FORM = 3;

const NOTHING_YET: CatalogueState = { era: '', seq: 0, counts: noBooks(), remakeTitlesAt: null };

const versionDocumentSchema = z.object({ era: z.string(), seq: z.int(), form: z.unknown().optional() });
const stateDocumentSchema = versionDocumentSchema.extend({
  counts: categoryCountsSchema,
  remakeTitlesAt: z.int().nullable(),
});

export function isSameVersion(a: CatalogueVersion, b: CatalogueVersion): boolean {
  return a.era === b.era && a.seq === b.seq;
}

/** @throws InvalidDocument. */
export function toState(document: StoredDocument): CatalogueState {
  const version = readDocument(versionDocumentSchema, document);
  if (!version) return NOTHING_YET;
  const { era, seq, form } = version;
  if (form !== FORM) return { era, seq, counts: null, remakeTitlesAt: null };
  const state = readDocument(stateDocumentSchema, document);
  return { era, seq, counts: state?.counts ?? null, remakeTitlesAt: state?.remakeTitlesAt ?? null };
}

export function toStoredState({ era, seq, counts, remakeTitlesAt }: CatalogueState) {
  return counts ? { era, seq, form: FORM, counts, remakeTitlesAt } : { era, seq };
}
