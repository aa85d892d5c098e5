import type { BookAlert } from '@bookstore/contract/api/alert';
import { apiPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

const asCustomer = callerHeaders('customer');

/** Shares the orders cache, which is cleared when the customer changes. */
const alertsApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getAlert: build.query<boolean, string>({
      query: (id) => ({ url: apiPaths.bookAlert(id), headers: asCustomer }),
      transformResponse: ({ isSet }: BookAlert) => isSet,
      providesTags: (_isSet, _error, id) => [{ type: 'BookAlerts', id }],
    }),
    changeAlert: build.mutation<unknown, { id: string; isSet: boolean }>({
      query: ({ id, isSet }) => ({
        url: apiPaths.bookAlert(id),
        method: isSet ? 'PUT' : 'DELETE',
        headers: asCustomer,
      }),
      invalidatesTags: (_answer, error, { id }) => (error ? [] : [{ type: 'BookAlerts', id }]),
    }),
  }),
});

export const { useGetAlertQuery, useChangeAlertMutation } = alertsApi;
