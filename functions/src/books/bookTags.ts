import { etagOf, matchesEtag } from '../http/etag.ts';
import type { BookRecord } from './bookRecord.ts';
import type { CatalogueVersion } from './catalogue/catalogueVersion.ts';

const timeOf = ({ updatedAt }: BookRecord) => updatedAt.getTime().toString(36);

/** Wiped and reseeded data may repeat version numbers, but not times. */
export function bookEtag(book: BookRecord): string {
  return etagOf(book.changeSeq, timeOf(book));
}

/** Stock changes alter the tag but not the time. */
export function isSeenByEditor(book: BookRecord, header: string): boolean {
  if (matchesEtag(header, bookEtag(book))) return true;
  return book.shownCopies !== null && header.split(',').some((tag) => tag.trim().endsWith(`-${timeOf(book)}"`));
}

/** Raised when the headers of lists change, because a 304 keeps the old ones. */
const LIST_FORMAT = 2;

export function catalogueEtag({ era, seq }: CatalogueVersion): string {
  return etagOf(era, seq, LIST_FORMAT);
}
