import { notFound } from '../errors.ts';
import { parseFieldPath } from '../model/fieldPaths.ts';
import { project } from '../model/fields.ts';
import { parseDatabaseName, parseDocumentName, parseParentName, type ResourcePath } from '../model/names.ts';
import { fieldsToWire } from '../model/wireValues.ts';
import { aggregate, decodeAggregations, requiredFields, summedFields } from '../query/aggregate.ts';
import { planQuery, type QueryPlan } from '../query/plan.ts';
import { checkIndexes } from '../query/requirement.ts';
import { runForAggregation, runQuery } from '../query/run.ts';
import { type StoredDocument, toWireDocument } from '../storage/document.ts';
import type { Store } from '../storage/store.ts';
import type { WireAggregation, WireConsistency, WireDocument, WireMask, WireQuery, WireTimestamp } from '../wire.ts';
import { type Consistency, consistencyOf } from './consistency.ts';

type GetDocumentRequest = WireConsistency & { name?: string; mask?: WireMask };
type BatchGetRequest = WireConsistency & { database?: string; documents?: string[]; mask?: WireMask };
type RunQueryRequest = WireConsistency & {
  parent?: string;
  structuredQuery?: WireQuery;
};
type RunAggregationRequest = WireConsistency & {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
};

type ReadResponse = { readTime: WireTimestamp } | { transaction: Buffer };
type DocumentResponse = { found?: WireDocument; missing?: string };
type QueryResponse =
  | { transaction: Buffer }
  | { readTime: WireTimestamp; document?: WireDocument; done?: boolean; skippedResults?: number };

export function maskedDocument(document: StoredDocument, mask: WireMask | undefined): WireDocument {
  const { fields } = document;
  return toWireDocument(document, mask ? project(fields, (mask.fieldPaths ?? []).map(parseFieldPath)) : fields);
}

/** The SDK expects the transaction alone in the first response. */
const openedFirst = ({ opened }: Consistency) => (opened ? [{ transaction: opened }] : []);

export function getDocument(store: Store, request: GetDocumentRequest): WireDocument {
  const path = parseDocumentName(request.name);
  const database = store.database(path.database);
  const { time, locking } = consistencyOf(store, database, request);
  locking?.lockedDocuments.add(request.name ?? '');
  const document = database.get(path, time);
  if (!document) throw notFound(`Document (${request.name}) not found.`);
  return maskedDocument(document, request.mask);
}

/** Answers each document once. */
export function* batchGetDocuments(store: Store, request: BatchGetRequest): Iterable<ReadResponse & DocumentResponse> {
  const database = store.database(parseDatabaseName(request.database));
  const paths = new Map<string, ResourcePath>();
  for (const name of request.documents ?? []) paths.set(name, parseDocumentName(name));
  const consistency = consistencyOf(store, database, request);
  const { time, readTime, locking } = consistency;
  yield* openedFirst(consistency);
  for (const [name, path] of paths) {
    locking?.lockedDocuments.add(name);
    const document = database.get(path, time);
    yield document ? { found: maskedDocument(document, request.mask), readTime } : { missing: name, readTime };
  }
}

/** The request's transaction locks the result. */
function openScope(store: Store, parent: ResourcePath, request: WireConsistency, plan: QueryPlan) {
  const database = store.database(parent.database);
  const consistency = consistencyOf(store, database, request);
  const { time, readTime, locking } = consistency;
  locking?.lockedCollectionIds.add(plan.collectionId);
  return { scope: { database, parent: parent.segments, time }, readTime, opened: openedFirst(consistency) };
}

/** Marks the last response; a single empty one if nothing was found. */
export function* runStructuredQuery(store: Store, request: RunQueryRequest): Iterable<QueryResponse> {
  const parent = parseParentName(request.parent);
  const plan = planQuery(request.structuredQuery);
  checkIndexes(store.database(parent.database), plan);
  const { scope, readTime, opened } = openScope(store, parent, request, plan);
  yield* opened;
  const { documents, skipped } = runQuery(plan, scope);
  if (documents.length === 0) yield { readTime, done: true };
  for (const [i, document] of documents.entries()) {
    const fields = plan.select ? project(document.fields, plan.select) : document.fields;
    const response = { document: toWireDocument(document, fields), readTime };
    const isLast = i === documents.length - 1;
    yield isLast ? { ...response, done: true } : skipped > 0 ? { ...response, skippedResults: skipped } : response;
  }
}

export function* runAggregationQuery(store: Store, request: RunAggregationRequest): Iterable<object> {
  const parent = parseParentName(request.parent);
  const { structuredQuery, aggregations: wire } = request.structuredAggregationQuery ?? {};
  const aggregations = decodeAggregations(wire);
  const plan = planQuery(structuredQuery);
  checkIndexes(store.database(parent.database), plan, summedFields(aggregations));
  const { scope, readTime, opened } = openScope(store, parent, request, plan);
  yield* opened;
  const results = aggregate(aggregations, runForAggregation(plan, scope, requiredFields(aggregations)));
  yield { result: { aggregateFields: fieldsToWire(results) }, readTime };
}
