import { isDocumentId } from '@bookstore/contract/ids';
import { LIMITS } from '@bookstore/contract/limits';
import { BOOK_FIELDS, type BookRecord, booksOf, isOnSale, readBook } from '../books/bookRecord.ts';
import { isAvailable, toShownCopies } from '../books/shownCopies.ts';
import { readStock, stockRef } from '../books/stock/stockRecord.ts';
import type { Database } from '../firestore/firebase.ts';
import { type OptimisticRead, readOptimistically } from '../firestore/optimisticRead.ts';
import { jsonBytes } from '../lib/bytes.ts';
import type { Clock } from '../lib/clock.ts';
import { createAvailabilityTasks } from '../tasks/taskRecord.ts';
import {
  assertEditable,
  compareItems,
  decideDelivery,
  decideItems,
  type EditPolicy,
  type EditRequest,
} from './decideEdit.ts';
import type { OrderRecord } from './orderRecord.ts';
import { OrderBooksRefused } from './orders.errors.ts';
import type { OrderWithDelivery } from './orders.repository.ts';
import { saleOfChange } from './saleOf.ts';
import type { OrderAttempt, OrderReads, OrderWrites, WriteOrder } from './writeOrder.ts';

/**
 * Unsent mails get the new text. @throws OrderNotFound, StatusConflict, OrderChangedMeanwhile, OrderBooksRefused,
 * OrderFieldRefused, BookBusy
 */
export type EditOrder = (id: string, request: EditRequest) => Promise<OrderWithDelivery>;

interface EditOrderDependencies {
  writeOrder: WriteOrder;
  database: Database;
  clock: Clock;
  timeZone: string;
  policy: EditPolicy;
}

type ItemsRequest = Extract<EditRequest, { kind: 'items' }>;
type DeliveryRequest = Extract<EditRequest, { kind: 'delivery' }>;

export function createEditOrder(dependencies: EditOrderDependencies): EditOrder {
  const { writeOrder, database, clock, timeZone, policy } = dependencies;

  return async (id, request) => {
    const outdated = new Set<string>();
    try {
      return await writeOrder(id, async (reads, attempt) => {
        assertEditable(reads, request.isSeen);
        return request.kind === 'items'
          ? changeItems(reads, attempt, request, outdated)
          : changeDelivery(reads, attempt, request);
      });
    } catch (error) {
      if (error instanceof OrderBooksRefused) await createAvailabilityTasks(await database(), outdated, clock());
      throw error;
    }
  };

  async function changeItems(
    { order: before, delivery }: OrderReads,
    attempt: OrderAttempt,
    { username, change, notify }: ItemsRequest,
    outdated: Set<string>,
  ): Promise<OrderWrites | null> {
    const { added, removed } = compareItems(before, change.productIds);
    if (added.length + removed.length === 0) return null;
    const returned = removed.filter((id) => before.counted.includes(id));
    const { books, stocks } = await readCopies(attempt, added, returned);
    for (const { book, isOutdated } of books) if (isOutdated) outdated.add(book.id);
    const fields = decideItems(
      before,
      change,
      books.map(({ book }) => book),
      policy,
      attempt.now,
    );
    const changed = before.totalCents === fields.totalCents ? ['items'] : ['items', 'totalPrice'];
    const edit = {
      at: attempt.now,
      by: username,
      added: titlesOf(fields, added),
      removed: titlesOf(before, removed),
      afterCents: fields.totalCents,
    };
    return {
      fields: { ...fields, edits: withEdit(before, edit) },
      isSearchChanged: true,
      stocks,
      copiesOf: (id) => (added.includes(id) ? -1 : 1),
      saleOf: (after) => saleOfChange(before, after, timeZone),
      log: { by: username, what: 'order-books-changed', fields: changed },
      rewrites: { delivery },
      notice: { notify },
    };
  }
}

type Edit = OrderRecord['edits'][number];

const titlesOf = ({ items }: Pick<OrderRecord, 'items'>, ids: readonly string[]) =>
  items.filter(({ id }) => ids.includes(id)).map(({ title }) => title);

/** A document holds 1 MiB, and a change of a hundred long titles takes 240 kB. */
const MAX_EDIT_BYTES = 300_000;

/** The latest changes and one more. */
export function withEdit(
  { edits, totalCents }: Pick<OrderRecord, 'edits' | 'totalCents'>,
  edit: Pick<Edit, 'at' | 'by'> & Partial<Edit>,
): Edit[] {
  const unchanged = { added: [], removed: [], beforeCents: totalCents, afterCents: totalCents, fields: [], part: '' };
  const latest = [...edits, { ...unchanged, ...edit }].slice(-LIMITS.editsOfOrder);
  let bytes = 0;
  const dropped = latest.findLastIndex((one) => {
    bytes += jsonBytes(one);
    return bytes > MAX_EDIT_BYTES;
  });
  return latest.slice(dropped + 1);
}

async function changeDelivery(
  reads: OrderReads,
  { transaction, now }: OrderAttempt,
  { username, change, notify }: DeliveryRequest,
): Promise<OrderWrites | null> {
  const { order: before, delivery, deliveryRead } = reads;
  const decided = decideDelivery(reads, change);
  if (decided.changed.length === 0) return null;
  const changed = decided.delivery && { ...decided.delivery, uid: before.uid, expiresAt: null };
  return {
    fields: { ...decided.fields, edits: withEdit(before, { at: now, by: username, fields: decided.changed }) },
    isSearchChanged: true,
    log: { by: username, what: 'order-delivery-changed', fields: decided.changed },
    rewrites: { delivery: changed ?? delivery },
    notice: { notify },
    write() {
      if (!changed) return {};
      // Keeps the gift.
      deliveryRead.write(transaction, changed);
      return { delivery: { ...delivery, id: before.id, ...changed } };
    },
  };
}

interface Copies {
  books: { book: BookRecord; isOutdated: boolean }[];
  stocks: OptimisticRead[];
}

/** Locks the added books, so that they stay counted. Stock is never locked. */
async function readCopies(
  { db, transaction }: OrderAttempt,
  added: readonly string[],
  returned: readonly string[],
): Promise<Copies> {
  const refs = added.filter(isDocumentId).map((id) => booksOf(db).doc(id));
  const documents = refs.length > 0 ? await transaction.getAll(...refs, { fieldMask: BOOK_FIELDS }) : [];
  const onSale = documents.map(readBook).filter(isOnSale);
  const taken = onSale.filter(({ shownCopies }) => shownCopies !== null).map(({ id }) => id);
  const stockRefs = [...taken, ...returned].map((id) => stockRef(db, id));
  const stocks = await readOptimistically(db, stockRefs);
  const counts = new Map(stocks.map((stock) => [stock.id, readStock(stock)?.count ?? null]));
  const books = onSale.map((book) => {
    const count = counts.get(book.id) ?? null;
    return { book: { ...book, shownCopies: toShownCopies(count) }, isOutdated: count === 0 && isAvailable(book) };
  });
  return { books, stocks };
}
