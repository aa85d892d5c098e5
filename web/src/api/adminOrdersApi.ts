import type { AdminOrder, Order, OrderStatus, OrdersPage, StatusChange } from '@bookstore/contract/api/order';
import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import type { OrdersCount } from '@bookstore/contract/api/ordersQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';
import { problemOf } from './problem.ts';

interface OrderMove extends StatusChange {
  id: string;
  /** The caller then refetches the orders once for all of them. */
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
  /** Also where each goes. */
  streets?: boolean;
}

const asAdmin = callerHeaders('admin');

/** The admin's calls on the cache of order data. It loads with the dashboard. */
export const adminOrdersApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminOrders: build.query<OrdersPage, OrdersFilter>({
      query: (filter) => ({ url: apiPaths.orders, params: { ...filter }, headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    /** How many there are, counted up to a hundred. */
    getOrdersCount: build.query<number, CountFilter>({
      query: (filter) => ({ url: apiPaths.ordersCount, params: { ...filter }, headers: asAdmin }),
      transformResponse: ({ count }: OrdersCount) => count,
      providesTags: ['AdminOrders'],
    }),
    getOrder: build.query<AdminOrder, string>({
      query: (id) => ({ url: apiPaths.order(id), headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    setOrderStatus: build.mutation<AdminOrder, OrderMove>({
      query: ({ id, status, from }) => ({
        url: apiPaths.order(id),
        method: 'PATCH',
        body: { status, from },
        headers: asAdmin,
      }),
      // Also after a failure: where the answer was lost, or somebody else was faster, the order is another.
      onQueryStarted: async ({ id, isOneOfMany }, { dispatch, queryFulfilled }): Promise<void> => {
        dispatch(showCurrentOrder(id, await currentOrderOf(queryFulfilled)));
        if (!isOneOfMany) await dispatch(refetchOrders);
      },
    }),
    /** Takes back the latest step of an order, where that led to this state. */
    undoOrder: build.mutation<AdminOrder, Pick<AdminOrder, '_id' | 'status'>>({
      query: ({ _id, status }) => ({
        url: apiPaths.undoOrder(_id),
        method: 'POST',
        headers: asAdmin,
        body: { status },
      }),
      onQueryStarted: async ({ _id: id }, { dispatch, queryFulfilled }): Promise<void> => {
        dispatch(showCurrentOrder(id, await currentOrderOf(queryFulfilled)));
        await dispatch(refetchOrders);
      },
    }),
    sendMailAgain: build.mutation<OrderMail, { id: string; event: MailEvent }>({
      query: ({ id, event }) => ({ url: apiPaths.orderMail(id, event), method: 'POST', headers: asAdmin }),
      invalidatesTags: ['AdminOrders'],
    }),
  }),
});

/** The order as an answer, or a refusal, says that it is. */
const currentOrderOf = (answer: Promise<{ data: AdminOrder }>) =>
  answer.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => problemOf(error)?.order,
  );

/** Shows an order as it is before it is fetched again: no step is offered that is no more to be made. */
const showCurrentOrder = (id: string, present: Order | undefined) =>
  adminOrdersApi.util.updateQueryData('getOrder', id, (shown) => ({ ...shown, ...present }));

/** What is under way may be answered as things were before: only then all is asked for again. */
async function refetchOrders(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Promise<void> {
  await Promise.all(dispatch(ordersApi.util.getRunningQueriesThunk()));
  dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
}

export const {
  useGetAdminOrdersQuery,
  useLazyGetAdminOrdersQuery,
  useGetOrdersCountQuery,
  useLazyGetOrdersCountQuery,
  useGetOrderQuery,
  useSetOrderStatusMutation,
  useUndoOrderMutation,
  useSendMailAgainMutation,
} = adminOrdersApi;
