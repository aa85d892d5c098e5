import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Micros } from '../time.ts';
import { sideOfWindow } from './cursor.ts';
import type { FieldReader } from './fieldReader.ts';
import { compileFilter } from './filter.ts';
import { comparatorOf, hasEveryOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { smallest } from './smallest.ts';
import { walk } from './walk.ts';

/** Smaller collections are looked through as fast as an index is, and have none to keep up. */
const WORTH_INDEXING = 200;

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

/** Every document of a query, before offset and limit and not sorted: by a look at each document of its collections. */
export function matchingDocuments(plan: QueryPlan, scope: QueryScope): StoredDocument[] {
  const collections = scope.database.collectionsIn({ ...plan, parent: scope.parent });
  const documents = collections.flatMap((collection) => [...collection.documents(scope.time)]);
  const { filter, orders, startAt, endAt } = plan;
  if (!filter && !startAt && !endAt && orders.every(({ isName }) => isName)) return documents;
  const matches = compileFilter(filter);
  return documents.filter(
    (document) => matches(document) && hasEveryOrder(document, orders) && sideOfWindow(document, plan) === 0,
  );
}

/** The same in order, one by one, from the indexes of a large collection; undefined where there are none. */
function documentsInOrder(
  plan: QueryPlan,
  { database, parent, time }: QueryScope,
): Iterable<StoredDocument> | undefined {
  const indexed = database.indexed({ ...plan, parent });
  if (!indexed || indexed.size < WORTH_INDEXING) return undefined;
  const past = time === undefined ? undefined : { time, replaced: database.replacedSince(time, indexed) };
  return walk(plan, { indexes: indexed.indexes, catalogue: database.catalogue, past });
}

/** The documents of a query, in order. */
export function runQuery(plan: QueryPlan, scope: QueryScope): QueryResult {
  return cut(documentsInOrder(plan, scope) ?? sort(matchingDocuments(plan, scope), plan), plan);
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
  const isWhole = plan.offset === 0 && plan.limit === undefined;
  if (isWhole && !plan.filter) return matchingDocuments(plan, scope);
  const found = documentsInOrder(plan, scope);
  if (isWhole) return found ? [...found] : matchingDocuments(plan, scope);
  const complete = having(found ?? matchingDocuments(plan, scope), required);
  return cut(found ? complete : sort([...complete], plan), plan).documents;
}

function* having(documents: Iterable<StoredDocument>, required: readonly FieldReader[]): Iterable<StoredDocument> {
  for (const document of documents) if (required.every((read) => read(document))) yield document;
}

/** At least those that a query wants of what it found. */
function sort(found: StoredDocument[], { orders, offset, limit }: QueryPlan): StoredDocument[] {
  const compare = comparatorOf(orders);
  return limit === undefined ? found.sort(compare) : smallest(found, offset + limit, compare);
}

/** Leaves out the offset and what is beyond the limit. */
function cut(sorted: Iterable<StoredDocument>, { offset, limit = Number.POSITIVE_INFINITY }: QueryPlan): QueryResult {
  const documents: StoredDocument[] = [];
  let seen = 0;
  if (offset + limit > 0) {
    for (const document of sorted) {
      if (++seen > offset && limit > 0) documents.push(document);
      if (seen >= offset + limit) break;
    }
  }
  return { documents, skipped: Math.min(offset, seen) };
}
