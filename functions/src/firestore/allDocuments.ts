import type { Firestore, Query, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** A string, because `FieldPath` would load the Admin SDK at startup. */
const DOCUMENT_ID = '__name__';

const PAGE_SIZE = 300;
/** Pictures are up to 200 times larger than other documents. */
const IMAGE_PAGE_SIZE = 40;

/** Returns Firestore's time, to read several collections as of one moment. One read. */
export async function readTimeOf(db: Firestore): Promise<Timestamp> {
  return (await db.collection('meta').doc('catalog').get()).readTime;
}

/** Sorts by id. @param readTime within the last hour */
export function documentsOf(
  db: Firestore,
  collection: string,
  readTime?: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const size = collection === 'covers' ? IMAGE_PAGE_SIZE : PAGE_SIZE;
  return documentsOfQuery(db, db.collection(collection).orderBy(DOCUMENT_ID), { size, readTime });
}

interface PageOptions {
  size?: number;
  readTime?: Timestamp | undefined;
}

export async function* documentsOfQuery(
  db: Firestore,
  query: Query,
  { size = PAGE_SIZE, readTime }: PageOptions = {},
): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = (last ? query.startAfter(last) : query).limit(size);
    const { docs } = readTime
      ? await db.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime })
      : await page.get();
    yield* docs;
    last = docs.length < size ? undefined : docs.at(-1);
  } while (last);
}
