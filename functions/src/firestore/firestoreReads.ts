import type { StoredDocument } from './readDocument.ts';

export type QueryValue = string | number | boolean | null | Date;

export type Condition =
  | [field: string, op: '==' | '>', value: QueryValue]
  | [field: string, op: 'array-contains-any', values: string[]];

export interface CollectionQuery {
  collection: string;
  where: Condition[];
  /** Ends with `__name__` for a total order. */
  orderBy: [field: string, direction: 'asc' | 'desc'][];
  /** Starts after these values of `orderBy`; the one of `__name__` is an id. */
  after?: QueryValue[] | undefined;
  through?: QueryValue[] | undefined;
  limit?: number | undefined;
  fields?: readonly string[] | undefined;
}

/** Reads outside of write transactions. @throws Error without a valid answer */
export interface FirestoreReads {
  /** @param fields absent: all @returns the document and its read time (RFC 3339) */
  get(path: string, fields?: readonly string[]): Promise<{ document: StoredDocument; readTime: string }>;
  /** Keeps the order. @param readTime within the last hour */
  getAll(paths: string[], readTime: string, fields?: readonly string[]): Promise<StoredDocument[]>;
  /** @param readTime within the last hour */
  find(query: CollectionQuery, readTime: string): Promise<StoredDocument[]>;
  /** Costs one read per thousand documents. @param readTime within the last hour */
  count(query: CollectionQuery, readTime: string): Promise<number>;
}
