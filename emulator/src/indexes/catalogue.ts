import type { FieldPath } from '../model/fieldPaths.ts';
import type { IndexDefinition, IndexMode, IndexScope } from './definition.ts';

export type SingleFieldIndex = { readonly scope: IndexScope; readonly mode: IndexMode };

/** Replaces a field's automatic indexes. An empty path is every field. */
export type FieldOverride = {
  readonly collectionGroup: string;
  readonly path: FieldPath;
  readonly indexes: readonly SingleFieldIndex[];
};

/** https://firebase.google.com/docs/firestore/query-data/index-overview */
const AUTOMATIC: readonly SingleFieldIndex[] = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

const startsWith = (path: FieldPath, start: FieldPath) => start.every((name, i) => name === path[i]);

export class IndexCatalogue {
  readonly isChecked: boolean;
  private readonly composites: readonly IndexDefinition[];
  private readonly overrides: readonly FieldOverride[];

  constructor(composites: readonly IndexDefinition[], overrides: readonly FieldOverride[], isChecked = true) {
    this.composites = composites;
    this.overrides = [...overrides].sort((a, b) => b.path.length - a.path.length);
    this.isChecked = isChecked;
  }

  compositesOf(collectionGroup: string, scope: IndexScope): readonly IndexDefinition[] {
    return this.composites.filter((index) => index.collectionGroup === collectionGroup && index.scope === scope);
  }

  /** The longest matching override decides. */
  hasSingle(collectionGroup: string, scope: IndexScope, path: FieldPath, mode: IndexMode): boolean {
    const override = this.overrides.find(
      (candidate) => candidate.collectionGroup === collectionGroup && startsWith(path, candidate.path),
    );
    return (override?.indexes ?? AUTOMATIC).some((index) => index.scope === scope && index.mode === mode);
  }
}

export const UNCHECKED = new IndexCatalogue([], [], false);
