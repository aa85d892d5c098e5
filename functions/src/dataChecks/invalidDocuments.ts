import { isDeepStrictEqual } from 'node:util';
import { waitsUntilOf } from '@bookstore/contract/waiting';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readAlert } from '../alerts/alertRecord.ts';
import { readAdmin } from '../auth/admins.repository.ts';
import { bookDocumentSchema, readBook } from '../books/bookRecord.ts';
import { readTitlesList, TITLES_PATH } from '../books/catalogue/bookTitles.ts';
import { toState, VERSION_PATH } from '../books/catalogue/catalogueVersion.ts';
import { derivationHash } from '../books/derivedFields.ts';
import { readImport, readImportPart } from '../books/imports/importRecord.ts';
import { priceHistorySchema } from '../books/priceHistory.ts';
import { readStock } from '../books/stock/stockRecord.ts';
import { readChange } from '../changes/changeRecord.ts';
import { readDetails } from '../customers/detailsRecord.ts';
import { readWishes } from '../customers/wishesRecord.ts';
import { documentsOf } from '../firestore/allDocuments.ts';
import { readDocument, readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { COUNTER_PATH, readCounter } from '../invoices/invoiceCounter.ts';
import { readInvoice } from '../invoices/invoiceRecord.ts';
import { readMail } from '../mail/mailRecord.ts';
import { itemsLeft, type OrderRecord, partsCents, readOrder, readyUntilOf } from '../orders/orderRecord.ts';
import { toSearchKeys } from '../orders/searchKeys.ts';
import { readPublisher } from '../publishers/publisherRecord.ts';
import { BEST_SELLERS_PATH, readBestSellers } from '../sales/bestSellers.service.ts';
import { readDay } from '../sales/salesRecord.ts';
import { readTask, refusedTasksOf, type TaskKind } from '../tasks/taskRecord.ts';
import { readWithdrawal } from '../withdrawals/withdrawalRecord.ts';
import { orphanedOrderDocuments } from './orphanedOrderDocuments.ts';
import { wrongCopies } from './wrongCopies.ts';
import { wrongCovers } from './wrongCovers.ts';
import { wrongExcerpts } from './wrongExcerpts.ts';
import { wrongInvoices } from './wrongInvoices.ts';
import { wrongParts } from './wrongParts.ts';
import { wrongPublishers } from './wrongPublishers.ts';

type Read = (document: StoredDocument) => unknown;

const META_READERS: Record<string, Read> = {
  [VERSION_PATH]: toState,
  [TITLES_PATH]: readTitlesList,
  [BEST_SELLERS_PATH]: readBestSellers,
  [COUNTER_PATH]: readCounter,
};

const READERS: Record<string, Read> = {
  // Transactions read the price history, which older releases lack.
  books: (document) =>
    readDocument(bookDocumentSchema.extend({ priceHistory: priceHistorySchema.optional() }), document),
  stock: readStock,
  orders: readOrder,
  customers: readDetails,
  wishes: readWishes,
  mail: readMail,
  sales: readDay,
  tasks: (document) => readTask(document as DocumentSnapshot),
  alerts: readAlert,
  admins: readAdmin,
  changes: readChange,
  imports: readImport,
  importParts: readImportPart,
  publishers: readPublisher,
  withdrawals: readWithdrawal,
  invoices: readInvoice,
  meta: (document) => META_READERS[document.ref.path]?.(document) ?? null,
};

/** Checks search fields against this release's rules and the shop's language. */
const HAS_CURRENT_KEYS: Record<string, (document: DocumentSnapshot) => boolean> = {
  books: (document) => {
    const [book] = readEach([document], readBook).records;
    return !book || document.get('derivedFrom') === derivationHash(book);
  },
  orders: (document) => {
    const [order] = readEach([document], readOrder).records;
    if (!order) return true;
    return (
      order.waitsUntil === waitsUntilOf(order) &&
      order.readyUntil?.getTime() === readyUntilOf(order)?.getTime() &&
      isDeepStrictEqual(document.get('searchKeys'), toSearchKeys(order))
    );
  },
};

/** @returns '' if valid */
function findReturnProblem(order: OrderRecord): string {
  const { items, returns, returnedCents, status, totalCents } = order;
  const returned = returns.flatMap((one) => one.items);
  const remaining = itemsLeft(order);
  if (remaining.length + returned.length !== items.length) return 'has returned copies that were not in it';
  if (returned.length > 0 && status !== 'delivered' && status !== 'returned')
    return 'has returned books, but was not delivered';
  if (returned.length > 0 && (remaining.length === 0) !== (status === 'returned'))
    return 'is returned without all of its books';
  const cents = status === 'returned' ? totalCents : returned.reduce((sum, one) => sum + one.cents, 0);
  return returnedCents === cents ? '' : 'has a refund that differs from its returned copies';
}

/** Problems beyond the schema. @returns '' if valid */
function findOrderProblem(order: OrderRecord): string {
  if (order.totalCents !== partsCents(order)) return 'has a total that is not the sum of books, delivery and gift wrap';
  const wasDelivered = order.status === 'delivered' || order.status === 'returned';
  if (order.cashReceived !== null && !wasDelivered) return 'records whether cash was received, but is not delivered';
  return findReturnProblem(order);
}

export const CHECKED_COLLECTIONS = [...Object.keys(READERS), 'tasksRefused', 'deliveries', 'covers', 'excerpts'];

/** Expire within a day. */
const SHORT_LIVED = ['revokedTokens', 'throttles'];

const TASK_REPAIRS = new Map<unknown, string>(
  Object.entries({
    sale: 'npm run orders -- recount',
    availability: 'npm run books -- reindex',
    withdrawal: 'correct what the reason names, then npm run orders -- rematch',
    back: 'delete it; customers with alerts are notified next time',
  } satisfies Record<TaskKind, string>),
);
const UNKNOWN_KIND = 'unknown kind of task, look at it in the console';

async function* refusedTasks(db: Firestore): AsyncGenerator<string> {
  for await (const task of documentsOf(db, refusedTasksOf(db).id)) {
    const repair = TASK_REPAIRS.get(task.get('kind')) ?? UNKNOWN_KIND;
    yield `${task.ref.path} could not be processed (${task.get('reason')}): ${repair}`;
  }
}

export const KNOWN_COLLECTIONS: readonly string[] = [...CHECKED_COLLECTIONS, ...SHORT_LIVED];

export async function unknownCollections(db: Firestore): Promise<string[]> {
  return (await db.listCollections()).map(({ id }) => id).filter((name) => !KNOWN_COLLECTIONS.includes(name));
}

/** Names fields and rules, never values. @param onDocument runs for each checked document */
export async function* invalidDocuments(
  db: Firestore,
  onDocument: () => void = () => undefined,
): AsyncGenerator<string> {
  for (const [collection, read] of Object.entries(READERS)) {
    let outdated = 0;
    for await (const document of documentsOf(db, collection)) {
      onDocument();
      for (const { message } of readEach([document], read).invalid) yield message;
      if (collection === 'orders') {
        const problems = readEach([document], readOrder).records.map(findOrderProblem).filter(Boolean);
        for (const problem of problems) yield `${document.ref.path} ${problem}`;
      }
      if (HAS_CURRENT_KEYS[collection]?.(document) === false) outdated += 1;
    }
    // Reported in one line, because a language change makes all documents outdated.
    if (outdated > 0) {
      yield `${collection} has ${outdated} with search keys of another release or language: npm run ${collection} -- reindex`;
    }
  }
  yield* refusedTasks(db);
  yield* orphanedOrderDocuments(db);
  yield* wrongInvoices(db);
  yield* wrongParts(db);
  yield* wrongCopies(db);
  yield* wrongCovers(db, onDocument);
  yield* wrongExcerpts(db, onDocument);
  yield* wrongPublishers(db);
}
