import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { createCatalogueMutex } from '../books/catalogue/catalogueMutex.ts';
import { createCountedBooks } from '../books/stock/countedBooks.ts';
import type { Database } from '../lib/firebase.ts';
import { refuseInvalid } from '../lib/readDocument.ts';
import { createSaleRecorder, type SaleRecorder } from '../sales/saleRecorder.ts';
import { createSaleSharding } from '../sales/saleSharding.ts';
import { createFindMails, type DeliveredOrder, type FindMails, toDelivered } from './deliveredOrder.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { type DecideChange, orderChange } from './orderChange.ts';
import { createOrderQueries, type OrderQueries } from './orderQueries.ts';
import { ordersOf } from './orderRecord.ts';
import { type Decide, type Intent, type PlacedOrder, placement } from './placement.ts';

export interface OrdersRepository extends OrderQueries {
  /**
   * Places an order in one transaction: n + 3 document reads and 4 writes; one more read where the client named it, one more
   * write where it has said a street, one for each mail, and one read and one write for each book whose copies are counted. Orders
   * of one customer, and of one book, lock nothing for each other, unless a book is about to be sold out or nearly so.
   * @param decide answers what to store, or null to leave everything as it is. It may be called several times, and
   * what it throws ends the transaction.
   * @returns the order that stands now, and whether it is new.
   */
  place(intent: Intent, decide: Decide): Promise<PlacedOrder>;
  find(id: string, now: Date): Promise<DeliveredOrder | null>;
  /** Changes an order in one transaction. @returns null when there is no such order. */
  change(id: string, now: Date, decide: DecideChange): Promise<DeliveredOrder | null>;
}

type Attempt<T> = (transaction: Transaction, hasLock: boolean) => Promise<T>;

const findNoMails: FindMails = async () => null;

/**
 * @param reportInvalid is told of what a list leaves out; without it such a list fails.
 * @param hasMail whether the shop writes mails, which are then read with their order: five reads more.
 * @param mutex is shared by all of this instance who change the catalogue.
 * @param saleSharding where this instance records sales.
 */
export function createOrdersRepository(
  database: Database,
  reportInvalid = refuseInvalid,
  hasMail = false,
  mutex = createCatalogueMutex(),
  saleSharding = createSaleSharding(),
): OrdersRepository {
  const counted = createCountedBooks();
  const findMails = hasMail ? createFindMails(reportInvalid) : findNoMails;

  /** Tries it at once, and with the lock where the order changes the catalogue. */
  async function inTransaction<T>(begin: (db: Firestore, sales: SaleRecorder) => Attempt<T>): Promise<T> {
    const db = await database();
    const sales = await createSaleRecorder(db, saleSharding);
    const attempt = begin(db, sales);
    return mutex.withLockIfNeeded((hasLock) =>
      sales.retryWhileFull(() => db.runTransaction((transaction) => attempt(transaction, hasLock))),
    );
  }

  return {
    ...createOrderQueries(database, reportInvalid),

    place: (intent, decide) => inTransaction((db, sales) => placement(db, intent, { decide, sales, counted })),

    async find(id, now) {
      const db = await database();
      const [documents, mails] = await Promise.all([
        db.getAll(ordersOf(db).doc(id), deliveryRef(db, id)),
        findMails(db, id),
      ]);
      const found = toDelivered(documents, now);
      return found && { ...found, mails };
    },

    change: (id, now, decide) => inTransaction((db, sales) => orderChange(db, id, now, { decide, sales, findMails })),
  };
}
