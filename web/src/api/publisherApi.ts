import { apiPaths } from '@bookstore/contract/api/paths';
import type { PublisherContact } from '@bookstore/contract/api/publisher';
import { booksApi } from './booksApi.ts';

/** Who answers for the safety of a book, on the cache of book data. It loads with the page that shows it. */
const publisherApi = booksApi.enhanceEndpoints({ addTagTypes: ['Publishers'] }).injectEndpoints({
  endpoints: (build) => ({
    /** By the name that a book has; null where the register has no such publisher. */
    getPublisher: build.query<PublisherContact | null, string>({
      query: (name) => apiPaths.publisher(name),
      transformResponse: (found: PublisherContact[]) => found[0] ?? null,
      providesTags: ['Publishers'],
    }),
  }),
});

export const { useGetPublisherQuery } = publisherApi;
