import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { anItem, aSale } from '../../test/salesCalls.ts';
import { createFirebase } from '../lib/firebase.ts';
import { createSaleRecorder } from './saleRecorder.ts';
import { compactSales } from './salesCompaction.ts';
import { salesReads } from './salesReads.ts';
import { readDay, readShard } from './salesRecord.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
let db: Firestore;
beforeEach(async () => {
  db = await firebase.database();
  for (const name of ['sales', 'salesShards', 'salesMonths']) await db.recursiveDelete(db.collection(name));
});
afterAll(() => firebase.close());

const FIFTH = '2026-01-05';
const RANGE = { from: FIFTH, to: FIFTH };
const TODAY = '2026-01-10';

const refuse = (error: unknown) => {
  throw error;
};
const find = () =>
  db.runTransaction((transaction) => salesReads(db, transaction, refuse)(RANGE, TODAY), { readOnly: true });
const tidy = (found: Awaited<ReturnType<typeof find>>) =>
  compactSales(db, found, { range: RANGE, today: TODAY, zone: 'UTC' });

/** Into the one shard of this shop. */
async function sell(day: string, id: string): Promise<void> {
  const recorder = await createSaleRecorder(db, { mayWriteDay: () => false, pickShard: () => '0' });
  await db.runTransaction(async (transaction) =>
    recorder.record(transaction, aSale(day, [anItem(id)], { today: TODAY })),
  );
}
const booksInShard = async () => {
  const days = readShard(await db.doc('salesShards/0').get());
  return Array.from(days, ([day, { byBook }]) => `${day} ${[...byBook.keys()].join()}`).toSorted((a, b) =>
    a < b ? -1 : 1,
  );
};
const booksOfFifth = async () => [...(readDay(await db.doc(`sales/${FIFTH}`).get())?.sales.byBook.keys() ?? [])];

// rows: 523
it('a day leaves the shard for its document, and the other days of the shard stay', async () => {
  for (const day of ['2026-01-04', FIFTH, '2026-01-06', TODAY]) await sell(day, `of-${day}`);
  await tidy(await find());
  expect(await booksOfFifth()).toEqual([`of-${FIFTH}`]);
  expect(await booksInShard()).toEqual(['2026-01-04', '2026-01-06', TODAY].map((day) => `${day} of-${day}`));
});

// rows: 523
it.each([
  ['and would have been emptied', []],
  ['and has other days', ['2026-01-06']],
])('nothing is lost that was sold into a shard since it was read, %s', async (_what, others) => {
  for (const day of [FIFTH, ...others]) await sell(day, 'before');
  const found = await find();
  await sell(FIFTH, 'since');
  await expect(tidy(found)).rejects.toThrow();
  expect(await booksOfFifth()).toEqual([]);
  expect((await booksInShard())[0]).toBe(`${FIFTH} before,since`);
});
