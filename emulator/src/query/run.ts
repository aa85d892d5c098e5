import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import type { FieldReader } from './fieldReader.ts';
import { compileFilter } from './filter.ts';
import { nearestDocuments } from './nearest.ts';
import { comparatorOf, compareWithValues, hasEveryOrder, toDocumentOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { smallest } from './smallest.ts';

/** Smaller collections are looked through as fast as they are. */
const WORTH_SORTING = 500;

type QueryResult = {
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

function isBeforeStart(document: StoredDocument, { orders, startAt }: QueryPlan): boolean {
  if (!startAt) return false;
  const order = compareWithValues(orders, document, startAt.values);
  return startAt.before ? order < 0 : order <= 0;
}

function isBehindEnd(document: StoredDocument, { orders, endAt }: QueryPlan): boolean {
  if (!endAt) return false;
  const order = compareWithValues(orders, document, endAt.values);
  return endAt.before ? order >= 0 : order > 0;
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
      if (!isBeforeStart(document, plan) && !isBehindEnd(document, plan)) found.push(document);
    }
  }
  return found;
}

/** The documents of a query, in order; those of a vector search with their distances. */
export function runQuery(plan: QueryPlan, scope: QueryScope): QueryResult {
  const result = runInOrder(plan, scope) ?? cut(matchingDocuments(plan, scope), plan);
  return plan.nearest ? { ...result, documents: nearestDocuments(plan.nearest, result.documents) } : result;
}

/**
 * The short way for a page of a large collection as it is now: walks through the collection in the query's order, and no
 * further than to the end of the page.
 */
function runInOrder(plan: QueryPlan, scope: QueryScope): QueryResult | undefined {
  const { orders, offset, limit } = plan;
  if (limit === undefined || scope.time !== undefined) return undefined;
  const [collection, ...others] = scope.database.collectionsIn({ ...plan, parent: scope.parent });
  if (!collection || others.length > 0 || collection.size < WORTH_SORTING) return undefined;
  const matches = compileFilter(plan.filter);
  const found: StoredDocument[] = [];
  for (const document of collection.sortedBy(toDocumentOrder(orders)).from((other) => isBeforeStart(other, plan))) {
    if (found.length >= offset + limit || isBehindEnd(document, plan)) break;
    if (matches(document)) found.push(document);
  }
  return { documents: found.slice(offset), skipped: Math.min(offset, found.length) };
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
