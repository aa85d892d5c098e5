import { describe, expect, it } from 'vitest';
import { someFields } from '../model/testValues.ts';
import { checkDocumentFields } from './documentLimits.ts';

const check = (content: { [name: string]: unknown }) => () => checkDocumentFields(someFields(content));

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
    ['above 1 MiB', { a: 'x'.repeat(600_000), b: 'x'.repeat(600_000) }, 'maximum entity size is 1048576 bytes'],
  ])('%s', (_, content, message) => {
    expect(check(content)).toThrow(message);
  });
});

it('a document at its limits is taken', () => {
  expect(check({ m: nested(20), s: 'x'.repeat(1_000_000), ['n'.repeat(1500)]: [{ a: [1n] }] })).not.toThrow();
});

it('a vector may use the reserved names that make it one', () => {
  expect(check({ v: { __type__: '__vector__', value: [1, 2] } })).not.toThrow();
});
