import type { Book } from '@bookstore/contract/api/book';
import type { Category } from '@bookstore/contract/constants';
import { categories } from '@bookstore/shop/categories';
import { useMemo } from 'react';
import { type BooksPage, useGetBooksPageQuery } from '../../api/booksApi.ts';
import { HOME_BOOKS, REFRESH_AFTER } from './homeBooks.ts';
import { topSellers } from './topSellers.ts';

/** The books of a genre, or the newest of them. */
export interface GenreShelf {
  books: readonly Book[];
  /** How many the shop has. */
  total: number;
  /** Null for all genres. */
  category: Category | null;
}

interface Answer {
  /** Undefined while it is on its way, and where it did not come. */
  shelf: GenreShelf | undefined;
  isError: boolean;
  retry: () => void;
}

/** Picks a genre out of the newest books where those are all that the shop has, and asks for the newest of it otherwise. */
export function useTopSellers(newest: BooksPage, genre: string): Answer {
  const category = categories.find(({ name }) => name === genre)?.id ?? null;
  const isAsked = category !== null && newest.next !== null;
  const answer = useGetBooksPageQuery(
    { ...HOME_BOOKS, category: category ?? undefined },
    { skip: !isAsked, refetchOnMountOrArgChange: REFRESH_AFTER },
  );
  const page = isAsked ? answer.currentData : newest;
  const shelf = useMemo(() => {
    if (!page) return undefined;
    const books = topSellers(page.books, category ?? '');
    return { books, category, total: page.next === null ? books.length : (page.total ?? books.length) };
  }, [page, category]);
  return { shelf, isError: isAsked && answer.isError, retry: () => void answer.refetch() };
}
