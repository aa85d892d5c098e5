import { categoryName } from '@bookstore/contract/constants';
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
const RULES = `2 ${shop.languageTag}`;

type Source = Pick<BookContent, 'title' | 'author' | 'category' | 'isbn'>;

/** A short text that differs when a book would get other keys, so that they need not be read to be compared. */
export function derivedFromOf({ title, author, category, isbn }: Source): string {
  return hashOf(RULES, title, author, foldText(categoryName(category)), isbn).slice(0, 16);
}

/** What is stored with a book beside its content, so that Firestore can order by it and find it. */
export function derivedFieldsOf(book: Source & Pick<BookContent, 'shownCopies'>) {
  const { title, author, category, isbn } = book;
  return {
    titleKey: titleKeyOf(title),
    searchKeys: searchKeysOf({ title, author, category, isbn }),
    derivedFrom: derivedFromOf(book),
    available: isAvailable(book),
  };
}
