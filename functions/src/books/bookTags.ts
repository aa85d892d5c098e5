import { etagOf } from '../http/etag.ts';
import type { BookRecord } from './bookRecord.ts';
import type { CatalogueVersion } from './catalogueVersion.ts';

/** The time tells apart equal numbers of two catalogues: data that was wiped and seeded anew. */
export function bookEtag(book: BookRecord): string {
  return etagOf(book.changeSeq, book.updatedAt.getTime().toString(36));
}

/** Changes exactly when a book does. */
export function catalogueEtag({ era, seq }: CatalogueVersion): string {
  return etagOf(era, seq);
}
