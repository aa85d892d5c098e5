import type { ImportInput, ImportRowInput, RecordSource } from '@bookstore/contract/api/bookImport';
import type { FieldError } from '@bookstore/contract/api/problem';
import { type BookRow, readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { centsToNumber, toCents } from '@bookstore/contract/format/money';
import { toIsbn13 } from '@bookstore/contract/isbn';
import * as messages from '@bookstore/messages/onix';
import { bookDifference } from '../bookDifference.ts';
import { editedBook, newBook } from '../bookEdits.ts';
import { type BookDraft, type BookRecord, isOnSale, sourceKeyOf } from '../bookRecord.ts';
import type { BooksRepository } from '../books.repository.ts';

/*
 * Records of messages of the book trade (ONIX) as rows of an import. What a record says nothing of stays in its book, as does what was
 * decided in the shop: categories, a price that was set here, and that a book is off sale.
 */

/** A record with the id that its book has or gets. */
export interface RecordToImport {
  id: string;
  /** '' where it names none. */
  title: string;
  isbn: string;
  fields: ImportRowInput['book'];
  source: RecordSource;
  /** Also changes a price that was set here. */
  takesPrice: boolean;
}

/** What a record makes of a book; `fate` where that does not follow from it. */
export interface AppliedRecord {
  wanted: BookDraft | null;
  fate?: 'added' | 'unchanged' | 'conflict' | 'deleted' | 'outdated' | 'gone' | 'other-sender';
  /** A price that the record says and the book does not get. */
  keptCents?: number;
}

const textOf = (fields: ImportRowInput['book'], name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A row that is a record. */
export type RecordRow = ImportRowInput & { record: NonNullable<ImportRowInput['record']> };

export const isRecord = (row: ImportRowInput): row is RecordRow => row.record !== undefined;

/** Of several books one on sale before others. */
const bestOf = (books: readonly BookRecord[]): BookRecord | undefined => books.find(isOnSale) ?? books[0];

/**
 * The ids of books that there are not yet: each of its ISBN, so that two records of one ISBN are of one book, unless another book has that
 * id; else of a record's key.
 * @param unknown with what has no ISBN left out
 */
async function newIdsOf(
  unknown: readonly { isbn: string; key: string }[],
  books: BooksRepository,
): Promise<Map<string, string>> {
  // Of several records of one ISBN the first counts.
  const keyOf = new Map(unknown.toReversed().map(({ isbn, key }) => [isbn, key]));
  const isbns = [...keyOf.keys()];
  const taken = isbns.length > 0 ? await books.findTakenIds(isbns.map((isbn) => `onix-${isbn}`)) : new Set();
  return new Map(
    Array.from(keyOf, ([isbn, key]) => [isbn, taken.has(`onix-${isbn}`) ? `onix-${key}` : `onix-${isbn}`]),
  );
}

/** The books of records, whether on sale or not: by sender and reference, else by ISBN. */
export async function findRecords(
  rows: readonly RecordRow[],
  books: BooksRepository,
  takesPrice: ImportInput['takePrices'],
): Promise<{ record: RecordToImport; present: BookRecord | null }[]> {
  const keys = rows.map(({ record }) => sourceKeyOf(record));
  const byKey = Map.groupBy(await books.findBySources([...new Set(keys)]), ({ sourceKey }) => sourceKey);
  const isbns = rows.map(({ book }) => toIsbn13(textOf(book, 'isbn')) ?? '');
  const unknown = isbns.filter((isbn, index) => isbn !== '' && !byKey.has(keys[index] ?? ''));
  const byIsbn = Map.groupBy(await books.findByIsbns([...new Set(unknown)]), ({ isbn }) => isbn);
  const found = rows.map((row, index) => {
    const [key = '', isbn = ''] = [keys[index], isbns[index]];
    const present = bestOf(byKey.get(key) ?? []) ?? bestOf(byIsbn.get(isbn) ?? []) ?? null;
    return { ...row, key, isbn, present };
  });
  const newIds = await newIdsOf(
    found.filter(({ present, isbn }) => !present && isbn !== ''),
    books,
  );
  return found.map(({ book: fields, record: source, key, isbn, present }) => {
    const id = present?.id ?? newIds.get(isbn) ?? `onix-${key}`;
    return { record: { id, title: textOf(fields, 'title'), isbn, fields, source, takesPrice }, present };
  });
}

/** What a book is already, as a client would send it. */
const asSent = ({ title, description, newPriceCents, oldPriceCents }: BookRecord) => ({
  title,
  description,
  newPrice: centsToNumber(newPriceCents),
  oldPrice: centsToNumber(oldPriceCents),
});

/** What is missing is told as such. */
const NOTHING_SAID = { title: '', description: '' };

/** What the shop itself has decided of a book, which no record changes. */
function ownOf(present: BookRecord | null, fields: ImportRowInput['book']) {
  if (!present) {
    const { newPrice } = fields;
    return { oldPrice: newPrice };
  }
  return { category: present.category, trending: present.trending };
}

/** The fields of a book as the contract reads them, or why it is none. */
function readRecord({ fields }: RecordToImport, present: BookRecord | null): BookRow | FieldError[] {
  const read = readFields(fields, present);
  if (!Array.isArray(read)) return read;
  const lacking = new Map([
    ['category', messages.noCategory],
    ['newPrice', messages.noPrice],
  ]);
  // The old price is the new one's.
  return read
    .filter(({ path }) => path !== 'oldPrice')
    .map((error) => {
      const reason = textOf(fields, error.path) === '' && lacking.get(error.path);
      return reason ? { ...error, message: reason } : error;
    });
}

function readFields(fields: ImportRowInput['book'], present: BookRecord | null): BookRow | FieldError[] {
  // Of these a message says nothing.
  const {
    _id,
    coverId: _coverId,
    stock: _stock,
    createdAt: _createdAt,
    oldPrice: _oldPrice,
    trending: _trending,
    ...said
  } = fields;
  return readBookRow({ ...(present ? asSent(present) : NOTHING_SAID), ...said, ...ownOf(present, fields) });
}

/** A price, and whether nobody can order the book, follow the sender as long as nobody else has decided them. */
function decideWithSource(
  { fields, takesPrice }: RecordToImport,
  present: BookRecord,
  edited: BookDraft,
): { draft: BookDraft; keptCents?: number; source: { priceCents: number | null; withheld: boolean } } {
  const said = toCents(textOf(fields, 'newPrice'));
  const followsPrice = takesPrice || present.source?.priceCents === present.newPriceCents;
  const isPriced = said !== null && (followsPrice || said === present.newPriceCents);
  const newPriceCents = isPriced ? said : present.newPriceCents;
  // What is not struck out stays so.
  const wasStruck = present.oldPriceCents > present.newPriceCents;
  const oldPriceCents = wasStruck ? Math.max(present.oldPriceCents, newPriceCents) : newPriceCents;
  // Copies on the shelf can be sold, whatever its publisher has given up.
  const isOnShelf = (present.shownCopies ?? 0) > 0;
  const followsOrders = present.source === null ? !present.withheld : present.source.withheld === present.withheld;
  const withheld = followsOrders && !(edited.withheld && isOnShelf) ? edited.withheld : present.withheld;
  return {
    draft: {
      ...edited,
      newPriceCents,
      oldPriceCents: newPriceCents === present.newPriceCents ? present.oldPriceCents : oldPriceCents,
      withheld,
    },
    ...(said !== null && !isPriced && { keptCents: said }),
    source: {
      priceCents: isPriced ? said : (present.source?.priceCents ?? null),
      withheld: followsOrders ? withheld : (present.source?.withheld ?? false),
    },
  };
}

/** Never in the future: nothing could be sent later than that. */
const sentAtOf = ({ sentAt }: RecordSource, now: Date): Date | null =>
  sentAt === null ? null : new Date(Math.min(Date.parse(sentAt), now.getTime()));

function isOutdated(present: BookRecord, source: RecordSource): boolean {
  const known = present.source?.sentAt ?? null;
  return known !== null && source.sentAt !== null && Date.parse(source.sentAt) < known.getTime();
}

/** Whether a book is off sale because the import that had added it was undone: nobody has decided anything of it. */
const isUndone = (book: BookRecord) => book.deletedAt !== null && book.source !== null && book.sourceKey === '';

const isSameSource = (a: BookRecord['source'], b: BookRecord['source']) => JSON.stringify(a) === JSON.stringify(b);

/** A book of a record alone. @param undone what was undone of it */
function addedBook(record: RecordToImport, undone: BookRecord | null, now: Date): AppliedRecord | FieldError[] {
  const { source } = record;
  const read = readRecord(record, null);
  if (Array.isArray(read)) return read;
  const added = newBook(record.id, read.input, now);
  const { sender, reference } = source;
  const { newPriceCents: priceCents, withheld } = added;
  return {
    fate: 'added',
    wanted: {
      ...added,
      shownCopies: undone?.shownCopies ?? null,
      sourceKey: sourceKeyOf(source),
      source: { sender, reference, sentAt: sentAtOf(source, now), priceCents, withheld },
    },
  };
}

/** What a record makes of the present book. @returns why it is no book. */
export function applyRecord(
  record: RecordToImport,
  present: BookRecord | null,
  now: Date,
): AppliedRecord | FieldError[] {
  const { source } = record;
  if (!source.deletes && (!present || isUndone(present))) return addedBook(record, present, now);
  if (!present) return { wanted: null, fate: 'unchanged' };
  if (isOutdated(present, source)) return { wanted: present, fate: 'outdated' };
  if (!isOnSale(present)) return { wanted: present, fate: source.deletes ? 'unchanged' : 'gone' };
  const sentAt = sentAtOf(source, now) ?? present.source?.sentAt ?? null;
  const origin = { sender: source.sender, reference: source.reference, sentAt };
  const sourceKey = sourceKeyOf(source);
  if (source.deletes && present.source?.sender !== source.sender) return { wanted: present, fate: 'other-sender' };
  if (source.deletes) {
    const { priceCents = null, withheld = false } = present.source ?? {};
    const known = { ...origin, priceCents, withheld };
    return { wanted: { ...present, sourceKey, source: known, deletedAt: now }, fate: 'deleted' };
  }
  const read = readRecord(record, present);
  if (Array.isArray(read)) return read;
  const {
    draft,
    keptCents,
    source: followed,
  } = decideWithSource(record, present, editedBook(present, read.input, now));
  const wanted = { ...draft, sourceKey, source: { ...origin, ...followed } };
  const kept = keptCents === undefined ? {} : { keptCents };
  if (Object.keys(bookDifference(present, wanted)).length > 0) return { wanted, ...kept };
  const isKnown = present.sourceKey === sourceKey && isSameSource(present.source, wanted.source);
  const unchanged = { ...present, sourceKey, source: wanted.source };
  return { wanted: isKnown ? present : unchanged, fate: 'unchanged', ...kept };
}
