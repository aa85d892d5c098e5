import { etagOf, matchesEtag } from '../http/etag.ts';
import type { BookRecord } from './bookRecord.ts';
import type { CatalogueVersion } from './catalogue/catalogueVersion.ts';

const timeOf = ({ updatedAt }: BookRecord) => updatedAt.getTime().toString(36);

/** The time tells apart equal numbers of two catalogues: data that was wiped and seeded anew. */
export function bookEtag(book: BookRecord): string {
  return etagOf(book.changeSeq, timeOf(book));
}

/**
 * Whether an `If-Match` header names the book as far as an edit goes. Copies that were sold or counted since give it another tag
 * and leave its time, as an edit leaves them.
 */
export function isSeenByEditor(book: BookRecord, header: string): boolean {
  if (matchesEtag(header, bookEtag(book))) return true;
  return book.shownCopies !== null && header.split(',').some((tag) => tag.trim().endsWith(`-${timeOf(book)}"`));
}

/** Changes exactly when a book does. */
export function catalogueEtag({ era, seq }: CatalogueVersion): string {
  return etagOf(era, seq);
}
