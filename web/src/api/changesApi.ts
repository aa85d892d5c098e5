import type { ChangesPage } from '@bookstore/contract/api/changes';
import type { ChangesQuery } from '@bookstore/contract/api/changesQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const changesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getChanges: build.query<ChangesPage, ChangesQuery>({
      query: (query) => ({ url: apiPaths.changes, params: { ...query }, headers: callerHeaders('admin') }),
      providesTags: ['AdminOrders'],
    }),
  }),
});

export const { useGetChangesQuery } = changesApi;
