import { randomUUID } from 'node:crypto';
import type { ImportFate } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { BookRow } from '@bookstore/contract/bookFiles/bookRow';
import { foldName } from '@bookstore/contract/text';
import type { Clock } from '../../lib/clock.ts';
import { hashOf } from '../../lib/hash.ts';
import type { AdditionalWrites, DraftChange, StockLevelChange } from '../additionalWrites.ts';
import { bookDifference } from '../bookDifference.ts';
import { applyInput, newBook } from '../bookEdits.ts';
import { type BookDraft, type BookRecord, isOnSale } from '../bookRecord.ts';
import type { BooksRepository } from '../books.repository.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import { type AppliedRecord, applyRecord, type RecordToImport } from './importRecords.ts';

interface ExpectedVersion {
  /** `updatedAt` of the book to overwrite; null for none; undefined overwrites anything. */
  seen?: string | null | undefined;
}

export type InputRow = BookRow & ExpectedVersion & { record?: undefined };

export type RowToImport = InputRow | (ExpectedVersion & { id: string; stock: null; record: RecordToImport });

export type RowFate = Exclude<ImportFate, 'repeated'>;

/** Ignores case and spaces. */
export function stableId(title: string, author: string, ...isbn: string[]): string {
  return `csv-${hashOf(foldName(title), foldName(author), ...isbn).slice(0, 24)}`;
}

export interface RowWithoutId {
  row: BookRow;
  /** The file has another row with this title and author. */
  isEdition: boolean;
}

/** Matches by title and author, unless the ISBN shows another edition. */
export async function withIds(rows: readonly RowWithoutId[], books: BooksRepository): Promise<BookRow[]> {
  const toCommonId = ({ input }: BookRow) => stableId(input.title, input.author ?? '');
  const rowsWithoutId = rows.filter(({ row }) => row.id === '' && row.input.isbn);
  const commonIds = [...new Set(rowsWithoutId.map(({ row }) => toCommonId(row)))];
  const current = commonIds.length > 0 ? await books.findAny(commonIds) : [];
  const isbnOf = new Map(current.map(({ id, isbn }) => [id, isbn]));
  return rows.map(({ row, isEdition }) => {
    const { title, author = '', isbn } = row.input;
    const id = row.id || toCommonId(row);
    const known = isbnOf.get(id);
    const isOther = isbn && known !== isbn && (isEdition || known);
    return { ...row, id: row.id === '' && isOther ? stableId(title, author, isbn) : id };
  });
}

const changedFields = (before: BookDraft, after: BookDraft) => Object.keys(bookDifference(before, after));

/** Returns the same book if nothing changes. */
function applyRow(row: RowToImport, current: BookRecord | null, now: Date): AppliedRecord {
  if (row.record) {
    const applied = applyRecord(row.record, current, now);
    // A concurrent change made the row invalid.
    return Array.isArray(applied) ? { wanted: current, fate: 'conflict' } : applied;
  }
  const { id, input, createdAt } = row;
  if (!current) return { wanted: { ...newBook(id, input, now), createdAt: createdAt ?? now } };
  const edited = { ...applyInput(current, input, now), deletedAt: null };
  return { wanted: changedFields(current, edited).length === 0 ? current : edited };
}

const versionOf = (book: BookDraft | null) => book?.updatedAt.toISOString() ?? null;

const SKIPPED_FATES: readonly RowFate[] = ['unchanged', 'outdated', 'gone', 'other-sender'];

function decideFate({ seen }: RowToImport, current: BookRecord | null, { wanted, fate }: AppliedRecord): RowFate {
  if (wanted === current) return fate ?? 'unchanged';
  if (fate && SKIPPED_FATES.includes(fate)) return fate;
  if (seen !== undefined && seen !== versionOf(current)) return 'conflict';
  return fate ?? (current ? 'changed' : 'added');
}

/** A record found by ISBN may come from another sender than the book's last one. */
function findOtherSender({ record }: RowToImport, current: BookRecord | null): string | undefined {
  const known = record && current?.source ? current.source.sender : undefined;
  return known === record?.source.sender ? undefined : known;
}

export interface BookImportDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  isDryRun: boolean;
  by: string;
  /** For undo. */
  undoLog?: { books: AdditionalWrites<DraftChange>; copies: AdditionalWrites<StockLevelChange> } | undefined;
}

export interface ImportedRow {
  fate: RowFate;
  updatedAt: string | null;
  /** Long texts are cut to the differing part. */
  differences: Record<string, ChangedField>;
  /** Title of another book on sale with this ISBN; dry runs only. */
  sameIsbnAs?: string;
  sameIsbnId?: string;
  /** Price that the book does not take, in cents. */
  keptCents?: number | undefined;
  toNote?: true | undefined;
  otherSender?: string | undefined;
  /** Title of a book that is taken off sale; dry runs only. */
  title?: string;
}

/** Writes books in one transaction, then stock in another. Rows must name different books. @returns results in order */
export async function importRows(rows: RowToImport[], dependencies: BookImportDependencies): Promise<ImportedRow[]> {
  const { books, clock, isDryRun, by, undoLog } = dependencies;
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  const imported = new Map<string, ImportedRow>();
  const decide = (id: string, current: BookRecord | null): BookDraft | null => {
    const row = rowsById.get(id);
    if (!row) throw new Error(`The book ${id} was not requested.`);
    const applied = applyRow(row, current, clock());
    const { wanted, keptCents } = applied;
    const fate = decideFate(row, current, applied);
    const isWritten = !isDryRun && fate !== 'conflict' && wanted !== current;
    const differences = current && wanted ? bookDifference(current, wanted) : {};
    const toNote = isDryRun && fate === 'unchanged' && wanted !== current ? true : undefined;
    const deletedTitle = isDryRun && fate === 'deleted' && current ? { title: current.title } : {};
    imported.set(id, {
      fate,
      updatedAt: versionOf(isWritten ? wanted : current),
      differences,
      keptCents,
      toNote,
      otherSender: fate === 'added' ? undefined : findOtherSender(row, current),
      ...deletedTitle,
    });
    return isWritten ? wanted : null;
  };
  const ids = [...rowsById.keys()];
  if (isDryRun) {
    const current = new Map((await books.findAny(ids)).map((book) => [book.id, book]));
    for (const id of ids) decide(id, current.get(id) ?? null);
  } else {
    await books.updateAll(ids, decide, { by, what: 'books-imported' }, undoLog?.books);
  }
  const counts = new Map(
    rows.flatMap(({ id, stock }) => (stock === null || isConflict(imported.get(id)) ? [] : [[id, stock]])),
  );
  const stockChanges = isDryRun
    ? await changedStockLevels(counts, dependencies.stock)
    : await setStockLevels(counts, dependencies);
  return ids.flatMap((id): ImportedRow[] => {
    const row = imported.get(id);
    if (!row) return [];
    const stock = stockChanges.get(id);
    return [stock ? withStockChange(row, stock) : row];
  });
}

const withStockChange = (row: ImportedRow, stock: ChangedField): ImportedRow => ({
  ...row,
  fate: row.fate === 'unchanged' ? 'changed' : row.fate,
  differences: row.fate === 'added' ? row.differences : { ...row.differences, stock },
});

const rowIsbn = (row: RowToImport | undefined) => row && (row.record ? row.record.isbn : row.input.isbn);

/** Duplicate ISBNs may be intended. */
export async function reportDuplicateIsbns(
  rows: RowToImport[],
  imported: ImportedRow[],
  books: BooksRepository,
): Promise<ImportedRow[]> {
  const isbnOf = (row: ImportedRow, index: number) =>
    row.fate === 'added' || 'isbn' in row.differences ? rowIsbn(rows[index]) : undefined;
  const isbns = new Set(imported.flatMap((row, index) => isbnOf(row, index) || []));
  const found = (await books.findByIsbns([...isbns])).filter(isOnSale);
  return imported.map((row, index) => {
    const isbn = isbnOf(row, index);
    const duplicate = isbn && found.find((book) => book.isbn === isbn && book.id !== rows[index]?.id);
    return duplicate ? { ...row, sameIsbnAs: duplicate.title, sameIsbnId: duplicate.id } : row;
  });
}

const isConflict = (row: Pick<ImportedRow, 'fate'> | undefined) => row?.fate === 'conflict';

async function changedStockLevels(
  counts: ReadonlyMap<string, number>,
  stock: StockRepository,
): Promise<Map<string, ChangedField>> {
  const current = counts.size > 0 ? await stock.find([...counts.keys()]) : [];
  const all = Array.from(
    counts,
    ([id, after], index) => [id, { before: current[index]?.count ?? null, after }] as const,
  );
  return new Map(all.filter(([, { before, after }]) => before !== after));
}

async function setStockLevels(
  counts: ReadonlyMap<string, number>,
  { stock, by, undoLog }: BookImportDependencies,
): Promise<Map<string, ChangedField>> {
  const changed = await stock.setAll(counts, randomUUID(), { by }, undoLog?.copies);
  return new Map(Array.from(changed, (id) => [id, { before: null, after: counts.get(id) ?? null }]));
}
