import { describe, expect, it } from 'vitest';
import { splitName } from '../model/names.ts';
import { aValue, someFields, someWireFields } from '../model/testValues.ts';
import { aDocument } from '../storage/document.ts';
import { Store } from '../storage/store.ts';
import type { WireFilter, WireFindNearest, WireQuery, WireValue } from '../wire.ts';
import { aggregate, decodeAggregations, requiredFields } from './aggregate.ts';
import { pageOf, parseOrderBy } from './list.ts';
import { planQuery } from './plan.ts';
import { runForAggregation, runQuery } from './run.ts';

const DATABASE = 'projects/p/databases/(default)';
const BOOKS: { [id: string]: { [name: string]: unknown } } = {
  dune: { price: 10n, tags: ['desert', 'space'], year: 1965n },
  emma: { price: 5.5, tags: [], year: 1815n },
  free: { price: null, year: 2000n },
  odd: { price: Number.NaN, tags: 'space' },
  text: { price: 'ten' },
};

function aScope() {
  const database = new Store().database(DATABASE);
  for (const [id, content] of Object.entries(BOOKS)) {
    const name = `${DATABASE}/documents/books/${id}`;
    database.restore(
      aDocument({ name, path: splitName(name), fields: someFields(content), createTime: 1n, updateTime: 1n }),
    );
  }
  return { database, parent: [], time: undefined };
}

const wire = (content: unknown) => someWireFields({ value: content }).value as WireValue;
const field = (op: string, content: unknown, fieldPath = 'price'): WireFilter => ({
  fieldFilter: { field: { fieldPath }, op, value: wire(content) },
});
const unary = (op: string): WireFilter => ({ unaryFilter: { field: { fieldPath: 'price' }, op } });
const composite = (op: string, ...filters: WireFilter[]): WireFilter => ({ compositeFilter: { op, filters } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
const nearest = (part: WireFindNearest): WireQuery => ({
  findNearest: {
    vectorField: { fieldPath: 'topic' },
    queryVector: wire({ __type__: '__vector__', value: [1, 2] }),
    distanceMeasure: 'EUCLIDEAN',
    limit: { value: 1 },
    ...part,
  },
});
const find = (query: WireQuery) =>
  runQuery(planQuery({ from: [{ collectionId: 'books' }], ...query }), aScope()).documents.map(
    ({ path }) => path.segments[1],
  );

describe('a filter', () => {
  it.each([
    ['equal, across kinds of numbers', field('EQUAL', 10), ['dune']],
    ['equal to null, which nothing is', field('EQUAL', null), []],
    ['different, which null and missing are not', field('NOT_EQUAL', 10n), ['odd', 'emma', 'text']],
    ['in a list', field('IN', [5.5, 'ten', null]), ['emma', 'text']],
    ['not in a list', field('NOT_IN', [10n, 'ten']), ['odd', 'emma']],
    ['not in a list with null', field('NOT_IN', [null]), []],
    ['below, of the same class only', field('LESS_THAN', 11n), ['emma', 'dune']],
    ['not above NaN, which is in no range', field('GREATER_THAN_OR_EQUAL', Number.NaN), []],
    ['containing', field('ARRAY_CONTAINS', 'space', 'tags'), ['dune']],
    ['containing any', field('ARRAY_CONTAINS_ANY', ['x', 'desert'], 'tags'), ['dune']],
    ['null', unary('IS_NULL'), ['free']],
    ['not null', unary('IS_NOT_NULL'), ['odd', 'emma', 'dune', 'text']],
    ['NaN', unary('IS_NAN'), ['odd']],
    ['not NaN', unary('IS_NOT_NAN'), ['emma', 'dune', 'text']],
    ['either', composite('OR', field('EQUAL', 'ten'), field('EQUAL', 5.5)), ['emma', 'text']],
    ['both', composite('AND', field('EQUAL', 10n), field('EQUAL', 1965n, 'year')), ['dune']],
    ['nothing, which an empty composite is', composite('AND'), ['dune', 'emma', 'free', 'odd', 'text']],
  ])('a filter %s', (_, where, expected) => {
    expect(find({ where })).toEqual(expected);
  });
});

describe('an order', () => {
  it('an order goes across kinds and leaves out documents that lack the field', () => {
    expect(find({ orderBy: [by('tags')] })).toEqual(['odd', 'emma', 'dune']);
    expect(find({ orderBy: [by('price', 'DESCENDING')] })).toEqual(['text', 'dune', 'emma', 'odd', 'free']);
  });

  it('an order ends with the name, also when there is a range of names', () => {
    const name = `${DATABASE}/documents/books/free`;
    const reference = { referenceValue: name, valueType: 'referenceValue' };
    const below: WireFilter = { fieldFilter: { field: { fieldPath: '__name__' }, op: 'LESS_THAN', value: reference } };
    expect(find({ where: composite('AND', below, unary('IS_NOT_NAN')) })).toEqual(['emma', 'dune']);
  });

  it('an order takes a window: cursors, then offset, then limit', () => {
    const startAt = { values: [wire(5n)], before: true };
    expect(find({ orderBy: [by('price')], startAt, offset: 1, limit: { value: 1 } })).toEqual(['dune']);
    expect(find({ orderBy: [by('price')], endAt: { values: [wire(5.5)], before: true } })).toEqual(['free', 'odd']);
    expect(find({ limit: { value: 0 } })).toEqual([]);
  });
});

describe('a query is refused', () => {
  it.each<[string, WireQuery, string]>([
    ['with a reserved collection', { from: [{ collectionId: '__x__' }] }, 'reserved'],
    ['with a negative limit', { limit: { value: -1 } }, 'limit is negative'],
    ['with two negations', { where: composite('AND', unary('IS_NOT_NULL'), unary('IS_NOT_NAN')) }, 'Only a single'],
    [
      'with 31 alternatives',
      {
        where: field(
          'IN',
          Array.from({ length: 31 }, (_, i) => BigInt(i)),
        ),
      },
      'up to 30',
    ],
    [
      'with 32 alternatives by product',
      { where: composite('AND', field('IN', [1n, 2n, 3n, 4n]), field('IN', [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n], 'year')) },
      'Result had 32 disjunctions',
    ],
    [
      'with two array conditions',
      { where: composite('AND', field('ARRAY_CONTAINS', 1n), field('ARRAY_CONTAINS', 2n)) },
      'single array-contains',
    ],
    ['with a cursor for an implicit order', { startAt: { values: [wire(1n)] } }, 'Cursor has too many values.'],
    ['ordered twice by a field', { orderBy: [by('a'), by('a')] }, 'duplicate fields a'],
    ['ordered beyond the name', { orderBy: [by('__name__'), by('a')] }, 'more fields after the key'],
    ['backwards by name alone', { orderBy: [by('__name__', 'DESCENDING')] }, 'descending key scans'],
    [
      'without a collection but with a field',
      { from: [], where: field('EQUAL', 1n) },
      'kind is required for filter: price',
    ],
    ['for the nearest vectors of no field', { findNearest: {} }, 'empty property path'],
    ['for the nearest vectors by no measure', nearest({ distanceMeasure: 'NONE' }), 'distance_measure'],
    ['for the nearest vectors to a number', nearest({ queryVector: wire(1n) }), 'query_vector'],
    ['for none of the nearest vectors', nearest({ limit: { value: 0 } }), 'limit must be'],
    ['for too many of the nearest vectors', nearest({ limit: { value: 1_001 } }), 'limit must be'],
  ])('a query is refused %s', (_, query, message) => {
    expect(() => find(query)).toThrow(message);
  });
});

describe('aggregations', () => {
  const figures = (wireAggregations: object[], query: WireQuery = {}) => {
    const aggregations = decodeAggregations(wireAggregations);
    const plan = planQuery({ from: [{ collectionId: 'books' }], ...query });
    const documents = runForAggregation(plan, aScope(), requiredFields(aggregations));
    return Object.fromEntries(aggregate(aggregations, documents).results);
  };
  const price = { field: { fieldPath: 'price' } };
  const year = { field: { fieldPath: 'year' } };

  it('aggregations leave out of all of them the documents that lack a summed field', () => {
    expect(figures([{ count: {} }, { sum: year, alias: 'years' }])).toEqual({
      field_1: aValue(3n),
      years: aValue(5780n),
    });
  });

  it('aggregations ignore what is no number; NaN makes NaN', () => {
    expect(figures([{ avg: price, alias: 'a' }])).toEqual({ a: aValue(Number.NaN) });
    expect(figures([{ sum: price, alias: 's' }], { where: field('EQUAL', 'ten') })).toEqual({ s: aValue(0n) });
    expect(figures([{ avg: price, alias: 'a' }], { where: field('EQUAL', 'ten') })).toEqual({ a: aValue(null) });
  });

  it('aggregations count the window only, up to a bound', () => {
    expect(figures([{ count: {}, alias: 'n' }], { offset: 1, limit: { value: 3 } })).toEqual({ n: aValue(3n) });
    expect(figures([{ count: { upTo: { value: '2' } }, alias: 'n' }])).toEqual({ n: aValue(2n) });
  });

  it.each([
    ['none', [], 'can not be empty'],
    ['six', Array.from({ length: 6 }, () => ({ count: {} })), 'Received: 6'],
    [
      'two of one name',
      [
        { count: {}, alias: 'n' },
        { count: {}, alias: 'n' },
      ],
      'duplicate alias: n',
    ],
    ['a sum of names', [{ sum: { field: { fieldPath: '__name__' } } }], '__key__'],
  ])('aggregations are refused: %s', (_, wireAggregations, message) => {
    expect(() => decodeAggregations(wireAggregations)).toThrow(message);
  });
});

describe('pages', () => {
  const options = { size: 2, compare: (a: string, b: string) => a.localeCompare(b), nameOf: (name: string) => name };

  it('pages go on after the last one; a full last page is followed by an empty one', () => {
    const first = pageOf(['c', 'a', 'd', 'b'], { ...options, after: undefined });
    const second = pageOf(['c', 'a', 'd', 'b'], { ...options, after: 'b' });
    const third = pageOf(['c', 'a', 'd', 'b'], { ...options, after: 'd' });
    expect([first.items, second.items, third.items]).toEqual([['a', 'b'], ['c', 'd'], []]);
    expect([first, second, third].map(({ nextPageToken }) => nextPageToken !== '')).toEqual([true, true, false]);
  });

  it('pages have orders as text', () => {
    expect(parseOrderBy('a, b.c desc ,')).toEqual([by('a'), by('b.c', 'DESCENDING')]);
  });
});
