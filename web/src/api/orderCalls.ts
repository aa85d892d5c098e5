import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Delivery } from '@bookstore/contract/delivery';
import type { AdminOrder, NewOrder, Order, OrderStatus, OrdersPage, StatusChange } from '@bookstore/contract/order';
import type { OrdersCount } from '@bookstore/contract/ordersQuery';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

interface Placement {
  order: NewOrder;
  /** One per intent to buy: the server answers the same key with the same order (api.md). */
  idempotencyKey: string;
}

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
const asCustomer = callerHeaders('customer');

/** A customer's own orders, and the admin's order book. */
export const orderCalls = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getOrdersOf: build.query<Order[], string>({
      query: (email) => ({ url: apiPaths.ordersOf(email), headers: asCustomer }),
      providesTags: ['CustomerOrders'],
    }),
    /** Where the order of a key shall go: stored before the order, which does not say it. */
    storeDelivery: build.mutation<null, { key: string; delivery: Delivery }>({
      query: ({ key, delivery }) => ({
        url: apiPaths.delivery(key),
        method: 'PUT',
        body: delivery,
        headers: asCustomer,
      }),
    }),
    placeOrder: build.mutation<Order, Placement>({
      query: ({ order, idempotencyKey }) => ({
        url: apiPaths.orders,
        method: 'POST',
        body: order,
        headers: { ...asCustomer, 'Idempotency-Key': idempotencyKey },
      }),
      // Also after a failure: where the answer was lost the order may exist.
      invalidatesTags: ['CustomerOrders', 'OrderBook'],
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: apiPaths.cancelOrder(id), method: 'POST', headers: asCustomer }),
      // Also after a failure: where the answer was lost, or the shop was faster, the order is another.
      invalidatesTags: ['CustomerOrders', 'OrderBook'],
    }),
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
  }),
});

export const {
  useGetOrdersOfQuery,
  useStoreDeliveryMutation,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useGetOrderBookQuery,
  useLazyGetOrderBookQuery,
  useGetOrdersCountQuery,
  useLazyGetOrdersCountQuery,
  useGetOrderQuery,
  useSetOrderStatusMutation,
} = orderCalls;
