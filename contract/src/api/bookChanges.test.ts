import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { bookChangesSchema } from './bookChanges.ts';

const SEEN = '2026-02-02T03:04:05.000Z';
const aChange = (set: unknown, fields: object = {}) => ({ _id: 'dune', seen: SEEN, set, ...fields });
const deletions = (count: number) =>
  Array.from({ length: count }, (_, place) => aChange({ deleted: true }, { _id: `b${place}` }));

describe('bookChangesSchema', () => {
  it.each([
    [{ trending: false, title: 'x' }, { trending: false }],
    [{ newPrice: '9.99' }, { newPriceCents: 999 }],
    [
      { deleted: true, newPrice: 0 },
      { deleted: true, newPriceCents: 0 },
    ],
  ])('reads the change %j as %j', (typed, set) => {
    expect(bookChangesSchema.parse({ changes: [aChange(typed, { more: 1 })] })).toEqual({
      changes: [{ _id: 'dune', seen: SEEN, set }],
    });
  });

  it('accepts a hundred changes', () => {
    expect(refusals(bookChangesSchema, { changes: deletions(100) })).toEqual([]);
  });

  it.each([
    [[aChange({ trending: 'yes' })], 'changes.0.set.trending', 'Must be true or false'],
    [[aChange({ deleted: 1 })], 'changes.0.set.deleted', 'Must be true or false'],
    [[aChange(undefined)], 'changes.0.set', 'Must be an object'],
    [[aChange({ title: 'x' })], 'changes.0.set', 'Must contain at least one change'],
    [[aChange({ deleted: true }, { _id: 'a/b' })], 'changes.0._id', 'Must be the id of a book'],
    [[aChange({ deleted: true }, { _id: 7 })], 'changes.0._id', 'Must be the id of a book'],
    [[aChange({ deleted: true }, { seen: 'now' })], 'changes.0.seen', 'Must be the updatedAt of the book'],
    [deletions(101), 'changes', 'At most 100 changes'],
    [[], 'changes', 'At least one change'],
    [[aChange({ deleted: true }), aChange({ trending: true })], 'changes', 'Each book once'],
    ['all', 'changes', 'Must be a list'],
  ])('refuses the changes %j', (changes, path, message) => {
    expect(refusals(bookChangesSchema, { changes })).toEqual([[path, message]]);
  });
});
