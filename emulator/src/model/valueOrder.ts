import { comparePaths } from './names.ts';
import { compareUtf8 } from './utf8.ts';
import { type Fields, isNaNValue, type NumberValue, type Value } from './values.ts';

const RANKS = {
  null: 0,
  boolean: 1,
  // NaN has rank 2.
  integer: 3,
  double: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  // Vectors have rank 10.
  map: 11,
} as const;

const NAN_RANK = 2;
const VECTOR_RANK = 10;

/**
 * Range filters match the operand's class only.
 * https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering
 */
export function classRank(value: Value): number {
  if (value.kind === 'map' && value.vector) return VECTOR_RANK;
  return isNaNValue(value) ? NAN_RANK : RANKS[value.kind];
}

function compareScalars<T extends bigint | number | boolean>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Exact between int64 and double. Neither may be NaN. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  return compareScalars<bigint | number>(a.value, b.value);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, x] of a.entries()) {
    const y = b[i];
    if (y === undefined) return 1;
    const order = compareValues(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const sortedEntries = (fields: Fields) => [...fields].sort(([a], [b]) => compareUtf8(a, b));

function compareMaps(a: Fields, b: Fields): number {
  const others = sortedEntries(b);
  for (const [i, [key, value]] of sortedEntries(a).entries()) {
    const other = others[i];
    if (other === undefined) return 1;
    const order = compareUtf8(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return a.size - b.size;
}

/** Firestore's total order, in which 1 equals 1.0, 0.0 equals -0.0 and NaN equals NaN. */
export function compareValues(a: Value, b: Value): number {
  // A fast path for the most common sort fields.
  if (a.kind === 'string' && b.kind === 'string') return compareUtf8(a.value, b.value);
  if (a.kind === 'timestamp' && b.kind === 'timestamp') return compareScalars(a.micros, b.micros);
  if (a.kind === 'integer' && b.kind === 'integer') return compareScalars(a.value, b.value);
  const byClass = classRank(a) - classRank(b);
  if (byClass !== 0) return byClass;
  if (a.kind === 'boolean' && b.kind === 'boolean') return compareScalars(a.value, b.value);
  if (a.kind === 'integer' || a.kind === 'double') return compareNumbers(a, b as NumberValue);
  if (a.kind === 'bytes' && b.kind === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.kind === 'reference' && b.kind === 'reference') return comparePaths(a.path, b.path);
  if (a.kind === 'geoPoint' && b.kind === 'geoPoint') {
    return compareScalars(a.latitude, b.latitude) || compareScalars(a.longitude, b.longitude);
  }
  if (a.kind === 'array' && b.kind === 'array') return compareLists(a.values, b.values);
  if (a.kind !== 'map' || b.kind !== 'map') return 0;
  if (a.vector && b.vector) return a.vector.length - b.vector.length || compareLists(a.vector, b.vector);
  return compareMaps(a.fields, b.fields);
}

export function areEqual(a: Value, b: Value): boolean {
  if (a.kind === 'string' && b.kind === 'string') return a.value === b.value;
  return compareValues(a, b) === 0;
}

export function areIdenticalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !areIdentical(value, other)) return false;
  }
  return true;
}

/** Stricter than equality: 1 differs from 1.0, and 0.0 from -0.0. */
export function areIdentical(a: Value, b: Value): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'double' && b.kind === 'double') return Object.is(a.value, b.value);
  if (a.kind === 'map' && b.kind === 'map') return areIdenticalFields(a.fields, b.fields);
  if (a.kind === 'array' && b.kind === 'array') {
    return (
      a.values.length === b.values.length &&
      a.values.every((x, i) => {
        const y = b.values[i];
        return y !== undefined && areIdentical(x, y);
      })
    );
  }
  return compareValues(a, b) === 0;
}
