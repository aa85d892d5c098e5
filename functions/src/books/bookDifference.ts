import type { ChangeCode, ChangedField } from '@bookstore/contract/api/changes';
import type { Column } from '@bookstore/contract/bookFiles/columns';
import { contributorsText, subjectsText } from '@bookstore/contract/bookFiles/detailCells';
import { centsToNumber } from '@bookstore/contract/format/money';
import type { Author, NewChange, RecordedBook } from '../changes/changeRecord.ts';
import type { BookDraft } from './bookRecord.ts';

/** Columns that are not stored separately, and states beyond columns. */
type ValueName = Exclude<Column, '_id' | 'stock' | 'createdAt'> | 'cover' | 'deleted';
type Values = Record<ValueName, ChangedField['before']>;

function toValues(book: BookDraft): Values {
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

export function bookDifference(before: BookDraft, after: BookDraft): Record<string, ChangedField> {
  const [old, current] = [toValues(before), toValues(after)];
  const names = (Object.keys(current) as ValueName[]).filter((name) => old[name] !== current[name]);
  return Object.fromEntries(names.map((name) => [name, { before: old[name], after: current[name] }]));
}

interface BookVersions {
  before: BookDraft | null;
  after: BookDraft;
}

function toChangeCode({ before, after }: BookVersions): ChangeCode {
  if (!before) return 'book-added';
  if ((before.deletedAt === null) === (after.deletedAt === null)) return 'book-changed';
  return after.deletedAt === null ? 'book-restored' : 'book-deleted';
}

const toRecordedBook = ({ before, after }: BookVersions): RecordedBook => ({
  id: after.id,
  title: after.title,
  fields: before ? bookDifference(before, after) : {},
});

export function toNewChange(changed: readonly BookVersions[], { by, what }: Author, at: Date): NewChange {
  const [code = 'book-changed', ...others] = new Set(changed.map(toChangeCode));
  return {
    at,
    by,
    what: what ?? (others.length > 0 ? 'book-changed' : code),
    subjects: changed.map(({ after }) => after.id),
    books: changed.map(toRecordedBook),
  };
}
