import { isDeepStrictEqual } from 'node:util';
import declared from '../../../firestore.indexes.json' with { type: 'json' };

/**
 * Bytes of documents and index entries that one transaction should hold. Firestore refuses more than 10 MiB; the other half is for what
 * is written besides, and for the error of the estimate.
 */
export const TRANSACTION_BUDGET = 5 * 1024 * 1024;

/** Source: https://cloud.google.com/firestore/docs/storage-size */
const NAME_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;
const ENTRY_OVERHEAD = 32;
/** Longer values are cut in an index. */
const MAX_INDEXED = 1_500;

/** A transaction that Firestore would refuse for its size. */
export class TransactionTooBig extends Error {}

const INVALID_ARGUMENT = 3;

/** Whether a transaction was refused for its size, by this estimate or by Firestore. */
export function isTooBig(error: unknown): boolean {
  if (error instanceof TransactionTooBig) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return Number(error.code) === INVALID_ARGUMENT && /too (?:big|large)/i.test(error.message);
}

/**
 * Runs a task that is one transaction for all items, or else one for each half.
 * @throws what the task throws for any other reason, and for one item.
 */
export async function inHalves<Item, Result>(
  items: readonly Item[],
  run: (items: Item[]) => Promise<Result>,
): Promise<Result[]> {
  try {
    return [await run([...items])];
  } catch (error) {
    if (!isTooBig(error) || items.length < 2) throw error;
  }
  const middle = Math.ceil(items.length / 2);
  const first = await inHalves(items.slice(0, middle), run);
  return [...first, ...(await inHalves(items.slice(middle), run))];
}

const sizeOfText = (text: string) => Buffer.byteLength(text) + 1;

/** Moments count as numbers. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'object' && value !== null && 'toMillis' in value) return (value.toMillis as () => number)();
  return value;
}

function sizeOf(stored: unknown): number {
  const value = comparable(stored);
  if (typeof value === 'string') return sizeOfText(value);
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (value instanceof Uint8Array) return value.length;
  if (Array.isArray(value)) return value.reduce((size: number, element) => size + sizeOf(element), 0);
  return sizeOfFields(value);
}

/** Bytes that fields count for. */
export function sizeOfFields(fields: object): number {
  return Object.entries(fields).reduce((size, [name, value]) => size + sizeOfText(name) + sizeOf(value), 0);
}

interface Indexes {
  composites: string[][];
  /** How many indexes a field has by itself if that is not the automatic two; by paths with dots. */
  single: Map<string, number>;
}

function readIndexes(collection: string): Indexes {
  const isOf = (one: { collectionGroup: string }) => one.collectionGroup === collection;
  return {
    composites: declared.indexes
      .filter(isOf)
      .map(({ fields }) => fields.map(({ fieldPath }) => fieldPath).filter((path) => path !== '__name__')),
    single: new Map(declared.fieldOverrides.filter(isOf).map(({ fieldPath, indexes }) => [fieldPath, indexes.length])),
  };
}

const indexesOf = new Map<string, Indexes>();

function indexesOfCollection(collection: string): Indexes {
  const known = indexesOf.get(collection) ?? readIndexes(collection);
  indexesOf.set(collection, known);
  return known;
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && typeof comparable(value) === 'object';

/** The size of an index's entries for one field: how many there are, and of all of them the values. */
function entriesOf(value: unknown): { count: number; bytes: number } {
  const values = Array.isArray(value) ? value : [value];
  return { count: values.length, bytes: values.reduce((sum, one) => sum + Math.min(sizeOf(one), MAX_INDEXED), 0) };
}

function singleEntries(path: string, value: unknown, base: number, { single }: Indexes, modes = 2): number {
  const own = single.get(path) ?? modes;
  if (isMap(value)) {
    return Object.entries(value).reduce(
      (size, [name, child]) => size + singleEntries(`${path}.${name}`, child, base, { single, composites: [] }, own),
      0,
    );
  }
  const { count, bytes } = entriesOf(value);
  return (Array.isArray(value) ? Math.min(own, 1) : own) * (count * (base + sizeOfText(path)) + bytes);
}

function compositeEntries(values: readonly unknown[], base: number): number {
  if (values.some((value) => value === undefined)) return 0;
  const entries = values.map(entriesOf);
  const count = entries.reduce((product, one) => product * one.count, 1);
  return entries.reduce((size, one) => size + (one.count > 0 ? (count / one.count) * one.bytes : 0), count * base);
}

type Fields = Record<string, unknown>;

/**
 * Estimates the bytes that writing a document counts for in a transaction: the document, and the index entries that it adds and removes
 * by `firestore.indexes.json`.
 * @param before undefined for a new document
 */
export function sizeOfWrite(collection: string, id: string, before: object | undefined, after: object): number {
  const indexes = indexesOfCollection(collection);
  const [old, present] = [(before ?? {}) as Fields, after as Fields];
  const name = NAME_OVERHEAD + sizeOfText(collection) + sizeOfText(id);
  const base = name + NAME_OVERHEAD + ENTRY_OVERHEAD;
  const names = new Set([...Object.keys(old), ...Object.keys(present)]);
  const changed = new Set(
    [...names].filter((field) => !isDeepStrictEqual(comparable(old[field]), comparable(present[field]))),
  );
  let size = name + DOCUMENT_OVERHEAD + sizeOfFields(present);
  for (const field of changed) {
    for (const { [field]: value } of [old, present])
      if (value !== undefined) size += singleEntries(field, value, base, indexes);
  }
  for (const fields of indexes.composites) {
    if (!fields.some((field) => changed.has(field))) continue;
    for (const version of [old, present]) {
      size += compositeEntries(
        fields.map((field) => version[field]),
        base,
      );
    }
  }
  return size;
}

/** Adds up what a transaction writes. */
export class TransactionSize {
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** @throws TransactionTooBig above the budget. */
  add(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > TRANSACTION_BUDGET) {
      throw new TransactionTooBig(`A transaction of more than ${TRANSACTION_BUDGET} bytes is too big.`);
    }
  }
}
