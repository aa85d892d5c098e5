import { customerPaths } from '@bookstore/contract/api/paths';
import type { WishList } from '@bookstore/contract/api/wishes';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const call = { url: customerPaths.wishes, headers: callerHeaders('customer') };

/** A change must name the version of the list. */
export interface SeenWishList extends WishList {
  etag: string;
}

const wishesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getWishes: build.query<SeenWishList, void>({
      query: () => call,
      transformResponse: ({ ids }: WishList, meta) => ({ ids, etag: meta?.response?.headers.get('ETag') ?? '' }),
      keepUnusedDataFor: 0,
    }),
    /** Returns the new version. */
    saveWishes: build.mutation<string, SeenWishList>({
      query: ({ ids, etag }) => ({
        ...call,
        method: 'PUT',
        body: { ids },
        headers: { ...call.headers, 'If-Match': etag },
      }),
      transformResponse: (_nothing, meta) => meta?.response?.headers.get('ETag') ?? '',
    }),
  }),
});

export const { useLazyGetWishesQuery, useSaveWishesMutation } = wishesApi;
