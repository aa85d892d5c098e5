import type { ChangeCode, ChangedField } from '@bookstore/contract/api/changes';
import type { Column } from '@bookstore/contract/bookFiles/columns';
import { contributorsText, subjectsText } from '@bookstore/contract/bookFiles/detailCells';
import { centsToNumber } from '@bookstore/contract/format/money';
import type { Author, NewChange, RecordedBook } from '../changes/changeRecord.ts';
import type { BookDraft } from './bookRecord.ts';

/** What stands beside the columns of a file, or is counted apart. */
type ValueName = Exclude<Column, '_id' | 'stock' | 'createdAt'> | 'cover' | 'deleted';
type Values = Record<ValueName, ChangedField['before']>;

/** What an admin decides of a book, as columns of a file name it. */
function valuesOf(book: BookDraft): Values {
  return {
    title: book.title,
    author: book.author,
    description: book.description,
    category: book.category,
    coverImage: book.coverImage,
    newPrice: centsToNumber(book.newPriceCents),
    oldPrice: centsToNumber(book.oldPriceCents),
    trending: book.trending,
    subtitle: book.subtitle,
    contributors: contributorsText(book.contributors),
    series: book.series?.name ?? '',
    seriesNumber: book.series?.number ?? '',
    isbn: book.isbn,
    publisher: book.publisher,
    imprint: book.imprint,
    published: book.published,
    pages: book.pages,
    language: book.language,
    format: book.format,
    subjects: subjectsText(book.subjects),
    noteText: book.note?.text ?? '',
    noteBy: book.note?.by ?? '',
    excerpt: book.excerptHash || null,
    orderable: !book.withheld,
    cover: book.cover?.id ?? null,
    deleted: book.deletedAt !== null,
  };
}

/** In what a book is other than it was. */
export function bookDifference(before: BookDraft, after: BookDraft): Record<string, ChangedField> {
  const [old, present] = [valuesOf(before), valuesOf(after)];
  const names = (Object.keys(present) as ValueName[]).filter((name) => old[name] !== present[name]);
  return Object.fromEntries(names.map((name) => [name, { before: old[name], after: present[name] }]));
}

/** A book before and after a change; before is null where there was none. */
interface Changed {
  before: BookDraft | null;
  after: BookDraft;
}

function codeOf({ before, after }: Changed): ChangeCode {
  if (!before) return 'book-added';
  if ((before.deletedAt === null) === (after.deletedAt === null)) return 'book-changed';
  return after.deletedAt === null ? 'book-restored' : 'book-deleted';
}

/** A new book is all new: its fields are in the book. */
const toRecorded = ({ before, after }: Changed): RecordedBook => ({
  id: after.id,
  title: after.title,
  fields: before ? bookDifference(before, after) : {},
});

/** The line of the log for books that are changed together. */
export function toNewChange(changed: readonly Changed[], { by, what }: Author, at: Date): NewChange {
  const [code = 'book-changed', ...others] = new Set(changed.map(codeOf));
  return {
    at,
    by,
    what: what ?? (others.length > 0 ? 'book-changed' : code),
    subjects: changed.map(({ after }) => after.id),
    books: changed.map(toRecorded),
  };
}
