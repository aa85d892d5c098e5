import { expect, it } from 'vitest';
import { fromJson } from './jsonValues.ts';
import type { Value } from './values.ts';
import { fromWire } from './wireValues.ts';

const LONG = 'The Hidden Circuit at Redcliff';

const firstOf = (value: Value) => (value.kind === 'array' ? value.values[0] : undefined);
const fromRequest = (stringValue: string) =>
  firstOf(
    fromWire({
      valueType: 'arrayValue',
      arrayValue: { values: [{ valueType: 'stringValue', stringValue }] },
    }),
  );
const fromFile = (text: string) => firstOf(fromJson({ array: [text] }));

it('equal short texts in arrays are one object, whether they came in a request or from a file', () => {
  expect(fromRequest('salt')).toEqual({ kind: 'string', value: 'salt' });
  expect(fromRequest('salt')).toBe(fromRequest('salt'));
  expect(fromFile('salt')).toBe(fromRequest('salt'));
  expect(fromRequest('salty')).not.toBe(fromRequest('salt'));
});

it('long texts are not kept for others', () => {
  expect(fromRequest(LONG)).toEqual({ kind: 'string', value: LONG });
  expect(fromRequest(LONG)).not.toBe(fromRequest(LONG));
});
