import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import type { Cursor } from './cursor.ts';
import type { FieldReader } from './fieldReader.ts';
import { compileFilter } from './filter.ts';
import { comparatorOf, compareWithValues, hasEveryOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { smallest } from './smallest.ts';

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

function isInside(document: StoredDocument, { orders, startAt, endAt }: QueryPlan): boolean {
  const position = (cursor: Cursor) => compareWithValues(orders, document, cursor.values);
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

/** Every document of a query, before offset and limit and not sorted; `required` fields must be there too. */
export function matchingDocuments(
  plan: QueryPlan,
  scope: QueryScope,
  required: readonly FieldReader[] = [],
): StoredDocument[] {
  const matches = compileFilter(plan.filter);
  const found: StoredDocument[] = [];
  for (const collection of scope.database.collectionsIn({ ...plan, parent: scope.parent })) {
    for (const document of collection.documents(scope.time)) {
      if (!matches(document) || !hasEveryOrder(document, plan.orders)) continue;
      if (required.some((read) => read(document) === undefined)) continue;
      if (isInside(document, plan)) found.push(document);
    }
  }
  return found;
}

/** The documents of a query, in order. */
export function runQuery(plan: QueryPlan, scope: QueryScope): QueryResult {
  return cut(matchingDocuments(plan, scope), plan);
}

/** The documents that aggregations are taken over; unsorted where the order cannot matter. */
export function runForAggregation(
  plan: QueryPlan,
  scope: QueryScope,
  required: readonly FieldReader[],
): readonly StoredDocument[] {
  const documents = matchingDocuments(plan, scope, required);
  return plan.offset === 0 && plan.limit === undefined ? documents : cut(documents, plan).documents;
}

/** Sorts, then leaves out the offset and what is beyond the limit. */
function cut(found: StoredDocument[], { orders, offset, limit }: QueryPlan): QueryResult {
  const compare = comparatorOf(orders);
  const sorted = limit === undefined ? found.sort(compare) : smallest(found, offset + limit, compare);
  return { documents: offset === 0 ? sorted : sorted.slice(offset), skipped: Math.min(offset, sorted.length) };
}
