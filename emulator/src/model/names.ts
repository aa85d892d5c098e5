import { invalidArgument } from '../errors.ts';
import { compareUtf8 } from './utf8.ts';

/** Collection and document ids alternate. */
export type ResourcePath = { readonly database: string; readonly segments: readonly string[] };

/** https://cloud.google.com/firestore/quotas#collections_documents_and_fields */
const MAX_COLLECTIONS = 100;

const RESERVED_ID = /^__.*__$/s;
const NUMERIC_ID = /^__id(.*)__$/s;
const CANONICAL_INTEGER = /^(?:0|-?[1-9]\d*)$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

export function isReserved(name: string): boolean {
  return name.startsWith('__') && RESERVED_ID.test(name);
}

export function checkCollectionId(id: string): void {
  if (isReserved(id)) throw invalidArgument(`Collection id "${id}" is invalid because it is reserved.`);
}

/** `__id7__` is the numeric id 7, in canonical form only. */
function checkDocumentId(id: string): void {
  const digits = NUMERIC_ID.exec(id)?.[1];
  if (digits === undefined) {
    if (isReserved(id)) throw invalidArgument(`Resource id "${id}" is invalid because it is reserved.`);
    return;
  }
  if (!CANONICAL_INTEGER.test(digits) || BigInt(digits) > MAX_INT64 || BigInt(digits) < MIN_INT64) {
    throw invalidArgument(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
    );
  }
  if (digits === '0') throw invalidArgument('Document ID of type long must be non-zero');
}

class NameReader {
  readonly name: string;
  private readonly what: string;
  private at = 0;

  constructor(name: string, what: string) {
    this.name = name;
    this.what = what;
  }

  get atEnd(): boolean {
    return this.at >= this.name.length;
  }

  get read(): string {
    return this.name.slice(0, this.at);
  }

  expect(literal: string): void {
    if (!this.name.startsWith(literal, this.at)) {
      throw invalidArgument(`${this.what} "${this.name}" lacks "${literal}" at index ${this.at}.`);
    }
    this.at += literal.length;
  }

  text(): string {
    const slash = this.name.indexOf('/', this.at);
    const text = this.name.slice(this.at, slash < 0 ? undefined : slash);
    this.at += text.length;
    return text;
  }

  /** Collection ids are at even depths. */
  segment(isCollection: boolean): string {
    this.expect('/');
    if (this.atEnd) throw invalidArgument(`${this.what} "${this.name}" has invalid trailing "/".`);
    const start = this.at;
    const id = this.text();
    const kind = isCollection ? 'collection' : 'resource';
    if (id === '') throw invalidArgument(`${this.what} "${this.name}" lacks a ${kind} id at index ${start}.`);
    if (id === '.' || id === '..') {
      throw invalidArgument(`${this.what} "${this.name}" contains a ${kind} id "${id}" at index ${start}.`);
    }
    if (isCollection) checkCollectionId(id);
    else checkDocumentId(id);
    return id;
  }

  database(): string {
    this.expect('projects');
    this.expect('/');
    this.text();
    this.expect('/');
    this.expect('databases');
    this.expect('/');
    this.text();
    return this.read;
  }

  missingSlashAtEnd(): Error {
    return invalidArgument(`${this.what} "${this.name}" lacks "/" at index ${this.name.length}.`);
  }
}

export function parseDatabaseName(name: string | undefined): string {
  const reader = new NameReader(name ?? '', 'Database name');
  reader.database();
  if (!reader.atEnd) throw invalidArgument(`Database name "${reader.name}" has unexpected trailing text.`);
  return reader.name;
}

function parsePath(reader: NameReader): ResourcePath {
  const database = reader.database();
  reader.expect('/');
  reader.expect('documents');
  const segments: string[] = [];
  while (!reader.atEnd) segments.push(reader.segment(segments.length % 2 === 0));
  if (segments.length % 2 === 1) throw reader.missingSlashAtEnd();
  if (segments.length / 2 > MAX_COLLECTIONS) {
    throw invalidArgument(`The path of a document may have at most ${MAX_COLLECTIONS} levels of collections.`);
  }
  return { database, segments };
}

export function parseDocumentName(name: string | undefined): ResourcePath {
  const reader = new NameReader(name ?? '', 'Document name');
  const path = parsePath(reader);
  if (path.segments.length === 0) throw reader.missingSlashAtEnd();
  return path;
}

export function parseParentName(name: string | undefined): ResourcePath {
  return parsePath(new NameReader(name ?? '', 'Document parent name'));
}

/** Does not validate the name. */
export function splitName(name: string): ResourcePath {
  const parts = name.split('/');
  return { database: parts.slice(0, 4).join('/'), segments: parts.slice(5) };
}

export function nameOf(path: ResourcePath): string {
  return [path.database, 'documents', ...path.segments].join('/');
}

export function collectionPathOf(path: ResourcePath): string {
  return path.segments.slice(0, -1).join('/');
}

export function collectionIdOf(path: ResourcePath): string {
  return path.segments.at(-2) ?? '';
}

/** Numeric ids (`__id7__`) come first, others by UTF-8. */
function compareDocumentIds(a: string, b: string): number {
  if (a[0] !== '_' && b[0] !== '_') return compareUtf8(a, b);
  const x = NUMERIC_ID.exec(a)?.[1];
  const y = NUMERIC_ID.exec(b)?.[1];
  if (x !== undefined && y !== undefined) {
    const difference = BigInt(x) - BigInt(y);
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  return compareUtf8(a, b);
}

function compareSegments(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a[i] ?? '';
    const y = b[i] ?? '';
    if (x === y) continue;
    const order = i % 2 === 0 ? compareUtf8(x, y) : compareDocumentIds(x, y);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares by database, then segment; a prefix comes first. */
export function comparePaths(a: ResourcePath, b: ResourcePath): number {
  return compareUtf8(a.database, b.database) || compareSegments(a.segments, b.segments);
}
