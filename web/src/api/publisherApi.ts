import { apiPaths } from '@bookstore/contract/api/paths';
import type { PublisherContact } from '@bookstore/contract/api/publisher';
import { booksApi } from './booksApi.ts';

/** Shares the books cache. Loads with the page that shows product safety contacts. */
const publisherApi = booksApi.enhanceEndpoints({ addTagTypes: ['Publishers'] }).injectEndpoints({
  endpoints: (build) => ({
    /** By publisher name; null if the register has none. */
    getPublisher: build.query<PublisherContact | null, string>({
      query: (name) => apiPaths.publisher(name),
      transformResponse: (found: PublisherContact[]) => found[0] ?? null,
      providesTags: ['Publishers'],
    }),
  }),
});

export const { useGetPublisherQuery } = publisherApi;
