import type { Book } from '@bookstore/contract/api/book';
import type { BooksQuery } from '@bookstore/contract/api/booksQuery';
import { namedAuthor } from '@bookstore/contract/format/bookFacts';
import { LIMITS } from '@bookstore/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useGetBooksPageQuery } from '../../api/booksApi.ts';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { authorQuery, moreLikeThis } from './moreLikeThis.ts';

const NONE: readonly Book[] = [];

/** The page that `/books?category=` begins with: who comes from there, or goes there, does not ask for it again. */
const newestOf = ({ category }: Book): BooksQuery => ({
  limit: LIMITS.booksPage.default,
  category,
  available: false,
  sort: 'newest',
});

/**
 * Books like this one, once they are wanted: of its category, which costs one read, and of its author, which the titles on the
 * device name without a call where the shop is small enough. What fails is left out.
 * @returns undefined while an answer is on its way
 */
export function useMoreLikeThis(book: Book, isWanted: boolean): readonly Book[] | undefined {
  const ofCategory = useGetBooksPageQuery(isWanted ? newestOf(book) : skipToken);
  const titles = bookTitlesApi.useGetBookTitlesQuery(undefined, { skip: !isWanted || !namedAuthor(book) });
  const inCategory = ofCategory.currentData?.books ?? NONE;
  const isReady = isWanted && isSettled(ofCategory) && (!namedAuthor(book) || isSettled(titles));
  const query = isReady ? authorQuery(book, titles.data ?? null, inCategory) : null;
  const ofAuthor = useGetBooksPageQuery(query ?? skipToken);
  const byAuthor = ofAuthor.currentData?.books ?? NONE;
  const books = useMemo(() => moreLikeThis(book, [...byAuthor, ...inCategory]), [book, byAuthor, inCategory]);
  return isReady && (!query || isSettled(ofAuthor)) ? books : undefined;
}

/** Whether an answer has come, or will not. */
const isSettled = ({ currentData, isError }: { currentData?: unknown; isError: boolean }) =>
  currentData !== undefined || isError;
