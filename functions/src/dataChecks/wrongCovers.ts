import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { booksWithCover, namedCovers } from '../books/namedCovers.repository.ts';
import { coverIdOf, coverRef, readCover } from '../covers/coverRecord.ts';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readEach } from '../firestore/readDocument.ts';
import { isKept } from '../firestore/timestamps.ts';

const REPAIR = 'give the book its picture again, or remove it';

function* findProblems(document: QueryDocumentSnapshot, isNamed: boolean): Generator<string> {
  const { path } = document.ref;
  const { records, invalid } = readEach([document], readCover);
  for (const { message } of invalid) yield message;
  for (const { id, bytes } of records) {
    if (coverIdOf(bytes) !== id) yield `${path} contains a different picture than its id says: ${REPAIR}`;
  }
  if (isNamed && !isKept(document)) yield `${path} expires although a book names it: npm run books -- reindex`;
}

/** Includes pictures in use that expire, and books with missing pictures. */
export async function* wrongCovers(db: Firestore, onDocument: () => void): AsyncGenerator<string> {
  const missing = await namedCovers(db);
  for await (const document of documentsOf(db, 'covers')) {
    onDocument();
    const isNamed = missing.delete(document.id);
    yield* findProblems(document, isNamed);
  }
  for (const id of missing) {
    // It may have been uploaded in the meantime.
    if ((await coverRef(db, id).get()).exists) continue;
    for (const path of await booksWithCover(db, id))
      yield `${path} uses the picture covers/${id}, which does not exist: ${REPAIR}`;
  }
}
