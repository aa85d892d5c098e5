import type { Micros } from '../time.ts';
import type { ResourcePath } from './names.ts';

/** Immutable. */
export type Fields = ReadonlyMap<string, Value>;

export type ReferenceValue = { readonly kind: 'reference'; readonly name: string; readonly path: ResourcePath };
export type ArrayValue = { readonly kind: 'array'; readonly values: readonly Value[] };
export type NumberValue =
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'double'; readonly value: number };

type MapValue = { readonly kind: 'map'; readonly fields: Fields; readonly vector?: readonly Value[] };

export type Value =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | NumberValue
  | { readonly kind: 'timestamp'; readonly micros: Micros }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'bytes'; readonly value: Buffer }
  | ReferenceValue
  | { readonly kind: 'geoPoint'; readonly latitude: number; readonly longitude: number }
  | ArrayValue
  | MapValue;

/** https://cloud.google.com/firestore/docs/vector-search */
export const MAX_VECTOR_DIMENSIONS = 2_048;

export const NULL: Value = { kind: 'null' };

/** `{ __type__: "__vector__", value: [...] }` becomes a vector. */
export function mapOf(fields: Fields): MapValue {
  const type = fields.get('__type__');
  if (type?.kind !== 'string' || type.value !== '__vector__') return { kind: 'map', fields };
  const components = fields.get('value');
  return { kind: 'map', fields, vector: components?.kind === 'array' ? components.values : [] };
}

export function isNumber(value: Value | undefined): value is NumberValue {
  return value?.kind === 'integer' || value?.kind === 'double';
}

export function isNaNValue(value: Value): boolean {
  return value.kind === 'double' && Number.isNaN(value.value);
}

/** Comparisons with null or NaN match nothing. */
export function isNullOrNaN(value: Value): boolean {
  return value.kind === 'null' || isNaNValue(value);
}
