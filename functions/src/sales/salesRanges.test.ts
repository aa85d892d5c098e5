import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anItem, aSale, recordSale } from '../../test/salesCalls.ts';
import { createFirebase } from '../lib/firebase.ts';
import { createSalesRepository } from './sales.repository.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
let db: Firestore;
beforeAll(async () => {
  db = await firebase.database();
});
afterAll(() => firebase.close());

const ordersIn = async (from: string, to: string, today: string, mayCompact = true) => {
  const { days } = await createSalesRepository(firebase.database, { zone: 'UTC', mayCompact }).read(
    { from, to },
    today,
  );
  return [...days.keys()].toSorted();
};

// rows: 523
it('a range has what was sold from its first day to its last, wherever that is kept', async () => {
  const days = ['2026-01-09', '2026-01-10', '2026-01-19', '2026-01-20', '2026-01-21'];
  for (const day of days) await recordSale(db, aSale(day, [anItem(day)]), true);
  const middle = ['2026-01-10', '2026-01-19', '2026-01-20'];
  expect(await ordersIn('2026-01-10', '2026-01-20', '2026-01-21', false)).toEqual(middle);
  expect(await ordersIn('2026-01-10', '2026-01-20', '2026-01-21')).toEqual(middle);
  expect(await ordersIn('2026-01-10', '2026-01-20', '2026-01-21')).toEqual(middle);
  expect(await ordersIn('2026-01-21', '2026-01-21', '2026-01-21')).toEqual(['2026-01-21']);
});

// rows: 523
it('a part of a month that is over has nothing of the rest of that month, also when all of it was summed up', async () => {
  for (const day of ['2026-03-01', '2026-03-10', '2026-03-31']) await recordSale(db, aSale(day, [anItem(day)]));
  const march = ['2026-03-01', '2026-03-10', '2026-03-31'];
  for (let round = 0; round < 2; round += 1) {
    expect(await ordersIn('2026-03-01', '2026-03-30', '2026-05-01')).toEqual(march.slice(0, 2));
    expect(await ordersIn('2026-03-02', '2026-03-31', '2026-05-01')).toEqual(march.slice(1));
    expect(await ordersIn('2026-03-01', '2026-03-31', '2026-05-01')).toEqual(march);
  }
});

// rows: 523
it('a range around a month that was summed up counts each of its orders once', async () => {
  const days = ['2025-08-25', '2025-09-10', '2025-10-05'];
  for (const day of days) await recordSale(db, aSale(day, [anItem(day)]));
  const sales = createSalesRepository(firebase.database, { zone: 'UTC', mayCompact: true });
  for (let round = 0; round < 2; round += 1) {
    const found = await sales.read({ from: '2025-08-20', to: '2025-10-10' }, '2026-01-01');
    const one = { orders: 1, books: 1, cents: 500 };
    expect(found.days).toEqual(new Map(days.map((day) => [day, one])));
  }
});
