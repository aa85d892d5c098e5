import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import type { OrderSort } from '@bookstore/contract/api/ordersQuery';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf, firstMomentOf, isDay } from '@bookstore/contract/days';
import type { CountFilter, OrdersFilter } from '../../api/adminOrdersApi.ts';
import { toStatus } from '../../ui/orderStatus/orderStatus.ts';

/** What the list is narrowed down to beside states, as the address and the field call it. */
const FILTERS = {
  /** Delivered, and the money is to come. */
  'cash-due': { cash: 'due' },
  'no-street': { street: 'missing' },
  /** A mail of them was given up. */
  'mail-failed': { mail: 'failed' },
} as const satisfies Record<string, OrdersFilter>;
type FilterName = keyof typeof FILTERS;

const isFilterName = (text: string | null): text is FilterName => text !== null && Object.hasOwn(FILTERS, text);

/** A text as what the list is narrowed down to; '' for what is none. */
export const toChoice = (text: string | null): OrdersView['status'] =>
  isFilterName(text) ? text : (toStatus(text) ?? '');

/** What the orders page shows, as its address says it. */
export interface OrdersView {
  q: string;
  /** The id of an order of whose customer all orders are shown; empty for everybody's. */
  customer: string;
  status: OrderStatus | FilterName | '';
  /** Those of this day, by the shop's calendar; then there are no other days. */
  day: 'today' | '';
  /** The first and the last day, by the shop's calendar: 2026-11-22; empty for no end. */
  from: string;
  to: string;
  sort: OrderSort;
  /** Where the page begins; empty for the first. */
  cursor: string;
}

export const ALL_ORDERS: OrdersView = {
  q: '',
  customer: '',
  status: '',
  day: '',
  from: '',
  to: '',
  sort: 'newest',
  cursor: '',
};

/** The API refuses moments before 1970, by UTC. */
const FIRST_DAY = '1970-01-02';

/** Whether orders can be filtered by this day. */
export const isOrderDay = (text: string) => isDay(text) && text >= FIRST_DAY;

const beginOf = (day: string) => firstMomentOf(day, SHOP_TIME_ZONE).toISOString();

/** Reads the address; what it cannot mean is left out. */
export function readView(params: URLSearchParams): OrdersView {
  const isToday = params.get('day') === 'today';
  const dayOfName = (name: string) => (isToday ? '' : ([params.get(name) ?? ''].find(isOrderDay) ?? ''));
  return {
    q: params.get('q')?.trim() ?? '',
    customer: params.get('customer') ?? '',
    status: toChoice(params.get('status')),
    day: isToday ? 'today' : '',
    from: dayOfName('from'),
    to: dayOfName('to'),
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    cursor: params.get('cursor') ?? '',
  };
}

/** A view as the search part of an address, with its question mark; empty for the newest orders of all. */
export function toSearch(view: OrdersView): string {
  const { q, customer, status, day, from, to, cursor } = view;
  const sort = view.sort === 'oldest' ? view.sort : '';
  const pairs = Object.entries({ q, customer, status, day, from, to, sort, cursor }).filter(([, value]) => value);
  const params = new URLSearchParams(pairs).toString();
  return params && `?${params}`;
}

/** Another choice begins at the first page; today and other days exclude each other. */
export function withChoice(view: OrdersView, choice: Partial<OrdersView>): OrdersView {
  const chosen = { ...view, cursor: '', ...choice };
  if (choice.day) return { ...chosen, from: '', to: '' };
  return choice.from || choice.to ? { ...chosen, day: '' } : chosen;
}

/** The API's filter for a view, with days in the shop's time zone. Omits a last day before the first: its field shows the error. */
export function toFilter({ q, customer, status, day, from, to, sort, cursor }: OrdersView): OrdersFilter {
  const first = day ? dayOf(new Date(), SHOP_TIME_ZONE) : from;
  return {
    ...(q && { q }),
    ...(customer && { customerOf: customer }),
    ...(isFilterName(status) ? FILTERS[status] : status && { status }),
    ...(first && { from: beginOf(first) }),
    ...(to && to >= from && { to: beginOf(addDays(to, 1)) }),
    ...(sort === 'oldest' && { sort }),
    ...(cursor && { cursor }),
  };
}

export const isFiltered = (view: OrdersView) => toSearch({ ...view, sort: 'newest', cursor: '' }) !== '';

/** The filter of orders that would be listed above the newest one shown; null when there can be none, or they cannot be counted. */
export function newerOrdersFilter(view: OrdersView, newest: AdminOrder | undefined): CountFilter | null {
  const { q, customerOf, cursor, status, cash, street, mail, sort, ...rest } = toFilter(view);
  if (q || customerOf || cursor || cash || street || mail || sort || (status && status !== 'placed')) return null;
  const from = newest && new Date(Date.parse(newest.createdAt) + 1).toISOString();
  return { ...rest, ...(status && { status }), ...(from && { from }) };
}
