import type { Book, NewBook } from '@bookstore/contract/api/book';
import { toIsbn13 } from '@bookstore/contract/bookFields';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';

/** What both book forms hold: the texts as typed. */
export interface BookFields {
  title: string;
  author: string;
  description: string;
  category: string;
  trending: boolean;
  oldPrice: string;
  newPrice: string;
  /** On the edit form a URL or a bundled name; on the add form the chosen file's name. */
  coverImage: string;
  isbn: string;
  publisher: string;
  published: string;
  pages: string;
  language: string;
  /** Empty when it is not known. */
  format: string;
}

/** What stands below “More details”: what a form leaves empty there, the book has not. */
export const DETAIL_FIELDS = ['author', 'isbn', 'publisher', 'published', 'pages', 'language', 'format'] as const;

export const EMPTY_BOOK: BookFields = {
  title: '',
  author: '',
  description: '',
  category: '',
  trending: false,
  oldPrice: '',
  newPrice: '',
  coverImage: '',
  isbn: '',
  publisher: '',
  published: '',
  pages: '',
  language: '',
  format: '',
};

/** The fields of a form that edits a book. */
export function toFields(book: Book): BookFields {
  return {
    ...EMPTY_BOOK,
    ...Object.fromEntries(DETAIL_FIELDS.map((name) => [name, String(book[name] ?? '')])),
    title: book.title,
    description: book.description,
    category: book.category,
    trending: book.trending,
    oldPrice: book.oldPrice.toFixed(2),
    newPrice: book.newPrice.toFixed(2),
    coverImage: book.coverImage,
  };
}

/**
 * The request of a form: prices are numbers, and what was left empty is left out, so that it keeps what it was. @param options.keepsEmpty
 * whether an empty author or other detail is sent, and there is none from then on.
 */
export function toRequest(fields: BookFields, options: { keepsEmpty: boolean }): NewBook {
  const { title, description, category, trending, coverImage, oldPrice, newPrice } = fields;
  const details = DETAIL_FIELDS.map((name) => [name, fields[name].trim()]);
  return {
    title,
    description,
    category,
    trending,
    oldPrice: Number(oldPrice),
    newPrice: Number(newPrice),
    ...Object.fromEntries(details.filter(([, text]) => text || options.keepsEmpty)),
    ...(coverImage.trim() !== '' && { coverImage: coverImage.trim() }),
  };
}

export const FIELD_LABELS: Readonly<Record<keyof BookFields, string>> = {
  title: messages.title,
  author: messages.author,
  description: messages.description,
  category: messages.category,
  trending: messages.trending,
  oldPrice: messages.oldPrice,
  newPrice: messages.newPrice,
  coverImage: messages.coverImage,
  isbn: 'ISBN',
  publisher: messages.publisher,
  published: messages.published,
  pages: messages.pages,
  language: messages.language,
  format: messages.format,
};

const FIELD_NAMES = Object.keys(FIELD_LABELS) as (keyof BookFields)[];

/** The fields in which two forms differ once they were sent: 5 and 5.00 do not, and an empty cover changes nothing. */
export function differences(typed: BookFields, theirs: BookFields): (keyof BookFields)[] {
  return FIELD_NAMES.filter((name) => {
    if (name === 'oldPrice' || name === 'newPrice') return Number(typed[name]) !== Number(theirs[name]);
    if (name === 'isbn') return (toIsbn13(typed.isbn) ?? typed.isbn.trim()) !== theirs.isbn;
    if (name === 'coverImage' && typed.coverImage.trim() === '') return false;
    return typed[name] !== theirs[name];
  });
}

/** What becomes of a form whose book somebody else has changed since it was `base`. */
export interface MergedFields {
  /** What only they changed: the form takes it over. */
  taken: (keyof BookFields)[];
  /** What both changed, to something else. */
  both: (keyof BookFields)[];
}

export function mergeFields(base: BookFields, mine: BookFields, theirs: BookFields): MergedFields {
  const changedByMe = new Set(differences(mine, base));
  const changedByThem = differences(theirs, base);
  const open = new Set(differences(mine, theirs));
  return {
    taken: changedByThem.filter((name) => !changedByMe.has(name)),
    both: changedByThem.filter((name) => changedByMe.has(name) && open.has(name)),
  };
}

/** A chosen file's name as the API accepts it as a cover: no path, none of the characters that it refuses. */
export function safeFileName(name: string): string {
  const bare = name.replaceAll(/[/\\:?#<>"\p{Cc}]/gu, '-').replace(/^\.+/, '');
  return Array.from(bare).slice(0, Math.min(200, LIMITS.coverImage)).join('');
}
