import { failedPrecondition, invalidArgument, unimplemented } from '../errors.ts';
import { type FieldPath, isDocumentName, parseFieldPath } from '../model/fieldPaths.ts';
import { checkCollectionId } from '../model/names.ts';
import type { WireQuery } from '../wire.ts';
import { type Cursor, decodeCursor } from './cursor.ts';
import { decodeFilter } from './decodeFilter.ts';
import { type Condition, conditionsOf, type Filter } from './filter.ts';
import { checkArrayConditions, checkFilterLimits } from './filterLimits.ts';
import { checkDistinctOrders, decodeOrders, type Order, withImplicitOrders } from './orders.ts';

export type QueryPlan = {
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  readonly orders: readonly Order[];
  readonly startAt: Cursor | undefined;
  readonly endAt: Cursor | undefined;
  readonly offset: number;
  /** Undefined means all. */
  readonly limit: number | undefined;
  /** Undefined means all. */
  readonly select: readonly FieldPath[] | undefined;
};

function decodeFrom(from: WireQuery['from'] = []): { collectionId: string; allDescendants: boolean } {
  if (from.length > 1) throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.');
  const { collectionId = '', allDescendants = false } = from[0] ?? {};
  if (collectionId.includes('/')) {
    throw invalidArgument(`Collection id "${collectionId}" is invalid because it contains "/".`);
  }
  checkCollectionId(collectionId);
  return { collectionId, allDescendants };
}

function decodeWindow({ offset = 0, limit }: WireQuery): { offset: number; limit: number | undefined } {
  const count = limit ? (limit.value ?? 0) : undefined;
  if (count !== undefined && count < 0) throw invalidArgument('limit is negative');
  if (offset < 0) throw invalidArgument('offset is negative');
  return { offset, limit: count };
}

function checkKindless(conditions: readonly Condition[], orders: readonly Order[]): void {
  const condition = conditions.find(({ isName }) => !isName);
  if (condition) throw invalidArgument(`kind is required for filter: ${condition.text}`);
  if (orders.some(({ isName }) => !isName)) {
    throw invalidArgument('kind is required for all orders except __key__ ascending');
  }
}

/** The official emulator rejects this; production has an internal index of names. */
function checkNoDescendingScan(conditions: readonly Condition[], orders: readonly Order[]): void {
  const [first] = orders;
  if (orders.length === 1 && first?.isDescending && conditions.every(({ isName }) => isName)) {
    throw failedPrecondition('Firestore does not support descending key scans');
  }
}

function decodeSelect(select: WireQuery['select']): FieldPath[] | undefined {
  return select?.fields?.map(({ fieldPath }) => parseFieldPath(fieldPath)).filter((path) => !isDocumentName(path));
}

/** The order of checks decides the error of a query with several mistakes. */
export function planQuery(wire: WireQuery | undefined): QueryPlan {
  if (!wire) throw invalidArgument('A query must be a structured query.');
  if (wire.findNearest) throw unimplemented('Vector search is not supported by this emulator.');
  const from = decodeFrom(wire.from);
  const filter = decodeFilter(wire.where);
  const conditions = conditionsOf(filter);
  const explicit = decodeOrders(wire.orderBy);
  const window = decodeWindow(wire);
  checkFilterLimits(filter);
  const startAt = decodeCursor(wire.startAt, explicit);
  const endAt = decodeCursor(wire.endAt, explicit);
  checkDistinctOrders(explicit);
  const orders = withImplicitOrders(explicit, conditions);
  if (!from.collectionId) checkKindless(conditions, orders);
  checkNoDescendingScan(conditions, orders);
  checkArrayConditions(filter);
  return { ...from, ...window, filter, orders, startAt, endAt, select: decodeSelect(wire.select) };
}
