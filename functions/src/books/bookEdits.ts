import type { BookInput } from '@bookstore/contract/api/book';
import type { Contributor } from '@bookstore/contract/api/bookDetails';
import { AUTHOR_ROLE } from '@bookstore/contract/constants';
import { type BookContent, type BookDraft, type Details, excerptHashOf, NO_DETAILS } from './bookRecord.ts';

function mergeDetails(present: Details, input: BookInput): Details {
  return {
    subtitle: input.subtitle ?? present.subtitle,
    contributors: input.contributors ?? present.contributors,
    series: input.series === undefined ? present.series : input.series,
    isbn: input.isbn ?? present.isbn,
    publisher: input.publisher ?? present.publisher,
    imprint: input.imprint ?? present.imprint,
    published: input.published ?? present.published,
    pages: input.pages ?? present.pages,
    language: input.language ?? present.language,
    format: input.format ?? present.format,
    subjects: input.subjects ?? present.subjects,
    note: input.note === undefined ? present.note : input.note,
    excerptHash: input.excerpt === undefined ? present.excerptHash : excerptHashOf(input.excerpt),
    withheld: input.orderable === undefined ? present.withheld : !input.orderable,
    source: present.source,
    sourceKey: present.sourceKey,
  };
}

const firstAuthor = (contributors: readonly Contributor[]) =>
  contributors.find(({ role }) => role === AUTHOR_ROLE)?.name ?? '';

/**
 * The typed author, or else the first contributor who is an author. Forms and files send the name back, so the
 * previous first contributor does not count as typed.
 */
function mergeAuthor(present: Pick<BookContent, 'author' | 'contributors'>, input: BookInput): string {
  const first = firstAuthor(input.contributors ?? present.contributors);
  const isDerived = present.author === firstAuthor(present.contributors);
  if (input.author === undefined) return (isDerived ? '' : present.author) || first;
  return isDerived && input.author === present.author ? first || input.author : input.author || first;
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
