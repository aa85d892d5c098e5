import type { IndexCatalogue } from '../indexes/catalogue.ts';
import type { IndexDefinition, IndexField } from '../indexes/definition.ts';
import { type FieldPath, formatFieldPath } from '../model/fieldPaths.ts';
import { getField } from '../model/fields.ts';
import { collectionIdOf, collectionPathOf } from '../model/names.ts';
import { valueKey } from '../model/valueKey.ts';
import { areIdentical } from '../model/valueOrder.ts';
import type { Fields, Value } from '../model/values.ts';
import type { DocumentChange } from '../storage/document.ts';
import type { IndexPosition } from './growthDetector.ts';

export type IndexEntry = {
  /** The index and all values but the last. The first line is `orders (status, createdAt)`. */
  readonly range: string;
  readonly position: IndexPosition;
};

export const isSame = (a: Value | undefined, b: Value | undefined) => a === b || (a && b ? areIdentical(a, b) : false);

export function* leavesOf(fields: Fields, above: FieldPath = []): Iterable<{ path: FieldPath; value: Value }> {
  for (const [name, value] of fields) {
    const path = [...above, name];
    if (value.kind === 'map' && !value.vector) yield* leavesOf(value.fields, path);
    else yield { path, value };
  }
}

const valuesIn = (value: Value) => (value.kind === 'array' ? value.values : [value]);

function* singleFieldEntries(change: DocumentChange, catalogue: IndexCatalogue): Iterable<IndexEntry> {
  const collection = collectionPathOf(change.path);
  const id = collectionIdOf(change.path);
  for (const { path, value } of leavesOf(change.after?.fields ?? new Map())) {
    const mode = value.kind === 'array' ? 'CONTAINS' : 'ASCENDING';
    const has = (one: IndexField['mode']) => catalogue.hasSingle(id, 'COLLECTION', path, one);
    if (!(has(mode) || (mode === 'ASCENDING' && has('DESCENDING')))) continue;
    if (isSame(value, getField(change.before?.fields, path))) continue;
    const range = `${collection} (${formatFieldPath(path)})\n${change.path.database}`;
    for (const one of valuesIn(value)) yield { range, position: { value: one, name: change.name } };
  }
}

/** Returns one value per field, or each array element; undefined without an entry. */
function partsOf(fields: readonly IndexField[], document: Fields): Value[][] | undefined {
  const parts: Value[][] = [];
  for (const { path, mode } of fields) {
    const value = getField(document, path);
    if (!value || (mode === 'CONTAINS' && value.kind !== 'array')) return undefined;
    parts.push(mode === 'CONTAINS' ? [...valuesIn(value)] : [value]);
  }
  return parts;
}

function* compositeEntries(change: DocumentChange, { fields }: IndexDefinition): Iterable<IndexEntry> {
  const named = fields.slice(0, -1);
  const parts = partsOf(named, change.after?.fields ?? new Map());
  if (
    !parts ||
    named.every(({ path }) => isSame(getField(change.after?.fields, path), getField(change.before?.fields, path)))
  )
    return;
  const names = named.map(({ path }) => formatFieldPath(path)).join(', ');
  const index = `${collectionPathOf(change.path)} (${names})\n${change.path.database}`;
  const prefixes = parts
    .slice(0, -1)
    .reduce<string[]>(
      (ranges, values) => ranges.flatMap((range) => values.map((v) => `${range}\n${valueKey(v)}`)),
      [index],
    );
  for (const range of prefixes) {
    for (const value of parts.at(-1) ?? []) yield { range, position: { value, name: change.name } };
  }
}

export function* entriesOf(change: DocumentChange, catalogue: IndexCatalogue): Iterable<IndexEntry> {
  if (!change.after) return;
  const names = `${collectionPathOf(change.path)} (names)\n${change.path.database}`;
  if (!change.before) yield { range: names, position: { value: undefined, name: change.name } };
  yield* singleFieldEntries(change, catalogue);
  for (const index of catalogue.compositesOf(collectionIdOf(change.path), 'COLLECTION'))
    yield* compositeEntries(change, index);
}
