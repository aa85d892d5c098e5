import { describe, expect, it } from 'vitest';
import { aStoredOrder } from '../../test/storedOrders.ts';
import { assertSameSplit, decideMerge, decideSplit, isMergeable, type SplitRequest } from './decideSplit.ts';
import { ERASED_UID, type OrderRecord } from './orderRecord.ts';
import { NotPlaced, SplitKeyReused } from './orders.errors.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const POLICY = {
  times: { cutOff: '14:00', days: [1, 2], closed: [] } as { cutOff: string; days: [number, number]; closed: string[] },
};
const anItem = (id: string, fields: object = {}) => ({
  id,
  title: id,
  category: 'fiction',
  priceCents: 500,
  ...fields,
});

/** Early orders may hold a book twice. Placed on a Monday. */
const anOrder = (items: OrderRecord['items']): OrderRecord =>
  aStoredOrder({
    status: 'placed',
    productIds: items.map(({ id }) => id),
    items,
    counted: ['salt'],
    totalCents: 500 * items.length,
    arrival: { from: '2026-11-24', to: '2026-11-25' },
    createdAt: NOW,
  });
const request = (fields: Partial<SplitRequest>): SplitRequest => ({
  username: 'ada',
  key: 'a-key-of-it',
  isSeen: () => true,
  items: ['salt'],
  reason: '',
  notify: false,
  ...fields,
});
const split = (order: OrderRecord, fields: Partial<SplitRequest> = {}) =>
  decideSplit(order, 'second', request(fields), POLICY, NOW);

describe('decideSplit', () => {
  it('moves one of two copies, with its counted copy', () => {
    const { first, second } = split(anOrder([anItem('salt'), anItem('tide'), anItem('salt')]));
    expect(first).toMatchObject({ productIds: ['tide', 'salt'], counted: [], totalCents: 1000 });
    expect(second).toMatchObject({ productIds: ['salt'], counted: ['salt'], totalCents: 500 });
  });

  it('promises each parcel once its books can be sent', () => {
    const order = { ...anOrder([anItem('salt', { appears: '2026-12-07' }), anItem('tide')]), arrival: null };
    expect(split(order, { expected: '2026-12-01' }).second.arrival).toBeNull();
    const promised = { ...order, arrival: { from: '2026-12-08', to: '2026-12-09' } };
    const { first, second } = split(promised, { expected: '2026-12-01' });
    expect([first.arrival, second.arrival]).toEqual([
      { from: '2026-11-24', to: '2026-11-25' },
      { from: '2026-12-08', to: '2026-12-09' },
    ]);
    expect(split(promised, { expected: '2026-12-14' }).second.arrival).toEqual({
      from: '2026-12-15',
      to: '2026-12-16',
    });
    expect(decideMerge({ ...promised, ...first }, second, 'ada', POLICY, NOW).first.arrival).toEqual(promised.arrival);
  });

  it('resets the history and steps of the second order', () => {
    const packed = { status: 'packed' as const, at: NOW, by: 'ada' };
    const order = anOrder([anItem('salt'), anItem('tide')]);
    const { second } = split({ ...order, history: [...order.history, packed], keyed: false });
    expect(second).toMatchObject({ history: order.history, keyed: true, steps: 1 });
  });

  it('lets the second order wait for its own books only', () => {
    const [salt, tide] = [anItem('salt'), anItem('tide', { appears: '2026-12-07' })];
    const announced = { ...anOrder([salt, tide]), waiting: { until: '2026-12-07', note: '' } };
    expect(split(announced).second.waiting).toBeNull();
    const { waiting } = split(announced, { items: ['tide'], expected: '2026-12-14' }).second;
    expect(waiting).toEqual({ until: '2026-12-14', note: '' });
  });

  it('refuses orders without customer, days in the past, and to move all books', () => {
    const order = anOrder([anItem('salt'), anItem('tide')]);
    expect(() => split({ ...order, uid: ERASED_UID })).toThrow(NotPlaced);
    expect(() => split(order, { items: ['salt', 'tide'] })).toThrow(/^items: /);
    expect(() => split(order, { expected: '2026-11-22' })).toThrow(/^expected: /);
    expect(split(order, { expected: '2026-11-23' }).second.waiting).toMatchObject({ until: '2026-11-23' });
  });

  it('links a second part to the first order', () => {
    const { second } = split(anOrder([anItem('salt'), anItem('tide'), anItem('gears')]), { items: ['salt', 'tide'] });
    const { second: third } = decideSplit(second, 'third', request({ items: ['tide'] }), POLICY, NOW);
    expect(third).toMatchObject({ splitFrom: 'second', contractId: second.contractId, splitInto: [] });
  });
});

describe('assertSameSplit', () => {
  it('compares everything that was asked for', () => {
    const order = anOrder([anItem('salt'), anItem('tide'), anItem('gears')]);
    const { second } = split(order, { items: ['salt', 'tide'] });
    const repeat = (fields: Partial<SplitRequest>, made = second) => assertSameSplit(order, made, request(fields));
    const { notify: _notify, ...withoutNotify } = request({ items: ['tide', 'salt'] });
    expect(() => assertSameSplit(order, second, { ...withoutNotify, expected: '' })).not.toThrow();
    for (const other of [{ items: ['salt'] }, { expected: '2026-12-01' }, { reason: 'Sold out' }, { notify: true }]) {
      expect(() => repeat({ items: ['salt', 'tide'], ...other })).toThrow(SplitKeyReused);
    }
    // An erased customer's.
    expect(() => repeat({ items: ['gears'] }, { ...second, requestHash: '' })).not.toThrow();
  });
});

describe('isMergeable', () => {
  const order = anOrder([anItem('salt'), anItem('tide'), anItem('gears')]);
  const { first: changed, second } = split(order);
  const edit = (part: string) => ({
    at: NOW,
    by: 'ada',
    added: [],
    removed: ['salt'],
    beforeCents: 0,
    afterCents: 0,
    fields: [],
    part,
  });
  const first = { ...order, ...changed, edits: [edit('second')] } as unknown as OrderRecord;
  const withEdits = (...parts: string[]) => ({ ...first, edits: [...first.edits, ...parts.map(edit)] });

  it.each<[string, OrderRecord, OrderRecord, boolean]>([
    ['both are unchanged', first, second, true],
    ['another part was split off and merged', withEdits('third', 'third'), second, true],
    ['the first is packed', { ...first, status: 'packed' }, second, false],
    ['the second is packed', first, { ...second, status: 'packed' }, false],
    ['both are packed', { ...first, status: 'packed' }, { ...second, status: 'packed' }, false],
    ['the customer is erased', { ...first, uid: ERASED_UID }, second, false],
    ['the second was split from another order', first, { ...second, splitFrom: 'other' }, false],
    ['the second was edited', first, { ...second, edits: [edit('')] }, false],
    [
      'the second has an invoice',
      first,
      { ...second, invoices: [{ id: 'i', number: '1', kind: 'invoice', cents: 500 }] },
      false,
    ],
    ['the first was edited', withEdits(''), second, false],
    ['the first was edited and split again', withEdits('', 'third'), second, false],
    ['the first was edited before the split', { ...first, edits: [edit(''), edit('second')] }, second, true],
    ['the first no longer lists the split', { ...first, edits: [edit('third')] }, second, false],
    ['notes and messages were written', { ...first, steps: first.steps + 1 }, { ...second, steps: 3 }, true],
  ])('if %s', (_case, one, two, isExpected) => {
    expect(isMergeable(one, two)).toBe(isExpected);
  });
});

describe('decideMerge', () => {
  it('keeps the reason of the latest part', () => {
    const order = anOrder([anItem('salt'), anItem('tide')]);
    const { first, second } = split(order, { reason: 'Late' });
    const merge = (splitInto: string[]) =>
      decideMerge({ ...order, ...first, splitInto }, second, 'ada', POLICY, NOW).first.splitReason;
    expect(merge(['second', 'third'])).toBe('Late');
    expect(merge(['other', 'second'])).toBe('');
  });

  it('returns the counted copies to the first order', () => {
    const order = anOrder([anItem('salt'), anItem('tide')]);
    const { first, second } = split(order);
    const merged = decideMerge({ ...order, ...first, counted: ['tide'] }, second, 'ada', POLICY, NOW);
    expect(merged.first).toMatchObject({ counted: ['tide', 'salt'], totalCents: 1000, productIds: ['tide', 'salt'] });
    expect(merged.second).toMatchObject({ counted: [], mergedInto: order.id });
  });
});
