import type { Book, NewBook } from '@bookstore/contract/api/book';
import type { BookSubject, Contributor, NewBookDetails } from '@bookstore/contract/api/bookDetails';
import { contributorsText, subjectsText } from '@bookstore/contract/bookFiles/detailCells';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as messages from '@bookstore/messages/dashboardBooks';
import { fieldNames } from '@bookstore/messages/staff';

export interface BookFields {
  title: string;
  author: string;
  description: string;
  category: string;
  trending: boolean;
  oldPrice: string;
  newPrice: string;
  /** A URL or a bundled name; in the add form the chosen file's name. */
  coverImage: string;
  isbn: string;
  publisher: string;
  published: string;
  pages: string;
  language: string;
  format: string;
  subtitle: string;
  contributors: Contributor[];
  series: string;
  seriesNumber: string;
  imprint: string;
  subjects: BookSubject[];
  noteText: string;
  noteBy: string;
  excerpt: string;
  orderable: boolean;
}

export const DETAIL_FIELDS = ['author', 'isbn', 'publisher', 'published', 'pages', 'language', 'format'] as const;

export const TRADE_FIELDS = [
  'subtitle',
  'contributors',
  'series',
  'seriesNumber',
  'imprint',
  'subjects',
  'noteText',
  'noteBy',
  'excerpt',
  'orderable',
] as const;

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
  subtitle: '',
  contributors: [],
  series: '',
  seriesNumber: '',
  imprint: '',
  subjects: [],
  noteText: '',
  noteBy: '',
  excerpt: '',
  orderable: true,
};

export function toFields(book: Book, excerpt = ''): BookFields {
  return {
    ...EMPTY_BOOK,
    ...Object.fromEntries(DETAIL_FIELDS.map((name) => [name, String(book[name] ?? '')])),
    subtitle: book.subtitle ?? '',
    contributors: book.contributors ?? [],
    series: book.series?.name ?? '',
    seriesNumber: book.series?.number ?? '',
    imprint: book.imprint ?? '',
    subjects: book.subjects ?? [],
    noteText: book.note?.text ?? '',
    noteBy: book.note?.by ?? '',
    excerpt,
    orderable: book.orderable ?? true,
    title: book.title,
    description: book.description,
    category: book.category,
    trending: book.trending,
    oldPrice: book.oldPrice.toFixed(2),
    newPrice: book.newPrice.toFixed(2),
    coverImage: book.coverImage,
  };
}

const isContributor = ({ name }: Contributor) => name.trim() !== '';
const isSubject = ({ code }: BookSubject) => code.trim() !== '';

function tradeDetails(fields: BookFields) {
  const [series, number, text] = [fields.series.trim(), fields.seriesNumber.trim(), fields.noteText.trim()];
  return {
    subtitle: fields.subtitle.trim(),
    contributors: fields.contributors.filter(isContributor),
    // The API refuses a number without a series.
    series: series || number ? { name: series, number } : null,
    imprint: fields.imprint.trim(),
    subjects: fields.subjects.filter(isSubject),
    note: text === '' ? null : { text, by: fields.noteBy.trim() },
    orderable: fields.orderable,
  } satisfies NewBookDetails;
}

const isNone = (value: unknown) =>
  value === '' || value === null || value === true || (Array.isArray(value) && value.length === 0);

/**
 * @param options.keepsEmpty whether to send empty details, which removes them @param options.excerpt the original,
 * which is not sent again
 */
export function toRequest(fields: BookFields, options: { keepsEmpty: boolean; excerpt?: string }): NewBook {
  const { title, description, category, trending, coverImage, oldPrice, newPrice } = fields;
  const details = DETAIL_FIELDS.map((name) => [name, fields[name].trim()] as const);
  const all = [...details, ...Object.entries(tradeDetails(fields))];
  const excerpt = fields.excerpt.trim();
  return {
    title,
    description,
    category,
    trending,
    oldPrice: Number(oldPrice),
    newPrice: Number(newPrice),
    ...Object.fromEntries(all.filter(([, value]) => options.keepsEmpty || !isNone(value))),
    ...(excerpt !== (options.excerpt ?? '') && { excerpt }),
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
  subtitle: fieldNames.subtitle,
  contributors: fieldNames.contributors,
  series: fieldNames.series,
  seriesNumber: fieldNames.seriesNumber,
  imprint: fieldNames.imprint,
  subjects: fieldNames.subjects,
  noteText: fieldNames.noteText,
  noteBy: fieldNames.noteBy,
  excerpt: fieldNames.excerpt,
  orderable: fieldNames.orderable,
};

export function fieldText(fields: BookFields, name: keyof BookFields): string | boolean {
  if (name === 'contributors') return contributorsText(fields.contributors.filter(isContributor));
  return name === 'subjects' ? subjectsText(fields.subjects.filter(isSubject)) : fields[name];
}

const FIELD_NAMES = Object.keys(FIELD_LABELS) as (keyof BookFields)[];

/** Lists fields with different values; 5 equals 5.00, and an empty cover changes nothing. */
export function differences(typed: BookFields, theirs: BookFields): (keyof BookFields)[] {
  return FIELD_NAMES.filter((name) => {
    if (name === 'oldPrice' || name === 'newPrice') return Number(typed[name]) !== Number(theirs[name]);
    if (name === 'isbn') return (toIsbn13(typed.isbn) ?? typed.isbn.trim()) !== theirs.isbn;
    if (name === 'coverImage' && typed.coverImage.trim() === '') return false;
    // A signature without a note is not sent.
    if (name === 'noteBy' && typed.noteText.trim() === '') return false;
    return fieldText(typed, name) !== fieldText(theirs, name);
  });
}

export interface MergedFields {
  /** Fields that only the other admin changed. */
  taken: (keyof BookFields)[];
  /** Fields that both changed to different values. */
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

const NAMES_OF_API: Readonly<Record<string, keyof BookFields>> = {
  'series.name': 'series',
  'series.number': 'seriesNumber',
  'note.text': 'noteText',
  note: 'noteText',
  'note.by': 'noteBy',
};

/** @param path does not count empty list lines @returns null if the form has no such field */
export function refusedField(path: string, fields: BookFields): { name: keyof BookFields; at?: number } | null {
  const [list = '', line] = path.split('.');
  if (list === 'contributors' || list === 'subjects') {
    const sent = list === 'contributors' ? fields.contributors.map(isContributor) : fields.subjects.map(isSubject);
    const at = sent.flatMap((isSent, index) => (isSent ? [index] : []))[Number(line)];
    return { name: list, ...(at !== undefined && { at }) };
  }
  const name = NAMES_OF_API[path] ?? FIELD_NAMES.find((known) => known === path);
  return name ? { name } : null;
}

export function safeFileName(name: string): string {
  const bare = name.replaceAll(/[/\\:?#<>"\p{Cc}]/gu, '-').replace(/^\.+/, '');
  return Array.from(bare).slice(0, Math.min(200, LIMITS.coverImage)).join('');
}
