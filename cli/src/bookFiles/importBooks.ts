import { randomUUID } from 'node:crypto';
import { BY_COMMAND, type ChangedField } from '@bookstore/contract/api/changes';
import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import type { Cells } from '@bookstore/contract/bookFiles/columns';
import {
  type BookFile,
  type ColumnMapping,
  type OpenBookFile,
  openBookFile,
} from '@bookstore/contract/bookFiles/readBookFile';
import { type RowProblem, repeatedRow, toRowProblems } from '@bookstore/contract/bookFiles/rowProblem';
import { toIsbn13 } from '@bookstore/contract/isbn';
import {
  type ImportedRow,
  type InputRow,
  importRows,
  type RowWithoutId,
  reportDuplicateIsbns,
  withIds,
} from '../../../functions/src/books/batches/bookImport.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import { importIdOf, recordImport } from '../../../functions/src/books/imports/recordImport.ts';
import type { StockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import { chunk } from '../../../functions/src/lib/chunk.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';
import { mapColumns } from './mapColumns.ts';

export interface PlannedChange {
  line: number;
  title: string;
  differences: Record<string, ChangedField> | null;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  problems: RowProblem[];
  refusedRows: number;
  /** Refused rows as CSV; may be empty. */
  refusedText: string;
  remarks: RowProblem[];
  unknownColumns: string[];
  changes: PlannedChange[];
  /** ISBNs that several books would have, which may be intended; in a dry run. */
  sameIsbns: { line: number; isbn: string; other: string }[];
  /** Id for undoing; null if nothing changed. */
  importId: string | null;
}

export interface ImportBooksDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  isDryRun: boolean;
  progress?: Progress;
}

export interface FileOptions {
  name?: string;
  /** Example: Titel=title. */
  columns?: readonly string[];
  /** For rows whose category the shop lacks. */
  category?: ColumnMapping['category'];
}

/** A batch with search keys, excerpts and previous versions fits into a transaction of 10 MiB. */
const BATCH = 100;
/** Characters; a single row may exceed it. */
const BATCH_LENGTH = 1_000_000;

interface RowOfFile {
  line: number;
  row: InputRow;
}

/** The first of two rows for a book counts. @throws Error for an unusable heading */
async function readRows(
  file: OpenBookFile,
  { columns = [], category = null }: FileOptions,
  books: BooksRepository,
): Promise<Omit<BookFile, 'rows'> & { rows: RowOfFile[] }> {
  const { rows, problems, ...others } = file.read({ ...mapColumns(file, columns, category), category });
  const validRows: (RowWithoutId & { line: number; fields: Cells })[] = [];
  for (const { line, fields, edition = false } of rows) {
    const row = readBookRow(fields);
    if (Array.isArray(row)) problems.push(...toRowProblems(line, fields, row));
    else validRows.push({ line, fields, row, isEdition: edition });
  }
  const linesById = new Map<string, number>();
  const read: RowOfFile[] = [];
  for (const part of chunk(validRows, BATCH)) {
    const named = await withIds(part, books);
    for (const [index, row] of named.entries()) {
      const { line = 0, fields = {} } = part[index] ?? {};
      const earlier = linesById.get(row.id);
      if (earlier !== undefined) problems.push(repeatedRow({ line, fields }, earlier));
      else {
        linesById.set(row.id, line);
        read.push({ line, row });
      }
    }
  }
  return { ...others, rows: read, problems };
}

function* inBatches(rows: readonly RowOfFile[]): Generator<RowOfFile[]> {
  let batch: RowOfFile[] = [];
  let length = 0;
  for (const one of rows) {
    const { title, description, excerpt = '' } = one.row.input;
    const added = title.length + description.length + excerpt.length;
    if (batch.length === BATCH || (batch.length > 0 && length + added > BATCH_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(one);
    length += added;
  }
  if (batch.length > 0) yield batch;
}

function addToReport(report: ImportReport, { line, row }: RowOfFile, imported: ImportedRow, isDryRun: boolean): void {
  const { fate, differences, sameIsbnAs } = imported;
  // There are no conflicts without a preview.
  if (fate !== 'added' && fate !== 'changed' && fate !== 'unchanged') return;
  report[fate] += 1;
  if (!isDryRun || fate === 'unchanged') return;
  report.changes.push({ line, title: row.input.title, differences: fate === 'added' ? null : differences });
  const { isbn } = row.input;
  if (isbn && sameIsbnAs !== undefined) report.sameIsbns.push({ line, isbn, other: `“${sameIsbnAs}”` });
}

function sameIsbnsWithin(rows: readonly RowOfFile[]): ImportReport['sameIsbns'] {
  const linesByIsbn = new Map<string, number>();
  return rows.flatMap(({ line, row }) => {
    const isbn = toIsbn13(row.input.isbn ?? '');
    if (isbn === null) return [];
    const earlier = linesByIsbn.get(isbn);
    if (earlier === undefined) linesByIsbn.set(isbn, line);
    return earlier === undefined ? [] : [{ line, isbn, other: `the book in line ${earlier}` }];
  });
}

/** Invalid rows do not stop the others; reimporting changes nothing. @throws Error if the file cannot be read */
export async function importBooks(
  bytes: Uint8Array,
  { books, stock, clock, isDryRun, progress = NO_PROGRESS }: ImportBooksDependencies,
  options: FileOptions = {},
): Promise<ImportReport> {
  const file = openBookFile(bytes);
  const { rows, problems, remarks, unknownColumns } = await readRows(file, options, books);
  const refusedRows = new Set(problems.map(({ line }) => line)).size;
  const name = { by: BY_COMMAND, key: randomUUID(), file: options.name ?? 'books.csv' };
  const report: ImportReport = {
    added: 0,
    changed: 0,
    unchanged: 0,
    problems,
    refusedRows,
    refusedText: refusedRows > 0 ? file.toRefusedRows(problems) : '',
    remarks,
    unknownColumns,
    changes: [],
    sameIsbns: isDryRun ? sameIsbnsWithin(rows) : [],
    importId: null,
  };
  const undoLog = isDryRun ? undefined : recordImport(name, clock);
  for (const part of inBatches(rows)) {
    const batch = part.map(({ row }) => row);
    const written = await whileLocked(() =>
      importRows(batch, { books, stock, clock, isDryRun, by: BY_COMMAND, undoLog }),
    );
    const imported = isDryRun ? await reportDuplicateIsbns(batch, written, books) : written;
    for (const [index, one] of imported.entries()) {
      const row = part[index];
      if (row) addToReport(report, row, one, isDryRun);
      progress.count('rows');
    }
    if (undoLog && report.added + report.changed > 0) report.importId = importIdOf(name);
  }
  return report;
}
