import { randomUUID } from 'node:crypto';
import type { ImportFate } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { BookRow } from '@bookstore/contract/bookFiles/bookRow';
import type { Clock } from '../../lib/clock.ts';
import { hashOf } from '../../lib/hash.ts';
import type { AlsoWrite, CopiesOfBook, DraftChange } from '../alsoWrite.ts';
import { bookDifference } from '../bookDifference.ts';
import { editedBook, newBook } from '../bookEdits.ts';
import { type BookDraft, type BookRecord, isOnSale } from '../bookRecord.ts';
import type { BooksRepository } from '../books.repository.ts';
import type { StockRepository } from '../stock/stock.repository.ts';
import { type AppliedRecord, applyRecord, type RecordToImport } from './importRecords.ts';

interface Seen {
  /** The `updatedAt` of the book that may be overwritten, null for none; undefined overwrites whatever is there. */
  seen?: string | null | undefined;
}

/** A row of the shop's own form, under the id that its book has or gets. */
export type OwnRow = BookRow & Seen & { record?: undefined };

/** A row that holds a book. */
export type RowToImport = OwnRow | (Seen & { id: string; stock: null; record: RecordToImport });

export type RowFate = Exclude<ImportFate, 'repeated'>;

const withoutSpelling = (text: string) => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The id of a book whose row has none: always the same for a title and an author, whatever their capitals and spaces. */
export function stableId(title: string, author: string, ...isbn: string[]): string {
  return `csv-${hashOf(withoutSpelling(title), withoutSpelling(author), ...isbn).slice(0, 24)}`;
}

/** A row before it is known which book it is of. */
export interface UnnamedRow {
  row: BookRow;
  /** Whether another row of its file is the first of this title and author. */
  isEdition: boolean;
}

/**
 * Rows under the ids that their books have or get: of one title and author, unless the book that has them is another edition. An ISBN
 * tells editions apart.
 */
export async function withIds(rows: readonly UnnamedRow[], books: BooksRepository): Promise<BookRow[]> {
  const commonIdOf = ({ input }: BookRow) => stableId(input.title, input.author ?? '');
  const unnamed = rows.filter(({ row }) => row.id === '' && row.input.isbn);
  const commonIds = [...new Set(unnamed.map(({ row }) => commonIdOf(row)))];
  const present = commonIds.length > 0 ? await books.findAny(commonIds) : [];
  const isbnOf = new Map(present.map(({ id, isbn }) => [id, isbn]));
  return rows.map(({ row, isEdition }) => {
    const { title, author = '', isbn } = row.input;
    const id = row.id || commonIdOf(row);
    const known = isbnOf.get(id);
    const isOther = isbn && known !== isbn && (isEdition || known);
    return { ...row, id: row.id === '' && isOther ? stableId(title, author, isbn) : id };
  });
}

/** In what two books differ, as columns of a file name it. */
const changedFields = (before: BookDraft, after: BookDraft) => Object.keys(bookDifference(before, after));

/** The book that a row makes of the present one, which is answered itself when it is so already. */
function applyRow(row: RowToImport, present: BookRecord | null, now: Date): AppliedRecord {
  if (row.record) {
    const applied = applyRecord(row.record, present, now);
    // It was a book as the shop was a moment ago.
    return Array.isArray(applied) ? { wanted: present, fate: 'conflict' } : applied;
  }
  const { id, input, createdAt } = row;
  if (!present) return { wanted: { ...newBook(id, input, now), createdAt: createdAt ?? now } };
  const edited = { ...editedBook(present, input, now), deletedAt: null };
  return { wanted: changedFields(present, edited).length === 0 ? present : edited };
}

const versionOf = (book: BookDraft | null) => book?.updatedAt.toISOString() ?? null;

const LEFT_ALONE: readonly RowFate[] = ['unchanged', 'outdated', 'gone', 'other-sender'];

function fateOf({ seen }: RowToImport, present: BookRecord | null, { wanted, fate }: AppliedRecord): RowFate {
  if (wanted === present) return fate ?? 'unchanged';
  if (fate && LEFT_ALONE.includes(fate)) return fate;
  if (seen !== undefined && seen !== versionOf(present)) return 'conflict';
  return fate ?? (present ? 'changed' : 'added');
}

/** What is known of a book is from its last sender, who may be another than that of a record which has found it by its ISBN. */
function otherSenderOf({ record }: RowToImport, present: BookRecord | null): string | undefined {
  const known = record && present?.source ? present.source.sender : undefined;
  return known === record?.source.sender ? undefined : known;
}

export interface BookImportDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  /** Only compares. */
  isDryRun: boolean;
  /** Who imports, for the log. */
  by: string;
  /** Keeps what the books were, so that the import can be undone. */
  keep?: { books: AlsoWrite<DraftChange>; copies: AlsoWrite<CopiesOfBook> } | undefined;
}

/** What has become of a row, and the version of its book then; null where there is none. */
export interface ImportedRow {
  fate: RowFate;
  updatedAt: string | null;
  /** What is changed of a book that was there, or would be: of long texts the part that differs. */
  differences: Record<string, ChangedField>;
  /** The title of another book on sale that has its ISBN, where a dry run finds one. */
  sameIsbnAs?: string;
  /** A price that a record says and its book does not get, in cents. */
  keptCents?: number | undefined;
  /** In a dry run: nothing is changed of the book, but that a later message is known of it. */
  toNote?: true | undefined;
  /** From whom what is known of the book was until then, where the record's sender is another one. */
  otherSender?: string | undefined;
  /** In a dry run the title of a book that a record takes off sale. */
  title?: string;
}

/**
 * Writes rows, or only compares them: the books in one transaction, and then in another how many copies there are. Each row
 * names another book. @returns what has become of each, in their order.
 */
export async function importRows(rows: RowToImport[], dependencies: BookImportDependencies): Promise<ImportedRow[]> {
  const { books, clock, isDryRun, by, keep } = dependencies;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const imported = new Map<string, ImportedRow>();
  const decide = (id: string, present: BookRecord | null): BookDraft | null => {
    const row = rowOf.get(id);
    if (!row) throw new Error(`Nobody asked for the book ${id}.`);
    const applied = applyRow(row, present, clock());
    const { wanted, keptCents } = applied;
    const fate = fateOf(row, present, applied);
    const isWritten = !isDryRun && fate !== 'conflict' && wanted !== present;
    const differences = present && wanted ? bookDifference(present, wanted) : {};
    const toNote = isDryRun && fate === 'unchanged' && wanted !== present ? true : undefined;
    const named = isDryRun && fate === 'deleted' && present ? { title: present.title } : {};
    imported.set(id, {
      fate,
      updatedAt: versionOf(isWritten ? wanted : present),
      differences,
      keptCents,
      toNote,
      otherSender: fate === 'added' ? undefined : otherSenderOf(row, present),
      ...named,
    });
    return isWritten ? wanted : null;
  };
  const ids = [...rowOf.keys()];
  if (isDryRun) {
    const present = new Map((await books.findAny(ids)).map((book) => [book.id, book]));
    for (const id of ids) decide(id, present.get(id) ?? null);
  } else {
    await books.updateAll(ids, decide, { by, what: 'books-imported' }, keep?.books);
  }
  const counts = new Map(
    rows.flatMap(({ id, stock }) => (stock === null || isConflict(imported.get(id)) ? [] : [[id, stock]])),
  );
  const recounted = isDryRun ? await othersThan(counts, dependencies.stock) : await setCopies(counts, dependencies);
  return ids.flatMap((id): ImportedRow[] => {
    const row = imported.get(id);
    if (!row) return [];
    const stock = recounted.get(id);
    return [stock ? withCopies(row, stock) : row];
  });
}

const withCopies = (row: ImportedRow, stock: ChangedField): ImportedRow => ({
  ...row,
  fate: row.fate === 'unchanged' ? 'changed' : row.fate,
  differences: row.fate === 'added' ? row.differences : { ...row.differences, stock },
});

const isbnOfRow = (row: RowToImport | undefined) => row && (row.record ? row.record.isbn : row.input.isbn);

/** Names with each row that gives its book an ISBN another one that has it: it may be meant, so it is not refused. */
export async function nameTwins(
  rows: RowToImport[],
  imported: ImportedRow[],
  books: BooksRepository,
): Promise<ImportedRow[]> {
  const isbnOf = (row: ImportedRow, index: number) =>
    row.fate === 'added' || 'isbn' in row.differences ? isbnOfRow(rows[index]) : undefined;
  const isbns = new Set(imported.flatMap((row, index) => isbnOf(row, index) || []));
  const found = (await books.findByIsbns([...isbns])).filter(isOnSale);
  return imported.map((row, index) => {
    const isbn = isbnOf(row, index);
    const twin = isbn && found.find((book) => book.isbn === isbn && book.id !== rows[index]?.id);
    return twin ? { ...row, sameIsbnAs: twin.title } : row;
  });
}

const isConflict = (row: Pick<ImportedRow, 'fate'> | undefined) => row?.fate === 'conflict';

/** The books of which there are not as many as they shall be, with how many there are and shall be. */
async function othersThan(
  counts: ReadonlyMap<string, number>,
  stock: StockRepository,
): Promise<Map<string, ChangedField>> {
  const present = counts.size > 0 ? await stock.find([...counts.keys()]) : [];
  const all = Array.from(
    counts,
    ([id, after], index) => [id, { before: present[index]?.count ?? null, after }] as const,
  );
  return new Map(all.filter(([, { before, after }]) => before !== after));
}

/** Nobody is told how many there were. */
async function setCopies(
  counts: ReadonlyMap<string, number>,
  { stock, by, keep }: BookImportDependencies,
): Promise<Map<string, ChangedField>> {
  const changed = await stock.setAll(counts, randomUUID(), { by }, keep?.copies);
  return new Map(Array.from(changed, (id) => [id, { before: null, after: counts.get(id) ?? null }]));
}
