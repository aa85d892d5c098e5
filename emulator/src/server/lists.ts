import { invalidArgument, permissionDenied } from '../errors.ts';
import { parseParentName } from '../model/names.ts';
import { compareUtf8 } from '../model/utf8.ts';
import { decodeToken, entryNamed, listEntries, pageOf, parseOrderBy } from '../query/list.ts';
import { comparatorOf } from '../query/orders.ts';
import { planQuery } from '../query/plan.ts';
import { checkIndexes } from '../query/requirement.ts';
import type { Store } from '../storage/store.ts';
import type { WireConsistency, WireDocument, WireMask } from '../wire.ts';
import type { Caller } from './authorization.ts';
import { consistencyOf } from './consistency.ts';
import { maskedDocument } from './reads.ts';

type ListDocumentsRequest = WireConsistency & {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  orderBy?: string;
  mask?: WireMask;
  showMissing?: boolean;
};

type ListCollectionIdsRequest = WireConsistency & { parent?: string; pageSize?: number; pageToken?: string };

const DEFAULT_PAGE_SIZE = 300;
const DEFAULT_COLLECTION_PAGE_SIZE = 65_535;

function requireAdmin(caller: Caller): void {
  if (caller !== 'owner') throw permissionDenied('Metadata operations require admin authentication.');
}

export function listDocuments(store: Store, request: ListDocumentsRequest, caller: Caller) {
  const { collectionId = '', pageSize = 0, showMissing = false } = request;
  const parent = parseParentName(request.parent);
  if (pageSize < 0) throw invalidArgument('Page size must be nonnegative.');
  if (showMissing && !collectionId) throw invalidArgument('collection id must be set when show_missing is true');
  if (showMissing) requireAdmin(caller);
  const plan = planQuery({ from: [{ collectionId }], orderBy: parseOrderBy(request.orderBy) });
  if (showMissing && plan.orders.length > 1) throw invalidArgument('order_by cannot be used with show_missing');
  const database = store.database(parent.database);
  checkIndexes(database, plan);
  const { time, locking } = consistencyOf(store, database, request);
  locking?.lockedCollectionIds.add(collectionId);
  const scope = { database, parent: parent.segments, time };
  const last = decodeToken(request.pageToken);
  const { items, nextPageToken } = pageOf(listEntries(plan, scope, showMissing), {
    size: pageSize || DEFAULT_PAGE_SIZE,
    after: last === undefined ? undefined : entryNamed(last, plan, scope),
    compare: comparatorOf(plan.orders),
    nameOf: ({ name }) => name,
  });
  const documents: WireDocument[] = items.map((entry) =>
    entry.isMissing ? { name: entry.name } : maskedDocument(entry, request.mask),
  );
  return { documents, nextPageToken };
}

/** Includes collections that only have deeper documents. */
export function listCollectionIds(store: Store, request: ListCollectionIdsRequest, caller: Caller) {
  const parent = parseParentName(request.parent);
  requireAdmin(caller);
  const database = store.database(parent.database);
  const { time } = consistencyOf(store, database, request);
  const { items, nextPageToken } = pageOf(database.childIds(parent.segments, time), {
    size: request.pageSize || DEFAULT_COLLECTION_PAGE_SIZE,
    after: decodeToken(request.pageToken),
    compare: compareUtf8,
    nameOf: (id) => id,
  });
  return { collectionIds: items, nextPageToken };
}
