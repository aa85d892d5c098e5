import { randomUUID } from 'node:crypto';
import { addDays } from '@bookstore/contract/days';
import fc from 'fast-check';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { forAll } from '../../test/badInput/forAll.ts';
import { anItem, aSale, recordSale } from '../../test/salesCalls.ts';
import { createFirebase, type Firebase } from '../lib/firebase.ts';
import { createSalesRepository } from './sales.repository.ts';
import { type Sale, salesOf, sumOf, toPlain } from './sales.ts';
import { compactSales } from './salesCompaction.ts';
import { salesReads } from './salesReads.ts';

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

const refuseFailure = (error: unknown) => {
  throw error;
};
const repository = (options = {}) =>
  createSalesRepository(firebase.database, {
    zone: 'UTC',
    mayCompact: true,
    onCompactionFailure: refuseFailure,
    ...options,
  });
const namesIn = async (collection: string) => (await db.collection(collection).listDocuments()).map(({ id }) => id);
const findSales = (range: { from: string; to: string }, today: string) =>
  db.runTransaction((transaction) => salesReads(db, transaction, refuseFailure)(range, today), { readOnly: true });

const within = (sales: Sale[], { from, to }: { from: string; to: string }) =>
  toPlain(sumOf(sales.filter(({ day }) => day >= from && day <= to).map(salesOf)));

interface Step {
  sale: Sale;
  isBusy: boolean;
  /** On which day it is cancelled. */
  cancelledAfter: number | null;
}

const BEGINNING = '2026-01-20';
const LENGTH = 75;
const step = fc.record({
  day: fc.nat({ max: LENGTH - 1 }),
  books: fc.array(fc.tuple(fc.constantFrom('a', 'b-1', 'c_2', '9'), fc.nat({ max: 5000 })), {
    minLength: 1,
    maxLength: 3,
  }),
  category: fc.constantFrom('fiction', 'horror', 'unknown'),
  isBusy: fc.boolean(),
  cancelledAfter: fc.option(fc.nat({ max: 60 }), { freq: 3 }),
});
const toStep = ({
  day,
  books,
  category,
  isBusy,
  cancelledAfter,
}: typeof step extends fc.Arbitrary<infer T> ? T : never): Step => ({
  sale: aSale(
    addDays(BEGINNING, day),
    books.map(([id, cents]) => anItem(id, cents, category)),
  ),
  isBusy,
  cancelledAfter,
});
const cancelled = ({ sale, cancelledAfter }: Step): Sale => ({
  ...sale,
  sign: -1,
  today: addDays(sale.day, cancelledAfter ?? 0),
});

describe('the sales that are kept', () => {
  // rows: 522, 523
  it('are the plain sum of the orders that stand, for every range, before and after they are put in order', async () => {
    const range = fc.tuple(fc.nat({ max: LENGTH }), fc.nat({ max: LENGTH }));
    const cases = fc.tuple(fc.array(step, { maxLength: 14 }), range, fc.nat({ max: LENGTH + 40 }));
    await forAll(
      cases,
      async ([steps, [start, length], now]) => {
        await openShop();
        const asked = { from: addDays(BEGINNING, start), to: addDays(BEGINNING, start + length) };
        const today = addDays(BEGINNING, now);
        const sales = steps.map(toStep);
        const done: Sale[] = [];
        const check = async () => {
          expect(toPlain(await repository().read(asked, today))).toEqual(within(done, asked));
          // What that has put in order.
          expect(toPlain(await repository().read(asked, today))).toEqual(within(done, asked));
        };
        for (const { sale, isBusy } of sales) {
          await recordSale(db, sale, isBusy);
          done.push(sale);
        }
        await check();
        for (const one of sales.filter(({ cancelledAfter }) => cancelledAfter !== null)) {
          await recordSale(db, cancelled(one), one.isBusy);
          done.push(cancelled(one));
        }
        await check();
        await firebase.close();
      },
      15,
    );
  });

  // rows: 523
  it('move from the shards into their days, and a month that is over into one document', async () => {
    const january = { from: '2026-01-01', to: '2026-01-31' };
    await recordSale(db, aSale('2026-01-05', [anItem('a')]));
    await recordSale(db, aSale('2026-01-05', [anItem('b')]), true);
    await recordSale(db, aSale('2026-01-06', [anItem('c')]), true);
    expect(await namesIn('sales')).toEqual(['2026-01-05']);
    const before = toPlain(await repository().read(january, '2026-02-10'));
    expect(await namesIn('sales')).toEqual(['2026-01-05', '2026-01-06']);
    expect(await namesIn('salesShards')).toEqual([]);
    expect(await namesIn('salesMonths')).toEqual([]);
    expect(toPlain(await repository().read(january, '2026-02-10'))).toEqual(before);
    expect(await namesIn('salesMonths')).toEqual(['2026-01']);
    await db.recursiveDelete(db.collection('sales'));
    expect(toPlain(await repository().read(january, '2026-02-10'))).toEqual(before);
  });

  it('leave the present day, and the present month, where orders write them', async () => {
    await recordSale(db, aSale('2026-01-31', [anItem('a')]), true);
    const january = { from: '2026-01-01', to: '2026-01-31' };
    await repository().read(january, '2026-01-31');
    expect(await namesIn('salesShards')).toHaveLength(1);
    for (let count = 0; count < 2; count += 1) await repository().read(january, '2026-02-02');
    expect([await namesIn('salesShards'), await namesIn('salesMonths')]).toEqual([[], []]);
    await repository().read(january, '2026-02-03');
    expect(await namesIn('salesMonths')).toEqual(['2026-01']);
  });

  // rows: 523
  it('are summed up again when an order of that month is cancelled', async () => {
    const january = { from: '2026-01-01', to: '2026-01-31' };
    const sale = aSale('2026-01-05', [anItem('a')]);
    await recordSale(db, sale);
    await recordSale(db, aSale('2026-01-07', [anItem('b', 300)]));
    await repository().read(january, '2026-02-10');
    await recordSale(db, { ...sale, sign: -1, today: '2026-02-10' });
    const rest = toPlain(sumOf([salesOf(aSale('2026-01-07', [anItem('b', 300)]))]));
    for (let count = 0; count < 2; count += 1) {
      expect(toPlain(await repository().read(january, '2026-02-10'))).toEqual(rest);
    }
  });

  // rows: 523
  it('are left as they are by a reader who was overtaken', async () => {
    const range = { from: '2026-01-01', to: '2026-01-31' };
    const today = '2026-02-10';
    const sale = aSale('2026-01-05', [anItem('a')]);
    await recordSale(db, sale);
    const unsummed = await findSales(range, today);
    await recordSale(db, { ...sale, sign: -1, today });
    await expect(compactSales(db, unsummed, { range, today, zone: 'UTC' })).rejects.toThrow();
    expect(toPlain(await repository().read(range, today))).toEqual(toPlain(sumOf([])));

    await recordSale(db, { ...sale, today }, true);
    const inShard = await findSales(range, today);
    await recordSale(db, aSale('2026-01-05', [anItem('b')], { today }));
    await expect(compactSales(db, inShard, { range, today, zone: 'UTC' })).rejects.toThrow();
    expect(toPlain(await repository().read(range, today)).byBook).toEqual({
      a: { books: 1, cents: 500 },
      b: { books: 1, cents: 500 },
    });
  });

  it('stay untouched while the shop changes nothing', async () => {
    await recordSale(db, aSale('2026-01-05', [anItem('a')]), true);
    await repository({ mayCompact: false }).read({ from: '2026-01-01', to: '2026-01-31' }, '2026-03-01');
    expect([await namesIn('sales'), await namesIn('salesMonths')]).toEqual([[], []]);
    expect(await namesIn('salesShards')).toHaveLength(1);
  });

  it('are shown without a document that somebody has typed into', async () => {
    await recordSale(db, aSale('2026-01-05', [anItem('a')]));
    await recordSale(db, aSale('2026-01-06', [anItem('b')]));
    await db.doc('sales/2026-01-05').update({ cents: 'a lot' });
    const reported: string[] = [];
    const reader = repository({ reportInvalid: ({ path }: { path: string }) => reported.push(path) });
    const { days } = await reader.read({ from: '2026-01-01', to: '2026-01-31' }, '2026-02-10');
    expect([...days.keys()]).toEqual(['2026-01-06']);
    expect(reported).toEqual(['sales/2026-01-05']);
    // Until it is corrected, the month is not summed up without it.
    expect(await namesIn('salesMonths')).toEqual([]);
  });
});

// rows: 524
describe('a day on which more different books are sold than a document has room for', () => {
  const range = { from: '2026-01-05', to: '2026-01-05' };
  const FULL = 5_840;
  /** As large as a document may be, but for some bytes. */
  const full = () =>
    Object.fromEntries(
      Array.from({ length: FULL }, (_, index) => [`${index}`.padEnd(150, 'x'), { books: 1, cents: 1 }]),
    );
  const fullDay = () => ({ zone: 'UTC', orders: FULL, books: FULL, cents: FULL, byBook: full() });

  it('refuses no order: its books go into a shard, and into one sum when all are full', async () => {
    await db.doc('sales/2026-01-05').set(fullDay());
    const books = Array.from({ length: 40 }, (_, index) => anItem(`new-${index}`.padEnd(120, 'y')));
    await recordSale(db, aSale('2026-01-05', books));
    const shard = toPlain(await repository().read(range, '2026-01-05'));
    expect(shard.days['2026-01-05']).toEqual({ orders: FULL + 1, books: FULL + 40, cents: FULL + 40 * 500 });
    expect(shard.byBook[books[0]?.id ?? '']).toEqual({ books: 1, cents: 500 });
    for (let index = 0; index < 12; index += 1) {
      await db.doc(`salesShards/${index}`).set({ days: { '2026-01-04': fullDay() } });
    }
    await recordSale(db, aSale('2026-01-05', books));
    const { days, rest } = await repository().read(range, '2026-01-05');
    expect(days.get('2026-01-05')?.orders).toBe(FULL + 1);
    expect(rest).toEqual({ books: 40, cents: 40 * 500 });
  });

  it('keeps the books that sold most when its parts are put together', async () => {
    await db.doc('sales/2026-01-05').set(fullDay());
    const best = anItem('best');
    await db.doc('salesShards/3').set({
      days: {
        '2026-01-05': {
          ...fullDay(),
          orders: 1,
          books: 7,
          cents: 3_500,
          byBook: { [best.id]: { books: 7, cents: 3_500 } },
        },
      },
    });
    await repository().read(range, '2026-01-06');
    const { days, byBook, rest } = await repository().read(range, '2026-01-06');
    expect(await namesIn('salesShards')).toEqual([]);
    expect(days.get('2026-01-05')).toEqual({ orders: FULL + 1, books: FULL + 7, cents: FULL + 3_500 });
    expect(byBook.get('best')).toEqual({ books: 7, cents: 3_500 });
    expect(byBook.size + rest.books).toBe(FULL + 1);
    expect(byBook.size).toBeLessThan(FULL);
  });
});
