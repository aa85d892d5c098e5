import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readBook } from '../books/bookRecord.ts';
import { toShownCopies } from '../books/shownCopies.ts';
import { readStock, stockRef } from '../books/stock/stockRecord.ts';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { readTask, tasksOf } from '../tasks/taskRecord.ts';

function isRight([bookDocument, stockDocument]: StoredDocument[]): boolean {
  const [book] = bookDocument ? readEach([bookDocument], readBook).records : [];
  const { records, invalid } = readEach(stockDocument ? [stockDocument] : [], readStock);
  // Reported elsewhere.
  if (!book || invalid.length > 0) return true;
  return book.shownCopies === toShownCopies(records[0]?.count ?? null);
}

async function isCorrectOrPending(db: Firestore, book: DocumentReference): Promise<boolean> {
  const documents = await db.getAll(book, stockRef(db, book.id));
  if (isRight(documents)) return true;
  for await (const document of documentsOf(db, tasksOf(db).id, documents[0]?.readTime)) {
    const [task] = readEach([document], () => readTask(document)).records;
    if (task?.kind === 'availability' && task.bookIds.includes(book.id)) return true;
  }
  return false;
}

/** Lists books whose shown stock differs from stock/x, and stock levels without a book. Ignores changes in progress. */
export async function* wrongCopies(db: Firestore): AsyncGenerator<string> {
  const stocks = new Map<string, StoredDocument>();
  for await (const stock of documentsOf(db, 'stock')) stocks.set(stock.id, stock);
  for await (const book of documentsOf(db, 'books')) {
    const stock = stocks.get(book.id);
    stocks.delete(book.id);
    if (isRight(stock ? [book, stock] : [book]) || (await isCorrectOrPending(db, book.ref))) continue;
    yield `${book.ref.path} shows a different stock level than stock/${book.id} does: npm run books -- reindex`;
  }
  for (const { ref } of stocks.values()) yield `${ref.path} belongs to no book`;
}
