import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { fromJson, toJson } from './jsonValues.ts';
import { aValue } from './testValues.ts';
import { referenceTo } from './wireValues.ts';

it.each(
  [
    null,
    true,
    false,
    2n ** 63n - 1n,
    -(2n ** 63n),
    1.5,
    -0,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    5e-324,
    '',
    'line\nbreak 😀',
    Buffer.from([0, 255]),
    new Date('0001-01-01T00:00:00Z'),
    [],
    [1n, [Number.NaN]],
    {},
    { a: { 'odd.name `': null } },
    { __type__: '__vector__', value: [1, 2] },
  ].map((content) => [inspect(content), aValue(content)] as const),
)('round-trips %s', (_, value) => {
  expect(fromJson(JSON.parse(JSON.stringify(toJson(value))))).toEqual(value);
});

it('round-trips references and geo points', () => {
  const reference = referenceTo('projects/p/databases/d/documents/c/a');
  const place = { kind: 'geoPoint', latitude: -0, longitude: 179.5 } as const;
  expect(fromJson(JSON.parse(JSON.stringify(toJson(reference))))).toEqual(reference);
  expect(fromJson(JSON.parse(JSON.stringify(toJson(place))))).toEqual(place);
});
