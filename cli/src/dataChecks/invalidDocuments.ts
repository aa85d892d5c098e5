import type { Firestore } from 'firebase-admin/firestore';
import { readAdmin } from '../../../functions/src/auth/admins.repository.ts';
import { readBook } from '../../../functions/src/books/bookRecord.ts';
import { readTitlesList, TITLES_PATH } from '../../../functions/src/books/catalogue/bookTitles.ts';
import { toState, VERSION_PATH } from '../../../functions/src/books/catalogue/catalogueVersion.ts';
import { readStock } from '../../../functions/src/books/stock/stockRecord.ts';
import { readDetails } from '../../../functions/src/customers/detailsRecord.ts';
import { readEach, type StoredDocument } from '../../../functions/src/lib/readDocument.ts';
import { readMail } from '../../../functions/src/mail/mailRecord.ts';
import { readOrder } from '../../../functions/src/orders/orderRecord.ts';
import { readDay, readMonth, readShard } from '../../../functions/src/sales/salesRecord.ts';
import { documentsOf } from '../lib/documents.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { wrongBesideOrders } from './besideOrders.ts';
import { wrongCopies } from './wrongCopies.ts';
import { wrongCovers } from './wrongCovers.ts';

type Read = (document: StoredDocument) => unknown;

/** Of what else lies there nothing is known. */
const META_READERS: Record<string, Read> = { [VERSION_PATH]: toState, [TITLES_PATH]: readTitlesList };

const READERS: Record<string, Read> = {
  books: readBook,
  stock: readStock,
  orders: readOrder,
  customers: readDetails,
  mail: readMail,
  sales: readDay,
  salesShards: readShard,
  salesMonths: readMonth,
  admins: readAdmin,
  meta: (document) => META_READERS[document.ref.path]?.(document) ?? null,
};

/** What the shop reads: the other collections are forgotten within a day. */
export const CHECKED_COLLECTIONS = [...Object.keys(READERS), 'deliveries', 'covers'];

/** Each document that is not what the shop expects, with what is wrong with it: fields and rules, nothing that is stored. */
export async function* invalidDocuments(db: Firestore, progress: Progress = NO_PROGRESS): AsyncGenerator<string> {
  for (const [collection, read] of Object.entries(READERS)) {
    for await (const document of documentsOf(db, collection)) {
      progress.count('documents checked');
      for (const { message } of readEach([document], read).invalid) yield message;
    }
  }
  yield* wrongBesideOrders(db);
  yield* wrongCopies(db);
  yield* wrongCovers(db, progress);
}
