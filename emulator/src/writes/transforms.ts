import { invalidArgument } from '../errors.ts';
import { type FieldPath, parseFieldPath } from '../model/fieldPaths.ts';
import { areEqual, compareNumbers } from '../model/valueOrder.ts';
import { isNaNValue, isNumber, NULL, type NumberValue, type Value } from '../model/values.ts';
import { arrayFromWire, fromWire } from '../model/wireValues.ts';
import type { Micros } from '../time.ts';
import type { WireTransform, WireValue } from '../wire.ts';

type Operation =
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: NumberValue }
  | { readonly kind: 'union' | 'remove'; readonly operands: readonly Value[] };

export type Transform = Operation & { readonly path: FieldPath };

const MAX_INT64 = 2n ** 63n - 1n;
const MIN_INT64 = -(2n ** 63n);

function numberOperand(wire: WireValue): NumberValue {
  const operand = fromWire(wire);
  if (!isNumber(operand)) throw invalidArgument('Input must be int64 or double.');
  return operand;
}

function decodeOperation(wire: WireTransform): Operation {
  if (wire.increment) return { kind: 'increment', operand: numberOperand(wire.increment) };
  if (wire.maximum) return { kind: 'maximum', operand: numberOperand(wire.maximum) };
  if (wire.minimum) return { kind: 'minimum', operand: numberOperand(wire.minimum) };
  if (wire.appendMissingElements) return { kind: 'union', operands: arrayFromWire(wire.appendMissingElements).values };
  if (wire.removeAllFromArray) return { kind: 'remove', operands: arrayFromWire(wire.removeAllFromArray).values };
  if (wire.setToServerValue === 'REQUEST_TIME') return { kind: 'serverTime' };
  throw invalidArgument('Unknown transform.');
}

export function decodeTransform(wire: WireTransform): Transform {
  return { path: parseFieldPath(wire.fieldPath), ...decodeOperation(wire) };
}

export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  commitTime: Micros,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'serverTime': {
      const value: Value = { kind: 'timestamp', micros: commitTime - (commitTime % 1000n) };
      return { value, result: value };
    }
    case 'increment': {
      const value = isNumber(current) ? add(current, transform.operand) : transform.operand;
      return { value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const value = isNumber(current) ? extreme(transform.kind, current, transform.operand) : transform.operand;
      return { value, result: value };
    }
    case 'union':
      return { value: { kind: 'array', values: union(elementsOf(current), transform.operands) }, result: NULL };
    case 'remove':
      return { value: { kind: 'array', values: without(elementsOf(current), transform.operands) }, result: NULL };
  }
}

/** int64 saturates; a double operand makes a double. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  if (a.kind === 'double' || b.kind === 'double') return { kind: 'double', value: Number(a.value) + Number(b.value) };
  const sum = a.value + b.value;
  return { kind: 'integer', value: sum > MAX_INT64 ? MAX_INT64 : sum < MIN_INT64 ? MIN_INT64 : sum };
}

/** NaN wins; of equal values the stored one stays; 0.0 exceeds -0.0. */
function extreme(kind: 'maximum' | 'minimum', current: NumberValue, operand: NumberValue): NumberValue {
  if (isNaNValue(operand)) return operand;
  if (isNaNValue(current)) return current;
  if (current.kind === 'double' && operand.kind === 'double') {
    const pick = kind === 'maximum' ? Math.max : Math.min;
    return { kind: 'double', value: pick(current.value, operand.value) };
  }
  const order = compareNumbers(operand, current);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : current;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : [];
}

function union(elements: readonly Value[], operands: readonly Value[]): Value[] {
  const result = [...elements];
  for (const operand of operands) {
    if (!result.some((element) => areEqual(element, operand))) result.push(operand);
  }
  return result;
}

function without(elements: readonly Value[], operands: readonly Value[]): Value[] {
  return elements.filter((element) => !operands.some((operand) => areEqual(element, operand)));
}
