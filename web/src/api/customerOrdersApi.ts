import type { OrderInvoices } from '@bookstore/contract/api/invoice';
import type { NewDelivery, NewOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { callerHeaders } from './baseQuery.ts';
import { fetchAllPages } from './fetchAllPages.ts';
import { ordersApi } from './ordersApi.ts';

interface Placement {
  order: NewOrder;
  /** The server returns the same order for the same key. */
  idempotencyKey: string;
}

const asCustomer = callerHeaders('customer');

export const customerOrdersApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomerOrders: build.query<Order[], string>({
      queryFn: async (email, _api, _options, fetchWithBQ) => {
        const { data, error } = await fetchAllPages<Order[]>(fetchWithBQ, apiPaths.ordersOf(email));
        // Books of a merged part are in its first order again.
        return error ? { error } : { data: data.flat().filter(({ mergedInto }) => mergedInto === undefined) };
      },
      providesTags: ['CustomerOrders'],
    }),
    /** Stores the street before the order with the same key. */
    storeDelivery: build.mutation<null, { key: string; delivery: NewDelivery }>({
      query: ({ key, delivery }) => ({
        url: apiPaths.delivery(key),
        method: 'PUT',
        body: delivery,
        headers: asCustomer,
        // The checkout must not order without a stored street.
        validateStatus: ({ status }) => status === 204,
      }),
    }),
    placeOrder: build.mutation<Order, Placement>({
      query: ({ order, idempotencyKey }) => ({
        url: apiPaths.orders,
        method: 'POST',
        body: order,
        headers: { ...asCustomer, 'Idempotency-Key': idempotencyKey },
      }),
      // The order may exist after a failure.
      invalidatesTags: ['CustomerOrders', 'AdminOrders'],
    }),
    getOwnInvoices: build.query<OrderInvoices, string>({
      query: (id) => ({ url: apiPaths.orderInvoice(id), headers: asCustomer }),
      providesTags: ['CustomerOrders'],
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: apiPaths.cancelOrder(id), method: 'POST', headers: asCustomer }),
      // The order may have changed after a failure.
      invalidatesTags: ['CustomerOrders', 'AdminOrders'],
    }),
  }),
});

export const {
  useGetCustomerOrdersQuery,
  useStoreDeliveryMutation,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useGetOwnInvoicesQuery,
} = customerOrdersApi;
