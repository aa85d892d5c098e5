import type { ImportInput, ImportRowInput, RecordSource } from '@bookstore/contract/api/bookImport';
import type { FieldError } from '@bookstore/contract/api/problem';
import { type BookRow, readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { centsToNumber, toCents } from '@bookstore/contract/format/money';
import { toIsbn13 } from '@bookstore/contract/isbn';
import * as messages from '@bookstore/messages/onix';
import { bookDifference } from '../bookDifference.ts';
import { applyInput, newBook } from '../bookEdits.ts';
import { type BookDraft, type BookRecord, isOnSale, sourceKeyOf } from '../bookRecord.ts';
import type { BooksRepository } from '../books.repository.ts';

/*
Trade records (ONIX) as import rows. A book keeps fields that a record omits, and the shop's decisions: categories,
own prices, being off sale.
*/

export interface RecordToImport {
  id: string;
  /** '' if missing. */
  title: string;
  isbn: string;
  fields: ImportRowInput['book'];
  source: RecordSource;
  /** Whether it overwrites a price set in the shop. */
  takesPrice: boolean;
}

/** `fate` if it is already decided. */
export interface AppliedRecord {
  wanted: BookDraft | null;
  fate?: 'added' | 'unchanged' | 'conflict' | 'deleted' | 'outdated' | 'gone' | 'other-sender';
  keptCents?: number;
}

const fieldText = (fields: ImportRowInput['book'], name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
};

export type RecordRow = ImportRowInput & { record: NonNullable<ImportRowInput['record']> };

export const isRecord = (row: ImportRowInput): row is RecordRow => row.record !== undefined;

/** Prefers books on sale. */
const preferOnSale = (books: readonly BookRecord[]): BookRecord | undefined => books.find(isOnSale) ?? books[0];

/**
 * Derived from the ISBN, so that two records of one ISBN are one book; without a free ISBN from the record's key.
 * @param unknown new records with an ISBN
 */
async function createIds(
  unknown: readonly { isbn: string; key: string }[],
  books: BooksRepository,
): Promise<Map<string, string>> {
  // The first of several records counts.
  const keysByIsbn = new Map(unknown.toReversed().map(({ isbn, key }) => [isbn, key]));
  const isbns = [...keysByIsbn.keys()];
  const taken = isbns.length > 0 ? await books.findTakenIds(isbns.map((isbn) => `onix-${isbn}`)) : new Set();
  return new Map(
    Array.from(keysByIsbn, ([isbn, key]) => [isbn, taken.has(`onix-${isbn}`) ? `onix-${key}` : `onix-${isbn}`]),
  );
}

/** Looks up sender and reference, then the ISBN, on sale or not. */
export async function findRecords(
  rows: readonly RecordRow[],
  books: BooksRepository,
  takesPrice: ImportInput['takePrices'],
): Promise<{ record: RecordToImport; current: BookRecord | null }[]> {
  const keys = rows.map(({ record }) => sourceKeyOf(record));
  const byKey = Map.groupBy(await books.findBySources([...new Set(keys)]), ({ sourceKey }) => sourceKey);
  const isbns = rows.map(({ book }) => toIsbn13(fieldText(book, 'isbn')) ?? '');
  const unknown = isbns.filter((isbn, index) => isbn !== '' && !byKey.has(keys[index] ?? ''));
  const byIsbn = Map.groupBy(await books.findByIsbns([...new Set(unknown)]), ({ isbn }) => isbn);
  const found = rows.map((row, index) => {
    const [key = '', isbn = ''] = [keys[index], isbns[index]];
    const current = preferOnSale(byKey.get(key) ?? []) ?? preferOnSale(byIsbn.get(isbn) ?? []) ?? null;
    return { ...row, key, isbn, current };
  });
  const newIds = await createIds(
    found.filter(({ current, isbn }) => !current && isbn !== ''),
    books,
  );
  return found.map(({ book: fields, record: source, key, isbn, current }) => {
    const id = current?.id ?? newIds.get(isbn) ?? `onix-${key}`;
    return { record: { id, title: fieldText(fields, 'title'), isbn, fields, source, takesPrice }, current };
  });
}

const toInputFields = ({ title, description, newPriceCents, oldPriceCents }: BookRecord) => ({
  title,
  description,
  newPrice: centsToNumber(newPriceCents),
  oldPrice: centsToNumber(oldPriceCents),
});

const MISSING_FIELDS = { title: '', description: '' };

function shopFields(current: BookRecord | null, fields: ImportRowInput['book']) {
  if (!current) {
    const { newPrice } = fields;
    return { oldPrice: newPrice };
  }
  return { category: current.category, trending: current.trending };
}

/** @returns the reasons for refusal if invalid */
function readRecord({ fields }: RecordToImport, current: BookRecord | null): BookRow | FieldError[] {
  const read = readFields(fields, current);
  if (!Array.isArray(read)) return read;
  const missingFieldMessages = new Map([
    ['category', messages.noCategory],
    ['newPrice', messages.noPrice],
  ]);
  // The old price follows the new one.
  return read
    .filter(({ path }) => path !== 'oldPrice')
    .map((error) => {
      const reason = fieldText(fields, error.path) === '' && missingFieldMessages.get(error.path);
      return reason ? { ...error, message: reason } : error;
    });
}

function readFields(fields: ImportRowInput['book'], current: BookRecord | null): BookRow | FieldError[] {
  // Messages do not contain these.
  const {
    _id,
    coverId: _coverId,
    stock: _stock,
    createdAt: _createdAt,
    oldPrice: _oldPrice,
    trending: _trending,
    ...sentFields
  } = fields;
  return readBookRow({
    ...(current ? toInputFields(current) : MISSING_FIELDS),
    ...sentFields,
    ...shopFields(current, fields),
  });
}

/** Price and availability follow the sender unless the shop has decided them. */
function decideWithSource(
  { fields, takesPrice }: RecordToImport,
  current: BookRecord,
  edited: BookDraft,
): { draft: BookDraft; keptCents?: number; source: { priceCents: number | null; withheld: boolean } } {
  const sentCents = toCents(fieldText(fields, 'newPrice'));
  const followsPrice = takesPrice || current.source?.priceCents === current.newPriceCents;
  const isPriced = sentCents !== null && (followsPrice || sentCents === current.newPriceCents);
  const newPriceCents = isPriced ? sentCents : current.newPriceCents;
  // A price that was not struck through stays so.
  const wasReduced = current.oldPriceCents > current.newPriceCents;
  const oldPriceCents = wasReduced ? Math.max(current.oldPriceCents, newPriceCents) : newPriceCents;
  // Copies on the shelf can be sold even if the publisher has withdrawn the book.
  const isOnShelf = (current.shownCopies ?? 0) > 0;
  const followsOrders = current.source === null ? !current.withheld : current.source.withheld === current.withheld;
  const withheld = followsOrders && !(edited.withheld && isOnShelf) ? edited.withheld : current.withheld;
  return {
    draft: {
      ...edited,
      newPriceCents,
      oldPriceCents: newPriceCents === current.newPriceCents ? current.oldPriceCents : oldPriceCents,
      withheld,
    },
    ...(sentCents !== null && !isPriced && { keptCents: sentCents }),
    source: {
      priceCents: isPriced ? sentCents : (current.source?.priceCents ?? null),
      withheld: followsOrders ? withheld : (current.source?.withheld ?? false),
    },
  };
}

/** Future times count as now. */
const effectiveSentAt = ({ sentAt }: RecordSource, now: Date): Date | null =>
  sentAt === null ? null : new Date(Math.min(Date.parse(sentAt), now.getTime()));

function isOutdated(current: BookRecord, source: RecordSource): boolean {
  const known = current.source?.sentAt ?? null;
  return known !== null && source.sentAt !== null && Date.parse(source.sentAt) < known.getTime();
}

/** Whether the undo of an import took the book off sale. */
const isImportUndone = (book: BookRecord) => book.deletedAt !== null && book.source !== null && book.sourceKey === '';

const isSameSource = (a: BookRecord['source'], b: BookRecord['source']) => JSON.stringify(a) === JSON.stringify(b);

/** @param undoneBook book whose import was undone */
function addedBook(record: RecordToImport, undoneBook: BookRecord | null, now: Date): AppliedRecord | FieldError[] {
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
      shownCopies: undoneBook?.shownCopies ?? null,
      sourceKey: sourceKeyOf(source),
      source: { sender, reference, sentAt: effectiveSentAt(source, now), priceCents, withheld },
    },
  };
}

/** @returns field errors if the record is invalid */
export function applyRecord(
  record: RecordToImport,
  current: BookRecord | null,
  now: Date,
): AppliedRecord | FieldError[] {
  const { source } = record;
  if (!source.deletes && (!current || isImportUndone(current))) return addedBook(record, current, now);
  if (!current) return { wanted: null, fate: 'unchanged' };
  if (isOutdated(current, source)) return { wanted: current, fate: 'outdated' };
  if (!isOnSale(current)) return { wanted: current, fate: source.deletes ? 'unchanged' : 'gone' };
  const sentAt = effectiveSentAt(source, now) ?? current.source?.sentAt ?? null;
  const origin = { sender: source.sender, reference: source.reference, sentAt };
  const sourceKey = sourceKeyOf(source);
  if (source.deletes && current.source?.sender !== source.sender) return { wanted: current, fate: 'other-sender' };
  if (source.deletes) {
    const { priceCents = null, withheld = false } = current.source ?? {};
    const known = { ...origin, priceCents, withheld };
    return { wanted: { ...current, sourceKey, source: known, deletedAt: now }, fate: 'deleted' };
  }
  const read = readRecord(record, current);
  if (Array.isArray(read)) return read;
  const {
    draft,
    keptCents,
    source: followedFields,
  } = decideWithSource(record, current, applyInput(current, read.input, now));
  const wanted = { ...draft, sourceKey, source: { ...origin, ...followedFields } };
  const kept = keptCents === undefined ? {} : { keptCents };
  if (Object.keys(bookDifference(current, wanted)).length > 0) return { wanted, ...kept };
  const isKnown = current.sourceKey === sourceKey && isSameSource(current.source, wanted.source);
  const unchanged = { ...current, sourceKey, source: wanted.source };
  return { wanted: isKnown ? current : unchanged, fate: 'unchanged', ...kept };
}
