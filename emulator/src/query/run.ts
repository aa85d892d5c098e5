import type { FieldPath } from '../model/fieldPaths.ts';
import { getField } from '../model/fields.ts';
import type { Value } from '../model/values.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import type { Cursor } from './cursor.ts';
import { compileFilter, valueAt } from './filter.ts';
import { compareByOrders, type Order } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { smallest } from './smallest.ts';

/** A document with the values that it is sorted by. */
export type Row = { readonly document: StoredDocument; readonly keys: readonly Value[] };

export type QueryResult = {
  readonly documents: StoredDocument[];
  /** How many documents the offset left out. */
  readonly skipped: number;
};

/** Where and when a query looks. */
export type QueryScope = {
  readonly database: Database;
  /** Segments of the document below which to look; none for the root. */
  readonly parent: readonly string[];
  readonly time: Micros | undefined;
};

/** The values that a document is sorted by, or undefined when it lacks one and so is no result. */
export function sortKeys(document: StoredDocument, orders: readonly Order[]): Value[] | undefined {
  const keys: Value[] = [];
  for (const { path, isName } of orders) {
    const value = valueAt(document, path, isName);
    if (value === undefined) return undefined;
    keys.push(value);
  }
  return keys;
}

function isInside(keys: readonly Value[], { orders, startAt, endAt }: QueryPlan): boolean {
  const position = (cursor: Cursor) => compareByOrders(orders, keys, cursor.values);
  if (startAt) {
    const order = position(startAt);
    if (startAt.before ? order < 0 : order <= 0) return false;
  }
  if (endAt) {
    const order = position(endAt);
    if (endAt.before ? order >= 0 : order > 0) return false;
  }
  return true;
}

/** Every document that matches, not yet sorted; `required` fields must be there too. */
export function* matchingRows(plan: QueryPlan, scope: QueryScope, required: readonly FieldPath[] = []): Iterable<Row> {
  const matches = compileFilter(plan.filter);
  for (const collection of scope.database.collectionsIn({ ...plan, parent: scope.parent })) {
    for (const document of collection.documents(scope.time)) {
      if (!matches(document) || required.some((path) => getField(document.fields, path) === undefined)) continue;
      const keys = sortKeys(document, plan.orders);
      if (keys && isInside(keys, plan)) yield { document, keys };
    }
  }
}

/** The documents of a query, in order. */
export function runQuery(plan: QueryPlan, scope: QueryScope, required: readonly FieldPath[] = []): QueryResult {
  const { orders, offset, limit } = plan;
  const compare = (a: Row, b: Row) => compareByOrders(orders, a.keys, b.keys);
  const rows = matchingRows(plan, scope, required);
  const sorted = limit === undefined ? [...rows].sort(compare) : smallest(rows, offset + limit, compare);
  return {
    documents: sorted.slice(offset).map(({ document }) => document),
    skipped: Math.min(offset, sorted.length),
  };
}
