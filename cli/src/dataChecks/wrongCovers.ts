import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { namedCovers } from '../../../functions/src/books/reconcileCovers.ts';
import { coverIdOf, coverRef, isKept, readCover } from '../../../functions/src/covers/coverRecord.ts';
import { readEach } from '../../../functions/src/firestore/readDocument.ts';
import { documentsOf } from '../lib/documents.ts';
import type { Progress } from '../lib/progress.ts';

const REPAIR = 'give the book its picture again, or remove it';

function* problemsOf(document: QueryDocumentSnapshot, isNamed: boolean): Generator<string> {
  const { path } = document.ref;
  const { records, invalid } = readEach([document], readCover);
  for (const { message } of invalid) yield message;
  for (const { id, bytes } of records) {
    if (coverIdOf(bytes) !== id) yield `${path} holds another picture than its name says: ${REPAIR}`;
  }
  if (isNamed && !isKept(document))
    yield `${path} will be forgotten although a book names it: npm run books -- reindex`;
}

/** The books that do not know of a picture that it is a JPEG: an older release drops that when it edits one. */
async function* unawareOf(db: Firestore, id: string): AsyncGenerator<string> {
  const { docs } = await db.collection('books').where('cover.id', '==', id).select('cover.type').get();
  for (const book of docs) {
    if (book.get('cover.type') !== 'jpeg')
      yield `${book.ref.path} says of the JPEG covers/${id} that it is a WebP: ${REPAIR}`;
  }
}

/** Each picture that is not what its name says, or that goes although a book names it, and each book that names it wrongly or one that there is not. */
export async function* wrongCovers(db: Firestore, progress: Progress): AsyncGenerator<string> {
  const missing = await namedCovers(db);
  for await (const document of documentsOf(db, 'covers')) {
    progress.count('documents checked');
    const isNamed = missing.delete(document.id);
    yield* problemsOf(document, isNamed);
    if (isNamed && document.get('type') === 'jpeg') yield* unawareOf(db, document.id);
  }
  for (const id of missing) {
    // One that was uploaded meanwhile is not missing.
    if ((await coverRef(db, id).get()).exists) continue;
    const { docs } = await db.collection('books').where('cover.id', '==', id).get();
    for (const { ref } of docs) yield `${ref.path} names the picture covers/${id}, which is not there: ${REPAIR}`;
  }
}
