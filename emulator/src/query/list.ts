import { invalidArgument } from '../errors.ts';
import { splitName } from '../model/names.ts';
import type { Value } from '../model/values.ts';
import { referenceTo } from '../model/wireValues.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { WireOrder } from '../wire.ts';
import { compareByOrders } from './orders.ts';
import type { QueryPlan } from './plan.ts';
import { matchingRows, type QueryScope, sortKeys } from './run.ts';
import { smallest } from './smallest.ts';

/** A line of a list: a document, or only the name of one that is missing but has documents below it. */
export type Entry = {
  readonly name: string;
  readonly document: StoredDocument | undefined;
  readonly keys: readonly Value[];
};

export type Page<T> = { readonly items: T[]; readonly nextPageToken: string };

/** The opaque form of the name that a page ends with. */
const encodeToken = (name: string) => Buffer.from(name, 'utf8').toString('base64');

/** The name that the previous page ended with, or undefined on the first page. */
export function decodeToken(token: string | undefined): string | undefined {
  return token ? Buffer.from(token, 'base64').toString('utf8') : undefined;
}

/** Parses the text form of orders that only ListDocuments has: `a, b desc`. */
export function parseOrderBy(text = ''): WireOrder[] {
  const clauses = text.split(',').map((clause) => clause.trim());
  return clauses.filter(Boolean).map((clause) => {
    const [fieldPath = '', direction = ''] = clause.split(/\s+/);
    return { field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' };
  });
}

/**
 * The first `size` items after the last one of the previous page. A token is given whenever the page is full, so that
 * the last page may be empty.
 */
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

/** The documents of a list and, where wanted, the missing documents that have documents below them; not yet sorted. */
export function listEntries(plan: QueryPlan, scope: QueryScope, showMissing: boolean): Entry[] {
  const entries: Entry[] = [];
  for (const { document, keys } of matchingRows(plan, scope)) entries.push({ name: document.name, document, keys });
  if (!showMissing) return entries;
  const present = new Set(entries.map(({ name }) => name));
  const collection = [...scope.parent, plan.collectionId];
  const prefix = [scope.database.name, 'documents', ...collection].join('/');
  for (const id of scope.database.childIds(collection, scope.time)) {
    const name = `${prefix}/${id}`;
    if (!present.has(name)) entries.push({ name, document: undefined, keys: [referenceTo(name)] });
  }
  return entries;
}

/** The order of the entries of a list. */
export function compareEntries({ orders }: QueryPlan): (a: Entry, b: Entry) => number {
  return (a, b) => compareByOrders(orders, a.keys, b.keys);
}

/** The place in a list that a token stands for. A list by name continues there even when the document is gone. */
export function entryNamed(name: string, { orders }: QueryPlan, { database, time }: QueryScope): Entry {
  const document = database.get(splitName(name), time);
  const keys = orders.length === 1 ? [referenceTo(name)] : document && sortKeys(document, orders);
  if (!keys) throw invalidArgument('The page token is no longer valid.');
  return { name, document, keys };
}
