import { categoryName } from '@bookstore/contract/constants';
import type { SearchableBook } from '@bookstore/contract/search/bookSearch';
import { foldText } from '@bookstore/contract/search/foldText';
import { shop } from '@bookstore/shop/shop';
import { hashOf } from '../lib/hash.ts';
import type { BookContent } from './bookRecord.ts';
import { titleKeyOf } from './bookSorts.ts';
import { searchKeysOf } from './search/bookSearchKeys.ts';
import { isAvailable } from './shownCopies.ts';

/**
 * Raise the number when the same book gets other keys than before: what was stored until then is made anew by the next `reindex`. The
 * language says which letters are searched as which.
 */
const RULES = `4 ${shop.languageTag}`;

type Source = Pick<BookContent, keyof SearchableBook>;

/** A short text that differs when a book would get other keys, so that they need not be read to be compared. */
export function derivedFromOf(book: Source): string {
  const { title, subtitle, author, contributors, series, publisher, imprint, category, isbn } = book;
  const names = contributors.map(({ name }) => name);
  const texts = [title, subtitle, author, ...names, series?.name ?? '', publisher, imprint];
  return hashOf(RULES, ...texts, foldText(categoryName(category)), isbn).slice(0, 16);
}

/** What is stored with a book beside its content, so that Firestore can order by it and find it. */
export function derivedFieldsOf(book: Source & Pick<BookContent, 'shownCopies'>) {
  const { series, ...rest } = book;
  return {
    titleKey: titleKeyOf(book.title),
    searchKeys: searchKeysOf({ ...rest, ...(series && { series }) }),
    derivedFrom: derivedFromOf(book),
    available: isAvailable(book),
  };
}
