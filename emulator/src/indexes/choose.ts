import { type FieldPath, formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';
import type { IndexCatalogue } from './catalogue.ts';
import { type IndexDefinition, isSameField, isSamePath, type Requirement } from './definition.ts';

export type IndexPart = { readonly equalities: readonly FieldPath[]; readonly contains: FieldPath | undefined };

const NO_FIELDS: IndexPart = { equalities: [], contains: undefined };

function coveredFields({ equalities, contains }: IndexPart): string[] {
  return [...equalities.map(formatFieldPath), ...(contains ? [`${formatFieldPath(contains)} CONTAINS`] : [])];
}

/** A composite index has some of the equality fields in any order, then exactly the sort order. */
function compositePart(
  { fields }: IndexDefinition,
  { equalities, contains, orders }: Requirement,
): IndexPart | undefined {
  const start = fields.length - orders.length;
  if (start < 0 || !orders.every((order, i) => isSameField(order, fields[start + i]))) return undefined;
  const prefix = fields.slice(0, start);
  const found = prefix.filter(({ mode }) => mode !== 'CONTAINS').map(({ path }) => path);
  const array = prefix.find(({ mode }) => mode === 'CONTAINS')?.path;
  if (!found.every((path) => equalities.some((wanted) => isSamePath(path, wanted)))) return undefined;
  if (array && !(contains && isSamePath(array, contains))) return undefined;
  return { equalities: found, contains: array };
}

function singleParts(catalogue: IndexCatalogue, requirement: Requirement): IndexPart[] {
  const { collectionGroup, scope, equalities, contains, orders } = requirement;
  const [order, name] = orders;
  if (!order) return [];
  if (!isDocumentName(order.path)) {
    const isPlain = orders.length === 2 && name?.mode === order.mode;
    return isPlain && catalogue.hasSingle(collectionGroup, scope, order.path, order.mode) ? [NO_FIELDS] : [];
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
 * All chosen indexes share the sort order, and each equality field is in one of them.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function chooseIndexes(catalogue: IndexCatalogue, requirement: Requirement): IndexPart[] | undefined {
  const { collectionGroup, scope, equalities, contains, orders } = requirement;
  const missing = new Set(coveredFields({ equalities, contains }));
  // Collections are always sorted by name.
  const [order] = orders;
  if (missing.size === 0 && order?.mode === 'ASCENDING' && isDocumentName(order.path)) return [NO_FIELDS];
  const composites = catalogue.compositesOf(collectionGroup, scope).map((index) => compositePart(index, requirement));
  const parts = [...composites.filter((part) => part !== undefined), ...singleParts(catalogue, requirement)];
  if (missing.size === 0) return parts.some((part) => coveredFields(part).length === 0) ? [NO_FIELDS] : undefined;
  return coverFields(missing, parts);
}

function coverFields(missing: Set<string>, parts: readonly IndexPart[]): IndexPart[] | undefined {
  const chosen: IndexPart[] = [];
  const widest = [...parts].sort((a, b) => coveredFields(b).length - coveredFields(a).length);
  for (const part of widest) {
    const added = coveredFields(part).filter((field) => missing.has(field));
    if (added.length === 0) continue;
    chosen.push(part);
    for (const field of added) missing.delete(field);
    if (missing.size === 0) return chosen;
  }
  return undefined;
}
