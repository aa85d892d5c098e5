import { describe, expect, it } from 'vitest';
import { parseFieldPath } from '../model/fieldPaths.ts';
import { IndexCatalogue } from './catalogue.ts';
import { chooseIndexes } from './choose.ts';
import { type IndexField, type IndexScope, withDocumentName } from './definition.ts';

/** `a` is ascending, `-a` descending, `a[]` array membership. */
function field(text: string): IndexField {
  if (text.endsWith('[]')) return { path: parseFieldPath(text.slice(0, -2)), mode: 'CONTAINS' };
  if (text.startsWith('-')) return { path: parseFieldPath(text.slice(1)), mode: 'DESCENDING' };
  return { path: parseFieldPath(text), mode: 'ASCENDING' };
}

const fields = (text: string) => text.split(' ').filter(Boolean).map(field);
const composite = (text: string, scope: IndexScope = 'COLLECTION') => ({
  collectionGroup: 'cities',
  scope,
  fields: withDocumentName(fields(text)),
});

type Case = { equal?: string; orders?: string; indexes?: string[]; scope?: IndexScope };

function choose({ equal = '', orders = '', indexes = [], scope = 'COLLECTION' }: Case) {
  const wanted = fields(equal);
  const catalogue = new IndexCatalogue(
    indexes.map((text) => composite(text)),
    [],
  );
  const parts = chooseIndexes(catalogue, {
    collectionGroup: 'cities',
    scope,
    equalities: wanted.filter(({ mode }) => mode !== 'CONTAINS').map(({ path }) => path),
    contains: wanted.find(({ mode }) => mode === 'CONTAINS')?.path,
    orders: withDocumentName(fields(orders)),
  });
  return parts?.map(({ equalities, contains }) =>
    [...equalities.map((path) => path.join('.')), ...(contains ? [`${contains.join('.')}[]`] : [])].join(' '),
  );
}

describe('automatic indexes', () => {
  it.each<[string, Case, string[]]>([
    ['all documents by name', {}, ['']],
    ['one equality', { equal: 'state' }, ['state']],
    ['several equalities by one index each', { equal: 'state country' }, ['state', 'country']],
    ['array membership', { equal: 'regions[]' }, ['regions[]']],
    ['array membership with an equality', { equal: 'capital regions[]' }, ['capital', 'regions[]']],
    ['a field within a map', { equal: 'address.city' }, ['address.city']],
    ['one ascending order', { orders: 'population' }, ['']],
    ['one descending order', { orders: '-population' }, ['']],
    ['an equality with descending names', { equal: 'state', orders: '-__name__' }, ['state']],
  ])('serve %s', (_, query, parts) => {
    expect(choose(query)).toEqual(parts);
  });
});

describe('missing composite indexes', () => {
  it.each<[string, Case]>([
    ['an equality and an order', { equal: 'state', orders: 'population' }],
    ['array membership and an order', { equal: 'regions[]', orders: 'population' }],
    ['array membership with descending names', { equal: 'regions[]', orders: '-__name__' }],
    ['two orders', { orders: 'state population' }],
    ['an order with names in the opposite direction', { orders: '-population __name__' }],
    ['all documents by descending name', { orders: '-__name__' }],
  ])('are reported for %s', (_, query) => {
    expect(choose(query)).toBeUndefined();
  });
});

describe('declared indexes', () => {
  it.each<[string, Case, string[] | undefined]>([
    ['serve an equality and an order', { equal: 'a', orders: 'b', indexes: ['a b'] }, ['a']],
    ['serve equalities in any order', { equal: 'b a', orders: 'c', indexes: ['a b c'] }, ['a b']],
    ['serve an equality in either direction', { equal: 'a', orders: 'b', indexes: ['-a b'] }, ['a']],
    ['do not serve the opposite order', { equal: 'a', orders: '-b', indexes: ['a b'] }, undefined],
    [
      'serve names in the direction of the last field',
      { equal: 'a', orders: '-b -__name__', indexes: ['a -b'] },
      ['a'],
    ],
    [
      'do not serve names in the opposite direction',
      { equal: 'a', orders: '-b __name__', indexes: ['a -b'] },
      undefined,
    ],
    [
      'serve names in their declared direction',
      { equal: 'a', orders: '-b __name__', indexes: ['a -b __name__'] },
      ['a'],
    ],
    ['serve an array and an order', { equal: 'a[]', orders: '-b', indexes: ['a[] -b'] }, ['a[]']],
    ['do not serve two orders in another sequence', { orders: 'a b', indexes: ['b a'] }, undefined],
    ['serve two orders', { orders: 'a -b', indexes: ['a -b'] }, ['']],
    ['do not serve queries that lack one of their fields', { equal: 'a', orders: 'c', indexes: ['a b c'] }, undefined],
    ['serve descending names', { orders: '-__name__', indexes: ['-__name__'] }, ['']],
    ['do not serve another scope', { equal: 'a', orders: 'b', indexes: ['a b'], scope: 'COLLECTION_GROUP' }, undefined],
  ])('%s', (_, query, parts) => {
    expect(choose(query)).toEqual(parts);
  });
});

describe('declared indexes with the same order', () => {
  const indexes = ['category rating', 'city rating', 'pick rating', 'tags[] rating', 'price -rating'];

  it('serve a query together', () => {
    const query = { equal: 'category city pick tags[]', orders: 'rating', indexes };
    expect(choose(query)?.sort()).toEqual(['category', 'city', 'pick', 'tags[]']);
  });

  it('do not serve a query with an unindexed field', () => {
    expect(choose({ equal: 'category price', orders: 'rating', indexes })).toBeUndefined();
  });

  it('are not combined if one has all fields', () => {
    const query = { equal: 'category city', orders: 'rating', indexes: [...indexes, 'city category rating'] };
    expect(choose(query)).toEqual(['city category']);
  });
});
