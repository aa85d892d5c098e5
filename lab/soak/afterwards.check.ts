import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnsold } from '@bookstore/contract/orderSteps';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStock } from '../../functions/src/books/stock/stockRecord.ts';
import { createFirebase, type Firebase } from '../../functions/src/firestore/firebase.ts';
import { readInvoice } from '../../functions/src/invoices/invoiceRecord.ts';
import { type MailRecord, readMail } from '../../functions/src/mail/mailRecord.ts';
import { contractOf, type OrderRecord, readOrder } from '../../functions/src/orders/orderRecord.ts';
import { readWithdrawal, withdrawalIdOf } from '../../functions/src/withdrawals/withdrawalRecord.ts';
import { expectConsistentDatabase } from '../../functions/test/invariants.ts';
import { headerOf } from '../../functions/test/mailServer.ts';
import { expectLoggedOrders } from '../../functions/test/orderLog.ts';

interface Ledger {
  orders: { id: string; uid: string; street: string | null; productIds?: string[]; isUnsure: boolean }[];
  forgotten: string[];
  copies: Record<string, number>;
  withdrawals: { key: string; email: string; order: string; isUnsure: boolean }[];
  invoices: { number: string; orderId: string; cents: number }[];
  lines: Record<string, number>;
  revertedOrders: string[];
}

const { SOAK_LEDGER = '', LOCAL_MAILBOX = '', GCLOUD_PROJECT = '' } = process.env;

let firebase: Firebase;
let db: Firestore;
let ledger: Ledger;
let orders: Map<string, OrderRecord>;

beforeAll(async () => {
  firebase = createFirebase(GCLOUD_PROJECT);
  db = await firebase.database();
  ledger = JSON.parse(readFileSync(SOAK_LEDGER, 'utf8')) as Ledger;
  const { docs } = await db.collection('orders').get();
  orders = new Map(docs.flatMap((document) => readOrder(document) ?? []).map((order) => [order.id, order]));
});
afterAll(() => firebase.close());

describe('the database after the soak', () => {
  it('has valid and consistent documents', async () => {
    await expectConsistentDatabase(db, ledger.revertedOrders);
  });

  it('has exactly the acknowledged orders', () => {
    expect([...orders.keys()].sort()).toEqual(ledger.orders.map(({ id }) => id).sort());
    const forgotten = new Set(ledger.forgotten);
    expect([...orders.keys()].filter((id) => forgotten.has(id))).toEqual([]);
  });

  it('has the last acknowledged books of every phone order', () => {
    const known = ledger.orders.filter(({ productIds, isUnsure }) => productIds && !isUnsure);
    const found = known.map(({ id }) => ({ id, productIds: orders.get(id)?.productIds }));
    expect(found).toEqual(known.map(({ id, productIds }) => ({ id, productIds })));
  });

  it('has the street of every order whose customer still exists', async () => {
    const { docs } = await db.collection('deliveries').get();
    const streets = new Map(docs.map((document) => [document.id, (document.get('street') as string) || null]));
    const known = ledger.orders.filter(({ isUnsure }) => !isUnsure);
    const wrong = known.filter(({ id, street }) => {
      const hasLeft = orders.get(id)?.uid === 'erased';
      return (streets.get(id) ?? null) !== (hasLeft ? null : street);
    });
    expect(wrong).toEqual([]);
  });

  it('accounts for every copy as sold or in stock', async () => {
    const sold = [...orders.values()].filter((order) => !isUnsold(order)).flatMap(({ counted }) => counted);
    const { docs } = await db.collection('stock').get();
    const stock = new Map(docs.map((document) => [document.id, readStock(document)?.count ?? 0]));
    const found = Object.keys(ledger.copies).map((id) => [
      id,
      (stock.get(id) ?? Number.NaN) + sold.filter((one) => one === id).length,
    ]);
    expect(Object.fromEntries(found)).toEqual(ledger.copies);
  });

  it('has sent every mail once per request', async () => {
    const mails = (await db.collection('mail').get()).docs.flatMap((document) => readMail(document) ?? []);
    // Many withdrawals are summed up in one mail an hour later.
    const isDue = ({ delivery }: MailRecord) =>
      delivery.notBefore === null || delivery.notBefore.getTime() <= Date.now();
    const due = mails.filter(isDue);
    expect(due.filter(({ delivery }) => delivery.state !== 'SUCCESS')).toEqual([]);
    const arrived = new Map<string, Set<string>>();
    for (const file of readdirSync(LOCAL_MAILBOX)) {
      const name = headerOf({ raw: readFileSync(join(LOCAL_MAILBOX, file), 'utf8') }, 'Message-ID') ?? '';
      const id = /^<(\w+-\w+)(\.\d+)?@/.exec(name)?.[1] ?? name;
      arrived.set(id, (arrived.get(id) ?? new Set()).add(name));
    }
    // Mails for later returns are rewritten, and may have been sent before.
    const hasArrived = ({ id, delivery }: MailRecord) => {
      const names = arrived.get(id)?.size ?? 0;
      return names >= 1 && names <= 1 + delivery.requests;
    };
    expect(due.filter((mail) => !hasArrived(mail)).map(({ id }) => id)).toEqual([]);
    // Deleted orders and customers have mails too.
    const known = new Set([...orders.keys(), ...ledger.forgotten]);
    const isKnown = (id: string) => known.has(id.replace(/^withdrawal_(?=\w+-owner$)/, '').split('-')[0] ?? '');
    const isOfWithdrawal = (id: string) => /^withdrawal_\w+-(receipt|shop)$/.test(id);
    expect([...arrived.keys()].filter((id) => !isKnown(id) && !isOfWithdrawal(id))).toEqual([]);
  });

  it('has exactly the acknowledged withdrawals with their orders', async () => {
    const { docs } = await db.collection('withdrawals').get();
    const found = new Map(docs.flatMap((document) => readWithdrawal(document) ?? []).map((one) => [one.id, one]));
    const waiting = new Set((await db.collection('tasks').get()).docs.map((document) => document.get('withdrawalId')));
    const getId = ({ email, key }: { email: string; key: string }) => withdrawalIdOf(email, key);
    const isGone = ({ order }: { order: string }) => orders.get(order)?.uid === 'erased';
    const sure = ledger.withdrawals.filter((one) => !one.isUnsure && !isGone(one));
    const expected = sure.map((one) => {
      const order = waiting.has(getId(one)) ? undefined : orders.get(one.order);
      // The first part of a split order holds the withdrawals.
      const orderId = order ? contractOf(order) : null;
      return { id: getId(one), email: one.email, order: one.order, orderId };
    });
    const seen = sure.map((one) => found.get(getId(one)));
    expect(seen).toEqual(expected.map((one) => expect.objectContaining(one)));
    const recorded = new Set(ledger.withdrawals.map(getId));
    expect([...found.keys()].filter((id) => !recorded.has(id))).toEqual([]);
  });

  it('has the acknowledged invoices, numbered without gaps', async () => {
    const invoices = (await db.collection('invoices').get()).docs.flatMap((document) => readInvoice(document) ?? []);
    const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]));
    expect(byNumber.size).toBe(invoices.length);
    const seen = ledger.invoices.map(({ number }) => byNumber.get(number));
    const recorded = ledger.invoices.map(({ number, orderId, cents }) => ({ number, orderId, totalCents: cents }));
    expect(seen).toEqual(recorded.map((one) => expect.objectContaining(one)));
    // Numbers restart each year.
    const numbers = Map.groupBy([...byNumber.keys()], (number) => number.replace(/\d+$/, ''));
    for (const [series, ofYear] of numbers)
      expect(ofYear.toSorted()).toEqual(ofYear.map((_, index) => `${series}${index + 1}`).toSorted());
    expect([...numbers.keys()].every((series) => series.startsWith('A-'))).toBe(true);
  });

  it('has log lines for all acknowledged changes', async () => {
    const counts = await expectLoggedOrders(db);
    expect(Object.entries(ledger.lines).filter(([line, times]) => (counts.get(line) ?? 0) < times)).toEqual([]);
  });
});
