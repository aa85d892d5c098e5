import { categoryName } from '@bookstore/contract/constants';
import type { SearchableBook } from '@bookstore/contract/search/bookSearch';
import { foldText } from '@bookstore/contract/search/foldText';
import { shop } from '@bookstore/shop/shop';
import { hashOf } from '../lib/hash.ts';
import type { BookContent } from './bookRecord.ts';
import { titleKeyOf } from './bookSorts.ts';
import { toSearchKeys } from './search/bookSearchKeys.ts';
import { isAvailable } from './shownCopies.ts';

/** Increase when keys change, so that `reindex` updates books. The language determines equivalent letters. */
const RULES = `6 ${shop.languageTag}`;

type Source = Pick<BookContent, keyof SearchableBook>;

/** Compared instead of the keys, which need not be read. */
export function derivationHash(book: Source): string {
  const { title, subtitle, author, contributors, series, publisher, imprint, category, isbn, subjects, note } = book;
  const names = contributors.map(({ name }) => name);
  const codes = subjects.map(({ code }) => code);
  const texts = [title, subtitle, author, ...names, series?.name ?? '', publisher, imprint, ...codes];
  return hashOf(RULES, ...texts, note?.by ?? '', foldText(categoryName(category)), isbn).slice(0, 16);
}

export function deriveFields(book: Source & Pick<BookContent, 'shownCopies'>) {
  const { series, note, ...rest } = book;
  return {
    titleKey: titleKeyOf(book.title),
    searchKeys: toSearchKeys({ ...rest, ...(series && { series }), ...(note && { note }) }),
    derivedFrom: derivationHash(book),
    available: isAvailable(book),
  };
}
