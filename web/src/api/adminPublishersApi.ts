import { apiPaths } from '@bookstore/contract/api/paths';
import type { NewPublisher, Publisher, PublishersPage, PublishersQuery } from '@bookstore/contract/api/publisher';
import { callerHeaders } from './baseQuery.ts';
import { booksApi } from './booksApi.ts';

const headers = callerHeaders('admin');

/** Shares the cache of books, which show publishers' data. */
const adminPublishersApi = booksApi.enhanceEndpoints({ addTagTypes: ['Publishers'] }).injectEndpoints({
  endpoints: (build) => ({
    getPublishersPage: build.query<PublishersPage, PublishersQuery>({
      query: (query) => ({ url: apiPaths.publishersPage(query), headers }),
      providesTags: ['Publishers'],
    }),
    addPublisher: build.mutation<Publisher, NewPublisher>({
      query: (body) => ({ url: apiPaths.adminPublishers, method: 'POST', body, headers }),
      invalidatesTags: ['Publishers'],
    }),
    editPublisher: build.mutation<Publisher, { seen: Publisher; publisher: NewPublisher }>({
      query: ({ seen: { _id, updatedAt }, publisher }) => ({
        url: apiPaths.adminPublisher(_id),
        method: 'PUT',
        body: { ...publisher, seen: updatedAt },
        headers,
      }),
      invalidatesTags: ['Publishers'],
    }),
    deletePublisher: build.mutation<void, string>({
      query: (slug) => ({ url: apiPaths.adminPublisher(slug), method: 'DELETE', headers }),
      invalidatesTags: ['Publishers'],
    }),
  }),
});

export const {
  useGetPublishersPageQuery,
  useAddPublisherMutation,
  useEditPublisherMutation,
  useDeletePublisherMutation,
} = adminPublishersApi;
