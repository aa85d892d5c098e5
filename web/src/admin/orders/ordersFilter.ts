import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import type { CountFilter, OrdersFilter } from '../../api/adminOrdersApi.ts';
import { toStatus } from '../../ui/orderStatus/orderStatus.ts';

export const CASH_DUE = 'cash-due';

/** A text as what the list is narrowed down to; '' for what is none. */
export const toChoice = (text: string | null): OrdersView['status'] =>
  text === CASH_DUE ? CASH_DUE : (toStatus(text) ?? '');

/** What the orders page shows, as its address says it. */
export interface OrdersView {
  q: string;
  /** The id of an order of whose customer all orders are shown; empty for everybody's. */
  customer: string;
  /** A state, or `cash-due`: delivered, and the money is to come. */
  status: OrderStatus | typeof CASH_DUE | '';
  /** The first and the last day, by the reader's calendar: 2026-11-22; empty for no end. */
  from: string;
  to: string;
  /** Where the page begins; empty for the newest orders. */
  cursor: string;
}

export const ALL_ORDERS: OrdersView = { q: '', customer: '', status: '', from: '', to: '', cursor: '' };

/** No order is older. */
const FIRST_YEAR = 1970;

/** Midnight at the beginning of a day, or a number of days later, in the browser's time zone; null for an invalid day. */
function midnight(day: string, later = 0): Date | null {
  const [, year = '', month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (Number(year) < FIRST_YEAR) return null;
  const isThere = new Date(Number(year), Number(month) - 1, Number(date)).getDate() === Number(date);
  return isThere ? new Date(Number(year), Number(month) - 1, Number(date) + later) : null;
}

export const isDay = (text: string) => midnight(text) !== null;

/** Reads the address; what it cannot mean is left out. */
export function readView(params: URLSearchParams): OrdersView {
  const day = (name: string) => [params.get(name) ?? ''].find(isDay) ?? '';
  const from = day('from');
  return {
    q: params.get('q')?.trim() ?? '',
    customer: params.get('customer') ?? '',
    status: toChoice(params.get('status')),
    from,
    to: [day('to')].find((to) => to >= from) ?? '',
    cursor: params.get('cursor') ?? '',
  };
}

/** A view as the search part of an address, with its question mark; empty for the newest orders of all. */
export function toSearch(view: OrdersView): string {
  const { q, customer, status, from, to, cursor } = view;
  const pairs = Object.entries({ q, customer, status, from, to, cursor }).filter(([, value]) => value);
  const params = new URLSearchParams(pairs).toString();
  return params && `?${params}`;
}

/** What the API is asked for a view: days begin and end where the reader is. */
export function toFilter({ q, customer, status, from, to, cursor }: OrdersView): OrdersFilter {
  const [begin, end] = [midnight(from), midnight(to, 1)];
  return {
    ...(q && { q }),
    ...(customer && { customerOf: customer }),
    ...(status === CASH_DUE ? { cash: 'due' } : status && { status }),
    ...(begin && { from: begin.toISOString() }),
    ...(end && { to: end.toISOString() }),
    ...(cursor && { cursor }),
  };
}

export const isFiltered = (view: OrdersView) => toSearch({ ...view, cursor: '' }) !== '';

/** The filter of orders that would be listed above the newest one shown; null when there can be none, or they cannot be counted. */
export function newerOrdersFilter(view: OrdersView, newest: AdminOrder | undefined): CountFilter | null {
  const { q, customerOf, cursor, status, cash, ...rest } = toFilter(view);
  if (q || customerOf || cursor || cash || (status && status !== 'placed')) return null;
  const from = newest && new Date(Date.parse(newest.createdAt) + 1).toISOString();
  return { ...rest, ...(status && { status }), ...(from && { from }) };
}
