import type { Firestore, Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Database } from './firebase.ts';
import type { CollectionQuery, FirestoreReads } from './firestoreReads.ts';

const FRACTION = /(?:\.(\d{1,9}))?Z$/;

/** RFC 3339 with nanoseconds, which `Date` would lose. */
export function toInstant({ seconds, nanoseconds }: Pick<Timestamp, 'seconds' | 'nanoseconds'>): string {
  const whole = new Date(seconds * 1_000).toISOString();
  return whole.replace(FRACTION, `.${String(nanoseconds).padStart(9, '0')}Z`);
}

/** Transaction options that read as of an instant. */
async function readAt(instant: string) {
  const { Timestamp } = await import('./firestore.ts');
  const [, fraction = ''] = FRACTION.exec(instant) ?? [];
  const seconds = Date.parse(instant.replace(FRACTION, 'Z')) / 1_000;
  return { readOnly: true, readTime: new Timestamp(seconds, Number(fraction.padEnd(9, '0'))) } as const;
}

function toQuery(db: Firestore, { collection, where, orderBy, after, through, limit, fields }: CollectionQuery): Query {
  let query: Query = db.collection(collection);
  for (const [field, op, value] of where) query = query.where(field, op, value);
  for (const order of orderBy) query = query.orderBy(...order);
  if (after) query = query.startAfter(...after);
  if (through) query = query.endAt(...through);
  if (fields) query = query.select(...fields);
  return limit === undefined ? query : query.limit(limit);
}

const toMask = (fields: readonly string[] | undefined) => (fields ? { fieldMask: [...fields] } : {});

/**
 * A given read time avoids read-only transactions, whose failed first read leaves an unhandled rejection that ends
 * the instance.
 */
export function createFirestoreClientReads(database: Database): FirestoreReads {
  return {
    async get(path, fields) {
      const db = await database();
      const [document] = await db.getAll(db.doc(path), toMask(fields));
      if (!document) throw new Error('Firestore returned no document.');
      return { document, readTime: toInstant(document.readTime) };
    },

    async getAll(paths, readTime, fields) {
      const db = await database();
      const refs = paths.map((path) => db.doc(path));
      return db.runTransaction((transaction) => transaction.getAll(...refs, toMask(fields)), await readAt(readTime));
    },

    async find(query, readTime) {
      const db = await database();
      const read = (transaction: Transaction) => transaction.get(toQuery(db, query));
      return (await db.runTransaction(read, await readAt(readTime))).docs;
    },

    async count(query, readTime) {
      const db = await database();
      const read = (transaction: Transaction) => transaction.get(toQuery(db, query).count());
      return (await db.runTransaction(read, await readAt(readTime))).data().count;
    },
  };
}
