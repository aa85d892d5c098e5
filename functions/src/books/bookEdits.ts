import type { BookInput } from '@bookstore/contract/api/book';
import type { Contributor } from '@bookstore/contract/api/bookDetails';
import { AUTHOR_ROLE } from '@bookstore/contract/constants';
import { type BookContent, type BookDraft, type Details, excerptHashOf, NO_DETAILS } from './bookRecord.ts';

function mergeDetails(current: Details, input: BookInput): Details {
  return {
    subtitle: input.subtitle ?? current.subtitle,
    contributors: input.contributors ?? current.contributors,
    series: input.series === undefined ? current.series : input.series,
    isbn: input.isbn ?? current.isbn,
    publisher: input.publisher ?? current.publisher,
    imprint: input.imprint ?? current.imprint,
    published: input.published ?? current.published,
    pages: input.pages ?? current.pages,
    language: input.language ?? current.language,
    format: input.format ?? current.format,
    subjects: input.subjects ?? current.subjects,
    note: input.note === undefined ? current.note : input.note,
    excerptHash: input.excerpt === undefined ? current.excerptHash : excerptHashOf(input.excerpt),
    withheld: input.orderable === undefined ? current.withheld : !input.orderable,
    source: current.source,
    sourceKey: current.sourceKey,
  };
}

const firstAuthor = (contributors: readonly Contributor[]) =>
  contributors.find(({ role }) => role === AUTHOR_ROLE)?.name ?? '';

/**
 * The typed author, or else the first contributor who is an author. Forms and files send the name back, so the
 * previous first contributor does not count as typed.
 */
function mergeAuthor(current: Pick<BookContent, 'author' | 'contributors'>, input: BookInput): string {
  const first = firstAuthor(input.contributors ?? current.contributors);
  const isDerived = current.author === firstAuthor(current.contributors);
  if (input.author === undefined) return (isDerived ? '' : current.author) || first;
  return isDerived && input.author === current.author ? first || input.author : input.author || first;
}

export function newBook(id: string, input: BookInput, now: Date): BookDraft {
  const { coverId = null, orderable: _orderable, ...content } = input;
  return {
    ...content,
    id,
    cover: coverId === null ? null : { id: coverId },
    author: mergeAuthor({ author: '', contributors: [] }, input),
    ...mergeDetails(NO_DETAILS, input),
    lowestBeforeCents: null,
    shownCopies: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    createdFrom: '',
  };
}

/** A new `coverImage` replaces the uploaded picture. */
function mergeCover(book: BookContent, { coverId, coverImage }: BookInput): BookDraft['cover'] {
  if (coverId === undefined) return coverImage === '' || coverImage === book.coverImage ? book.cover : null;
  return coverId === null ? null : { id: coverId };
}

/** Absent authors, details and covers, and empty covers, stay. */
export function applyInput(book: BookContent, input: BookInput, now: Date): BookDraft {
  const { coverId: _coverId, orderable: _orderable, ...content } = input;
  return {
    ...book,
    ...content,
    cover: mergeCover(book, input),
    author: mergeAuthor(book, input),
    ...mergeDetails(book, input),
    coverImage: input.coverImage || book.coverImage,
    updatedAt: now,
  };
}
