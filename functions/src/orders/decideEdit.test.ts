import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../test/factories.ts';
import { aStoredOrder } from '../../test/storedOrders.ts';
import type { BookRecord } from '../books/bookRecord.ts';
import { arrivalAfter, decideDelivery, decideItems, type EditPolicy, waitingWith } from './decideEdit.ts';
import type { OrderRecord } from './orderRecord.ts';

const POLICY: EditPolicy = { times: { cutOff: '14:00', days: [1, 2], closed: [] } };

const aBook = (id: string, fields: Partial<BookRecord> = {}): BookRecord => ({
  ...aStoredBook(),
  changeSeq: 1,
  id,
  newPriceCents: 500,
  ...fields,
});
const anItem = (id: string, fields: object = {}) => ({
  id,
  title: id,
  category: 'fiction',
  priceCents: 500,
  ...fields,
});

/** Placed on a Monday, promised for the next two days. */
function anOrder(fields: Partial<OrderRecord> = {}): OrderRecord {
  return aStoredOrder({
    status: 'placed',
    productIds: ['salt', 'tide'],
    items: [anItem('salt'), anItem('tide')],
    totalCents: 1000,
    arrival: { from: '2026-05-05', to: '2026-05-06' },
    createdAt: new Date('2026-05-04T10:00:00Z'),
    ...fields,
  });
}
const itemsOf = (order: OrderRecord, productIds: string[], added: BookRecord[], now: string) =>
  decideItems(order, { productIds, agreedByCustomer: true, agreedCents: undefined }, added, POLICY, new Date(now));

describe('arrival', () => {
  it('is unchanged while all books are published', () => {
    const order = anOrder();
    expect(itemsOf(order, ['salt', 'moss'], [aBook('moss')], '2026-05-11T10:00:00Z').arrival).toEqual(order.arrival);
  });

  it('is counted from now when the awaited book is removed', () => {
    const order = anOrder({
      items: [anItem('salt'), anItem('tide', { appears: '2026-06-01' })],
      arrival: { from: '2026-06-02', to: '2026-06-03' },
    });
    const { arrival } = itemsOf(order, ['salt'], [], '2026-05-11T10:00:00Z');
    expect(arrival).toEqual({ from: '2026-05-12', to: '2026-05-13' });
  });

  it('is never counted from before the order, despite wrong clocks', () => {
    const order = anOrder({ items: [anItem('salt'), anItem('tide', { appears: '2026-06-01' })] });
    const { arrival } = itemsOf(order, ['salt'], [], '2026-05-01T10:00:00Z');
    expect(arrival).toEqual({ from: '2026-05-05', to: '2026-05-06' });
  });
});

describe('arrival after a step or a change of waiting', () => {
  const JUNE = { until: '2026-06-01', note: '' };
  const UNKNOWN = { until: '', note: 'Reprinting' };
  const agreed = { from: '2026-05-05', to: '2026-05-06' };
  const fromNow = { from: '2026-05-12', to: '2026-05-13' };
  const fromJune = { from: '2026-06-02', to: '2026-06-03' };
  const promised = (before: Partial<OrderRecord>, change: Pick<OrderRecord, 'status' | 'waiting'>) =>
    arrivalAfter(anOrder(before), change, POLICY, new Date('2026-05-11T10:00:00Z'));

  it.each([
    ['packing without waiting', {}, { status: 'packed', waiting: null }],
    ['an equal wait', { waiting: JUNE }, { status: 'placed', waiting: { ...JUNE } }],
    ['a wait until an unknown day', {}, { status: 'placed', waiting: UNKNOWN }],
    ['a cancellation', { waiting: JUNE }, { status: 'cancelled', waiting: JUNE }],
    ['a delivery', { status: 'packed', waiting: JUNE }, { status: 'delivered', waiting: JUNE }],
  ] as const)('stays as agreed after %s', (_what, before, change) => {
    expect(promised(before, change)).toEqual(agreed);
  });

  it.each([
    ['packing', { waiting: JUNE }, { status: 'packed', waiting: JUNE }, fromNow],
    ['packing after an unknown day', { waiting: UNKNOWN }, { status: 'packed', waiting: UNKNOWN }, fromNow],
    ['the end of waiting', { waiting: JUNE }, { status: 'placed', waiting: null }, fromNow],
    ['a wait', {}, { status: 'placed', waiting: JUNE }, fromJune],
    ['undone packing', { status: 'packed', waiting: JUNE }, { status: 'placed', waiting: JUNE }, fromJune],
  ] as const)('is promised again after %s', (_what, before, change, arrival) => {
    expect(promised(before, change)).toEqual(arrival);
  });

  it('stays unknown if none was promised', () => {
    expect(promised({ arrival: null }, { status: 'placed', waiting: JUNE })).toBeNull();
  });
});

it('reserves stock for added counted books, and releases removed ones', () => {
  const order = anOrder({ counted: ['salt', 'tide'] });
  const added = [aBook('moss', { shownCopies: 3 }), aBook('fern')];
  expect(itemsOf(order, ['tide', 'moss', 'fern'], added, '2026-05-04T11:00:00Z').counted).toEqual(['tide', 'moss']);
});

describe('delivery', () => {
  const delivery = { id: 'order', uid: 'somebody', street: 'Mill Lane 1', note: 'Ring', expiresAt: null };

  it('keeps street and note unless they are named', () => {
    const order = anOrder();
    expect(decideDelivery({ order, delivery }, { name: 'Grace', phone: undefined, street: undefined })).toEqual({
      fields: { name: 'Grace', phone: order.phone, address: order.address, lacksStreet: false },
      delivery: null,
      changed: ['name'],
    });
  });

  it.each([
    ['street', { street: 'Long Lane 2' }, { street: 'Long Lane 2', note: 'Ring' }],
    ['note', { note: '' }, { street: 'Mill Lane 1', note: '' }],
  ])('writes street and note together when %s changes', (name, change, written) => {
    expect(decideDelivery({ order: anOrder(), delivery }, change)).toMatchObject({
      delivery: written,
      changed: [name],
    });
  });

  it('is complete once a street is added', () => {
    const order = anOrder({ lacksStreet: true });
    const lacksStreet = (change: { street?: string; name?: string }) =>
      decideDelivery({ order, delivery: null }, change).fields.lacksStreet;
    expect([lacksStreet({ name: 'Grace' }), lacksStreet({ street: 'Long Lane 2' })]).toEqual([true, false]);
  });

  it('has no street and note until they are given', () => {
    const order = anOrder();
    expect(decideDelivery({ order, delivery: null }, { note: '' })).toMatchObject({ delivery: null, changed: [] });
    expect(decideDelivery({ order, delivery: null }, { street: 'Long Lane 2' })).toMatchObject({
      delivery: { street: 'Long Lane 2', note: '' },
      changed: ['street'],
    });
  });
});

describe('waitingWith', () => {
  const [out, december] = [anItem('salt'), anItem('tide', { appears: '2026-12-07' })];
  const byAdmin = (until: string) => ({ until, note: 'Reprinted' });
  const byBooks = { until: '2026-12-07', note: '' };

  it.each<[string, OrderRecord['items'], OrderRecord['waiting'], OrderRecord['items'], OrderRecord['waiting']]>([
    ['waits for an announced book', [out], null, [out, december], byBooks],
    ['no longer waits without it', [out, december], byBooks, [out], null],
    ['keeps the later day of an admin', [out], byAdmin('2026-12-31'), [december], byAdmin('2026-12-31')],
    ['replaces the earlier day of an admin', [out], byAdmin('2026-12-01'), [december], byAdmin('2026-12-07')],
    ['keeps an unknown day', [out], byAdmin(''), [december], byAdmin('')],
    [
      'keeps the day of an admin without an announced book',
      [december],
      byAdmin('2026-12-31'),
      [out],
      byAdmin('2026-12-31'),
    ],
    [
      'keeps the day if the books appear as before',
      [december],
      byAdmin('2026-12-01'),
      [december],
      byAdmin('2026-12-01'),
    ],
  ])('%s', (_what, sold, waiting, items, expected) => {
    expect(waitingWith(anOrder({ items: sold, waiting }), items)).toEqual(expected);
  });
});
