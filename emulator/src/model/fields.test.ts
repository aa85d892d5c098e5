import { describe, expect, it } from 'vitest';
import { getField, project, removeField, setField } from './fields.ts';
import { aValue, someFields } from './testValues.ts';

const fields = someFields({ title: 'Dune', price: { cents: 999n, currency: 'USD' } });

describe('reads', () => {
  it('reading a field follows maps', () => {
    expect(getField(fields, ['price', 'cents'])).toEqual(aValue(999n));
  });

  it('reading a field finds nothing beyond what is no map', () => {
    expect(getField(fields, ['title', 'length'])).toBeUndefined();
    expect(getField(fields, ['price', 'tax'])).toBeUndefined();
  });
});

describe('writes', () => {
  it('setting a field keeps the siblings and leaves the original alone', () => {
    expect(setField(fields, ['price', 'cents'], aValue(1n))).toEqual(
      someFields({ title: 'Dune', price: { cents: 1n, currency: 'USD' } }),
    );
    expect(getField(fields, ['price', 'cents'])).toEqual(aValue(999n));
  });

  it('setting a field replaces what is on the way and no map', () => {
    expect(getField(setField(fields, ['title', 'en'], aValue('Dune')), ['title'])).toEqual(aValue({ en: 'Dune' }));
  });
});

describe('removals', () => {
  it('removing a field keeps its parent, even an empty one', () => {
    expect(removeField(someFields({ a: { b: 1n } }), ['a', 'b'])).toEqual(someFields({ a: {} }));
  });

  it('removing a field does not make parents', () => {
    expect(removeField(fields, ['stock', 'count'])).toBe(fields);
    expect(removeField(fields, ['title', 'en'])).toBe(fields);
  });
});

it('a projection has the listed paths that exist, and nothing else', () => {
  expect(
    project(fields, [
      ['price', 'cents'],
      ['missing', 'x'],
    ]),
  ).toEqual(someFields({ price: { cents: 999n } }));
});
