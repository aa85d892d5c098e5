import type { WireFields } from '../wire.ts';
import { type Fields, mapOf, NULL, type Value } from './values.ts';
import { fieldsToWire } from './wireValues.ts';

/** A bigint becomes an integer, a number a double, a Date a timestamp. */
export function aValue(content: unknown): Value {
  if (content === null) return NULL;
  if (typeof content === 'boolean') return { kind: 'boolean', value: content };
  if (typeof content === 'bigint') return { kind: 'integer', value: content };
  if (typeof content === 'number') return { kind: 'double', value: content };
  if (typeof content === 'string') return { kind: 'string', value: content };
  if (content instanceof Date) return { kind: 'timestamp', micros: BigInt(content.getTime()) * 1000n };
  if (Buffer.isBuffer(content)) return { kind: 'bytes', value: content };
  if (Array.isArray(content)) return { kind: 'array', values: content.map(aValue) };
  return mapOf(someFields(content as { [name: string]: unknown }));
}

export function someFields(content: { [name: string]: unknown }): Fields {
  return new Map(Object.entries(content).map(([name, value]) => [name, aValue(value)]));
}

export function someWireFields(content: { [name: string]: unknown }): WireFields {
  return withKinds(fieldsToWire(someFields(content))) as WireFields;
}

function withKinds(wire: unknown): unknown {
  if (Array.isArray(wire)) return wire.map(withKinds);
  if (typeof wire !== 'object' || wire === null || Buffer.isBuffer(wire)) return wire;
  const members = Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, withKinds(value)]));
  const kind = Object.keys(members).find((name) => name.endsWith('Value'));
  return kind ? { ...members, valueType: kind } : members;
}
