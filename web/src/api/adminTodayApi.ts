import type { Today } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

/** Shares the orders cache, so that order changes refresh the numbers. Book changes appear at the next visit. */
const adminTodayApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query<Today, void>({
      query: () => ({ url: apiPaths.today, headers: callerHeaders('admin') }),
      providesTags: ['AdminOrders'],
    }),
  }),
});

export const { useGetTodayQuery } = adminTodayApi;
