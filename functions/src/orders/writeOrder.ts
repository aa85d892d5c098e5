import { randomUUID } from 'node:crypto';
import { isDocumentId } from '@bookstore/contract/ids';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type LockBooks, runOnce } from '../books/stock/lockQueue.ts';
import { adjustStock } from '../books/stock/stockRecord.ts';
import { type NewChange, recordChange } from '../changes/changeRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { COUNTER_PATH } from '../invoices/invoiceCounter.ts';
import type { Clock } from '../lib/clock.ts';
import type { ComposeMail } from '../mail/composeMails.ts';
import type { MailRecord } from '../mail/mailRecord.ts';
import { type FoundMail, rewriteUnsentMails } from '../mail/unsentMails.ts';
import type { Sale } from '../sales/sales.ts';
import { writeAvailabilityTask, writeSaleTask } from '../tasks/taskRecord.ts';
import { type ChangeNotice, type OrderState, writeChangeMail } from './changeMail.ts';
import { deliveryRef } from './deliveryRecord.ts';
import { type PreparedInvoice, prepareInvoiceOfChange } from './orderInvoices.ts';
import { type OrderRecord, ordersOf, stepId } from './orderRecord.ts';
import { OrderNotFound } from './orders.errors.ts';
import { type FindMails, type OrderWithDelivery, readOrderWithDelivery } from './orders.repository.ts';
import { queryFieldsChange } from './queryFields.ts';
import { toSearchKeys } from './searchKeys.ts';
import { toSentTo } from './sentTo.ts';

export interface OrderAttempt {
  db: Firestore;
  transaction: Transaction;
  now: Date;
  attempt: string;
}

/** Read without locks, and written only if unchanged. */
export interface OrderReads extends OrderWithDelivery {
  orderRead: OptimisticRead;
  deliveryRead: OptimisticRead;
  mails: FoundMail[] | null;
}

export interface OrderWrites {
  /** `attempt`, `steps` and `invoices` are added. */
  fields: Partial<OrderRecord>;
  /** The search keys depend on these fields. */
  isSearchChanged?: boolean;
  /** Changes by `copiesOf` copies. */
  stocks?: readonly OptimisticRead[];
  copiesOf?: (bookId: string) => number;
  /** @param after the changed order */
  saleOf?: (after: OrderRecord) => Sale | null;
  /** `subjects` besides the order. */
  log: (Pick<NewChange, 'by' | 'what' | 'fields'> & Partial<Pick<NewChange, 'subjects'>>) | null;
  invoice?: PreparedInvoice;
  /** Unsent mails get the new text with these delivery details; absent keeps them. `except` is deleted. */
  rewrites?: { delivery: OrderState['delivery']; except?: OptimisticRead | null };
  /** Takes effect with `rewrites`. */
  notice?: ChangeNotice | undefined;
  /**
   * Further writes. @param after the changed order @param mails after the change @returns the answer's street and
   * mails if they changed
   */
  write?: (after: OrderRecord, mails: MailRecord[] | null) => Partial<Pick<OrderWithDelivery, 'delivery' | 'mails'>>;
}

export interface WrittenOrder extends OrderWithDelivery {
  isNew: boolean;
}

/**
 * Writes in one commit if the order is unchanged, and retries collisions. @param decide may run several times; null
 * writes nothing @throws OrderNotFound, BookBusy, and what `decide` throws
 */
export type WriteOrder = (
  id: string,
  decide: (reads: OrderReads, attempt: OrderAttempt) => Promise<OrderWrites | null>,
) => Promise<WrittenOrder>;

interface WriteOrderDependencies {
  database: Database;
  findMails: FindMails;
  composeMail: ComposeMail | null;
  lockBooks: LockBooks;
  clock: Clock;
  timeZone: string;
}

export function createWriteOrder(dependencies: WriteOrderDependencies): WriteOrder {
  const { database, findMails, composeMail, lockBooks, clock, timeZone } = dependencies;

  return async (id, decide) => {
    if (!isDocumentId(id)) throw new OrderNotFound();
    const db = await database();
    const call = { attempt: randomUUID(), now: clock() };
    let keys = [id];
    return lockBooks(
      () => keys,
      () => runOnce(db, attempt),
    );

    async function attempt(transaction: Transaction): Promise<WrittenOrder> {
      const reads = await read(db, id, call.now, findMails);
      const { orderRead, deliveryRead: _deliveryRead, ...current } = reads;
      const before = current.order;
      if (before.attempt === call.attempt) return { ...current, isNew: true };
      const now = notBeforeLatestStep(call.now, before);
      const context = { db, transaction, attempt: call.attempt, now };
      const change = await decide(reads, context);
      if (!change) return { ...current, isNew: false };
      const step = { ...change.fields, attempt: call.attempt, steps: before.steps + 1 };
      const by = change.log?.by ?? '';
      const invoice =
        change.invoice ?? (await prepareInvoiceOfChange({ db, by, now, timeZone }, before, { ...before, ...step }));
      const stocks = change.stocks ?? [];
      keys = [id, ...stocks.map((stock) => stock.id), ...(invoice ? [COUNTER_PATH] : [])];
      const fields = { ...step, ...invoice?.fields };
      const order = { ...before, ...fields };
      orderRead.update(transaction, {
        ...fields,
        ...(change.isSearchChanged && { searchKeys: toSearchKeys(order) }),
        ...(await queryFieldsChange(order)),
      });
      invoice?.write(transaction);
      writeRelated(context, order, change);
      const mails = writeUnsentMails(context, order, change, reads);
      return { ...current, order, mails, ...change.write?.(order, mails), isNew: true };
    }

    function writeRelated({ transaction, now }: OrderAttempt, order: OrderRecord, change: OrderWrites) {
      const { stocks = [], copiesOf = () => 0, log } = change;
      if (log) recordChange(db, transaction, { ...log, at: now, subjects: [id, ...(log.subjects ?? [])] });
      const changedBookIds = adjustStock(transaction, stocks, copiesOf, now);
      writeAvailabilityTask(db, transaction, stepId(order), now, changedBookIds);
      const sale = change.saleOf?.(order);
      if (sale) writeSaleTask(db, transaction, stepId(order), now, sale);
    }
  };

  /** @returns the order's mails afterwards */
  function writeUnsentMails(
    { db, transaction, now }: OrderAttempt,
    order: OrderRecord,
    change: OrderWrites,
    { order: before, delivery, mails }: OrderReads,
  ): MailRecord[] | null {
    const { rewrites, notice } = change;
    if (!rewrites) return mails;
    const { except } = rewrites;
    if (except?.exists) except.delete(transaction);
    if (!composeMail || !mails) return mails;
    const remainingMails = mails.filter(({ id }) => id !== except?.id);
    const sentToOf = (isConfirmed: boolean) => toSentTo(order.address, rewrites.delivery, isConfirmed);
    rewriteUnsentMails(transaction, remainingMails, composeMail, order, { now, sentToOf });
    const states = [
      { order: before, delivery },
      { order, delivery: rewrites.delivery },
    ] as const;
    return writeChangeMail({ db, transaction, now, composeMail, mails: remainingMails }, ...states, notice);
  }
}

/** The call may have waited for other steps, and the clocks of instances differ. */
const notBeforeLatestStep = (now: Date, { history }: OrderRecord) =>
  new Date(Math.max(now.getTime(), history.at(-1)?.at.getTime() ?? 0));

async function read(db: Firestore, id: string, now: Date, findMails: FindMails): Promise<OrderReads> {
  const refs = [ordersOf(db).doc(id), deliveryRef(db, id)];
  const [documents, mails] = await Promise.all([readOptimistically(db, refs), findMails(db, id)]);
  const [orderRead, deliveryRead] = documents;
  const current = readOrderWithDelivery(documents, now);
  if (!orderRead || !deliveryRead || !current) throw new OrderNotFound();
  return { ...current, orderRead, deliveryRead, mails };
}
