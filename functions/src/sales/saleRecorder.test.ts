import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anItem, aSale } from '../../test/salesCalls.ts';
import { createFirebase } from '../lib/firebase.ts';
import { createSaleRecorder } from './saleRecorder.ts';
import { salesOf, sumOf, toPlain } from './sales.ts';
import { readShard } from './salesRecord.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
let db: Firestore;
beforeEach(async () => {
  db = await firebase.database();
  await db.recursiveDelete(db.collection('salesShards'));
});
afterAll(() => firebase.close());

const DAY = '2026-01-05';
const refused = () => Object.assign(new Error('The document is too large.'), { code: 3 });

/** Places an order whose commit is refused so often. @returns how often it was tried, and what came of it. */
async function place(sale = aSale(DAY, [anItem('a')]), refusals = 0, reason: unknown = refused()) {
  // None of this instance's sales goes into the document of its day.
  const recorder = await createSaleRecorder(db, { mayWriteDay: () => false, pickShard: () => '0' });
  let tries = 0;
  const commit = async () => {
    tries += 1;
    if (tries <= refusals) await Promise.reject(reason);
    await db.runTransaction(async (transaction) => recorder.record(transaction, sale));
    return 'placed';
  };
  const end: unknown = await recorder.retryWhileFull(commit).catch((error: unknown) => error);
  return { tries, end };
}

const inShard = async () => readShard(await db.doc('salesShards/0').get());

// rows: 524
describe('an order whose sale has no room', () => {
  it('is tried again with the names of its books, then without them, and no oftener', async () => {
    expect(await place(undefined, 1)).toEqual({ tries: 2, end: 'placed' });
    expect((await inShard()).get(DAY)).toMatchObject({ rest: { books: 0, cents: 0 } });
    expect(await place(aSale(DAY, [anItem('b', 300)]), 2)).toEqual({ tries: 3, end: 'placed' });
    const sales = (await inShard()).get(DAY);
    expect(sales?.rest).toEqual({ books: 1, cents: 300 });
    expect([...(sales?.byBook.keys() ?? [])]).toEqual(['a']);
    expect(sales?.days.get(DAY)).toEqual({ orders: 2, books: 2, cents: 800 });
    expect(await place(undefined, 9)).toMatchObject({ tries: 3, end: { code: 3 } });
  });

  it.each([
    ['a collision', Object.assign(new Error('Somebody else was faster.'), { code: 9 })],
    ['what an order is refused for', new Error('The cart has changed.')],
    ['what is no error', { code: 3 }],
  ])('is not tried again for %s', async (_what, reason) => {
    expect(await place(undefined, 1, reason)).toEqual({ tries: 1, end: reason });
  });
});

// rows: 523
it('a shard keeps what was sold before, on that day and on others', async () => {
  const sales = [DAY, '2026-01-06', DAY].map((day, index) => aSale(day, [anItem(`book-${index}`, 100 * (index + 1))]));
  for (const sale of sales) await place(sale);
  const days = await inShard();
  expect([...days.keys()].toSorted()).toEqual([DAY, '2026-01-06']);
  expect(toPlain(sumOf(days.values()))).toEqual(toPlain(sumOf(sales.map(salesOf))));
});
