import type { SalesReport } from '@bookstore/contract/api/sales';
import { type SalesQuestion, salesPath } from '@bookstore/contract/api/salesRanges';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const salesApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getSales: build.query<SalesReport, SalesQuestion>({
      query: (question) => ({ url: salesPath(question), headers: callerHeaders('admin') }),
      // Cancelled orders are not sales.
      providesTags: ['AdminOrders'],
    }),
  }),
});

export const { useGetSalesQuery } = salesApi;
