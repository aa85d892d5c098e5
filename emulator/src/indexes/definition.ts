import { DOCUMENT_NAME, type FieldPath, formatFieldPath, isDocumentName } from '../model/fieldPaths.ts';

export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export type IndexScope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexField = { readonly path: FieldPath; readonly mode: IndexMode };

/** The last field is the document name. */
export type IndexDefinition = {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  readonly fields: readonly IndexField[];
};

export type Requirement = {
  readonly collectionGroup: string;
  readonly scope: IndexScope;
  readonly equalities: readonly FieldPath[];
  readonly contains: FieldPath | undefined;
  /** Without equality fields; the document name is last. */
  readonly orders: readonly IndexField[];
};

export function isSameField(a: IndexField, b: IndexField | undefined): boolean {
  return a.mode === b?.mode && isSamePath(a.path, b.path);
}

export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((name, i) => name === b[i]);
}

/** The name has the last field's direction, ascending after an array field. */
export function withDocumentName(fields: readonly IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last && isDocumentName(last.path)) return [...fields];
  return [...fields, { path: [DOCUMENT_NAME], mode: last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING' }];
}

export function requiredIndex({ collectionGroup, scope, equalities, contains, orders }: Requirement): IndexDefinition {
  const sorted = equalities.map((path) => ({ path, mode: 'ASCENDING' as const })).sort(byPath);
  const array = contains ? [{ path: contains, mode: 'CONTAINS' as const }] : [];
  return { collectionGroup, scope, fields: [...sorted, ...array, ...orders] };
}

function byPath(a: IndexField, b: IndexField): number {
  return formatFieldPath(a.path) < formatFieldPath(b.path) ? -1 : 1;
}
