import type { Invoice, OrderInvoices } from '@bookstore/contract/api/invoice';
import type {
  Address,
  AdminOrder,
  NewCounterSale,
  NewPhoneOrder,
  Order,
  OrderStatus,
  OrdersPage,
  Tracking,
  Waiting,
} from '@bookstore/contract/api/order';
import type { MailEvent, OrderMail } from '@bookstore/contract/api/orderMail';
import type {
  EarlierCustomer,
  EarlierCustomers,
  OrderSort,
  OrdersCount,
  WaitingFilter,
} from '@bookstore/contract/api/ordersQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { DayRange } from '@bookstore/contract/days';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { callerHeaders } from './baseQuery.ts';
import { ordersApi } from './ordersApi.ts';
import { getProblem } from './problem.ts';

interface OrderMove {
  id: string;
  status: OrderStatus;
  from?: OrderStatus | undefined;
  /** Packs an order that waits. */
  waiting?: null;
  /** The caller then refetches all orders once. */
  isOneOfMany?: boolean;
}

interface SeenOrder {
  id: string;
  version: string;
}

export interface DeliveryChange {
  name?: string;
  phone?: string;
  address?: Address;
  street?: string;
  note?: string;
}

/** A value of null or '' removes the note. */
export interface NotesChange {
  tracking?: Tracking | null;
  internalNote?: string;
  cashReceived?: boolean;
}

/** `key` makes a repeated call count once. */
export interface BooksReturn {
  id: string;
  key: string;
  items: readonly string[];
  restock: boolean;
  note: string;
}

/** `key` makes a repeated call count once. */
interface OrderSplit extends SeenOrder {
  key: string;
  items: readonly string[];
  expected?: string;
  reason: string;
  notify: boolean;
}

export type OrderChange =
  | { items: { productIds: readonly string[]; agreedByCustomer: boolean; totalPrice: string }; notify: boolean }
  | { delivery: DeliveryChange; notify: boolean }
  | { waiting: Waiting | null; notify: boolean }
  | { notes: NotesChange };

/** Times are ISO 8601 in UTC; `to` is excluded. */
export interface CountFilter {
  status?: OrderStatus;
  /** Delivered, with outstanding cash. */
  cash?: 'due';
  street?: 'missing';
  from?: string;
  to?: string;
}

export interface OrdersFilter extends CountFilter {
  cursor?: string;
  limit?: number;
  q?: string;
  customerOf?: string;
  mail?: 'failed';
  waiting?: WaitingFilter;
  sort?: OrderSort;
  streets?: boolean;
}

const asAdmin = callerHeaders('admin');

export const adminOrdersApi = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    getAdminOrders: build.query<OrdersPage, OrdersFilter>({
      query: (filter) => ({ url: apiPaths.orders, params: { ...filter }, headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    /** Counts up to a hundred. */
    getOrdersCount: build.query<number, CountFilter>({
      query: (filter) => ({ url: apiPaths.ordersCount, params: { ...filter }, headers: asAdmin }),
      transformResponse: ({ count }: OrdersCount) => count,
      providesTags: ['AdminOrders'],
    }),
    getOrder: build.query<AdminOrder, string>({
      query: (id) => ({ url: apiPaths.order(id), headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    /** Places an order by phone or at the counter, once per key. */
    takeOrder: build.mutation<AdminOrder, { order: NewPhoneOrder | NewCounterSale; key: string }>({
      query: ({ order, key }) => ({
        url: apiPaths.phoneOrders,
        method: 'POST',
        body: order,
        headers: { ...asAdmin, 'Idempotency-Key': key },
      }),
      // The order may exist after a failure.
      invalidatesTags: ['AdminOrders'],
    }),
    findCustomers: build.query<EarlierCustomer[], string>({
      query: (q) => ({ url: apiPaths.earlierCustomers, params: { q }, headers: asAdmin }),
      transformResponse: ({ customers }: EarlierCustomers) => customers,
    }),
    setOrderStatus: build.mutation<AdminOrder, OrderMove>({
      query: ({ id, status, from, waiting }) => ({
        url: apiPaths.order(id),
        method: 'PATCH',
        body: { status, from, waiting },
        headers: asAdmin,
      }),
      // The order may have changed after a failure.
      onQueryStarted: ({ id, isOneOfMany }, call): Promise<void> => showAnswer(id, call, isOneOfMany),
    }),
    /** Fails if the order has changed. */
    changeOrder: build.mutation<AdminOrder, SeenOrder & { change: OrderChange }>({
      query: ({ id, version, change }) => ({
        ...toCall(id, change),
        headers: { ...asAdmin, 'If-Match': `"${version}"` },
      }),
      onQueryStarted: ({ id }, call): Promise<void> => showAnswer(id, call),
    }),
    /** Ignores other changes of the order. The caller refetches all orders once. */
    noteOrder: build.mutation<AdminOrder, { id: string; notes: NotesChange }>({
      query: ({ id, notes }) => ({ url: apiPaths.order(id), method: 'PATCH', body: notes, headers: asAdmin }),
    }),
    returnBooks: build.mutation<AdminOrder, BooksReturn>({
      query: ({ id, key, ...body }) => ({
        url: apiPaths.orderReturns(id),
        method: 'POST',
        headers: { ...asAdmin, 'Idempotency-Key': key },
        body,
      }),
      onQueryStarted: ({ id }, call): Promise<void> => showAnswer(id, call),
    }),
    sendMessage: build.mutation<AdminOrder, { id: string; key: string; text: string }>({
      query: ({ id, key, text }) => ({
        url: apiPaths.orderMessages(id),
        method: 'POST',
        headers: { ...asAdmin, 'Idempotency-Key': key },
        body: { text },
      }),
      onQueryStarted: ({ id }, call): Promise<void> => showAnswer(id, call),
    }),
    /** Returns the first part; the last id of its `splitInto` is the new order. */
    splitOrder: build.mutation<AdminOrder, OrderSplit>({
      query: ({ id, version, key, ...body }) => ({
        url: apiPaths.splitOrder(id),
        method: 'POST',
        headers: { ...asAdmin, 'If-Match': `"${version}"`, 'Idempotency-Key': key },
        body,
      }),
      onQueryStarted: ({ id }, call): Promise<void> => showAnswer(id, call),
    }),
    /** Merges a part into the order that it was split from, if both are unchanged. */
    mergeOrder: build.mutation<AdminOrder, SeenOrder>({
      query: ({ id, version }) => ({
        url: apiPaths.mergeOrder(id),
        method: 'POST',
        headers: { ...asAdmin, 'If-Match': `"${version}"` },
      }),
      // The orders may have changed after a failure.
      invalidatesTags: ['AdminOrders'],
    }),
    /** Undoes the latest step if it led to this status; a split into `part` led to `placed`. */
    undoOrder: build.mutation<
      AdminOrder,
      Pick<AdminOrder, '_id' | 'status'> & Pick<OrderMove, 'isOneOfMany'> & { part?: string | undefined }
    >({
      query: ({ _id, status, part }) => ({
        url: apiPaths.undoOrder(_id),
        method: 'POST',
        headers: asAdmin,
        body: { status, part },
      }),
      onQueryStarted: ({ _id, isOneOfMany }, call): Promise<void> => showAnswer(_id, call, isOneOfMany),
    }),
    issueInvoice: build.mutation<Invoice, Pick<OrderMove, 'id' | 'isOneOfMany'>>({
      query: ({ id }) => ({ url: apiPaths.orderInvoice(id), method: 'POST', headers: asAdmin }),
      // The invoice may exist after a failure.
      onQueryStarted: async ({ id, isOneOfMany }, { dispatch, queryFulfilled }): Promise<void> => {
        await queryFulfilled.then(
          ({ data }) => dispatch(showInvoice(id, data)),
          ({ error }: { error: unknown }) => dispatch(showCurrentOrder(id, getProblem(error)?.order)),
        );
        if (!isOneOfMany) await dispatch(refetchOrders);
      },
    }),
    getOrderInvoices: build.query<OrderInvoices, string>({
      query: (id) => ({ url: apiPaths.orderInvoice(id), headers: asAdmin }),
      providesTags: ['AdminOrders'],
    }),
    getJournal: build.query<string, DayRange>({
      query: ({ from, to }) => ({
        url: apiPaths.journal,
        params: { from, to },
        headers: asAdmin,
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
      keepUnusedDataFor: 0,
    }),
    sendMailAgain: build.mutation<OrderMail, { id: string; event: MailEvent }>({
      query: ({ id, event }) => ({ url: apiPaths.orderMail(id, event), method: 'POST', headers: asAdmin }),
      invalidatesTags: ['AdminOrders'],
    }),
  }),
});

function toCall(id: string, change: OrderChange) {
  if ('notes' in change) return { url: apiPaths.order(id), method: 'PATCH', body: change.notes };
  const notify = change.notify ? { notify: true } : {};
  if ('items' in change) return { url: apiPaths.orderItems(id), method: 'PUT', body: { ...change.items, ...notify } };
  if ('delivery' in change)
    return { url: apiPaths.orderDelivery(id), method: 'PUT', body: { ...change.delivery, ...notify } };
  return { url: apiPaths.order(id), method: 'PATCH', body: { waiting: change.waiting, ...notify } };
}

type GetState = Parameters<ReturnType<typeof showCurrentOrder>>[1];

interface Call {
  dispatch: ThunkDispatch<ReturnType<GetState>, unknown, UnknownAction>;
  queryFulfilled: Promise<{ data: AdminOrder }>;
}

/** Refetches all orders unless the call is one of many. */
async function showAnswer(id: string, { dispatch, queryFulfilled }: Call, isOneOfMany = false): Promise<void> {
  const current = await queryFulfilled.then(
    ({ data }) => data,
    ({ error }: { error: unknown }) => getProblem(error)?.order,
  );
  dispatch(showCurrentOrder(id, current));
  if (!isOneOfMany) await dispatch(refetchOrders);
}

/** Shows the current order before the refetch, so that no outdated step is offered. */
const showCurrentOrder = (id: string, current: Order | undefined) =>
  adminOrdersApi.util.updateQueryData('getOrder', id, (shown) => ({ ...shown, ...current }));

const showInvoice = (id: string, { number, kind, cents }: Invoice) =>
  adminOrdersApi.util.updateQueryData('getOrder', id, ({ invoices = [], ...shown }) => ({
    ...shown,
    invoices: [...invoices.filter((one) => one.number !== number), { number, kind, cents }],
  }));

/** Waits for running calls, which may return the previous state. */
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
  useFindCustomersQuery,
  useSetOrderStatusMutation,
  useChangeOrderMutation,
  useNoteOrderMutation,
  useLazyGetJournalQuery,
  useReturnBooksMutation,
  useSendMessageMutation,
  useSplitOrderMutation,
  useMergeOrderMutation,
  useUndoOrderMutation,
  useSendMailAgainMutation,
  useIssueInvoiceMutation,
  useGetOrderInvoicesQuery,
} = adminOrdersApi;
