import type { Invoice, OrderInvoices } from '@bookstore/contract/api/invoice';
import type {
  Address,
  AdminOrder,
  NewPhoneOrder,
  Order,
  OrderStatus,
  OrdersPage,
  Tracking,
} from '@bookstore/contract/api/order';
import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import type { OrderSort, OrdersCount } from '@bookstore/contract/api/ordersQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';
import { problemOf } from './problem.ts';

interface OrderMove {
  id: string;
  status: OrderStatus;
  /** The state that the admin has seen. */
  from?: OrderStatus | undefined;
  /** The caller then refetches the orders once for all of them. */
  isOneOfMany?: boolean;
}

/** The order that is changed, and the version of it that was seen. */
interface SeenOrder {
  id: string;
  version: string;
}

/** What is changed of where an order goes. */
export interface DeliveryChange {
  name?: string;
  phone?: string;
  address?: Address;
  street?: string;
  note?: string;
}

/** What is noted of an order: null and '' remove it. */
export interface NotesChange {
  tracking?: Tracking | null;
  internalNote?: string;
  cashReceived?: boolean;
}

/** Books that came back. `key` names the return: the same again is done once. */
export interface BooksReturn {
  id: string;
  key: string;
  items: readonly string[];
  restock: boolean;
  note: string;
}

/** What is changed of an order, but for its state. */
export type OrderChange =
  | { items: { productIds: readonly string[]; agreedByCustomer: boolean; totalPrice: string } }
  | { delivery: DeliveryChange }
  | { notes: NotesChange };

/** Which orders are counted. The moments are ISO 8601 in UTC; `to` is no longer part of the time. */
export interface CountFilter {
  status?: OrderStatus;
  /** Delivered, and their money is to come. */
  cash?: 'due';
  street?: 'missing';
  from?: string;
  to?: string;
}

export interface OrdersFilter extends CountFilter {
  cursor?: string;
  limit?: number;
  q?: string;
  /** An order's id: only orders of its customer. */
  customerOf?: string;
  /** A mail of them was given up. */
  mail?: 'failed';
  /** The newest first unless it says otherwise. */
  sort?: OrderSort;
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
    /** Places an order by phone or at the counter, once for each key. */
    takeOrder: build.mutation<AdminOrder, { order: NewPhoneOrder; key: string }>({
      query: ({ order, key }) => ({
        url: apiPaths.phoneOrders,
        method: 'POST',
        body: order,
        headers: { ...asAdmin, 'Idempotency-Key': key },
      }),
      // Also after a failure: where the answer was lost the order may exist.
      invalidatesTags: ['AdminOrders'],
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
    /** Changes its books, where it goes, or what is noted of it, if it is as it was seen. */
    changeOrder: build.mutation<AdminOrder, SeenOrder & { change: OrderChange }>({
      query: ({ id, version, change }) => ({
        ...toCall(id, change),
        headers: { ...asAdmin, 'If-Match': `"${version}"` },
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }): Promise<void> => {
        dispatch(showCurrentOrder(id, await currentOrderOf(queryFulfilled)));
        await dispatch(refetchOrders);
      },
    }),
    returnBooks: build.mutation<AdminOrder, BooksReturn>({
      query: ({ id, key, ...body }) => ({
        url: apiPaths.orderReturns(id),
        method: 'POST',
        headers: { ...asAdmin, 'Idempotency-Key': key },
        body,
      }),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }): Promise<void> => {
        dispatch(showCurrentOrder(id, await currentOrderOf(queryFulfilled)));
        await dispatch(refetchOrders);
      },
    }),
    /** Takes back the latest step of an order, where that led to this state. */
    undoOrder: build.mutation<AdminOrder, Pick<AdminOrder, '_id' | 'status'> & Pick<OrderMove, 'isOneOfMany'>>({
      query: ({ _id, status }) => ({
        url: apiPaths.undoOrder(_id),
        method: 'POST',
        headers: asAdmin,
        body: { status },
      }),
      onQueryStarted: async ({ _id: id, isOneOfMany }, { dispatch, queryFulfilled }): Promise<void> => {
        dispatch(showCurrentOrder(id, await currentOrderOf(queryFulfilled)));
        if (!isOneOfMany) await dispatch(refetchOrders);
      },
    }),
    /** Writes the invoice of an order, or answers the one that it has. */
    issueInvoice: build.mutation<Invoice, string>({
      query: (id) => ({ url: apiPaths.orderInvoice(id), method: 'POST', headers: asAdmin }),
      // Also after a failure: where the answer was lost, it may be written.
      onQueryStarted: async (id, { dispatch, queryFulfilled }): Promise<void> => {
        await queryFulfilled.then(
          ({ data }) => dispatch(showInvoice(id, data)),
          ({ error }: { error: unknown }) => dispatch(showCurrentOrder(id, problemOf(error)?.order)),
        );
        await dispatch(refetchOrders);
      },
    }),
    /** What was written of an order, newest first. */
    getOrderInvoices: build.query<OrderInvoices, string>({
      query: (id) => ({ url: apiPaths.orderInvoice(id), headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    sendMailAgain: build.mutation<OrderMail, { id: string; event: MailEvent }>({
      query: ({ id, event }) => ({ url: apiPaths.orderMail(id, event), method: 'POST', headers: asAdmin }),
      invalidatesTags: ['AdminOrders'],
    }),
  }),
});

function toCall(id: string, change: OrderChange) {
  if ('items' in change) return { url: apiPaths.orderItems(id), method: 'PUT', body: change.items };
  if ('delivery' in change) return { url: apiPaths.orderDelivery(id), method: 'PUT', body: change.delivery };
  return { url: apiPaths.order(id), method: 'PATCH', body: change.notes };
}

/** The order as an answer, or a refusal, says that it is. */
const currentOrderOf = (answer: Promise<{ data: AdminOrder }>) =>
  answer.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => problemOf(error)?.order,
  );

/** Shows an order as it is before it is fetched again: no step is offered that is no more to be made. */
const showCurrentOrder = (id: string, present: Order | undefined) =>
  adminOrdersApi.util.updateQueryData('getOrder', id, (shown) => ({ ...shown, ...present }));

/** Shows an invoice at its order before that is fetched again. */
const showInvoice = (id: string, { number, kind, cents }: Invoice) =>
  adminOrdersApi.util.updateQueryData('getOrder', id, ({ invoices = [], ...shown }) => ({
    ...shown,
    invoices: [...invoices.filter((one) => one.number !== number), { number, kind, cents }],
  }));

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
  useLazyGetOrderQuery,
  useTakeOrderMutation,
  useSetOrderStatusMutation,
  useChangeOrderMutation,
  useReturnBooksMutation,
  useUndoOrderMutation,
  useSendMailAgainMutation,
  useIssueInvoiceMutation,
  useGetOrderInvoicesQuery,
} = adminOrdersApi;
