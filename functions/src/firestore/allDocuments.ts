import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** By its name: `FieldPath` would bring the Admin SDK into what starts the function. */
const DOCUMENT_ID = '__name__';

const PAGE = 300;
/** A picture may be two hundred times as large as another document. */
const PAGE_OF_PICTURES = 40;

/**
 * Every document of a collection in the order of the ids, a page at a time.
 * @param readTime the moment to read at, so that several collections agree; Firestore remembers the last hour.
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
