import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery.ts';

/** Endpoints (customerOrdersApi.ts, adminOrdersApi.ts …) load with the first page that needs them. */
export const ordersApi = createApi({
  reducerPath: 'ordersApi',
  baseQuery,
  tagTypes: ['CustomerOrders', 'CustomerDetails', 'BookAlerts', 'AdminOrders', 'AdminFactors'],
  keepUnusedDataFor: CACHE_KEEP_ALIVE_SECONDS,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
