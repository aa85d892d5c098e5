import { describe, expect, it } from 'vitest';
import { someFields } from '../model/testValues.ts';
import { checkDocumentFields } from './documentLimits.ts';

const PATH = { database: 'projects/p/databases/d', segments: ['books', 'a'] };
const check =
  (content: { [name: string]: unknown }, path = PATH) =>
  () =>
    checkDocumentFields(someFields(content), path);

const aVector = (dimensions: number) => ({
  __type__: '__vector__',
  value: Array.from({ length: dimensions }, () => 0),
});

/** Maps within maps: `depth` of them. */
function nested(depth: number): unknown {
  return depth === 0 ? 1n : { m: nested(depth - 1) };
}

describe('a document is refused', () => {
  it.each([
    ['with a reserved field', { __x__: 1n }, 'field name __x__ is reserved'],
    ['with a reserved field within', { a: { __x__: 1n } }, "field name '__x__' is reserved."],
    ['with an array in an array', { a: [[1n]] }, 'Nested arrays are not allowed'],
    ['with a long field name', { ['n'.repeat(1501)]: 1n }, 'The property.name is longer than 1500 bytes.'],
    ['with a long text', { s: 'x'.repeat(1_048_488) }, 'The value of property "s" is longer than 1048487 bytes.'],
    ['with a long text in an array', { s: ['x'.repeat(1_048_488)] }, 'The value of property "array" is longer'],
    ['with a long text in a map', { m: { s: 'x'.repeat(1_048_488) } }, 'Property m contains an invalid nested entity.'],
    ['with a long path', { m: { ['n'.repeat(1499)]: 1n } }, 'Property m contains an invalid nested entity.'],
    ['21 maps deep', { m: nested(21) }, 'Property m contains an invalid nested entity.'],
    ['with a vector of 2049 dimensions', { m: { v: aVector(2_049) } }, 'Vectors must be at most 2048 dimensions.'],
    ['above 1 MiB', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }, 'maximum entity size is 1048576 bytes'],
  ])('a document is refused %s', (_, content, message) => {
    expect(check(content)).toThrow(message);
  });
});

it('the name of a document counts in its size', () => {
  // 32 bytes for the document; 16 for its name and 6 and 2 for its parts; 2 for a field's name and 1 for the end of a text.
  const rest = 1_048_576 - 32 - (16 + 6 + 2) - 3 - 3;
  const fields = { a: 'x'.repeat(rest - 1_000), b: 'x'.repeat(1_000) };
  expect(check(fields)).not.toThrow();
  const longer = { ...PATH, segments: ['books', 'ab'] };
  expect(check(fields, longer)).toThrow('maximum entity size is 1048576 bytes');
});

it('a vector of 2048 dimensions is taken', () => {
  expect(check({ v: aVector(2_048) })).not.toThrow();
});

it('a document at its limits is taken', () => {
  expect(check({ m: nested(20), s: 'x'.repeat(1_000_000), ['n'.repeat(1500)]: [{ a: [1n] }] })).not.toThrow();
});

it('a vector may use the reserved names that make it one', () => {
  expect(check({ v: { __type__: '__vector__', value: [1, 2] } })).not.toThrow();
});
