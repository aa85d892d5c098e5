import { randomUUID } from 'node:crypto';
import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, describe, expect, it } from 'vitest';
import { createFirebase } from '../firestore/firebase.ts';
import { changesOf, type NewChange, readChange, recordChange, toChange } from './changeRecord.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const AT = new Date('2026-11-22T10:00:00Z');
const aChange = (fields: Partial<NewChange> = {}): NewChange => ({
  at: AT,
  by: `admin-${randomUUID()}`,
  what: 'book-changed',
  subjects: ['b1'],
  ...fields,
});

async function recorded(change: NewChange) {
  const db = await firebase.database();
  const batch = db.batch();
  recordChange(db, batch, change);
  await batch.commit();
  const { docs } = await changesOf(db).where('by', '==', change.by).orderBy('at', 'desc').get();
  const record = docs[0] && readChange(docs[0]);
  if (!record) throw new Error('The change was recorded.');
  return record;
}

describe('log entry', () => {
  it('is bounded with a hundred books of the longest texts', async () => {
    const long = '📚'.repeat(LIMITS.description);
    const texts = ['title', 'author', 'description', 'coverImage', 'publisher'];
    const fields = Object.fromEntries(texts.map((name) => [name, { before: long, after: `${long}!` }]));
    const ids = Array.from({ length: LIMITS.booksPerBatch + 5 }, (_, index) => `b${index}`);
    const record = await recorded(aChange({ subjects: ids, books: ids.map((id) => ({ id, title: long, fields })) }));
    expect(record.subjects).toEqual(ids);
    expect(record.books).toHaveLength(LIMITS.booksPerBatch);
    const cut = `${'📚'.repeat(LIMITS.changedText)}…`;
    expect(record.books[0]?.title).toBe(cut);
    expect(record.books[0]?.fields.description).toEqual({ before: cut, after: cut });
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(1_048_576 / 2);
  });

  it('contains the first books, or the requested one', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `b${index}`);
    const books = ids.map((id) => ({ id, title: id, fields: { newPrice: { before: 1, after: 2 } } }));
    const record = await recorded(aChange({ subjects: ids, books }));
    const all = toChange(record);
    expect(all).toMatchObject({ at: AT.toISOString(), count: 30, subjects: ids.slice(0, LIMITS.changedBooks) });
    expect(all.books).toHaveLength(LIMITS.changedBooks);
    expect(toChange(record, ['b29'])).toMatchObject({
      count: 30,
      subjects: ['b29'],
      books: [{ _id: 'b29', title: 'b29', fields: { newPrice: { before: 1, after: 2 } } }],
    });
  });

  it('names both orders of a split', async () => {
    const record = await recorded(aChange({ what: 'order-split', subjects: ['o1', 'o2'] }));
    expect(toChange(record, ['o2'])).toMatchObject({ subjects: ['o1', 'o2'], count: 2 });
  });
});
