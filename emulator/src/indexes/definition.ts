import { DOCUMENT_NAME, type FieldPath, formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';

/** How an index has a field: in an order, or each element of an array for itself. */
export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

/** Whether an index is of one collection, wherever it is, or of all those with its id together. */
export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexField = { readonly path: FieldPath; readonly mode: IndexMode };

/** An index of several fields, the last of which is the document's name. */
export type IndexDefinition = {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
};

/** What an index has to offer to serve a query, or one alternative of it. */
export type Requirement = {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  /** Fields that must equal something, each once. */
  readonly equalities: readonly FieldPath[];
  /** The array that must contain something. */
  readonly contains: FieldPath | undefined;
  /** The order of the results, without the fields that must equal something, with the document's name at the end. */
  readonly orders: readonly IndexField[];
};

export function isSameField(a: IndexField, b: IndexField | undefined): boolean {
  return a.mode === b?.mode && isSamePath(a.path, b.path);
}

export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, i) => name === b[i]);
}

/** The document's name as the last field: in the direction of the field before it, upwards behind an array. */
export function withName(fields: readonly IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last && isDocumentName(last.path)) return [...fields];
  return [...fields, { path: [DOCUMENT_NAME], mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}

/** The one index that serves a requirement alone. */
export function indexFor({ collectionGroup, scope, equalities, contains, orders }: Requirement): IndexDefinition {
  const sorted = equalities.map((path) => ({ path, mode: 'ASCENDING' as const })).sort(byPath);
  const array = contains ? [{ path: contains, mode: 'CONTAINS' as const }] : [];
  return { collectionGroup, scope, fields: [...sorted, ...array, ...orders] };
}

function byPath(a: IndexField, b: IndexField): number {
  return formatFieldPath(a.path) < formatFieldPath(b.path) ? -1 : 1;
}
