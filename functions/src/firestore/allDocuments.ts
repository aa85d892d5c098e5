import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** A string, because `FieldPath` would load the Admin SDK at startup. */
const DOCUMENT_ID = '__name__';

const PAGE = 300;
/** Pictures are up to 200 times larger than other documents. */
const PAGE_OF_PICTURES = 40;

/**
 * All documents of a collection by id, page by page. @param readTime snapshot shared by several collections, within
 * the last hour
 */
export async function* documentsOf(
  db: Firestore,
  collection: string,
  readTime?: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const size = collection === 'covers' ? PAGE_OF_PICTURES : PAGE;
  let last: string | undefined;
  for (;;) {
    const all = db.collection(collection).orderBy(DOCUMENT_ID).limit(size);
    const page = last === undefined ? all : all.startAfter(last);
    const { docs } = readTime
      ? await db.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime })
      : await page.get();
    yield* docs;
    if (docs.length < size) return;
    last = docs.at(-1)?.id;
  }
}
