import type { Book } from '@bookstore/contract/api/book';
import type { Invoice, OrderInvoices } from '@bookstore/contract/api/invoice';
import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { ShopPolicy } from '@bookstore/contract/pricing';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApi, type TestAdmin, type TestApi } from '../../test/api.ts';
import { anOrderBody } from '../../test/factories.ts';
import { expectConsistentDatabase } from '../../test/invariants.ts';
import { orderCalls } from '../../test/orderCalls.ts';
import { prepareInvoiceOfChange } from './orderInvoices.ts';
import { type OrderRecord, readOrder } from './orderRecord.ts';

const POLICY: ShopPolicy = { charge: { default: 490 }, tax: { books: 700, byCategory: { business: 1900 } } };

const TIME_ZONE = 'UTC';

/** A session lasts an hour. */
let now = new Date('2026-12-31T23:45:00Z');
let api: TestApi;
let admin: TestAdmin;
let db: Firestore;
let novel: Book;
let manual: Book;

beforeAll(async () => {
  api = await openApi({ clock: () => now, policy: POLICY });
  admin = await api.newAdmin();
  db = await api.db();
  novel = await api.newBook(admin, { title: 'A novel', category: 'fiction', newPrice: 20 });
  manual = await api.newBook(admin, { title: 'A manual', category: 'business', newPrice: 9.99 });
});
afterAll(() => api.close());
beforeEach(() => {
  // Customers are limited to ten orders a minute.
  now = new Date(now.getTime() + 60_000);
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const { asAdmin, move, undo, place, logOf } = orderCalls(() => ({ api, admin }));
const bringBack = (id: string, { _id }: Book) =>
  asAdmin('POST', apiPaths.orderReturns(id), { items: [_id], restock: false });
const issue = async (id: string) => (await asAdmin('POST', apiPaths.orderInvoice(id))).body as Invoice;
const invoicesOf = async (id: string) =>
  ((await asAdmin('GET', apiPaths.orderInvoice(id))).body as OrderInvoices).invoices.toReversed();

async function anOrder(...steps: OrderStatus[]): Promise<string> {
  const customer = await api.newCustomer();
  const key = crypto.randomUUID();
  const { token } = customer;
  await api.call('PUT', apiPaths.delivery(key), { token, body: { street: 'Mill Lane 1' } });
  const body = anOrderBody(customer, [novel, manual], { totalPrice: 100 });
  const { _id } = (await place(customer, body, key)).body as Order;
  for (const step of steps) expect((await move(_id, step)).status).toBe(200);
  return _id;
}

async function orderOf(id: string): Promise<OrderRecord> {
  const order = readOrder(await db.doc(`orders/${id}`).get());
  if (!order) throw new Error('The order exists.');
  return order;
}

const sumOf = (invoices: readonly Invoice[]) => invoices.reduce((sum, { cents }) => sum + cents, 0);
function taxesOf(invoices: readonly Invoice[]): Record<number, number> {
  const sums: Record<number, number> = {};
  for (const { rate, taxCents } of invoices.flatMap(({ taxes }) => taxes)) sums[rate] = (sums[rate] ?? 0) + taxCents;
  return sums;
}

describe('contents', () => {
  it('are lines, charge, total, taxes by rate, seller and customer', async () => {
    expect(await issue(await anOrder('packed'))).toMatchObject({
      lines: [
        { title: 'A novel', cents: 2000 },
        { title: 'A manual', cents: 999 },
      ],
      deliveryCents: 490,
      wrapCents: 0,
      cents: 3489,
      // The charge is split as the goods.
      taxes: [
        { rate: 700, totalCents: 2327, taxCents: 152 },
        { rate: 1900, totalCents: 1162, taxCents: 186 },
      ],
      buyer: { street: 'Mill Lane 1' },
      seller: { name: 'Book Store', country: 'US' },
      payment: { method: 'cash-on-delivery' },
      packedOn: '2026-12-31',
    });
  });

  it('expire at the end of the required years', async () => {
    const id = await anOrder('packed');
    await issue(id);
    const { expiresAt } = (await db.doc(`invoices/${id}`).get()).data() ?? {};
    expect(expiresAt.toDate()).toEqual(new Date('2037-01-02T00:00:00Z'));
  });
});

describe('numbers', () => {
  it("begin at 1 in each of the shop's years", async () => {
    const numbers: string[] = [];
    for (const id of [await anOrder('packed'), await anOrder('packed')]) numbers.push((await issue(id)).number);
    const first = Number(numbers[0]?.split('-')[2]);
    expect(numbers).toEqual([`A-2026-${first}`, `A-2026-${first + 1}`]);
    const early = await anOrder('packed');
    now = new Date('2027-01-01T00:00:01Z');
    expect((await issue(await anOrder('packed'))).number).toBe('A-2027-1');
    // Another instance's clock is behind.
    const late = await anOrder('packed');
    now = new Date('2026-12-31T23:59:59Z');
    expect(await issue(early)).toMatchObject({ number: 'A-2027-2', day: '2026-12-31' });
    expect(await issue(late)).toMatchObject({ number: 'A-2027-3', day: '2027-01-01' });
    now = new Date('2027-01-01T00:10:00Z');
    await expectConsistentDatabase(db);
  });

  it('continue in the next series if the counter was lost', async () => {
    await issue(await anOrder('packed'));
    await db.doc('meta/invoices').delete();
    expect((await issue(await anOrder('packed'))).number).toBe('B-2027-1');
    expect((await issue(await anOrder('packed'))).number).toBe('B-2027-2');
    await expectConsistentDatabase(db);
  });
});

describe('credit note', () => {
  it('is written when a packed order with an invoice is cancelled', async () => {
    const id = await anOrder('packed');
    const invoice = await issue(id);
    later(60);
    await move(id, 'cancelled');
    const [first, credit] = await invoicesOf(id);
    expect(first).toEqual(invoice);
    expect(credit).toMatchObject({
      kind: 'credit-note',
      about: invoice.number,
      lines: [
        { title: 'A novel', cents: -2000 },
        { title: 'A manual', cents: -999 },
      ],
      deliveryCents: -490,
      cents: -3489,
      buyer: invoice.buyer,
    });
    expect(sumOf(await invoicesOf(id))).toBe(0);
    expect(taxesOf(await invoicesOf(id))).toEqual({ 700: 0, 1900: 0 });
    const credited = (await logOf(id)).filter(({ what }) => what === 'credit-note-issued');
    expect(credited).toMatchObject([{ by: admin.username }]);
    await expectConsistentDatabase(db);
  });

  it('is not read if unneeded, so that notes survive expired invoices', async () => {
    const id = await anOrder('packed', 'delivered');
    await issue(id);
    const expired = db.doc(`invoices/${id}`);
    const stored = (await expired.get()).data() ?? {};
    await expired.delete();
    const note = await asAdmin('PATCH', apiPaths.order(id), { internalNote: 'Asked for a copy of the invoice' });
    await expired.set(stored);
    expect(note.status).toBe(200);
    await expectConsistentDatabase(db);
  });

  it('of a refused order is followed by a new invoice on undo', async () => {
    const status = 'refused';
    const id = await anOrder('packed');
    const invoice = await issue(id);
    later(60);
    await move(id, status);
    await asAdmin('PATCH', apiPaths.order(id), { internalNote: 'By mistake' });
    expect((await undo(id, status)).status).toBe(200);
    const written = await invoicesOf(id);
    expect(written.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['invoice', 3489],
      ['credit-note', -3489],
      ['invoice', 3489],
    ]);
    expect(written[2]).toMatchObject({ lines: invoice.lines, buyer: invoice.buyer, taxes: invoice.taxes });
    expect(await issue(id)).toEqual(written[2]);
    await expectConsistentDatabase(db);
  });

  it('is written when packing is undone; a new invoice follows on request', async () => {
    const id = await anOrder('packed');
    await issue(id);
    expect((await undo(id, 'packed')).status).toBe(200);
    expect((await invoicesOf(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    await move(id, 'packed');
    expect(await invoicesOf(id)).toHaveLength(2);
    const again = await asAdmin('POST', apiPaths.orderInvoice(id));
    expect(again.status).toBe(201);
    expect((again.body as Invoice)._id).not.toBe(id);
    await move(id, 'delivered');
    expect(sumOf(await invoicesOf(id))).toBe(3489);
    await expectConsistentDatabase(db);
  });

  it('and a concurrent invoice never contradict each other', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => anOrder('packed')));
    await Promise.all(
      ids.flatMap((id) => [
        asAdmin('POST', apiPaths.orderInvoice(id)),
        asAdmin('PATCH', apiPaths.order(id), { status: 'cancelled' }),
      ]),
    );
    for (const id of ids) {
      const { invoices, status } = await orderOf(id);
      expect(status).toBe('cancelled');
      expect(invoices.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    }
    await expectConsistentDatabase(db);
  });
});

it('is written for an order whose steps were restored, after earlier ones', async () => {
  const id = await anOrder('packed', 'delivered');
  await issue(id);
  const { steps, returns, returnedCents } = await orderOf(id);
  expect((await bringBack(id, manual)).status).toBe(201);
  // A restore leaves no tasks, but keeps all invoices and their names in orders.
  await api.settle();
  await db.doc(`orders/${id}`).update({ steps: steps - 1, status: 'delivered', returns, returnedCents });
  for (const book of [novel, manual]) expect((await bringBack(id, book)).status).toBe(201);
  const ids = (await invoicesOf(id)).map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(4);
});

async function keepOnly(id: string, items: OrderRecord['items']): Promise<void> {
  const before = await orderOf(id);
  const isNothing = items.length === 0;
  const after: OrderRecord = {
    ...before,
    items,
    steps: before.steps + 1,
    ...(isNothing && { status: 'cancelled' }),
  };
  const prepared = await prepareInvoiceOfChange({ db, by: admin.username, now, timeZone: TIME_ZONE }, before, after);
  await db.runTransaction(async (transaction) => {
    transaction.update(db.doc(`orders/${id}`), { items, steps: after.steps, ...prepared?.fields });
    prepared?.write(transaction);
  });
}

it('of a partial return reduces price and tax proportionally', async () => {
  const id = await anOrder('packed', 'delivered');
  const invoice = await issue(id);
  const [, kept] = (await orderOf(id)).items;
  await keepOnly(id, kept ? [kept] : []);
  const [, part] = await invoicesOf(id);
  expect(part).toMatchObject({ about: invoice.number, lines: [{ title: 'A novel', cents: -2000 }], cents: -2000 });
  expect(part?.deliveryCents).toBe(0);
  // The charge now has only the manual's rate.
  expect(part?.taxes).toEqual([
    { rate: 700, totalCents: -2327, taxCents: -152 },
    { rate: 1900, totalCents: 327, taxCents: 52 },
  ]);
  later(60);
  await keepOnly(id, []);
  const all = await invoicesOf(id);
  expect(all.map(({ cents }) => cents)).toEqual([3489, -2000, -1489]);
  expect(taxesOf(all)).toEqual({ 700: 0, 1900: 0 });
  expect(all.map(({ number }) => number)).toEqual([...new Set(all.map(({ number }) => number))]);
});

it('reduces a later invoice to the kept books', async () => {
  const id = await anOrder('packed', 'delivered');
  await bringBack(id, manual);
  expect(await issue(id)).toMatchObject({
    lines: [{ title: 'A novel', cents: 2000 }],
    deliveryCents: 490,
    cents: 2490,
  });
});
