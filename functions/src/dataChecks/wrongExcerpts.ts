import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { excerptIdOf, excerptsOf, readExcerpt } from '../books/bookExcerpts.ts';
import { excerptHashOf } from '../books/bookRecord.ts';
import { namedExcerpt } from '../books/reconcileExcerpts.ts';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readEach } from '../firestore/readDocument.ts';
import { isKept } from '../firestore/timestamps.ts';

const REPAIR = "remove the book's excerpt, and give it the text again";

function* findProblems(document: QueryDocumentSnapshot, isNamed: boolean): Generator<string> {
  const { path } = document.ref;
  const { records, invalid } = readEach([document], readExcerpt);
  for (const { message } of invalid) yield message;
  for (const { id, bookId, text } of records) {
    if (excerptIdOf({ id: bookId, excerptHash: excerptHashOf(text) }) !== id)
      yield `${path} contains a different text than its id says: ${REPAIR}`;
  }
  if (isNamed && !isKept(document)) yield `${path} expires although its book names it: npm run books -- reindex`;
}

/** Includes excerpts in use that expire, and books with missing excerpts. */
export async function* wrongExcerpts(db: Firestore, onDocument: () => void): AsyncGenerator<string> {
  const missing = new Map<string, string>();
  for await (const book of documentsOf(db, 'books')) {
    const id = namedExcerpt(book);
    if (id !== '') missing.set(id, book.ref.path);
  }
  for await (const document of documentsOf(db, excerptsOf(db).id)) {
    onDocument();
    const isNamed = missing.delete(document.id);
    // Expiring excerpts may be damaged.
    if (isNamed || isKept(document)) yield* findProblems(document, isNamed);
  }
  for (const [id, path] of missing) {
    // It may have been written in the meantime.
    if ((await excerptsOf(db).doc(id).get()).exists) continue;
    yield `${path} uses the excerpt excerpts/${id}, which does not exist: ${REPAIR}`;
  }
}
