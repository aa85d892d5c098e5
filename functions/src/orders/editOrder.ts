import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isAvailable, isShownOtherwise, shownCopiesOf } from '../books/shownCopies.ts';
import { readStock, stockRef, writeStock } from '../books/stock/stockRecord.ts';
import { commitOnce, type TakeTurns } from '../books/stock/turns.ts';
import { recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { addressLines } from '../lib/addressLines.ts';
import type { Clock } from '../lib/clock.ts';
import type { ComposeMail } from '../mail/composeMails.ts';
import { type FoundMail, rewriteUnsentMails } from '../mail/unsentMails.ts';
import { createAvailabilityTasks, writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import {
  assertEditable,
  decideDelivery,
  decideItems,
  differenceOf,
  type EditPolicy,
  type EditRequest,
} from './decideEdit.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { type OrderRecord, ordersOf, stepId } from './orderRecord.ts';
import { OrderBooksRefused, OrderNotFound } from './orders.errors.ts';
import { type FindMails, type OrderWithDelivery, readOrderWithDelivery } from './orders.repository.ts';
import { saleOfChange } from './saleOf.ts';
import { searchKeysOf } from './searchKeys.ts';

/**
 * Changes the books of an order that is not packed yet, or where it goes, in one commit, on condition that it is still what was read.
 * Where it is so already, nothing is written. No mail tells of it: the shop has spoken with the customer. Unsent mails of the order are
 * written anew.
 * @throws OrderNotFound, StatusConflict, OrderChangedMeanwhile, OrderBooksRefused, StreetNeeded, BookBusy.
 */
export type EditOrder = (id: string, request: EditRequest) => Promise<OrderWithDelivery>;

interface EditOrderDependencies {
  database: Database;
  findMails: FindMails;
  /** Null if the shop sends no mail. */
  composeMail: ComposeMail | null;
  /** Shared by all of this instance who change copies. */
  takeTurns: TakeTurns;
  clock: Clock;
  /** By which the shop's days begin. */
  timeZone: string;
  policy: EditPolicy;
}

/** The call that changes an order. Each of its tries has the same `attempt`, so that it knows its own work again. */
interface Call {
  db: Firestore;
  id: string;
  request: EditRequest;
  attempt: string;
  now: Date;
  /** The books whose copies it takes or gives back, known after the first try. */
  bookIds: string[];
  /** Books that were seen to be sold out and do not say so. */
  outdated: Set<string>;
}

/** Read beside the transaction, and written on condition. */
interface Reads extends OrderWithDelivery {
  orderRead: OptimisticRead;
  deliveryRead: OptimisticRead;
  mails: FoundMail[] | null;
}

export function createEditOrder(dependencies: EditOrderDependencies): EditOrder {
  const { database, findMails, takeTurns, clock } = dependencies;

  return async (id, request) => {
    if (!isDocumentId(id)) throw new OrderNotFound();
    const db = await database();
    const call: Call = { db, id, request, attempt: randomUUID(), now: clock(), bookIds: [], outdated: new Set() };
    try {
      return await takeTurns(
        () => call.bookIds,
        () => attempt(call),
      );
    } catch (error) {
      if (error instanceof OrderBooksRefused) await createAvailabilityTasks(db, call.outdated, clock());
      throw error;
    }
  };

  /** One try: reads, decides, writes. */
  async function attempt(call: Call): Promise<OrderWithDelivery> {
    const reads = await read(call, findMails);
    const { orderRead: _order, deliveryRead: _delivery, ...present } = reads;
    // Written by an earlier try of this call, whose answer was lost.
    if (present.order.attempt === call.attempt) return present;
    assertEditable(reads, call.request.isSeen);
    const edited = await (call.request.kind === 'items'
      ? changeItems(call, reads, call.request.change, dependencies)
      : changeDelivery(call, reads, call.request.change, dependencies));
    return { ...present, ...edited };
  }
}

async function read({ db, id, now }: Call, findMails: FindMails): Promise<Reads> {
  const refs = [ordersOf(db).doc(id), deliveryRef(db, id)];
  const [documents, mails] = await Promise.all([readOptimistically(db, refs), findMails(db, id)]);
  const [orderRead, deliveryRead] = documents;
  const present = readOrderWithDelivery(documents, now);
  if (!orderRead || !deliveryRead || !present) throw new OrderNotFound();
  return { ...present, orderRead, deliveryRead, mails };
}

type ItemsChange = Extract<EditRequest, { kind: 'items' }>['change'];
type DeliveryChange = Extract<EditRequest, { kind: 'delivery' }>['change'];

async function changeItems(
  call: Call,
  { order: before, orderRead, delivery, mails }: Reads,
  change: ItemsChange,
  { policy, timeZone, composeMail }: Pick<EditOrderDependencies, 'policy' | 'timeZone' | 'composeMail'>,
): Promise<Pick<OrderWithDelivery, 'order'>> {
  const { db, now } = call;
  const { added, removed } = differenceOf(before, change.productIds);
  if (added.length + removed.length === 0) return { order: before };
  return commitOnce(db, async (transaction) => {
    const { books, stocks } = await readCopies(call, transaction, {
      added,
      givenBack: removed.filter((id) => before.counted.includes(id)),
    });
    const items = decideItems(before, change, books, policy, now);
    const fields = { ...items, ...nextStep(call, before) };
    const order = { ...before, ...fields };
    orderRead.update(transaction, { ...fields, searchKeys: searchKeysOf(order) });
    if (composeMail && mails) {
      const sentTo = addressLines(order.address, delivery?.street ?? '');
      rewriteUnsentMails(transaction, mails, composeMail, order, { now, sentTo });
    }
    const shownOtherwise = writeCopies(transaction, stocks, new Set(added), now);
    writeAvailabilityTask(db, transaction, stepId(order), now, shownOtherwise);
    writeSaleTask(db, transaction, stepId(order), now, saleOfChange(before, order, timeZone));
    const changed = before.totalCents === order.totalCents ? ['items'] : ['items', 'totalPrice'];
    record(call, transaction, 'order-books-changed', changed);
    return { order };
  });
}

async function changeDelivery(
  call: Call,
  reads: Reads,
  change: DeliveryChange,
  { composeMail }: Pick<EditOrderDependencies, 'composeMail'>,
): Promise<Pick<OrderWithDelivery, 'order' | 'delivery'>> {
  const { order: before, delivery, orderRead, deliveryRead, mails } = reads;
  const decided = decideDelivery(reads, change);
  if (decided.changed.length === 0) return { order: before, delivery };
  const fields = { ...decided.fields, ...nextStep(call, before) };
  const order = { ...before, ...fields };
  const changed = decided.delivery && { ...decided.delivery, uid: before.uid, expiresAt: null };
  await commitOnce(call.db, async (transaction) => {
    orderRead.update(transaction, { ...fields, searchKeys: searchKeysOf(order) });
    if (composeMail && mails) {
      const sentTo = addressLines(order.address, changed?.street ?? delivery?.street ?? '');
      rewriteUnsentMails(transaction, mails, composeMail, order, { now: call.now, sentTo });
    }
    // What was said of a gift stays: a document that was there is updated.
    if (changed) deliveryRead.write(transaction, changed);
    record(call, transaction, 'order-delivery-changed', decided.changed);
  });
  return { order, delivery: changed ? { ...delivery, id: before.id, ...changed } : delivery };
}

const nextStep = ({ attempt }: Call, before: OrderRecord) => ({ attempt, steps: before.steps + 1 });

/** The log names fields alone: some of them say who the customer is. */
function record(
  { db, id, request, now }: Call,
  transaction: Transaction,
  what: 'order-books-changed' | 'order-delivery-changed',
  fields: readonly string[],
): void {
  recordChange(db, transaction, { at: now, by: request.username, what, subjects: [id], fields });
}

interface Copies {
  /** Those of the added books that are on sale, with what there is of them at this moment. */
  books: BookRecord[];
  /** Of all books whose copies are taken or given back. */
  stocks: OptimisticRead[];
}

/**
 * Reads and locks the added books; copies are never locked. Whether they are counted cannot change any more while the books are locked,
 * and how many there are is compared when it is written.
 */
async function readCopies(
  call: Call,
  transaction: Transaction,
  { added, givenBack }: { added: readonly string[]; givenBack: readonly string[] },
): Promise<Copies> {
  const { db, outdated } = call;
  const refs = added.filter(isDocumentId).map((id) => booksOf(db).doc(id));
  const documents = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: BOOK_FIELDS }) : [];
  const onSale = documents.map(readBook).filter(isOnSale);
  const taken = onSale.filter(({ shownCopies }) => shownCopies !== null).map(({ id }) => id);
  call.bookIds = [...taken, ...givenBack];
  const stocks = await readOptimistically(
    db,
    call.bookIds.map((id) => stockRef(db, id)),
  );
  const counts = new Map(stocks.map((stock) => [stock.id, readStock(stock)?.count ?? null]));
  for (const book of onSale) if (counts.get(book.id) === 0 && isAvailable(book)) outdated.add(book.id);
  const books = onSale.map((book) => ({ ...book, shownCopies: shownCopiesOf(counts.get(book.id) ?? null) }));
  return { books, stocks };
}

/** @returns the books of which visitors see another thing then. What is not counted any more is left. */
function writeCopies(
  transaction: Transaction,
  stocks: OptimisticRead[],
  added: ReadonlySet<string>,
  now: Date,
): string[] {
  const shownOtherwise: string[] = [];
  for (const stock of stocks) {
    const before = readStock(stock)?.count;
    if (before === undefined) continue;
    const after = before + (added.has(stock.id) ? -1 : 1);
    writeStock(transaction, stock, after, now);
    if (isShownOtherwise(before, after)) shownOtherwise.push(stock.id);
  }
  return shownOtherwise;
}
