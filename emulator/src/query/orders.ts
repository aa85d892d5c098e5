import { invalidArgument } from '../errors.ts';
import { DOCUMENT_NAME, type FieldPath, isDocumentName, parseFieldPath } from '../model/fieldPaths.ts';
import { compareUtf8 } from '../model/utf8.ts';
import { compareValues } from '../model/valueOrder.ts';
import type { Value } from '../model/values.ts';
import type { WireOrder } from '../wire.ts';
import type { Condition } from './filter.ts';

/** One field that results are sorted by. */
export type Order = {
  readonly path: FieldPath;
  readonly text: string;
  readonly isName: boolean;
  readonly isDescending: boolean;
};

/** Conditions on a range of values, which sort the results by their field. */
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

/** The orders that the client wrote. */
export function decodeOrders(wire: readonly WireOrder[] | undefined): Order[] {
  const orders = (wire ?? []).map(({ field, direction }) => {
    const path = parseFieldPath(field?.fieldPath);
    return { path, text: path.join('.'), isName: isDocumentName(path), isDescending: direction === 'DESCENDING' };
  });
  return orders;
}

function checkOrders(orders: readonly Order[]): void {
  for (const [i, { isName }] of orders.entries()) {
    if (isName && i < orders.length - 1) {
      throw invalidArgument('order by clause cannot contain more fields after the key');
    }
  }
}

/** Refuses a field that is ordered by twice. */
export function checkDistinctOrders(orders: readonly Order[]): void {
  const seen = new Set<string>();
  for (const { text } of orders) {
    if (seen.has(text)) throw invalidArgument(`order by clause cannot contain duplicate fields ${text}`);
    seen.add(text);
  }
}

/**
 * The explicit orders, then the fields of range conditions by name, then the document name; the added ones go in the
 * direction of the last explicit one.
 */
export function withImplicitOrders(explicit: readonly Order[], conditions: readonly Condition[]): Order[] {
  const isDescending = explicit.at(-1)?.isDescending ?? false;
  const orders = [...explicit];
  const ranges = conditions
    .filter(({ operator }) => ORDERING.includes(operator))
    .sort((a, b) => compareUtf8(a.text, b.text));
  for (const { path, isName } of ranges) {
    const text = path.join('.');
    if (!orders.some((order) => order.text === text)) orders.push({ path, text, isName, isDescending });
  }
  checkOrders(orders);
  if (orders.at(-1)?.isName) return orders;
  return [...orders, { path: [DOCUMENT_NAME], text: DOCUMENT_NAME, isName: true, isDescending }];
}

/** Compares two lists of order values, or a list with the shorter one of a cursor. */
export function compareByOrders(orders: readonly Order[], a: readonly Value[], b: readonly Value[]): number {
  for (const [i, order] of orders.entries()) {
    const x = a[i];
    const y = b[i];
    if (x === undefined || y === undefined) return 0;
    const difference = compareValues(x, y);
    if (difference !== 0) return order.isDescending ? -difference : difference;
  }
  return 0;
}
