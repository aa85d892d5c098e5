import { describe, expect, it, vi } from 'vitest';
import {
  ALL_ORDERS,
  isFiltered,
  newerOrdersFilter,
  type OrdersView,
  readView,
  toFilter,
  toSearch,
  withChoice,
} from './ordersFilter.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

const newest = anAdminOrder({ createdAt: '2026-11-22T10:00:00.999Z' });

it("counts orders newer than the list's first, with the same filter", () => {
  expect(newerOrdersFilter(ALL_ORDERS, newest)).toEqual({ from: '2026-11-22T10:00:01.000Z' });
  expect(newerOrdersFilter(ALL_ORDERS, undefined)).toEqual({});
  const view: OrdersView = { ...ALL_ORDERS, status: 'placed', from: '2026-11-01', to: '2026-11-30' };
  const end = '2026-12-01T00:00:00.000Z';
  expect(newerOrdersFilter(view, newest)).toEqual({ status: 'placed', from: '2026-11-22T10:00:01.000Z', to: end });
  expect(newerOrdersFilter(view, undefined)).toEqual({
    status: 'placed',
    from: '2026-11-01T00:00:00.000Z',
    to: end,
  });
});

it('counts no new orders for searches, later statuses or older pages', () => {
  const views: Partial<OrdersView>[] = [{ q: 'ada' }, { status: 'packed' }, { cursor: 'x' }, { customer: 'a1b2' }];
  for (const view of views) expect(newerOrdersFilter({ ...ALL_ORDERS, ...view }, newest)).toBeNull();
});

const read = (search: string) => readView(new URLSearchParams(search));

describe('orders page address', () => {
  it('contains search, status, days and page', () => {
    const view: OrdersView = {
      ...ALL_ORDERS,
      q: 'ada & bob',
      customer: 'a1b2',
      status: 'packed',
      from: '2026-11-01',
      to: '2026-11-01',
      sort: 'oldest',
      cursor: 'a=b',
    };
    expect(read(toSearch(view))).toEqual(view);
    expect(toFilter(view)).toMatchObject({ sort: 'oldest', cursor: 'a=b' });
    expect(newerOrdersFilter({ ...ALL_ORDERS, sort: 'oldest' }, newest)).toBeNull();
  });

  it.each([
    ['?status=mail-failed', { mail: 'failed' }],
    ['?status=cash-due', { cash: 'due' }],
    ['?status=no-street', { street: 'missing' }],
    ['?customer=a1b2', { customerOf: 'a1b2' }],
  ])('turns %s into a filter without counting new orders', (search, filter) => {
    const view = read(search);
    expect(toSearch(view)).toBe(search);
    expect(toFilter(view)).toEqual(filter);
    expect(isFiltered(view)).toBe(true);
    expect(newerOrdersFilter(view, newest)).toBeNull();
  });

  it('is empty for the newest orders', () => {
    expect(toSearch(ALL_ORDERS)).toBe('');
    expect(read('')).toEqual(ALL_ORDERS);
    expect(isFiltered({ ...ALL_ORDERS, cursor: 'x' })).toBe(false);
    expect(isFiltered({ ...ALL_ORDERS, to: '2026-11-01' })).toBe(true);
  });

  it.each(['?status=lost&q=%20ada%20&x=1', '?q=ada&from=2026-02-30&to=tomorrow', '?q=ada&from=1969-12-31'])(
    'ignores invalid parameters: %s',
    (search) => {
      expect(read(search)).toEqual({ ...ALL_ORDERS, q: 'ada' });
    },
  );

  it('keeps a reversed range for its field to report', () => {
    const days = { from: '2026-11-02', to: '2026-11-01' };
    expect(read('?from=2026-11-02&to=2026-11-01')).toEqual({ ...ALL_ORDERS, ...days });
    expect(toFilter({ ...ALL_ORDERS, ...days })).toEqual({ from: '2026-11-02T00:00:00.000Z' });
  });
});

describe('day filter', () => {
  it.each([
    ['2026-11-22', '2026-11-22', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
    ['2026-12-31', '2027-01-01', '2026-12-31T00:00:00.000Z', '2027-01-02T00:00:00.000Z'],
  ])('includes the first and last day: %s to %s', (from, to, begin, end) => {
    expect(toFilter({ ...ALL_ORDERS, from, to })).toEqual({ from: begin, to: end });
  });

  it("starts and ends at midnight in the shop's time zone", async () => {
    vi.resetModules();
    vi.doMock('@bookstore/contract/arrival', () => ({ SHOP_TIME_ZONE: 'Asia/Tokyo' }));
    const inTokyo = await import('./ordersFilter.ts');
    const range = { from: '2026-11-21T15:00:00.000Z', to: '2026-11-22T15:00:00.000Z' };
    expect(inTokyo.toFilter({ ...ALL_ORDERS, from: '2026-11-22', to: '2026-11-22' })).toEqual(range);
    vi.doUnmock('@bookstore/contract/arrival');
    vi.resetModules();
  });

  it('accepts a range without an end', () => {
    expect(toFilter({ ...ALL_ORDERS, to: '2026-11-22' })).toEqual({ to: '2026-11-23T00:00:00.000Z' });
  });
});

describe("today's orders", () => {
  it("use the shop's day, in any time zone of the reader", () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') });
    const view = read('?day=today');
    expect(toSearch(view)).toBe('?day=today');
    expect(toFilter(view)).toEqual({ from: '2026-11-22T00:00:00.000Z' });
    expect(read('?day=today&from=2026-11-01')).toEqual(view);
    expect(isFiltered(view)).toBe(true);
    vi.useRealTimers();
  });

  it('exclude a range of days, and vice versa', () => {
    const today = withChoice({ ...ALL_ORDERS, from: '2026-11-01', cursor: 'x' }, { day: 'today' });
    expect(today).toEqual({ ...ALL_ORDERS, day: 'today' });
    expect(withChoice(today, { to: '2026-11-01' })).toEqual({ ...ALL_ORDERS, to: '2026-11-01' });
    expect(withChoice(today, { status: 'placed' })).toEqual({ ...today, status: 'placed' });
    const waiting = withChoice(today, { status: 'waiting' });
    expect(waiting).toEqual({ ...ALL_ORDERS, status: 'waiting' });
    expect(withChoice(waiting, { day: 'today' })).toEqual(today);
  });
});
