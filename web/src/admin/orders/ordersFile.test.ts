import type { OrdersPage } from '@bookstore/contract/api/order';
import { describe, expect, it, vi } from 'vitest';
import { collectOrders, ordersCsv } from './ordersFile.ts';
import { anAdminOrder } from './test/anAdminOrder.ts';

const toLines = (csv: string) => csv.split('\r\n');

describe('orders file', () => {
  it('has a heading and one row per order', () => {
    const [heading, first, second, end] = toLines(ordersCsv([anAdminOrder(), anAdminOrder({ _id: 'other' })]));
    expect(heading).toContain('"Order ID","Date","Status","Name"');
    expect(first).toBe(
      '"a1b2c3d4e5f60718293a4b5c6d7e8f90","2026-01-02T03:04:05.000Z","placed","Ada Reader","ada@example.com",' +
        '"0170 123","","Graz","Styria","8010","Austria","",2,"The Salt Road; Ledger",24.99,0.00,0.00,"",0.00',
    );
    expect(second).toMatch(/^"other",/);
    expect(end).toBe('');
  });

  it('contains the delivery address for carrier labels', () => {
    const delivery = { street: 'Mill Lane 1', note: 'Ring twice' };
    const [heading = '', row = ''] = toLines(ordersCsv([anAdminOrder({ delivery })]));
    const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''));
    const at = (name: string) => cells(row)[cells(heading).indexOf(name)];
    expect([at('Street'), at('City'), at('Note')]).toEqual(['Mill Lane 1', 'Graz', 'Ring twice']);
  });

  it('shows delivery and wrap of a total, and gifts without their note', () => {
    const gift = { note: 'Yours', wrap: true };
    const wrapped = { delivery: { street: 'Mill Lane 1', gift }, deliveryCharge: '4.90', giftWrap: '3.00' };
    const [heading, first, second] = toLines(
      ordersCsv([
        anAdminOrder({ ...wrapped, totalPrice: '32.89' }),
        anAdminOrder({ delivery: { street: 'Mill Lane 1', gift: {} } }),
      ]),
    );
    expect(heading).toMatch(/,"Total \(USD\)","Delivery \(USD\)","Gift wrap \(USD\)","Gift","Refund \(USD\)"$/);
    expect(first).toMatch(/,32\.89,4\.90,3\.00,"wrap",0\.00$/);
    expect(second).toMatch(/,24\.99,0\.00,0\.00,"yes",0\.00$/);
    expect(first).not.toContain('Yours');
  });

  it('escapes formulas typed by customers', () => {
    const delivery = { street: '=1+1', note: '@SUM(A1)' };
    const csv = ordersCsv([anAdminOrder({ name: '=HYPERLINK("http://x.example")', phone: '+1-555-0100', delivery })]);
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain(`"'@SUM(A1)"`);
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(csv).toContain(`"'+1-555-0100"`);
  });
});

const pages: Record<string, OrdersPage> = {
  first: { orders: [anAdminOrder({ _id: '1' }), anAdminOrder({ _id: '2' })], nextCursor: 'second' },
  second: { orders: [anAdminOrder({ _id: '3' })], nextCursor: null },
};

const options = () => ({
  filter: { q: 'ada' },
  fetchPage: vi.fn(({ cursor = 'first' }: { cursor?: string }) => {
    const page = pages[cursor];
    return page ? Promise.resolve(page) : Promise.reject(new Error(`no page ${cursor}`));
  }),
  onProgress: vi.fn(),
  isCancelled: () => false,
});

describe('collectOrders', () => {
  it('loads 100 orders at a time and reports progress', async () => {
    const collectOptions = options();
    const orders = await collectOrders(collectOptions);
    expect(orders?.map(({ _id }) => _id)).toEqual(['1', '2', '3']);
    expect(collectOptions.fetchPage.mock.calls).toEqual([
      [{ q: 'ada', limit: 100, streets: true }],
      [{ q: 'ada', cursor: 'second', limit: 100, streets: true }],
    ]);
    expect(collectOptions.onProgress.mock.calls).toEqual([[2], [3]]);
  });

  it('stops when cancelled', async () => {
    const collectOptions = { ...options(), isCancelled: () => true };
    expect(await collectOrders(collectOptions)).toBeNull();
    expect(collectOptions.fetchPage).toHaveBeenCalledOnce();
  });
});
