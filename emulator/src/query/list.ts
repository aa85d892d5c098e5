import { invalidArgument } from '../errors.ts';
import { splitName } from '../model/names.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { WireOrder } from '../wire.ts';
import type { QueryableDocument } from './fieldReader.ts';
import { hasEveryOrder } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { matchingDocuments, type QueryScope } from './run.ts';
import { smallest } from './smallest.ts';

/** A document that does not exist but has subcollections. */
type MissingDocument = QueryableDocument & { readonly isMissing: true };

type Entry = (StoredDocument & { readonly isMissing?: false }) | MissingDocument;

type Page<T> = { readonly items: T[]; readonly nextPageToken: string };

const encodeToken = (name: string) => Buffer.from(name, 'utf8').toString('base64');

export function decodeToken(token: string | undefined): string | undefined {
  return token ? Buffer.from(token, 'base64').toString('utf8') : undefined;
}

/** Parses `a, b desc` of ListDocuments. */
export function parseOrderBy(text = ''): WireOrder[] {
  const clauses = text.split(',').map((clause) => clause.trim());
  return clauses.filter(Boolean).map((clause) => {
    const [fieldPath = '', direction = ''] = clause.split(/\s+/);
    return { field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' };
  });
}

/** A full page always has a token, so the last page may be empty. */
export function pageOf<T>(
  items: Iterable<T>,
  {
    size,
    after,
    compare,
    nameOf,
  }: {
    size: number;
    after: T | undefined;
    compare: (a: T, b: T) => number;
    nameOf: (item: T) => string;
  },
): Page<T> {
  const following = after === undefined ? items : [...items].filter((item) => compare(item, after) > 0);
  const page = smallest(following, size, compare);
  const last = page.at(-1);
  return { items: page, nextPageToken: last !== undefined && page.length === size ? encodeToken(nameOf(last)) : '' };
}

function missingDocument(name: string): MissingDocument {
  return { name, path: splitName(name), fields: new Map(), queried: [], isMissing: true };
}

export function listEntries(plan: QueryPlan, scope: QueryScope, showMissing: boolean): Entry[] {
  const documents: Entry[] = matchingDocuments(plan, scope);
  if (!showMissing) return documents;
  const existing = new Set(documents.map(({ name }) => name));
  const collection = [...scope.parent, plan.collectionId];
  const prefix = [scope.database.name, 'documents', ...collection].join('/');
  const names = [...scope.database.childIds(collection, scope.time)].map((id) => `${prefix}/${id}`);
  return [...documents, ...names.filter((name) => !existing.has(name)).map(missingDocument)];
}

/** Continues even if the token's document is gone. */
export function entryNamed(name: string, { orders }: QueryPlan, { database, time }: QueryScope): Entry {
  const entry = database.get(splitName(name), time) ?? missingDocument(name);
  if (!hasEveryOrder(entry, orders)) throw invalidArgument('The page token is no longer valid.');
  return entry;
}
