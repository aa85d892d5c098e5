import { isDeepStrictEqual } from 'node:util';
import declared from '../../../firestore.indexes.json' with { type: 'json' };

/** Source: https://cloud.google.com/firestore/docs/storage-size */
const NAME_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;
const ENTRY_OVERHEAD = 32;
/** Indexes truncate longer values. */
const MAX_INDEXED = 1_500;
/** Each direction has one. */
const AUTOMATIC_INDEXES = 2;

const COLLECTION = 'books';
const isBooksIndex = ({ collectionGroup }: { collectionGroup: string }) => collectionGroup === COLLECTION;

const COMPOSITES = declared.indexes
  .filter(isBooksIndex)
  .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).filter((path) => path !== '__name__'));

const OVERRIDES = new Map(
  declared.fieldOverrides.filter(isBooksIndex).map(({ fieldPath, indexes }) => [fieldPath, indexes.length]),
);

const sizeOfText = (text: string) => Buffer.byteLength(text) + 1;

/** Times as milliseconds. */
function toComparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'object' && value !== null && 'toMillis' in value) return (value.toMillis as () => number)();
  return value;
}

function sizeOf(stored: unknown): number {
  const value = toComparable(stored);
  if (typeof value === 'string') return sizeOfText(value);
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((size: number, element) => size + sizeOf(element), 0);
  return sizeOfFields(value);
}

export function sizeOfFields(fields: object): number {
  return Object.entries(fields).reduce((size, [name, value]) => size + sizeOfText(name) + sizeOf(value), 0);
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof toComparable(value) === 'object';

/** Index entries of a field, and the bytes of their values. */
function entriesOf(value: unknown): { count: number; bytes: number } {
  const values = Array.isArray(value) ? value : [value];
  return { count: values.length, bytes: values.reduce((sum, one) => sum + Math.min(sizeOf(one), MAX_INDEXED), 0) };
}

function singleEntries(path: string, value: unknown, base: number, inherited = AUTOMATIC_INDEXES): number {
  const indexes = OVERRIDES.get(path) ?? inherited;
  if (isMap(value)) {
    return Object.entries(value).reduce(
      (size, [name, child]) => size + singleEntries(`${path}.${name}`, child, base, indexes),
      0,
    );
  }
  const { count, bytes } = entriesOf(value);
  return (Array.isArray(value) ? Math.min(indexes, 1) : indexes) * (count * (base + sizeOfText(path)) + bytes);
}

function compositeEntries(values: readonly unknown[], base: number): number {
  if (values.some((value) => value === undefined)) return 0;
  const entries = values.map(entriesOf);
  const count = entries.reduce((product, one) => product * one.count, 1);
  return entries.reduce((size, one) => size + (one.count > 0 ? (count / one.count) * one.bytes : 0), count * base);
}

type Fields = Record<string, unknown>;

/** @param before undefined for a new book */
export function sizeOfBookWrite(id: string, before: object | undefined, after: object): number {
  const [old, current] = [(before ?? {}) as Fields, after as Fields];
  const name = NAME_OVERHEAD + sizeOfText(COLLECTION) + sizeOfText(id);
  const base = name + NAME_OVERHEAD + ENTRY_OVERHEAD;
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  const changed = new Set(
    [...names].filter((field) => !isDeepStrictEqual(toComparable(old[field]), toComparable(current[field]))),
  );
  let size = name + DOCUMENT_OVERHEAD + sizeOfFields(current);
  for (const version of [old, current]) {
    for (const field of changed) {
      if (version[field] !== undefined) size += singleEntries(field, version[field], base);
    }
    for (const fields of COMPOSITES) {
      if (!fields.some((field) => changed.has(field))) continue;
      size += compositeEntries(
        fields.map((field) => version[field]),
        base,
      );
    }
  }
  return size;
}
