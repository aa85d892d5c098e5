import { randomUUID } from 'node:crypto';
import { addDays } from '@bookstore/contract/days';
import fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { settle } from '../../test/api.ts';
import { forAll } from '../../test/badInput/forAll.ts';
import { anItem, aSale, cancelled, recordSale } from '../../test/salesCalls.ts';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { createSalesRepository } from './sales.repository.ts';
import { type Sale, salesOf, sumOf, toPlain } from './sales.ts';

const opened: Firebase[] = [];
let firebase: Firebase;
let db: Firestore;

async function openShop(): Promise<void> {
  firebase = createFirebase(`demo-${randomUUID()}`);
  opened.push(firebase);
  db = await firebase.database();
}
beforeEach(openShop);
afterAll(() => Promise.all(opened.map((one) => one.close())));

const drain = () => settle(db);
const read = (from: string, to: string) => createSalesRepository(firebase.database).read({ from, to });

const BEGINNING = '2026-01-20';
const LENGTH = 75;
const sale = fc
  .record({
    day: fc.nat({ max: LENGTH - 1 }),
    books: fc.array(fc.tuple(fc.constantFrom('a', 'b-1', 'c_2', '9'), fc.nat({ max: 5000 })), {
      minLength: 1,
      maxLength: 3,
    }),
    category: fc.constantFrom('fiction', 'horror', 'unknown'),
  })
  .map(({ day, books, category }) =>
    aSale(
      addDays(BEGINNING, day),
      books.map(([id, cents]) => anItem(id, cents, category)),
    ),
  );
/** An order, whether it is cancelled, and how many drain at the same time after each of its steps. */
const order = fc.record({ sale, isCancelled: fc.boolean(), drains: fc.nat({ max: 2 }) });

describe('the sales that are kept', () => {
  it('the sales that are kept are the plain sum of the orders that stand, for every range, whenever they are counted', async () => {
    const range = fc.tuple(fc.nat({ max: LENGTH }), fc.nat({ max: LENGTH }));
    const cases = fc.tuple(fc.array(order, { maxLength: 14 }), range);
    await forAll(
      cases,
      async ([orders, [start, length]]) => {
        await openShop();
        const [from, to] = [addDays(BEGINNING, start), addDays(BEGINNING, start + length)];
        const done: Sale[] = [];
        const record = async (one: Sale, drains: number) => {
          await recordSale(db, one);
          done.push(one);
          await Promise.all(Array.from({ length: drains }, drain));
        };
        for (const one of orders) await record(one.sale, one.drains);
        // Long after, in another order.
        for (const one of orders.toReversed()) if (one.isCancelled) await record(cancelled(one.sale), one.drains);
        await drain();
        const within = done.filter(({ day }) => day >= from && day <= to);
        expect(toPlain(await read(from, to))).toEqual(toPlain(sumOf(within.map(salesOf))));
        await firebase.close();
      },
      15,
    );
  });

  it('the sales that are kept are those of a range from its first day to its last', async () => {
    const days = ['2026-01-09', '2026-01-10', '2026-01-31', '2026-02-01', '2026-02-02'];
    for (const day of days) await recordSale(db, aSale(day, [anItem(day)]));
    await drain();
    expect([...(await read('2026-01-10', '2026-02-01')).days.keys()]).toEqual(days.slice(1, 4));
    expect([...(await read('2026-02-02', '2026-02-02')).days.keys()]).toEqual(['2026-02-02']);
  });

  it('the sales that are kept are shown without a document that somebody has typed into', async () => {
    await recordSale(db, aSale('2026-01-05', [anItem('a')]));
    await recordSale(db, aSale('2026-01-06', [anItem('b')]));
    await drain();
    await db.doc('sales/2026-01-05').update({ cents: 'a lot' });
    const reported: string[] = [];
    const reader = createSalesRepository(firebase.database, ({ path }) => reported.push(path));
    const { days } = await reader.read({ from: '2026-01-01', to: '2026-01-31' });
    expect([...days.keys()]).toEqual(['2026-01-06']);
    expect(reported).toEqual(['sales/2026-01-05']);
  });
});
