import { apiPaths } from '@bookstore/contract/apiPaths';
import type { AdminOrder, NewOrder, Order, OrderStatus, OrdersPage } from '@bookstore/contract/order';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';

interface Placement {
  order: NewOrder;
  /** One per intent to buy: the server answers the same key with the same order (api.md). */
  idempotencyKey: string;
}

export interface OrdersFilter {
  cursor?: string;
  limit?: number;
  q?: string;
  status?: OrderStatus;
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
    getOrderBook: build.query<OrdersPage, OrdersFilter>({
      query: (filter) => ({ url: apiPaths.orders, params: { ...filter }, headers: asAdmin }),
      providesTags: ['OrderBook'],
    }),
    getOrder: build.query<AdminOrder, string>({
      query: (id) => ({ url: apiPaths.order(id), headers: asAdmin }),
      providesTags: ['OrderBook'],
    }),
    setOrderStatus: build.mutation<AdminOrder, { id: string; status: OrderStatus }>({
      query: ({ id, status }) => ({ url: apiPaths.order(id), method: 'PATCH', body: { status }, headers: asAdmin }),
      invalidatesTags: (order) => (order ? ['OrderBook'] : []),
    }),
  }),
});

export const {
  useGetOrdersOfQuery,
  usePlaceOrderMutation,
  useGetOrderBookQuery,
  useLazyGetOrderBookQuery,
  useGetOrderQuery,
  useSetOrderStatusMutation,
} = orderCalls;
