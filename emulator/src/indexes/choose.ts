import { type FieldPath, formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';
import type { IndexCatalogue } from './catalogue.ts';
import { type IndexDefinition, isSameField, isSamePath, type Requirement } from './definition.ts';

/** What one of the indexes that serve a query together is used for: the fields that it finds documents by. */
export type IndexPart = { readonly equalities: readonly FieldPath[]; readonly contains: FieldPath | undefined };

const NOTHING: IndexPart = { equalities: [], contains: undefined };

/** The fields that a part covers, as texts. An array is another thing than its elements. */
function coveredBy({ equalities, contains }: IndexPart): string[] {
  return [...equalities.map(formatFieldPath), ...(contains ? [`${formatFieldPath(contains)} CONTAINS`] : [])];
}

/** The part that a composite index can have: fields that are asked for first, in any order, and then exactly the orders. */
function partOf({ fields }: IndexDefinition, { equalities, contains, orders }: Requirement): IndexPart | undefined {
  const start = fields.length - orders.length;
  if (start < 0 || !orders.every((order, i) => isSameField(order, fields[start + i]))) return undefined;
  const prefix = fields.slice(0, start);
  const found = prefix.filter(({ mode }) => mode !== 'CONTAINS').map(({ path }) => path);
  const array = prefix.find(({ mode }) => mode === 'CONTAINS')?.path;
  if (!found.every((path) => equalities.some((wanted) => isSamePath(path, wanted)))) return undefined;
  if (array && !(contains && isSamePath(array, contains))) return undefined;
  return { equalities: found, contains: array };
}

/** The parts that indexes of one field can have, where results are in the order of their names or of that field. */
function singleParts(catalogue: IndexCatalogue, requirement: Requirement): IndexPart[] {
  const { collectionGroup, scope, equalities, contains, orders } = requirement;
  const [order, name] = orders;
  if (!order) return [];
  if (!isDocumentName(order.path)) {
    const isPlain = orders.length === 2 && name?.mode === order.mode;
    return isPlain && catalogue.hasSingle(collectionGroup, scope, order.path, order.mode) ? [NOTHING] : [];
  }
  const has = (path: FieldPath, mode: 'ASCENDING' | 'CONTAINS') =>
    catalogue.hasSingle(collectionGroup, scope, path, mode) ||
    (mode !== 'CONTAINS' && catalogue.hasSingle(collectionGroup, scope, path, 'DESCENDING'));
  const parts: IndexPart[] = equalities
    .filter((path) => has(path, 'ASCENDING'))
    .map((path) => ({ equalities: [path], contains: undefined }));
  if (contains && order.mode === 'ASCENDING' && has(contains, 'CONTAINS')) parts.push({ equalities: [], contains });
  return parts;
}

/**
 * The indexes that serve a requirement together: all of them have its order, and each field that must equal something
 * is in one of them. Undefined when there are none.
 * Source: https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function chooseIndexes(catalogue: IndexCatalogue, requirement: Requirement): IndexPart[] | undefined {
  const { collectionGroup, scope, equalities, contains, orders } = requirement;
  const missing = new Set(coveredBy({ equalities, contains }));
  // A collection is in the order of its names by itself.
  const [order] = orders;
  if (missing.size === 0 && order?.mode === 'ASCENDING' && isDocumentName(order.path)) return [NOTHING];
  const composites = catalogue.compositesOf(collectionGroup, scope).map((index) => partOf(index, requirement));
  const parts = [...composites.filter((part) => part !== undefined), ...singleParts(catalogue, requirement)];
  if (missing.size === 0) return parts.some((part) => coveredBy(part).length === 0) ? [NOTHING] : undefined;
  return cover(missing, parts);
}

/** As few parts as it takes, the widest first. */
function cover(missing: Set<string>, parts: readonly IndexPart[]): IndexPart[] | undefined {
  const chosen: IndexPart[] = [];
  const widest = [...parts].sort((a, b) => coveredBy(b).length - coveredBy(a).length);
  for (const part of widest) {
    const added = coveredBy(part).filter((field) => missing.has(field));
    if (added.length === 0) continue;
    chosen.push(part);
    for (const field of added) missing.delete(field);
    if (missing.size === 0) return chosen;
  }
  return undefined;
}
