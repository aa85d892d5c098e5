import { describe, expect, it } from 'vitest';
import { aValue, someWireFields } from '../model/testValues.ts';
import type { WireTransform } from '../wire.ts';
import { applyTransform, decodeTransform } from './transforms.ts';

const AT = 1_700_000_000_123_456n;
const MAX = 2n ** 63n - 1n;

function wire(kind: keyof WireTransform, operand: unknown): WireTransform {
  const value = someWireFields({ value: operand }).value;
  const isList = kind === 'appendMissingElements' || kind === 'removeAllFromArray';
  return { fieldPath: 'f', [kind]: isList ? value?.arrayValue : value };
}

const apply = (kind: keyof WireTransform, operand: unknown, current?: unknown) =>
  applyTransform(decodeTransform(wire(kind, operand)), current === undefined ? undefined : aValue(current), AT);

describe.each([
  ['increment', 2n, 3n, 5n],
  ['increment', 1n, MAX, MAX],
  ['increment', -1n, -MAX - 1n, -MAX - 1n],
  ['increment', 0.5, 1n, 1.5],
  ['increment', 2n, 'text', 2n],
  ['increment', 2n, undefined, 2n],
  ['maximum', 3, 3n, 3n],
  ['maximum', 4, 3n, 4],
  ['maximum', 0, -0, 0],
  ['maximum', Number.NaN, 3n, Number.NaN],
  ['minimum', 3, 3n, 3n],
  ['minimum', -0, 0, -0],
  ['minimum', 2n, 'text', 2n],
] as const)('%s by %s', (kind, operand, current, expected) => {
  it(`makes ${String(expected)} of ${String(current)} and says so`, () => {
    expect(apply(kind, operand, current)).toEqual({ value: aValue(expected), result: aValue(expected) });
  });
});

describe('array transforms', () => {
  it.each([
    ['adds what is missing, once', [1n], [1, 2n, 2n, null], [1n, 2n, null]],
    ['makes an array of anything else', 'text', [1n, 1n], [1n]],
    ['knows NaN again', [Number.NaN], [Number.NaN], [Number.NaN]],
  ])('a union %s', (_, current, operands, expected) => {
    expect(apply('appendMissingElements', operands, current)).toEqual({
      value: aValue(expected),
      result: aValue(null),
    });
  });

  it.each([
    ['takes every equal element', [1n, 2n, 1, { k: 1n }], [1, { k: 1 }], [2n]],
    ['empties what is no array', 'text', [1n], []],
  ])('a removal %s', (_, current, operands, expected) => {
    expect(apply('removeAllFromArray', operands, current)).toEqual({ value: aValue(expected), result: aValue(null) });
  });
});

it('the server time is that of the commit, cut to milliseconds', () => {
  const transform = decodeTransform({ fieldPath: 'f', setToServerValue: 'REQUEST_TIME' });
  expect(applyTransform(transform, undefined, AT).value).toEqual({ kind: 'timestamp', micros: 1_700_000_000_123_000n });
});

it('a transform of what is no number, and what is no transform, is refused', () => {
  expect(() => apply('increment', 'two')).toThrow('Input must be int64 or double.');
  expect(() => decodeTransform({ fieldPath: 'f' })).toThrow('Unknown transform.');
});
