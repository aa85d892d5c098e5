import { isDeepStrictEqual } from 'node:util';
import { SHOP_TIME_ZONE } from '@bookstore/contract/arrival';
import { dayOf } from '@bookstore/contract/days';
import { COVER_KEPT_DAYS, IMPORT_KEPT_DAYS } from '@bookstore/contract/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Author, recordChange } from '../changes/changeRecord.ts';
import { readEach, type StoredDocument } from '../firestore/readDocument.ts';
import { daysAfter } from '../firestore/timestamps.ts';
import { TransactionSize } from '../firestore/transactionSize.ts';
import type { Clock } from '../lib/clock.ts';
import type { AdditionalWrites, DraftChange } from './additionalWrites.ts';
import { readCoverChanges } from './bookCovers.ts';
import { toNewChange } from './bookDifference.ts';
import { writeExcerpts } from './bookExcerpts.ts';
import {
  type BookContent,
  type BookDraft,
  type BookRecord,
  booksOf,
  isOnSale,
  readBook,
  readLeniently,
  sourceKeyOf,
} from './bookRecord.ts';
import { sizeOfBookWrite, sizeOfFields } from './bookWriteSize.ts';
import type { BookChange } from './catalogue/bookCounts.ts';
import { recordChanges } from './catalogue/catalogueChanges.ts';
import { deriveFields } from './derivedFields.ts';
import { type PriceHistory, readPriceHistory, withPrice } from './priceHistory.ts';

export type DecideChange = (id: string, current: BookRecord | null) => BookDraft | null;

interface Outcome {
  books: BookRecord[];
  isWritten: boolean;
}

export type ReadBook = (document: StoredDocument) => BookRecord | null;

function toDocument(
  { id: _id, ...content }: BookContent,
  changeSeq: number,
  priceHistory: PriceHistory,
  derived = deriveFields(content),
) {
  return { ...content, priceHistory, changeSeq, ...derived };
}

/** Invalid documents are in no list and not counted. */
const readValid = (document: StoredDocument): BookRecord | null => readEach([document], readBook).records[0] ?? null;

function computePrices(document: StoredDocument, before: BookRecord | null, after: BookDraft, now: Date) {
  const current = before && { ...before, priceHistory: readPriceHistory(document, before) };
  return withPrice(current, after.newPriceCents, dayOf(now, SHOP_TIME_ZONE));
}

/** Undoing a removal reconnects the book with its record. */
const sourceKeyAfter = ({ deletedAt, source, sourceKey }: BookContent | BookDraft) =>
  deletedAt === null && source && sourceKey === '' ? sourceKeyOf(source) : sourceKey;

interface Draft extends DraftChange {
  document: StoredDocument;
}

/** @param keepsImages whether the transaction also stores previous values @throws TransactionTooBig */
function deriveWithinBudget(drafts: readonly Draft[], keepsImages: boolean) {
  const size = new TransactionSize();
  const derived = new Map<string, ReturnType<typeof deriveFields>>();
  for (const { document, before, after } of drafts) {
    const { id, excerpt = '', ...content } = after;
    const fields = deriveFields(content);
    derived.set(id, fields);
    const stored = document.data() as object | undefined;
    const image = before && keepsImages ? sizeOfFields(before) : 0;
    const bytes = sizeOfBookWrite(id, stored, { ...stored, ...content, ...fields });
    size.add(bytes + image + Buffer.byteLength(excerpt));
  }
  return derived;
}

interface ChangeOptions {
  change: DecideChange;
  read: ReadBook;
  author: Author;
  clock: Clock;
  /** Further writes of the transaction. Dropped pictures are then kept as long as imports. */
  additionalWrites?: AdditionalWrites<DraftChange> | undefined;
}

/** Writes one log entry for all. @throws TransactionTooBig */
export async function changeBooks(
  db: Firestore,
  transaction: Transaction,
  ids: string[],
  { change, read, author, clock, additionalWrites }: ChangeOptions,
): Promise<Outcome> {
  const writeAdditional = await additionalWrites?.(db);
  const documents = await transaction.getAll(...ids.map((id) => booksOf(db).doc(id)));
  const current = documents.map(read);
  const drafts = documents.flatMap((document, index) => {
    const before = current[index] ?? null;
    const after = change(document.id, before) ?? before;
    return after && after !== before ? [{ document, before, after }] : [];
  });
  if (drafts.length === 0) {
    writeAdditional?.(transaction, [], ids);
    return { books: current.filter((book) => book !== null), isWritten: false };
  }
  const derived = deriveWithinBudget(drafts, additionalWrites !== undefined);
  const now = clock();
  const keptDays = additionalWrites ? COVER_KEPT_DAYS + IMPORT_KEPT_DAYS : COVER_KEPT_DAYS;
  const covers = await readCoverChanges(db, transaction, drafts, { now, keptDays });
  const pricedBooks = drafts.map(({ document, after }) => {
    const before = readValid(document);
    const { lowestBeforeCents, priceHistory } = computePrices(document, before, after, now);
    const { excerpt: _excerpt, ...content }: BookDraft = after;
    const sourceKey = sourceKeyAfter(after);
    return { before, after: { ...content, cover: covers.coverOf(after), lowestBeforeCents, sourceKey }, priceHistory };
  });
  const changes: BookChange[] = pricedBooks.map(({ before, after }) => ({ before, after }));
  const changeSeq = await recordChanges(db, transaction, changes);
  covers.write();
  writeExcerpts(db, transaction, drafts, daysAfter(now, keptDays));
  for (const { after, priceHistory } of pricedBooks)
    transaction.set(booksOf(db).doc(after.id), toDocument(after, changeSeq, priceHistory, derived.get(after.id)));
  recordChange(db, transaction, toNewChange(drafts, author, now));
  writeAdditional?.(transaction, drafts, ids);
  const changed = new Map(changes.map(({ after }) => [after.id, { ...after, changeSeq }]));
  return { books: ids.flatMap((id, index) => changed.get(id) ?? current[index] ?? []), isWritten: true };
}

/** Does nothing if the book is not on sale. */
export async function removeBook(
  db: Firestore,
  transaction: Transaction,
  id: string,
  deletedAt: Date,
  author: Author,
): Promise<Outcome> {
  const document = await transaction.get(booksOf(db).doc(id));
  const current = readLeniently(document);
  if (!isOnSale(current)) return { books: [], isWritten: false };
  const change = { before: readValid(document), after: { ...current, deletedAt } };
  const changed = { deletedAt, changeSeq: await recordChanges(db, transaction, [change]) };
  transaction.update(document.ref, changed);
  recordChange(db, transaction, toNewChange([{ before: current, after: change.after }], author, deletedAt));
  return { books: [{ ...current, ...changed }], isWritten: true };
}

/** Derives keys first, so that retries do not repeat it. @throws TransactionTooBig */
export function createInsert(books: (BookContent & { excerpt?: string | undefined })[]): CatalogueWrite {
  const contents = books.map(({ excerpt: _excerpt, ...content }) => content);
  const size = new TransactionSize();
  const derived = contents.map((content) => {
    const fields = deriveFields(content);
    size.add(sizeOfBookWrite(content.id, undefined, { ...content, ...fields }));
    return fields;
  });
  const changes = contents.map((after) => ({ before: null, after }));
  return async (db, transaction) => {
    const changeSeq = await recordChanges(db, transaction, changes);
    const added = books.map((after) => ({ before: null, after }));
    writeExcerpts(db, transaction, added, null);
    const written = contents.map((book, index) => {
      transaction.create(booksOf(db).doc(book.id), toDocument(book, changeSeq, {}, derived[index]));
      return { ...book, changeSeq };
    });
    return { books: written, isWritten: true };
  };
}

/**
 * Lets a rerun transaction recognise its own commit, whose answer was lost. A transaction without book writes reruns
 * in full.
 */
export function recognizeOwnCommit(
  db: Firestore,
  run: (transaction: Transaction) => Promise<Outcome>,
): (transaction: Transaction) => Promise<BookRecord[]> {
  let written: BookRecord[] = [];
  return async (transaction) => {
    if (written.length > 0) {
      const current = await transaction.getAll(...written.map(({ id }) => booksOf(db).doc(id)));
      if (isDeepStrictEqual(current.map(readLeniently), written)) return written;
    }
    const { books, isWritten } = await run(transaction);
    written = isWritten ? books : [];
    return books;
  };
}

export type CatalogueWrite = (db: Firestore, transaction: Transaction) => Promise<Outcome>;
