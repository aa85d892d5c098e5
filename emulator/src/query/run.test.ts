import { expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields, someWireFields } from '../model/testValues.ts';
import { aDocument } from '../storage/document.ts';
import { Store } from '../storage/store.ts';
import type { WireQuery } from '../wire.ts';
import { planQuery } from './plan.ts';
import { runQuery } from './run.ts';

const DATABASE = 'projects/p/databases/(default)';
const LARGE = 700;

function aLargeCollection() {
  const database = new Store().database(DATABASE);
  for (let i = 0; i < LARGE; i++) {
    const name = `${DATABASE}/documents/books/book-${(i * 37) % LARGE}`;
    const fields = someFields({ ...(i % 10 !== 0 && { year: BigInt(i % 50) }), isOdd: i % 2 === 1 });
    database.restore(aDocument({ name, path: splitName(name), fields, createTime: 1n, updateTime: 1n }));
  }
  return { database, parent: [], time: undefined };
}

const values = (...contents: unknown[]) => contents.map((value) => someWireFields({ value }).value ?? {});
const byYear = (direction: string) => [{ field: { fieldPath: 'year' }, direction }];
const isOdd = { fieldFilter: { field: { fieldPath: 'isOdd' }, op: 'EQUAL', value: values(true)[0] ?? {} } };
const sinceTen = { fieldFilter: { field: { fieldPath: 'year' }, op: 'GREATER_THAN', value: values(10n)[0] ?? {} } };

const QUERIES: [string, WireQuery][] = [
  ['by name', {}],
  ['by a field, upwards', { orderBy: byYear('ASCENDING') }],
  ['by a field, downwards', { orderBy: byYear('DESCENDING') }],
  ['with a filter on another field', { orderBy: byYear('DESCENDING'), where: isOdd }],
  ['with a range and its implicit order', { where: sinceTen }],
  ['with a range, downwards', { where: sinceTen, orderBy: byYear('DESCENDING') }],
  ['with a range and a filter', { where: { compositeFilter: { op: 'AND', filters: [sinceTen, isOdd] } } }],
  ['from a place', { orderBy: byYear('ASCENDING'), startAt: { values: values(7n), before: true } }],
  [
    'after a place, up to another',
    {
      orderBy: byYear('DESCENDING'),
      startAt: { values: values(40n), before: false },
      endAt: { values: values(12n), before: true },
    },
  ],
];

it.each(QUERIES)('a page of a large collection is that part of the whole: %s', (_name, query) => {
  const scope = aLargeCollection();
  const find = (part: WireQuery, time?: bigint) =>
    runQuery(planQuery({ from: [{ collectionId: 'books' }], ...query, ...part }), { ...scope, time });
  // A read of the past looks at every document.
  const whole = find({}, 1n).documents.map(({ name }) => name);
  for (const [offset, limit] of [
    [0, 20],
    [35, 20],
    [0, 1],
    [5, 0],
    [0, LARGE],
    [LARGE, 5],
  ] as const) {
    const page = find({ offset, limit: { value: limit } });
    expect(page.documents.map(({ name }) => name)).toEqual(whole.slice(offset, offset + limit));
    expect(page.skipped).toBe(Math.min(offset, whole.length));
  }
});

it('a page of a large collection shows what was written since the last one', () => {
  const scope = aLargeCollection();
  const plan = planQuery({ from: [{ collectionId: 'books' }], orderBy: byYear('DESCENDING'), limit: { value: 2 } });
  const before = runQuery(plan, scope).documents;
  const name = `${DATABASE}/documents/books/book-1`;
  const path = splitName(name);
  const after = aDocument({ name, path, fields: someFields({ year: 1000n }), createTime: 1n, updateTime: 2n });
  scope.database.apply([{ name, path, before: scope.database.get(path), after }], 2n);
  expect(runQuery(plan, scope).documents).toEqual([after, before[0]]);
  scope.database.apply([{ name, path, before: after, after: undefined }], 3n);
  expect(runQuery(plan, scope).documents).toEqual(before);
});
