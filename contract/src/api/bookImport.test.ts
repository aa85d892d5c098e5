import { expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { importSchema } from './bookImport.ts';

const aRow = (fields: object = {}) => ({ book: { title: 'Dune' }, ...fields });
const rows = (count: number) => Array.from({ length: count }, () => aRow());

it('rows of an import are taken as they are, for good unless somebody says otherwise', () => {
  const asSaid = { dryRun: false, takePrices: false };
  expect(importSchema.parse({ rows: [aRow({ seen: null })] })).toEqual({ ...asSaid, rows: [aRow({ seen: null })] });
  const seen = '2026-02-02T03:04:05.000Z';
  expect(importSchema.parse({ dryRun: true, takePrices: true, rows: [aRow({ seen })] })).toEqual({
    dryRun: true,
    takePrices: true,
    rows: [aRow({ seen })],
  });
});

it('a record of an import says who has sent it, under which number, and when', () => {
  const record = { sender: '06:4012345000009', reference: 'r.1', sentAt: '2026-02-02T03:04:05.000Z' };
  const read = (fields: object) =>
    importSchema.parse({ rows: [aRow({ record: { ...record, ...fields } })] }).rows[0]?.record;
  expect(read({})).toEqual({ ...record, deletes: false });
  expect(read({ sender: '', sentAt: null, deletes: true })).toEqual({
    sender: '',
    reference: 'r.1',
    sentAt: null,
    deletes: true,
  });
  const bad = { sender: 'x'.repeat(201), reference: ' ', sentAt: 'yesterday', deletes: 'yes' };
  expect(refusals(importSchema, { rows: [aRow({ record: bad })], takePrices: 1 })).toEqual([
    ['takePrices', 'Must be true or false'],
    ['rows.0.record.sender', 'At most 200 characters'],
    ['rows.0.record.reference', 'Required'],
    ['rows.0.record.sentAt', 'Must be a moment like 2026-11-22T00:00:00.000Z'],
    ['rows.0.record.deletes', 'Must be true or false'],
  ]);
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
