import { randomUUID } from 'node:crypto';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeOrders } from '../../test/storedOrders.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { amountsBetween, composeInvoice, NOTHING_SOLD } from '../invoices/composeInvoice.ts';
import { type InvoiceRecord, toEntry } from '../invoices/invoiceRecord.ts';
import { wrongInvoices } from './wrongInvoices.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const SOLD = { items: [{ id: 'salt', title: 'The Salt Road', priceCents: 1999 }], deliveryCents: 490, wrapCents: 0 };

const opened: Firebase[] = [];
let db: Firestore;
beforeEach(async () => {
  const firebase = createFirebase(`demo-${randomUUID()}`);
  opened.push(firebase);
  db = await firebase.database();
});
afterAll(() => Promise.all(opened.map((firebase) => firebase.close())));

async function invoiced(number: string, fields: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
  const [orderId = ''] = await storeOrders(db, 1, {});
  const buyer = { name: 'Ada', street: '', address: { city: 'Graz', country: 'AT', state: '-', zipcode: '8010' } };
  const occasion = { id: orderId, orderId, number, kind: 'invoice' as const, history: [], buyer, about: null };
  const amounts = amountsBetween(NOTHING_SOLD, SOLD, { books: 700 }, new Map());
  const invoice = {
    ...composeInvoice({ ...occasion, payment: CASH_ON_DELIVERY, pickup: false, now: NOW, timeZone: 'UTC' }, amounts),
    ...fields,
  };
  const { id, ...stored } = invoice;
  await db.doc(`invoices/${id}`).set(stored);
  const { totalCents } = invoice;
  await db.doc(`orders/${orderId}`).update({ invoices: [toEntry(invoice)], status: 'packed', totalCents });
  return invoice;
}

const countTo = (last: number, series = 'A', year = 2026) => db.doc('meta/invoices').set({ series, year, last });

async function findings(now = NOW): Promise<string[]> {
  const found: string[] = [];
  for await (const finding of wrongInvoices(db, now)) found.push(finding);
  return found;
}

describe('wrongInvoices', () => {
  it('accepts valid invoices, also after a restore started another series', async () => {
    expect(await findings()).toEqual([]);
    for (const number of ['A-2026-1', 'A-2026-2', 'A-2027-1']) await invoiced(number);
    await countTo(1, 'A', 2027);
    expect(await findings()).toEqual([]);
    await countTo(0, 'B', 2027);
    expect(await findings()).toEqual([]);
    await invoiced('B-2027-1');
    await countTo(1, 'B', 2027);
    expect(await findings()).toEqual([]);
  });

  it("reports a missing number until the year's invoices expire", async () => {
    for (const number of ['A-2026-1', 'A-2026-4']) await invoiced(number);
    await countTo(4);
    expect(await findings()).toEqual(['There is no invoice A-2026-2', 'There is no invoice A-2026-3']);
    expect(await findings(new Date('2037-01-03T00:00:00Z'))).toEqual([]);
  });

  it('reports duplicate numbers and a counter unequal to the last', async () => {
    const one = await invoiced('A-2026-1');
    const other = await invoiced('A-2026-1');
    await countTo(2);
    const [first, second] = [one.id, other.id].toSorted();
    expect(await findings()).toEqual([
      `invoices/${second} has the number of invoices/${first}`,
      'meta/invoices does not have the last number, A-2026-1',
    ]);
  });

  it('reports wrong sums and an order that lists other invoices', async () => {
    const { id } = await invoiced('A-2026-1', { deliveryCents: 0 });
    await countTo(1);
    expect(await findings()).toEqual([
      `invoices/${id} has a total that is not the sum of lines, delivery and gift wrap`,
    ]);
    await db.doc(`invoices/${id}`).update({ deliveryCents: 490, taxes: [{ rate: 700, totalCents: 1, taxCents: 0 }] });
    await db.doc(`orders/${id}`).update({ invoices: [] });
    expect(await findings()).toEqual([
      `invoices/${id} has taxes that do not add up to its total`,
      `orders/${id} lists other invoices than it has: npm run orders -- reindex`,
    ]);
  });

  it('reports an order that a restore reset to before its invoice', async () => {
    const { id, totalCents } = await invoiced('A-2026-1');
    await countTo(1);
    const order = db.doc(`orders/${id}`);
    const wrong = `orders/${id} has invoices and credit notes that do not add up to its amount due, as after a restore`;
    for (const back of [{ returnedCents: 1 }, { status: 'placed' }, { status: 'cancelled' }]) {
      await order.update(back);
      expect(await findings()).toEqual([wrong]);
      await order.update({ returnedCents: 0, status: 'packed', totalCents });
    }
    expect(await findings()).toEqual([]);
  });
});
