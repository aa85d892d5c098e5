import { describe, expect, it } from 'vitest';
import { parseFieldPath } from '../model/fieldPaths.ts';
import { IndexCatalogue } from './catalogue.ts';
import { chooseIndexes } from './choose.ts';
import { type IndexField, type IndexScope, withName } from './definition.ts';

/** `a` upwards, `-a` downwards, `a[]` what the array contains. */
function field(text: string): IndexField {
  if (text.endsWith('[]')) return { path: parseFieldPath(text.slice(0, -2)), mode: 'CONTAINS' };
  if (text.startsWith('-')) return { path: parseFieldPath(text.slice(1)), mode: 'DESCENDING' };
  return { path: parseFieldPath(text), mode: 'ASCENDING' };
}

const fields = (text: string) => text.split(' ').filter(Boolean).map(field);
const composite = (text: string, scope: IndexScope = 'COLLECTION') => ({
  collectionGroup: 'cities',
  scope,
  fields: withName(fields(text)),
});

type Case = { equal?: string; orders?: string; indexes?: string[]; scope?: IndexScope };

/** The parts that are used, each as the fields that it finds documents by; undefined when an index is missing. */
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
    orders: withName(fields(orders)),
  });
  return parts?.map(({ equalities, contains }) =>
    [...equalities.map((path) => path.join('.')), ...(contains ? [`${contains.join('.')}[]`] : [])].join(' '),
  );
}

describe('the indexes that Firestore makes by itself serve', () => {
  it.each<[string, Case, string[]]>([
    ['everything by name', {}, ['']],
    ['one equality', { equal: 'state' }, ['state']],
    ['several equalities, each from its own', { equal: 'state country' }, ['state', 'country']],
    ['what an array contains', { equal: 'regions[]' }, ['regions[]']],
    ['what an array contains, with an equality', { equal: 'capital regions[]' }, ['capital', 'regions[]']],
    ['a field within a map', { equal: 'address.city' }, ['address.city']],
    ['one order, upwards', { orders: 'population' }, ['']],
    ['one order, downwards', { orders: '-population' }, ['']],
    ['an equality, by name downwards', { equal: 'state', orders: '-__name__' }, ['state']],
  ])('the indexes that Firestore makes by itself serve %s', (_, query, parts) => {
    expect(choose(query)).toEqual(parts);
  });
});

describe('an index of several fields is missing for', () => {
  it.each<[string, Case]>([
    ['an equality and an order', { equal: 'state', orders: 'population' }],
    ['what an array contains and an order', { equal: 'regions[]', orders: 'population' }],
    ['what an array contains, by name downwards', { equal: 'regions[]', orders: '-__name__' }],
    ['two orders', { orders: 'state population' }],
    ['an order and names against it', { orders: '-population __name__' }],
    ['everything by name downwards', { orders: '-__name__' }],
  ])('an index of several fields is missing for %s', (_, query) => {
    expect(choose(query)).toBeUndefined();
  });
});

describe('a declared index serves', () => {
  it.each<[string, Case, string[] | undefined]>([
    ['its equality and its order', { equal: 'a', orders: 'b', indexes: ['a b'] }, ['a']],
    ['equalities in any order', { equal: 'b a', orders: 'c', indexes: ['a b c'] }, ['a b']],
    ['an equality whichever way it has it', { equal: 'a', orders: 'b', indexes: ['-a b'] }, ['a']],
    ['no order against its own', { equal: 'a', orders: '-b', indexes: ['a b'] }, undefined],
    ['the names in the direction of its last field', { equal: 'a', orders: '-b -__name__', indexes: ['a -b'] }, ['a']],
    ['the names in no other', { equal: 'a', orders: '-b __name__', indexes: ['a -b'] }, undefined],
    ['the names as it says itself', { equal: 'a', orders: '-b __name__', indexes: ['a -b __name__'] }, ['a']],
    ['an array and an order', { equal: 'a[]', orders: '-b', indexes: ['a[] -b'] }, ['a[]']],
    ['two orders in this order', { orders: 'a b', indexes: ['b a'] }, undefined],
    ['two orders', { orders: 'a -b', indexes: ['a -b'] }, ['']],
    ['not a query that leaves one of its fields free', { equal: 'a', orders: 'c', indexes: ['a b c'] }, undefined],
    ['names downwards', { orders: '-__name__', indexes: ['-__name__'] }, ['']],
    ['not another scope', { equal: 'a', orders: 'b', indexes: ['a b'], scope: 'COLLECTION_GROUP' }, undefined],
  ])('a declared index serves %s', (_, query, parts) => {
    expect(choose(query)).toEqual(parts);
  });
});

describe('shared order', () => {
  const indexes = ['category rating', 'city rating', 'pick rating', 'tags[] rating', 'price -rating'];

  it('declared indexes with the same order serve together a query that none of them serves alone', () => {
    const query = { equal: 'category city pick tags[]', orders: 'rating', indexes };
    expect(choose(query)?.sort()).toEqual(['category', 'city', 'pick', 'tags[]']);
  });

  it('declared indexes with the same order do not serve a query with a field that none of them has', () => {
    expect(choose({ equal: 'category price', orders: 'rating', indexes })).toBeUndefined();
  });

  it('declared indexes with the same order are left alone where one has all the fields', () => {
    const query = { equal: 'category city', orders: 'rating', indexes: [...indexes, 'city category rating'] };
    expect(choose(query)).toEqual(['city category']);
  });
});
