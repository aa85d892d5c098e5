import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type IndexCatalogue, UNCHECKED } from '../indexes/catalogue.ts';
import { parseIndexes } from '../indexes/indexFile.ts';
import { splitName } from '../model/names.ts';
import { someFields, someWireFields } from '../model/testValues.ts';
import { referenceTo, toWire } from '../model/wireValues.ts';
import { newDocument } from '../storage/document.ts';
import { Store } from '../storage/store.ts';
import type { WireFilter, WireQuery } from '../wire.ts';
import { comparatorOf } from './orders.ts';
import { planQuery } from './plan.ts';
import { matchingDocuments, type QueryScope, runForAggregation, runQuery } from './run.ts';

const DATABASE = 'projects/p/databases/(default)';
const LARGE = 600;
const CONTENTS = [null, false, true, Number.NaN, -1n, 0, 1n, 1.5, 2n, 3n, 'a', 'b', ['a', 2n], {}] as const;

const FIELDS = (i: number) =>
  someFields({
    ...(i % 10 !== 0 && { year: BigInt(i % 50) }),
    isOdd: i % 2 === 1,
    ...(i % 9 !== 0 && { mixed: CONTENTS[(i * 7) % CONTENTS.length] }),
    rare: i % 30 === 0 ? ['x', 'y', 'x'] : ['y'],
  });

type Change = { readonly document: number; readonly seed: number | undefined };

function aChangedCollection(catalogue: IndexCatalogue, first: WireQuery, changes: readonly Change[]) {
  const database = new Store({ catalogue }).database(DATABASE);
  const collections = ['books', 'shelves/a/books'];
  let at = 0n;
  const put = (i: number, seed: number | undefined) => {
    const name = `${DATABASE}/documents/${collections[i % 5 === 0 ? 1 : 0]}/book-${(i * 37) % LARGE}`;
    const path = splitName(name);
    const after =
      seed === undefined
        ? undefined
        : newDocument({ name, path, fields: FIELDS(seed), createTime: ++at, updateTime: at });
    database.apply([{ name, path, before: database.get(path), after }], at);
  };
  for (let i = 0; i < LARGE; i++) put(i, i);
  const past = at;
  const scope: QueryScope = { database, parent: [], time: undefined };
  runQuery(planQuery(first), scope);
  at++;
  for (const { document, seed } of changes) put(document, seed);
  return { scope, past };
}

const value = (content: unknown) => someWireFields({ content }).content ?? {};

const OPERATORS = ['EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'];
const NAME_OPERATORS = OPERATORS.slice(0, 5);
const anyContent = fc.constantFrom(...CONTENTS);
const anyName = fc.nat(LARGE).map((i) => ({
  ...toWire(referenceTo(`${DATABASE}/documents/books/book-${i}`)),
  valueType: 'referenceValue' as const,
}));
const filterOf = (fieldPath: string, op: string, content: WireFilterValue): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value: content },
});
type WireFilterValue = NonNullable<NonNullable<WireFilter['fieldFilter']>['value']>;
const anyCondition: fc.Arbitrary<WireFilter> = fc.oneof(
  fc
    .record({ op: fc.constantFrom(...OPERATORS), field: fc.constantFrom('year', 'mixed'), content: anyContent })
    .map(({ op, field, content }) => filterOf(field, op, value(content))),
  fc
    .record({ op: fc.constantFrom(...NAME_OPERATORS), content: anyName })
    .map(({ op, content }) => filterOf('__name__', op, content)),
  fc.constantFrom<WireFilter>(
    filterOf('isOdd', 'EQUAL', value(true)),
    filterOf('rare', 'ARRAY_CONTAINS', value('x')),
    filterOf('rare', 'ARRAY_CONTAINS_ANY', value(['x', 'y', 'z'])),
    filterOf('mixed', 'IN', value(['a', 2n, null])),
    filterOf('mixed', 'NOT_IN', value(['a', 2n])),
    { unaryFilter: { field: { fieldPath: 'mixed' }, op: 'IS_NULL' } },
    { unaryFilter: { field: { fieldPath: 'mixed' }, op: 'IS_NAN' } },
    { unaryFilter: { field: { fieldPath: 'mixed' }, op: 'IS_NOT_NULL' } },
  ),
);
const anyFilter = fc.oneof(
  anyCondition,
  fc
    .record({
      op: fc.constantFrom('AND', 'AND', 'OR'),
      filters: fc.array(anyCondition, { minLength: 1, maxLength: 4 }),
    })
    .map((compositeFilter) => ({ compositeFilter })),
);
const anyOrder = fc.record({
  field: fc.record({ fieldPath: fc.constantFrom('year', 'mixed', 'isOdd') }),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});
const anyCursor = fc.record({ values: fc.tuple(anyContent.map(value)), before: fc.boolean() });
const anyOrderAndCursors = fc.record(
  {
    orderBy: fc.array(anyOrder, { minLength: 1, maxLength: 2 }),
    startAt: anyCursor,
    endAt: anyCursor,
  },
  { requiredKeys: ['orderBy'] },
);
const anyQuery: fc.Arbitrary<WireQuery> = fc
  .tuple(
    fc.record({ where: anyFilter }, { requiredKeys: [] }),
    fc.oneof(anyOrderAndCursors, fc.constant({})),
    fc.record({ offset: fc.nat(30), limit: fc.nat(40).map((count) => ({ value: count })) }, { requiredKeys: [] }),
    fc.boolean(),
  )
  .map(([where, order, window, allDescendants]): WireQuery => {
    return { from: [{ collectionId: 'books', allDescendants }], ...where, ...order, ...window };
  })
  .filter(isValid);

function isValid(query: WireQuery): boolean {
  try {
    planQuery(query);
    return true;
  } catch {
    return false;
  }
}

const anyChange: fc.Arbitrary<Change> = fc.record({
  document: fc.nat(LARGE + 20),
  seed: fc.option(fc.nat(LARGE), { nil: undefined }),
});

/** Queries get other indexes as if unchecked. */
const DECLARED = parseIndexes(
  JSON.stringify({
    indexes: ['COLLECTION', 'COLLECTION_GROUP'].flatMap((queryScope) =>
      ['isOdd', 'mixed', 'rare'].map((fieldPath) => ({
        collectionGroup: 'books',
        queryScope,
        fields: [
          fieldPath === 'rare' ? { fieldPath, arrayConfig: 'CONTAINS' } : { fieldPath, order: 'ASCENDING' },
          { fieldPath: 'year', order: 'DESCENDING' },
        ],
      })),
    ),
  }),
  false,
);

function find(query: WireQuery, scope: QueryScope) {
  const plan = planQuery(query);
  const { documents, skipped } = runQuery(plan, scope);
  const aggregated = runForAggregation(plan, scope, []).length;
  return { names: documents.map(({ name }) => name), skipped, aggregated };
}

function scanAll(query: WireQuery, scope: QueryScope) {
  const plan = planQuery(query);
  const { offset, limit = LARGE * 2 } = plan;
  const all = matchingDocuments(plan, scope).sort(comparatorOf(plan.orders));
  const names = all.slice(offset, offset + limit).map(({ name }) => name);
  return { names, skipped: Math.min(offset, all.length), aggregated: names.length };
}

it.each([
  ['any index that it needs', UNCHECKED],
  ['several indexes at once', DECLARED],
])('matches a full scan with %s, now and in the past', (_, catalogue) => {
  const anyCase = fc.record({ query: anyQuery, first: anyQuery, changes: fc.array(anyChange, { maxLength: 60 }) });
  fc.assert(
    fc.property(anyCase, ({ query, first, changes }) => {
      for (const earlier of [query, first]) {
        const { scope, past } = aChangedCollection(catalogue, earlier, changes);
        expect(find(query, scope)).toEqual(scanAll(query, scope));
        const then = { ...scope, time: past };
        expect(find(query, then)).toEqual(scanAll(query, then));
      }
    }),
    { numRuns: 60 },
  );
});
