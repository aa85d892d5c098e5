import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import { sideOfWindow } from './cursor.ts';
import type { FieldReader } from './fieldReader.ts';
import { compileFilter } from './filter.ts';
import { nearestDocuments } from './nearest.ts';
import { comparatorOf, hasEveryOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { smallest } from './smallest.ts';
import { stretchOf } from './stretch.ts';

/** Smaller collections are looked through as fast as they are. */
const WORTH_SORTING = 500;

/** How many documents a filter is tried on in the order of the query. */
const PATIENCE = 1_000;

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

/** Every document of a query, before offset and limit and not sorted. */
export function matchingDocuments(plan: QueryPlan, scope: QueryScope): StoredDocument[] {
  const matches = compileFilter(plan.filter);
  const found: StoredDocument[] = [];
  for (const collection of scope.database.collectionsIn({ ...plan, parent: scope.parent })) {
    for (const document of collection.documents(scope.time)) {
      if (!matches(document) || !hasEveryOrder(document, plan.orders)) continue;
      if (sideOfWindow(document, plan) === 0) found.push(document);
    }
  }
  return found;
}

/**
 * The same in order, and without looking at all of them: for a large collection as it is now. Undefined when the filter
 * lets through too few of the first ones, for documents are looked through faster as they are in memory than in an order.
 */
function documentsInOrder(plan: QueryPlan, scope: QueryScope): StoredDocument[] | undefined {
  if (scope.time !== undefined) return undefined;
  const [collection, ...others] = scope.database.collectionsIn({ ...plan, parent: scope.parent });
  if (!collection || others.length > 0 || collection.size < WORTH_SORTING) return undefined;
  const { order, sideOf, rest } = stretchOf(plan);
  const stretch = collection.sortedBy(order).stretch(sideOf);
  if (rest.length === 0) return stretch;
  const found = stretch.slice(0, PATIENCE).filter(compileFilter({ kind: 'and', filters: rest }));
  const isEnough = plan.limit !== undefined && found.length >= plan.offset + plan.limit;
  return isEnough || stretch.length <= PATIENCE ? found : undefined;
}

/** The documents of a query, in order; those of a vector search with their distances. */
export function runQuery(plan: QueryPlan, scope: QueryScope): QueryResult {
  const sorted = documentsInOrder(plan, scope);
  const result = sorted ? cut(sorted, plan) : cutSorted(matchingDocuments(plan, scope), plan);
  return plan.nearest ? { ...result, documents: nearestDocuments(plan.nearest, result.documents) } : result;
}

/**
 * The documents that aggregations are taken over, in no particular order. Offset and limit count only those with the
 * `required` fields.
 */
export function runForAggregation(
  plan: QueryPlan,
  scope: QueryScope,
  required: readonly FieldReader[],
): readonly StoredDocument[] {
  if (plan.offset === 0 && plan.limit === undefined) {
    return (plan.filter && documentsInOrder(plan, scope)) ?? matchingDocuments(plan, scope);
  }
  const complete = matchingDocuments(plan, scope).filter((document) => required.every((read) => read(document)));
  return cutSorted(complete, plan).documents;
}

/** Leaves out the offset and what is beyond the limit. */
function cut(sorted: StoredDocument[], { offset, limit = sorted.length }: QueryPlan): QueryResult {
  return { documents: sorted.slice(offset, offset + limit), skipped: Math.min(offset, sorted.length) };
}

/** Sorts first. */
function cutSorted(found: StoredDocument[], plan: QueryPlan): QueryResult {
  const compare = comparatorOf(plan.orders);
  const { offset, limit } = plan;
  return cut(limit === undefined ? found.sort(compare) : smallest(found, offset + limit, compare), plan);
}
