import { apiPaths } from '@bookstore/contract/apiPaths';
import type { AdminOrder, OrderStatus, OrdersPage, StatusChange } from '@bookstore/contract/order';
import type { MailEvent, OrderMail } from '@bookstore/contract/orderMail';
import type { OrdersCount } from '@bookstore/contract/ordersQuery';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

interface OrderMove extends StatusChange {
  id: string;
  /** Then whoever moves them has the order book fetched again, once for all. */
  isOneOfMany?: boolean;
}

/** Which orders are counted. The moments are ISO 8601 in UTC; `to` is no longer part of the time. */
export interface CountFilter {
  status?: OrderStatus;
  from?: string;
  to?: string;
}

export interface OrdersFilter extends CountFilter {
  cursor?: string;
  limit?: number;
  q?: string;
}

const asAdmin = callerHeaders('admin');

/** The admin's order book, on the cache of order data. It loads with the dashboard. */
export const orderBookApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderBook: build.query<OrdersPage, OrdersFilter>({
      query: (filter) => ({ url: apiPaths.orders, params: { ...filter }, headers: asAdmin }),
      providesTags: ['OrderBook'],
    }),
    /** How many there are, counted up to a hundred. */
    getOrdersCount: build.query<number, CountFilter>({
      query: (filter) => ({ url: apiPaths.ordersCount, params: { ...filter }, headers: asAdmin }),
      transformResponse: ({ count }: OrdersCount) => count,
      providesTags: ['OrderBook'],
    }),
    getOrder: build.query<AdminOrder, string>({
      query: (id) => ({ url: apiPaths.order(id), headers: asAdmin }),
      providesTags: ['OrderBook'],
    }),
    setOrderStatus: build.mutation<AdminOrder, OrderMove>({
      query: ({ id, status, from }) => ({
        url: apiPaths.order(id),
        method: 'PATCH',
        body: { status, from },
        headers: asAdmin,
      }),
      // Also after a failure: where the answer was lost, or somebody else was faster, the order is another.
      invalidatesTags: (_order, _error, { isOneOfMany }) => (isOneOfMany ? [] : ['OrderBook']),
    }),
    sendMailAgain: build.mutation<OrderMail, { id: string; event: MailEvent }>({
      query: ({ id, event }) => ({ url: apiPaths.orderMail(id, event), method: 'POST', headers: asAdmin }),
      invalidatesTags: ['OrderBook'],
    }),
  }),
});

export const {
  useGetOrderBookQuery,
  useLazyGetOrderBookQuery,
  useGetOrdersCountQuery,
  useLazyGetOrdersCountQuery,
  useGetOrderQuery,
  useSetOrderStatusMutation,
  useSendMailAgainMutation,
} = orderBookApi;
