import type { IndexPart } from '../indexes/choose.ts';
import type { IndexShape } from '../indexes/sortedIndex.ts';
import { formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';
import { valueKey, valuesKey } from '../model/valueKey.ts';
import { areEqual } from '../model/valueOrder.ts';
import type { Value } from '../model/values.ts';
import type { StoredDocument } from '../storage/document.ts';
import { isContainment, isEquality, matchedValue } from './alternatives.ts';
import { type FieldReader, fieldReader } from './fieldReader.ts';
import type { Condition } from './filter.ts';
import { comparatorOf, hasEveryOrder, type Order } from './orders.ts';

type DirectedShape = { readonly shape: IndexShape; readonly isReversed: boolean };

const NO_KEYS: readonly string[] = [];

function pathsOf({ equalities, contains }: IndexPart) {
  const sorted = equalities.map((path) => ({ path, text: formatFieldPath(path) }));
  sorted.sort((a, b) => (a.text < b.text ? -1 : 1));
  return { equalities: sorted, contains: contains && { path: contains, text: formatFieldPath(contains) } };
}

function valuesOf(readers: readonly FieldReader[], document: StoredDocument): Value[] | undefined {
  const values: Value[] = [];
  for (const read of readers) {
    const value = read(document);
    if (!value) return undefined;
    values.push(value);
  }
  return values;
}

function keysReader(part: IndexPart, orders: readonly Order[]): IndexShape['keysOf'] {
  const { equalities, contains } = pathsOf(part);
  const readers = equalities.map(({ path }) => fieldReader(path));
  const readArray = contains && fieldReader(contains.path);
  return (document) => {
    const values = hasEveryOrder(document, orders) ? valuesOf(readers, document) : undefined;
    if (!values) return NO_KEYS;
    if (!readArray) return [valuesKey(values)];
    const array = readArray(document);
    if (array?.kind !== 'array') return NO_KEYS;
    const keyOf = values.length === 0 ? valueKey : (element: Value) => valuesKey([...values, element]);
    return new Set(array.values.map(keyOf));
  };
}

/** Compares objects first: a write with a mask keeps those of other fields. */
function positionComparer(
  { equalities, contains }: IndexPart,
  orders: readonly Order[],
): IndexShape['hasSamePosition'] {
  const paths = [...equalities, ...(contains ? [contains] : []), ...orders.map(({ path }) => path)];
  const readers = paths.filter((path) => !isDocumentName(path)).map(fieldReader);
  return (before, after) =>
    readers.every((read) => {
      const [old, current] = [read(before), read(after)];
      return old === current || (old !== undefined && current !== undefined && areEqual(old, current));
    });
}

/** Opposite orders share an index. */
export function shapeOf(part: IndexPart, orders: readonly Order[]): DirectedShape {
  const isReversed = orders[0]?.isDescending ?? false;
  const upwards = orders.map((order) => ({ ...order, isDescending: order.isDescending !== isReversed }));
  const { equalities, contains } = pathsOf(part);
  const key = JSON.stringify([
    equalities.map(({ text }) => text),
    contains?.text,
    upwards.map(({ path, isDescending }) => [formatFieldPath(path), isDescending]),
  ]);
  const shape: IndexShape = {
    key,
    keysOf: keysReader(part, orders),
    compare: comparatorOf(upwards),
    hasSamePosition: positionComparer(part, orders),
  };
  return { shape, isReversed };
}

function decidingCondition(
  conditions: readonly Condition[],
  text: string,
  isOfKind: (condition: Condition) => boolean,
) {
  return conditions.find((condition) => isOfKind(condition) && formatFieldPath(condition.path) === text);
}

/** Indexes evaluate only the first condition on a field. */
export function isIndexed(condition: Condition, conditions: readonly Condition[]): boolean {
  return [isEquality, isContainment].some(
    (isOfKind) => decidingCondition(conditions, formatFieldPath(condition.path), isOfKind) === condition,
  );
}

/** Undefined if nothing can match. */
export function keyFor(part: IndexPart, conditions: readonly Condition[]): string | undefined {
  const { equalities, contains } = pathsOf(part);
  const findValue = (text: string, isOfKind: (condition: Condition) => boolean) => {
    const condition = decidingCondition(conditions, text, isOfKind);
    return condition && matchedValue(condition);
  };
  const values = equalities.map(({ text }) => findValue(text, isEquality));
  if (contains) values.push(findValue(contains.text, isContainment));
  return values.every((value) => value !== undefined) ? valuesKey(values) : undefined;
}
