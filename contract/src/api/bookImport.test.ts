import { expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { importSchema } from './bookImport.ts';

const aRow = (fields: object = {}) => ({ book: { title: 'Dune' }, ...fields });
const rows = (count: number) => Array.from({ length: count }, () => aRow());

it('rows of an import are taken as they are, for good unless somebody says otherwise', () => {
  expect(importSchema.parse({ rows: [aRow({ seen: null })] })).toEqual({ dryRun: false, rows: [aRow({ seen: null })] });
  const seen = '2026-02-02T03:04:05.000Z';
  expect(importSchema.parse({ dryRun: true, rows: [aRow({ seen })] })).toEqual({
    dryRun: true,
    rows: [aRow({ seen })],
  });
});

it('an import says what it cannot read', () => {
  expect(refusals(importSchema, { rows: rows(100) })).toEqual([]);
  expect(refusals(importSchema, { rows: rows(101) })).toEqual([['rows', 'At most 100 rows']]);
  expect(refusals(importSchema, { rows: [] })).toEqual([['rows', 'At least one row']]);
  expect(refusals(importSchema, { rows: 'x', dryRun: 'no' })).toEqual([
    ['dryRun', 'Must be true or false'],
    ['rows', 'Must be a list'],
  ]);
  expect(refusals(importSchema, { rows: [{ book: 'Dune' }, aRow({ seen: 'now' })] })).toEqual([
    ['rows.0.book', 'Must be an object'],
    ['rows.1.seen', 'Must be the updatedAt of the book'],
  ]);
});
