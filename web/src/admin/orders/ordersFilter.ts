import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import type { OrderSort } from '@bookstore/contract/api/ordersQuery';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { addDays, dayOf, firstMomentOf, isDay } from '@bookstore/contract/days';
import type { CountFilter, OrdersFilter } from '../../api/adminOrdersApi.ts';
import { toStatus } from '../../ui/orderStatus/orderStatus.ts';

const FILTERS = {
  'cash-due': { cash: 'due' },
  'no-street': { street: 'missing' },
  'mail-failed': { mail: 'failed' },
  waiting: { waiting: 'later' },
  due: { waiting: 'due' },
} as const satisfies Record<string, OrdersFilter>;
type FilterName = keyof typeof FILTERS;

const isFilterName = (text: string | null): text is FilterName => text !== null && Object.hasOwn(FILTERS, text);

export const toChoice = (text: string | null): OrdersView['status'] =>
  isFilterName(text) ? text : (toStatus(text) ?? '');

export interface OrdersView {
  q: string;
  /** An order of the customer whose orders are shown; '' for all customers. */
  customer: string;
  status: OrderStatus | FilterName | '';
  /** Today in the shop's calendar; excludes a range. */
  day: 'today' | '';
  /** ISO dates in the shop's calendar; '' for no limit. */
  from: string;
  to: string;
  sort: OrderSort;
  /** '' for the first page. */
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

/** The API refuses times before 1970 UTC. */
const FIRST_DAY = '1970-01-02';

export const isOrderDay = (text: string) => isDay(text) && text >= FIRST_DAY;

const startOfDay = (day: string) => firstMomentOf(day, SHOP_TIME_ZONE).toISOString();

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

/** @returns the query string with its question mark; '' for the default view */
export function toSearch(view: OrdersView): string {
  const { q, customer, status, day, from, to, cursor } = view;
  const sort = view.sort === 'oldest' ? view.sort : '';
  const pairs = Object.entries({ q, customer, status, day, from, to, sort, cursor }).filter(([, value]) => value);
  const params = new URLSearchParams(pairs).toString();
  return params && `?${params}`;
}

/** The API lists waiting orders of all days. */
const isWithoutDays = (status: OrdersView['status'] | undefined) => status === 'waiting' || status === 'due';

/** Returns to the first page. Today and a range exclude each other. */
export function withChoice(view: OrdersView, choice: Partial<OrdersView>): OrdersView {
  const chosen = { ...view, cursor: '', ...choice };
  if (isWithoutDays(choice.status)) return { ...chosen, day: '', from: '', to: '' };
  if (isWithoutDays(view.status) && (choice.day || choice.from || choice.to)) chosen.status = '';
  if (choice.day) return { ...chosen, from: '', to: '' };
  return choice.from || choice.to ? { ...chosen, day: '' } : chosen;
}

/** Uses the shop's time zone. Omits a last day before the first, whose field shows the error. */
export function toFilter({ q, customer, status, day, from, to, sort, cursor }: OrdersView): OrdersFilter {
  const first = day ? dayOf(new Date(), SHOP_TIME_ZONE) : from;
  const hasDays = !isWithoutDays(status);
  return {
    ...(q && { q }),
    ...(customer && { customerOf: customer }),
    ...(isFilterName(status) ? FILTERS[status] : status && { status }),
    ...(hasDays && first && { from: startOfDay(first) }),
    ...(hasDays && to && to >= from && { to: startOfDay(addDays(to, 1)) }),
    ...(sort === 'oldest' && { sort }),
    ...(cursor && { cursor }),
  };
}

export const isFiltered = (view: OrdersView) => toSearch({ ...view, sort: 'newest', cursor: '' }) !== '';

/** Finds orders newer than the newest one shown; null if they cannot exist or be counted. */
export function newerOrdersFilter(view: OrdersView, newest: AdminOrder | undefined): CountFilter | null {
  const { q, customerOf, cursor, status, cash, street, mail, waiting, sort, ...rest } = toFilter(view);
  if (q || customerOf || cursor || cash || street || mail || waiting || sort || (status && status !== 'placed'))
    return null;
  const from = newest && new Date(Date.parse(newest.createdAt) + 1).toISOString();
  return { ...rest, ...(status && { status }), ...(from && { from }) };
}
