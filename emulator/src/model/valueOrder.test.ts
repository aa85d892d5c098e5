import { describe, expect, it } from 'vitest';
import { aValue } from './testValues.ts';
import { areEqual, areIdentical, compareValues } from './valueOrder.ts';
import { referenceTo } from './wireValues.ts';

const vector = (...components: number[]) => ({ __type__: '__vector__', value: components });

describe('the order of values', () => {
  it('the order of values has the kinds in the documented order', () => {
    const reference = referenceTo('projects/p/databases/d/documents/c/a');
    const place = { kind: 'geoPoint', latitude: 1, longitude: 2 } as const;
    const plain = [null, false, Number.NaN, 1n, new Date(0), 'a', Buffer.from('a')].map(aValue);
    const ordered = [...plain, reference, place, aValue([1n]), aValue(vector(1)), aValue({ a: 1n })];
    expect([...ordered].reverse().sort(compareValues)).toEqual(ordered);
  });

  it.each([
    ['an int64 beyond double precision and a double', 2n ** 53n + 1n, 2 ** 53],
    ['the largest int64 and minus infinity', 2n ** 63n - 1n, Number.NEGATIVE_INFINITY],
    ['2^63 as a double and the largest int64', 2 ** 63, 2n ** 63n - 1n],
    ['a longer array', [1n, 2n], [1n]],
    ['a later element', [2n], [1n, 9n]],
    ['a map with a later key', { b: 0n }, { a: 9n }],
    ['a map with more keys', { a: 1n, b: 0n }, { a: 1n }],
    ['a vector of more dimensions', vector(0, 0), vector(9)],
    ['later bytes', Buffer.from([0xff]), Buffer.from([0x7f, 0xff])],
    ['a later moment', new Date(1), new Date(0)],
  ])('the order of values is exact for %s', (_, larger, smaller) => {
    expect(compareValues(aValue(larger), aValue(smaller))).toBeGreaterThan(0);
    expect(compareValues(aValue(smaller), aValue(larger))).toBeLessThan(0);
  });
});

describe('equality for queries and identity for writes', () => {
  it.each([
    ['1 and 1.0', 1n, 1],
    ['0.0 and -0.0', 0, -0],
    ['arrays of 1 and 1.0', [1n], [1]],
    ['maps of 1 and 1.0', { a: 1n }, { a: 1 }],
  ])('%s are equal for queries but not identical for writes', (_, a, b) => {
    expect(areEqual(aValue(a), aValue(b))).toBe(true);
    expect(areIdentical(aValue(a), aValue(b))).toBe(false);
  });

  it('NaN is both to itself', () => {
    expect(areEqual(aValue(Number.NaN), aValue(Number.NaN))).toBe(true);
    expect(areIdentical(aValue([Number.NaN]), aValue([Number.NaN]))).toBe(true);
  });

  it('maps do not care for the order of their keys', () => {
    expect(areIdentical(aValue({ a: 1n, b: 2n }), aValue({ b: 2n, a: 1n }))).toBe(true);
    expect(areIdentical(aValue({ a: 1n }), aValue({ b: 1n }))).toBe(false);
  });
});
