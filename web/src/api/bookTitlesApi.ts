import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { LIMITS } from '@bookstore/contract/limits';
import { booksApi } from './booksApi.ts';
import { cachedPages, type WithBooksCache } from './cachedBooks.ts';

const isTooMany = (answer: unknown) => (answer as Problem | null)?.code === 'too-many-books';

/** Whether a loaded page shows that the shop is too large for a list of all titles. */
const hasTooManyBooks = (state: WithBooksCache) =>
  cachedPages(state).some(({ total }) => total !== null && total > LIMITS.bookTitles);

export const bookTitlesApi = booksApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the shop is too large. */
    getBookTitles: build.query<BookTitle[] | null, void>({
      queryFn: async (_, { getState }, _options, fetchWithBQ) => {
        if (hasTooManyBooks(getState() as WithBooksCache)) return { data: null };
        const { data, error } = await fetchWithBQ({
          url: apiPaths.bookTitles,
          validateStatus: ({ ok }, answer) => ok || isTooMany(answer),
        });
        if (error) return { error };
        return { data: Array.isArray(data) ? data : null };
      },
      keepUnusedDataFor: Number.POSITIVE_INFINITY,
      providesTags: (titles) => (titles ? ['Books'] : []),
    }),
  }),
});
