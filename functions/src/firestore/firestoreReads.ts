import type { StoredDocument } from './readDocument.ts';

/** A value that a document is compared with. */
export type QueryValue = string | number | boolean | null | Date;

export type Condition =
  | [field: string, op: '==' | '>', value: QueryValue]
  | [field: string, op: 'array-contains-any', values: string[]];

/** A query of one collection, as plain data: both ways of reading Firestore understand it. */
export interface CollectionQuery {
  collection: string;
  /** All of them hold. */
  where: Condition[];
  /** The last is `__name__`, so that the order is complete. */
  orderBy: [field: string, direction: 'asc' | 'desc'][];
  /** Begins behind these values of `orderBy`; that of `__name__` is an id. */
  after?: QueryValue[] | undefined;
  /** Ends with these values of `orderBy`. */
  through?: QueryValue[] | undefined;
  /** At most so many documents; else all. */
  limit?: number | undefined;
  /** Only these fields of them; else all. */
  fields?: readonly string[] | undefined;
}

/** Reads of Firestore outside of transactions that write. @throws Error whenever there is no good answer. */
export interface FirestoreReads {
  /**
   * One document as it is now, and the moment of that: RFC 3339, as precise as Firestore's own clock.
   * @param fields only these of it; else all.
   */
  get(path: string, fields?: readonly string[]): Promise<{ document: StoredDocument; readTime: string }>;
  /** These documents, in this order, as of a moment of the last hour. */
  getAll(paths: string[], readTime: string, fields?: readonly string[]): Promise<StoredDocument[]>;
  /** All that a query finds, as of a moment of the last hour. */
  find(query: CollectionQuery, readTime: string): Promise<StoredDocument[]>;
  /** How many documents a query finds, as of a moment of the last hour: one read for each thousand of them. */
  count(query: CollectionQuery, readTime: string): Promise<number>;
}
