import { invalidArgument } from '../errors.ts';
import { DOCUMENT_NAME, type FieldPath, isDocumentName, parseFieldPath } from '../model/fieldPaths.ts';
import { comparePaths } from '../model/names.ts';
import { compareUtf8 } from '../model/utf8.ts';
import { compareValues } from '../model/valueOrder.ts';
import type { Value } from '../model/values.ts';
import type { WireOrder } from '../wire.ts';
import { type FieldReader, fieldReader, type QueryableDocument } from './fieldReader.ts';
import type { Condition } from './filter.ts';

export type Order = {
  readonly path: FieldPath;
  readonly text: string;
  readonly isName: boolean;
  readonly isDescending: boolean;
  readonly read: FieldReader;
};

/** Conditions on these operators sort by their field. */
const ORDERING: readonly string[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] satisfies Condition['operator'][];

export const isOrdering = ({ operator }: Condition): boolean => ORDERING.includes(operator);

export function decodeOrders(wire: readonly WireOrder[] | undefined): Order[] {
  return (wire ?? []).map(({ field, direction }) => {
    const path = parseFieldPath(field?.fieldPath);
    return {
      path,
      text: path.join('.'),
      isName: isDocumentName(path),
      isDescending: direction === 'DESCENDING',
      read: fieldReader(path),
    };
  });
}

function checkOrders(orders: readonly Order[]): void {
  for (const [i, { isName }] of orders.entries()) {
    if (isName && i < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  }
}

export function checkDistinctOrders(orders: readonly Order[]): void {
  const seen = new Set<string>();
  for (const { text } of orders) {
    if (seen.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`);
    seen.add(text);
  }
}

/** Appends range fields by name, then the document name, in the last explicit direction. */
export function withImplicitOrders(explicit: readonly Order[], conditions: readonly Condition[]): Order[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const orders = [...explicit];
  const ranges = conditions
    .filter((condition) => isOrdering(condition) && !condition.isName)
    .sort((a, b) => compareUtf8(a.text, b.text));
  for (const { path, read } of ranges) {
    const text = path.join('.');
    if (!orders.some((order) => order.text === text)) orders.push({ path, text, isName: false, isDescending, read });
  }
  checkOrders(orders);
  if (orders.at(-1)?.isName) return orders;
  const path = [DOCUMENT_NAME];
  return [...orders, { path, text: DOCUMENT_NAME, isName: true, isDescending, read: fieldReader(path) }];
}

/** Results exclude documents without all sort fields. */
export function hasEveryOrder(document: QueryableDocument, orders: readonly Order[]): boolean {
  return orders.every(({ isName, read }) => isName || read(document) !== undefined);
}

/** Lazy: most comparisons end at the first field. */
export function comparatorOf(orders: readonly Order[]): (a: QueryableDocument, b: QueryableDocument) => number {
  return (a, b) => {
    for (const { isName, read, isDescending } of orders) {
      const order = isName ? comparePaths(a.path, b.path) : compareFound(read(a), read(b));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  };
}

function compareFound(a: Value | undefined, b: Value | undefined): number {
  return a === undefined || b === undefined ? 0 : compareValues(a, b);
}

export function compareWithValues(
  orders: readonly Order[],
  document: QueryableDocument,
  values: readonly Value[],
): number {
  for (const [i, value] of values.entries()) {
    const order = orders[i];
    const difference = compareFound(order?.read(document), value);
    if (difference !== 0) return order?.isDescending ? -difference : difference;
  }
  return 0;
}
