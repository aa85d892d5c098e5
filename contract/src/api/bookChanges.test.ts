import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { bookChangesSchema } from './bookChanges.ts';

const SEEN = '2026-02-02T03:04:05.000Z';
const aChange = (set: unknown, fields: object = {}) => ({ _id: 'dune', seen: SEEN, set, ...fields });
const setOf = (set: unknown) => bookChangesSchema.parse({ changes: [aChange(set)] }).changes[0]?.set;
const wrong = (...changes: unknown[]) => refusals(bookChangesSchema, { changes });

describe('changes of many books', () => {
  it('changes of many books hold what shall be other, and nothing else', () => {
    expect(bookChangesSchema.parse({ changes: [aChange({ trending: false, title: 'x' }, { more: 1 })] })).toEqual({
      changes: [{ _id: 'dune', seen: SEEN, set: { trending: false } }],
    });
    expect(setOf({ newPrice: '9.99' })).toEqual({ newPriceCents: 999 });
    expect(setOf({ deleted: true, newPrice: 0 })).toEqual({ deleted: true, newPriceCents: 0 });
  });

  it('changes of many books say of each field what is wrong with it', () => {
    expect(wrong(aChange({ trending: 'yes', deleted: 1 }))).toEqual([
      ['changes.0.set.trending', 'Must be true or false'],
      ['changes.0.set.deleted', 'Must be true or false'],
    ]);
    expect(wrong(aChange(undefined))).toEqual([['changes.0.set', 'Must be an object']]);
    expect(wrong(aChange({ title: 'x' }))).toEqual([['changes.0.set', 'Must change something']]);
    expect(wrong(aChange({ deleted: true }, { _id: 'a/b' }))).toEqual([['changes.0._id', 'Must be the id of a book']]);
    expect(wrong(aChange({ deleted: true }, { _id: 7 }))).toEqual([['changes.0._id', 'Must be the id of a book']]);
    expect(wrong(aChange({ deleted: true }, { seen: 'now' }))).toEqual([
      ['changes.0.seen', 'Must be the updatedAt of the book'],
    ]);
  });

  it('changes of many books are one to a hundred, each of another book', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, place) => aChange({ deleted: true }, { _id: `b${place}` }));
    expect(wrong(...many(100))).toEqual([]);
    expect(wrong(...many(101))).toEqual([['changes', 'At most 100 changes']]);
    expect(wrong()).toEqual([['changes', 'At least one change']]);
    expect(wrong(aChange({ deleted: true }), aChange({ trending: true }))).toEqual([['changes', 'Each book once']]);
    expect(refusals(bookChangesSchema, { changes: 'all' })).toEqual([['changes', 'Must be a list']]);
  });
});
