import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readAdmin } from '../../../functions/src/auth/admins.repository.ts';
import { readBook } from '../../../functions/src/books/bookRecord.ts';
import { readTitlesList, TITLES_PATH } from '../../../functions/src/books/catalogue/bookTitles.ts';
import { toState, VERSION_PATH } from '../../../functions/src/books/catalogue/catalogueVersion.ts';
import { readDetails } from '../../../functions/src/customers/details.ts';
import { readEach, type StoredDocument } from '../../../functions/src/firestore/readDocument.ts';
import { readMail } from '../../../functions/src/mail/mailRecord.ts';
import { readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { BEST_SELLERS_PATH, readBestSellers } from '../../../functions/src/sales/bestSellers.ts';
import { FORMER_COLLECTIONS, readDay } from '../../../functions/src/sales/salesRecord.ts';
import { readStock } from '../../../functions/src/stock/stockRecord.ts';
import { readTask, refusedTasksOf } from '../../../functions/src/tasks/taskRecord.ts';
import { LEFT_OUT } from '../backups/manifest.ts';
import { documentsOf } from '../lib/documents.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { orphanedOrderDocuments } from './orphanedOrderDocuments.ts';
import { wrongCopies } from './wrongCopies.ts';
import { wrongCovers } from './wrongCovers.ts';

type Read = (document: StoredDocument) => unknown;

/** Of what else lies there nothing is known. */
const META_READERS: Record<string, Read> = {
  [VERSION_PATH]: toState,
  [TITLES_PATH]: readTitlesList,
  [BEST_SELLERS_PATH]: readBestSellers,
};

const READERS: Record<string, Read> = {
  books: readBook,
  stock: readStock,
  orders: readOrder,
  customers: readDetails,
  mail: readMail,
  sales: readDay,
  tasks: (document) => readTask(document as DocumentSnapshot),
  admins: readAdmin,
  meta: (document) => META_READERS[document.ref.path]?.(document) ?? null,
};

/** What the shop reads: the other collections are forgotten within a day. */
export const CHECKED_COLLECTIONS = [...Object.keys(READERS), 'tasksRefused', 'deliveries', 'covers'];

/** What orders left to be done that could not be, and what a former release kept of the sales. */
async function* leftOver(db: Firestore): AsyncGenerator<string> {
  for await (const task of documentsOf(db, refusedTasksOf(db).id)) {
    const repair = task.get('kind') === 'availability' ? 'npm run books -- reindex' : 'npm run orders -- recount';
    yield `${task.ref.path} could not be done, for ${task.get('reason')}: ${repair}`;
  }
  for (const name of FORMER_COLLECTIONS) {
    const { docs } = await db.collection(name).limit(1).get();
    if (docs.length > 0) yield `${name} is of a former release: npm run orders -- recount`;
  }
}

/** Collections of which the shop knows nothing: of another program, or typed into the console. */
export async function unknownCollections(db: Firestore): Promise<string[]> {
  const known = new Set([...CHECKED_COLLECTIONS, ...LEFT_OUT, ...FORMER_COLLECTIONS]);
  return (await db.listCollections()).map(({ id }) => id).filter((name) => !known.has(name));
}

/** Each document that is not what the shop expects, with what is wrong with it: fields and rules, nothing that is stored. */
export async function* invalidDocuments(db: Firestore, progress: Progress = NO_PROGRESS): AsyncGenerator<string> {
  for (const [collection, read] of Object.entries(READERS)) {
    for await (const document of documentsOf(db, collection)) {
      progress.count('documents checked');
      for (const { message } of readEach([document], read).invalid) yield message;
    }
  }
  yield* leftOver(db);
  yield* orphanedOrderDocuments(db);
  yield* wrongCopies(db);
  yield* wrongCovers(db, progress);
}
