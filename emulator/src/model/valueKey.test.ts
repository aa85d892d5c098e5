import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aValue } from './testValues.ts';
import { valueKey, valuesKey } from './valueKey.ts';
import { areEqual } from './valueOrder.ts';
import type { Value } from './values.ts';
import { referenceTo } from './wireValues.ts';

const anyScalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(null, true, false, Number.NaN, 0, -0, 0n, 1, 1n, 1.5, 2 ** 53, 2n ** 53n + 1n, 2 ** 63).map(aValue),
  fc.constantFrom('', '1', 'n1', '0', '\0', '\0n1', '\0s', '\u00000').map(aValue),
  fc.double().map(aValue),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(aValue),
  fc.constantFrom(Number.POSITIVE_INFINITY, new Date(0), new Date(1), Buffer.from('a'), Buffer.from('b')).map(aValue),
  fc.constantFrom('a', 'b').map((id) => referenceTo(`projects/p/databases/d/documents/c/${id}`)),
  fc.constantFrom(0, -0, 1).map((latitude): Value => ({ kind: 'geoPoint', latitude, longitude: 0 })),
);
const anyValue: fc.Arbitrary<Value> = fc.oneof(
  anyScalar,
  fc.array(anyScalar, { maxLength: 3 }).map((values): Value => ({ kind: 'array', values })),
  fc
    .array(fc.tuple(fc.constantFrom('a', 'b', 'ab'), anyScalar), { maxLength: 3 })
    .map((entries): Value => ({ kind: 'map', fields: new Map(entries) })),
  fc.constantFrom([1, 2], [1, 2.5], [1]).map((value) => aValue({ __type__: '__vector__', value })),
);

it('gives exactly the values that queries consider equal the same key', () => {
  fc.assert(
    fc.property(anyValue, anyValue, (a, b) => {
      expect(valueKey(a) === valueKey(b)).toBe(areEqual(a, b));
    }),
    { numRuns: 2_000 },
  );
});

it('distinguishes lists of values', () => {
  expect(valuesKey([aValue('a'), aValue('bc')])).not.toBe(valuesKey([aValue('ab'), aValue('c')]));
  expect(valuesKey([aValue(1n), aValue(-0)])).toBe(valuesKey([aValue(1), aValue(0n)]));
});
