import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { importSchema } from './bookImport.ts';

const aRow = (fields: object = {}) => ({ book: { title: 'Dune' }, ...fields });
const rows = (count: number) => Array.from({ length: count }, () => aRow());

describe('importSchema', () => {
  const SEEN = '2026-02-02T03:04:05.000Z';
  const record = { sender: '06:4012345000009', reference: 'r.1', sentAt: SEEN };

  it('keeps rows unchanged, and is a real import by default', () => {
    const body = { rows: [aRow({ seen: null }), aRow({ seen: SEEN })] };
    expect(importSchema.parse(body)).toEqual({ ...body, dryRun: false, takePrices: false });
    const trial = { ...body, dryRun: true, takePrices: true };
    expect(importSchema.parse(trial)).toEqual(trial);
  });

  it.each([{}, { sender: '', sentAt: null, deletes: true }])('keeps the source of a record with %j', (fields) => {
    const [row] = importSchema.parse({ rows: [aRow({ record: { ...record, ...fields } })] }).rows;
    expect(row?.record).toEqual({ ...record, deletes: false, ...fields });
  });

  it('accepts a hundred rows', () => {
    expect(refusals(importSchema, { rows: rows(100) })).toEqual([]);
  });

  it.each([
    [{ takePrices: 1 }, 'takePrices', 'Must be true or false'],
    [{ dryRun: 'no' }, 'dryRun', 'Must be true or false'],
    [{ rows: rows(101) }, 'rows', 'At most 100 rows'],
    [{ rows: [] }, 'rows', 'At least one row'],
    [{ rows: 'x' }, 'rows', 'Must be a list'],
    [{ rows: [{ book: 'Dune' }] }, 'rows.0.book', 'Must be an object'],
    [{ rows: [aRow({ seen: 'now' })] }, 'rows.0.seen', 'Must be the updatedAt of the book'],
  ])('refuses %j', (fields, path, message) => {
    expect(refusals(importSchema, { rows: rows(1), ...fields })).toEqual([[path, message]]);
  });

  it.each([
    ['sender', 'x'.repeat(201), 'At most 200 characters'],
    ['reference', ' ', 'Required'],
    ['sentAt', 'yesterday', 'Must be a time like 2026-11-22T00:00:00.000Z'],
    ['deletes', 'yes', 'Must be true or false'],
  ])('refuses the %s %j of a record', (name, value, message) => {
    const body = { rows: [aRow({ record: { ...record, [name]: value } })] };
    expect(refusals(importSchema, body)).toEqual([[`rows.0.record.${name}`, message]]);
  });
});
