import { invalidArgument } from '../errors.ts';
import type { IndexCatalogue } from '../indexes/catalogue.ts';
import type { IndexMode, IndexScope } from '../indexes/definition.ts';
import type { FieldPath } from '../model/fieldPaths.ts';
import { isDocumentName } from '../model/fieldPaths.ts';
import { getField } from '../model/fields.ts';
import { collectionIdOf, type ResourcePath } from '../model/names.ts';
import { utf8Length } from '../model/utf8.ts';
import { valueKey } from '../model/valueKey.ts';
import type { Fields, Value } from '../model/values.ts';
import { isSame, leavesOf } from '../production/indexEntries.ts';
import type { DocumentChange } from '../storage/document.ts';
import { DOCUMENT_OVERHEAD, sizeOf, sizeOfFields, sizeOfName } from './documentLimits.ts';

/**
 * Bytes of documents and of changed index entries. https://cloud.google.com/firestore/quotas#writes_and_transactions
 */
const MAX_TRANSACTION = 10 * 1024 * 1024;
/** Per document. https://cloud.google.com/firestore/quotas#indexes */
const MAX_ENTRIES = 40_000;
const MAX_BYTES_OF_ENTRIES = 8 * 1024 * 1024;
const MAX_ENTRY = 7_680;
/** Longer values are truncated. */
const MAX_INDEXED_VALUE = 1_500;
const ENTRY_OVERHEAD = 32;

/** One value, or each array element. */
type Part = readonly Value[];

/** Entries of one document: the product of the parts. */
type Entries = {
  /** Bytes per entry besides values. */
  readonly base: number;
  /** 2 if a field has both orders. */
  readonly copies: number;
  readonly parts: readonly Part[];
};

const indexedSize = (value: Value) => Math.min(sizeOf(value), MAX_INDEXED_VALUE);

function distinct(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [valueKey(value), value])).values()];
}

/** An index has at most one array. */
function tally({ base, copies, parts }: Entries): { count: number; bytes: number; largest: number } {
  const counts = parts.map(({ length }) => length);
  const count = counts.reduce((product, length) => product * length, copies);
  if (count === 0) return { count: 0, bytes: 0, largest: 0 };
  let bytes = count * base;
  let largest = base;
  for (const part of parts) {
    const sizes = part.map(indexedSize);
    bytes += (count / part.length) * sizes.reduce((sum, size) => sum + size, 0);
    largest += Math.max(...sizes);
  }
  return { count, bytes, largest };
}

type IndexedDocument = { readonly path: ResourcePath; readonly collection: string };

function baseOf({ path }: IndexedDocument, scope: IndexScope, field?: string): number {
  const parent = { ...path, segments: path.segments.slice(0, -2) };
  const names = sizeOfName(path) + (scope === 'COLLECTION' ? sizeOfName(parent) : 0);
  return names + (field === undefined ? 0 : utf8Length(field) + 1) + ENTRY_OVERHEAD;
}

const SCOPES = ['COLLECTION', 'COLLECTION_GROUP'] as const;
const MODES_OF_VALUES: readonly IndexMode[] = ['ASCENDING', 'DESCENDING'];
const MODES_OF_ARRAYS: readonly IndexMode[] = ['CONTAINS'];

function singleFieldEntries(
  document: IndexedDocument,
  { path, value }: { path: FieldPath; value: Value },
  catalogue: IndexCatalogue,
): Entries[] {
  const modes = value.kind === 'array' ? MODES_OF_ARRAYS : MODES_OF_VALUES;
  return SCOPES.flatMap((scope) => {
    const copies = modes.filter((mode) => catalogue.hasSingle(document.collection, scope, path, mode)).length;
    if (copies === 0) return [];
    const part = value.kind === 'array' ? distinct(value.values) : [value];
    return [{ base: baseOf(document, scope, path.join('.')), copies, parts: [part] }];
  });
}

type NamedIndex = { readonly scope: IndexScope; readonly fields: readonly { path: FieldPath; mode: IndexMode }[] };

function compositesOf(collection: string, catalogue: IndexCatalogue): NamedIndex[] {
  return SCOPES.flatMap((scope) =>
    catalogue.compositesOf(collection, scope).map(({ fields }) => ({
      scope,
      fields: fields.filter(({ path }) => !isDocumentName(path)),
    })),
  );
}

function compositeEntries(document: IndexedDocument, index: NamedIndex, fields: Fields): Entries | undefined {
  const parts: Part[] = [];
  for (const { path, mode } of index.fields) {
    const value = getField(fields, path);
    if (!value || (mode === 'CONTAINS' && value.kind !== 'array')) return undefined;
    parts.push(mode === 'CONTAINS' && value.kind === 'array' ? distinct(value.values) : [value]);
  }
  return { base: baseOf(document, index.scope), copies: 1, parts };
}

function onlyIn(one: Entries | undefined, other: Entries | undefined): Entries[] {
  if (!one) return [];
  const changed = one.parts.flatMap((part, index) => {
    const keys = new Set(other?.parts[index]?.map(valueKey));
    const own = part.filter((value) => !keys.has(valueKey(value)));
    return own.length === 0 && part.length === keys.size ? [] : [{ index, own }];
  });
  if (!other || changed.length !== 1) return changed.length === 0 && other ? [] : [one];
  const [{ index, own }] = changed as [{ index: number; own: Value[] }];
  return [{ ...one, parts: one.parts.with(index, own) }];
}

function checkDocumentEntries(name: string, all: readonly Entries[]): void {
  let entries = 0;
  let size = 0;
  for (const { count, bytes, largest } of all.map(tally)) {
    entries += count;
    size += bytes;
    if (largest > MAX_ENTRY) throw invalidArgument(`An index entry of ${name} is larger than ${MAX_ENTRY} bytes.`);
  }
  if (entries > MAX_ENTRIES) throw invalidArgument(`too many index entries for entity ${name}`);
  if (size > MAX_BYTES_OF_ENTRIES) throw invalidArgument(`The index entries of ${name} are too large.`);
}

function sizeOfEntries({ name, path, before, after }: DocumentChange, catalogue: IndexCatalogue): number {
  const document = { path, collection: collectionIdOf(path) };
  const [old, current]: [Fields, Fields] = [before?.fields ?? new Map(), after?.fields ?? new Map()];
  const all: Entries[] = [];
  let bytes = 0;
  const compare = (removed: Entries | undefined, added: Entries | undefined) => {
    for (const entries of [...onlyIn(removed, added), ...onlyIn(added, removed)]) bytes += tally(entries).bytes;
  };
  for (const leaf of leavesOf(current)) {
    const added = singleFieldEntries(document, leaf, catalogue);
    all.push(...added);
    const value = getField(old, leaf.path);
    if (isSame(value, leaf.value)) continue;
    const removed = value ? singleFieldEntries(document, { path: leaf.path, value }, catalogue) : [];
    for (const index of Array(Math.max(added.length, removed.length)).keys()) compare(removed[index], added[index]);
  }
  for (const leaf of leavesOf(old)) {
    if (getField(current, leaf.path) !== undefined) continue;
    for (const removed of singleFieldEntries(document, leaf, catalogue)) compare(removed, undefined);
  }
  for (const index of compositesOf(document.collection, catalogue)) {
    const added = compositeEntries(document, index, current);
    if (added) all.push(added);
    if (index.fields.every((field) => isSame(getField(old, field.path), getField(current, field.path)))) continue;
    compare(compositeEntries(document, index, old), added);
  }
  checkDocumentEntries(name, all);
  return bytes;
}

/** @throws FirestoreError INVALID_ARGUMENT for too many index entries or a commit that is too large */
export function checkCommitSize(changes: readonly DocumentChange[], catalogue: IndexCatalogue): void {
  let bytes = 0;
  for (const change of changes) {
    const { path, after } = change;
    bytes += sizeOfName(path) + sizeOfEntries(change, catalogue);
    if (after) bytes += DOCUMENT_OVERHEAD + sizeOfFields(after.fields);
  }
  if (bytes > MAX_TRANSACTION) throw invalidArgument('Transaction too big. Decrease transaction size.');
}
