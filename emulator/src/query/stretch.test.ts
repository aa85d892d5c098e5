import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { someFields, someWireFields } from '../model/testValues.ts';
import { aDocument } from '../storage/document.ts';
import { Store } from '../storage/store.ts';
import type { WireFilter, WireQuery } from '../wire.ts';
import { planQuery } from './plan.ts';
import { type QueryScope, runForAggregation, runQuery } from './run.ts';

const DATABASE = 'projects/p/databases/(default)';
const LARGE = 1_200;
const CREATED = 1n;
/** What a field can hold, several times over: every class that has a neighbour it could be mistaken for. */
const CONTENTS = [null, false, true, Number.NaN, -1n, 0, 1n, 1.5, 2n, 3n, 'a', 'b', ['a', 2n], {}] as const;

function aLargeCollection(): QueryScope {
  const database = new Store().database(DATABASE);
  for (let i = 0; i < LARGE; i++) {
    const name = `${DATABASE}/documents/books/book-${(i * 37) % LARGE}`;
    const fields = someFields({
      ...(i % 10 !== 0 && { year: BigInt(i % 50) }),
      isOdd: i % 2 === 1,
      ...(i % 9 !== 0 && { mixed: CONTENTS[(i * 7) % CONTENTS.length] }),
      rare: i % 300 === 0 ? ['x', 'y'] : ['y'],
    });
    database.restore(aDocument({ name, path: splitName(name), fields, createTime: CREATED, updateTime: CREATED }));
  }
  return { database, parent: [], time: undefined };
}

const value = (content: unknown) => someWireFields({ content }).content ?? {};

const OPERATORS = ['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'];
const anyContent = fc.constantFrom(...CONTENTS);
const anyCondition: fc.Arbitrary<WireFilter> = fc.oneof(
  fc
    .record({ op: fc.constantFrom(...OPERATORS), fieldPath: fc.constantFrom('year', 'mixed'), content: anyContent })
    .map(({ op, fieldPath, content }) => ({ fieldFilter: { field: { fieldPath }, op, value: value(content) } })),
  fc.constantFrom<WireFilter>(
    { fieldFilter: { field: { fieldPath: 'isOdd' }, op: 'EQUAL', value: value(true) } },
    { fieldFilter: { field: { fieldPath: 'rare' }, op: 'ARRAY_CONTAINS', value: value('x') } },
    { fieldFilter: { field: { fieldPath: 'mixed' }, op: 'IN', value: value(['a', 2n]) } },
    { unaryFilter: { field: { fieldPath: 'mixed' }, op: 'IS_NULL' } },
    { unaryFilter: { field: { fieldPath: 'mixed' }, op: 'IS_NOT_NULL' } },
  ),
);
const anyFilter = fc.oneof(
  anyCondition,
  fc
    .record({
      op: fc.constantFrom('AND', 'AND', 'OR'),
      filters: fc.array(anyCondition, { minLength: 1, maxLength: 3 }),
    })
    .map((compositeFilter) => ({ compositeFilter })),
);
const anyOrder = fc.record({
  field: fc.record({ fieldPath: fc.constantFrom('year', 'mixed', 'isOdd') }),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});
const anyCursor = fc.record({ values: fc.tuple(anyContent.map(value)), before: fc.boolean() });
const anyOrderAndCursors = fc.record(
  { orderBy: fc.tuple(anyOrder), startAt: anyCursor, endAt: anyCursor },
  { requiredKeys: ['orderBy'] },
);
const anyQuery: fc.Arbitrary<WireQuery> = fc
  .tuple(
    fc.record({ where: anyFilter }, { requiredKeys: [] }),
    fc.oneof(anyOrderAndCursors, fc.constant({})),
    fc.record({ offset: fc.nat(30), limit: fc.nat(40).map((count) => ({ value: count })) }, { requiredKeys: [] }),
  )
  .map((parts): WireQuery => Object.assign({ from: [{ collectionId: 'books' }] }, ...parts))
  .filter(isValid);

function isValid(query: WireQuery): boolean {
  try {
    planQuery(query);
    return true;
  } catch {
    return false;
  }
}

it('a query of a large collection finds what looking at every document finds, in the same order', () => {
  const now = aLargeCollection();
  const find = (query: WireQuery, time: bigint | undefined) => {
    const plan = planQuery(query);
    const { documents, skipped } = runQuery(plan, { ...now, time });
    const aggregated = runForAggregation(plan, { ...now, time }, []).length;
    return { names: documents.map(({ name }) => name), skipped, aggregated };
  };
  // A read of the past looks at every document.
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(find(query, undefined)).toEqual(find(query, CREATED));
    }),
  );
});
