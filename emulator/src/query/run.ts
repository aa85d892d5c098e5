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

/** Scanning a smaller collection is as fast. */
const MIN_INDEXED_DOCUMENTS = 200;

type QueryResult = {
  readonly documents: StoredDocument[];
  readonly skipped: number;
};

export type QueryScope = {
  readonly database: Database;
  /** Path below which to search; empty for the root. */
  readonly parent: readonly string[];
  readonly time: Micros | undefined;
};

/** Returns matches before offset and limit, unsorted. */
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

/** Returns undefined without indexes. */
function documentsInOrder(
  plan: QueryPlan,
  { database, parent, time }: QueryScope,
): Iterable<StoredDocument> | undefined {
  const indexed = database.indexed({ ...plan, parent });
  if (!indexed || indexed.size < MIN_INDEXED_DOCUMENTS) return undefined;
  const past = time === undefined ? undefined : { time, replaced: database.replacedSince(time, indexed) };
  return walk(plan, { indexes: indexed.indexes, catalogue: database.catalogue, past });
}

export function runQuery(plan: QueryPlan, scope: QueryScope): QueryResult {
  return applyWindow(documentsInOrder(plan, scope) ?? sort(matchingDocuments(plan, scope), plan), plan);
}

/** Returns unsorted documents. Offset and limit count those with the `required` fields. */
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
  return applyWindow(found ? complete : sort([...complete], plan), plan).documents;
}

function* having(documents: Iterable<StoredDocument>, required: readonly FieldReader[]): Iterable<StoredDocument> {
  for (const document of documents) if (required.every((read) => read(document))) yield document;
}

function sort(found: StoredDocument[], { orders, offset, limit }: QueryPlan): StoredDocument[] {
  const compare = comparatorOf(orders);
  return limit === undefined ? found.sort(compare) : smallest(found, offset + limit, compare);
}

function applyWindow(
  sorted: Iterable<StoredDocument>,
  { offset, limit = Number.POSITIVE_INFINITY }: QueryPlan,
): QueryResult {
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
