import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from '../../test/api.ts';
import { anItem, aSale, cancelled, recordSale } from '../../test/salesCalls.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { createSalesRepository } from './sales.repository.ts';
import { sumSales, toPlain, toSales } from './sales.ts';

let firebase: Firebase;
let db: Firestore;

beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
});
afterAll(() => firebase.close());

const read = (from: string, to: string) => createSalesRepository(firebase.database).read({ from, to });

it('finds the titles of stored books', async () => {
  await db.doc('books/salt').set({ title: 'The Salt Road' });
  const repository = createSalesRepository(firebase.database);
  expect(await repository.findTitles([])).toEqual(new Map());
  const titles = await repository.findTitles(['salt', 'removed']);
  expect([...titles]).toEqual([['salt', 'The Salt Road']]);
});

describe('sales documents', () => {
  it('sum up all valid orders of a range', async () => {
    const days = ['2026-01-09', '2026-01-10', '2026-01-31', '2026-02-01', '2026-02-02'];
    const sales = days.map((day, index) => aSale(day, [anItem('a', 100 + index), anItem(day, 7, 'horror')]));
    const gone = aSale('2026-01-31', [anItem('gone', 900)]);
    for (const sale of [...sales, gone]) await recordSale(db, sale);
    await settle(db);
    // Long afterwards.
    await recordSale(db, cancelled(gone));
    await settle(db);
    const found = await read('2026-01-10', '2026-02-01');
    expect([...found.days.keys()]).toEqual(days.slice(1, 4));
    expect(toPlain(found)).toEqual(toPlain(sumSales(sales.slice(1, 4).map(toSales))));
    expect([...(await read('2026-02-02', '2026-02-02')).days.keys()]).toEqual(['2026-02-02']);
  });

  it('omit an invalid document', async () => {
    for (const day of ['2026-03-05', '2026-03-06']) await recordSale(db, aSale(day, [anItem('a')]));
    await settle(db);
    await db.doc('sales/2026-03-05').update({ cents: 'a lot' });
    const reported: string[] = [];
    const reader = createSalesRepository(firebase.database, ({ path }) => reported.push(path));
    const { days } = await reader.read({ from: '2026-03-01', to: '2026-03-31' });
    expect([...days.keys()]).toEqual(['2026-03-06']);
    expect(reported).toEqual(['sales/2026-03-05']);
    await expect(read('2026-03-01', '2026-03-31')).rejects.toThrow('sales/2026-03-05');
  });
});
