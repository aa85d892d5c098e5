import type { FieldPath } from '../model/fieldPaths.ts';
import type { IndexDefinition, IndexMode, IndexScope } from './definition.ts';

/** An index of one field, of the collections with an id. */
export type SingleFieldIndex = { readonly scope: IndexScope; readonly mode: IndexMode };

/** The indexes of a field, and of what lies within it, in place of the automatic ones. An empty path means every field. */
export type FieldOverride = {
  readonly collectionGroup: string;
  readonly path: FieldPath;
  readonly indexes: readonly SingleFieldIndex[];
};

/** What Firestore makes by itself for every field. Source: https://firebase.google.com/docs/firestore/query-data/index-overview */
const AUTOMATIC: readonly SingleFieldIndex[] = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

const startsWith = (path: FieldPath, start: FieldPath) => start.every((name, i) => name === path[i]);

/** The indexes that a database has. */
export class IndexCatalogue {
  /** Whether a query without its index is refused. */
  readonly isChecked: boolean;
  private readonly composites: readonly IndexDefinition[];
  private readonly overrides: readonly FieldOverride[];

  constructor(composites: readonly IndexDefinition[], overrides: readonly FieldOverride[], isChecked = true) {
    this.composites = composites;
    this.overrides = [...overrides].sort((a, b) => b.path.length - a.path.length);
    this.isChecked = isChecked;
  }

  /** The declared indexes of several fields. */
  compositesOf(collectionGroup: string, scope: IndexScope): readonly IndexDefinition[] {
    return this.composites.filter((index) => index.collectionGroup === collectionGroup && index.scope === scope);
  }

  /** Whether one field alone has an index: by the longest override that covers it. */
  hasSingle(collectionGroup: string, scope: IndexScope, path: FieldPath, mode: IndexMode): boolean {
    const override = this.overrides.find(
      (candidate) => candidate.collectionGroup === collectionGroup && startsWith(path, candidate.path),
    );
    return (override?.indexes ?? AUTOMATIC).some((index) => index.scope === scope && index.mode === mode);
  }
}

/** Serves every query. */
export const UNCHECKED = new IndexCatalogue([], [], false);
