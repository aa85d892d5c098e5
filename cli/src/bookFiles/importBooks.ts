import { BY_COMMAND } from '@bookstore/contract/api/changes';
import { readBookRow } from '@bookstore/contract/bookFiles/bookRow';
import { readBookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { type RowProblem, repeatedRow } from '@bookstore/contract/bookFiles/rowProblem';
import { importRows, type RowFate, type RowToImport, withId } from '../../../functions/src/books/batches/bookImport.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { StockRepository } from '../../../functions/src/books/stock/stock.repository.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { NO_PROGRESS, type Progress } from '../lib/progress.ts';
import { whileLocked } from '../lib/whileLocked.ts';

/** What an import did, or would do, in rows. */
export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Every reason for which a row was refused; a row may have several. */
  problems: RowProblem[];
  refusedRows: number;
  /** Names in the heading that mean nothing. */
  unknownColumns: string[];
}

interface ImportBooksDependencies {
  books: BooksRepository;
  stock: StockRepository;
  clock: Clock;
  isDryRun: boolean;
  progress?: Progress;
}

/** A hundred of the longest books are 5 MB; a transaction of Firestore holds 10 MiB. */
const BATCH = 100;

interface ReadFile {
  rows: RowToImport[];
  problems: RowProblem[];
  unknownColumns: string[];
}

/** Of two rows for one book the first counts. @throws when the file has no usable heading. */
function readFile(bytes: Buffer): ReadFile {
  const { rows, problems, unknownColumns } = readBookFile(bytes);
  const lineOf = new Map<string, number>();
  const file: ReadFile = { rows: [], problems, unknownColumns };
  for (const { line, fields } of rows) {
    const read = readBookRow(fields);
    if (Array.isArray(read)) {
      file.problems.push(...read.map(({ path, message }) => ({ line, field: path, message })));
      continue;
    }
    const row = withId(read);
    const earlier = lineOf.get(row.id);
    if (earlier !== undefined) {
      file.problems.push(repeatedRow(line, earlier));
    } else {
      lineOf.set(row.id, line);
      file.rows.push(row);
    }
  }
  return file;
}

/** Writes a batch, or only compares it. @returns each row's fate. */
async function importBatch(
  rows: RowToImport[],
  { books, stock, clock, isDryRun }: ImportBooksDependencies,
): Promise<RowFate[]> {
  const imported = await whileLocked(() => importRows(rows, { books, stock, clock, isDryRun, by: BY_COMMAND }));
  return imported.map(({ fate }) => fate);
}

/**
 * Adds and changes books by the rows of a CSV file. A refused row never stops the others, and importing the same file
 * again changes nothing. Books that the file does not name stay.
 * @throws when the file as a whole cannot be read.
 */
export async function importBooks(bytes: Buffer, dependencies: ImportBooksDependencies): Promise<ImportReport> {
  const { rows, problems, unknownColumns } = readFile(bytes);
  const refusedRows = new Set(problems.map(({ line }) => line)).size;
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, problems, refusedRows, unknownColumns };
  const { progress = NO_PROGRESS } = dependencies;
  for (let first = 0; first < rows.length; first += BATCH) {
    for (const fate of await importBatch(rows.slice(first, first + BATCH), dependencies)) {
      // Nobody has seen the books before, so that there is nothing to be in conflict with.
      if (fate !== 'conflict') report[fate] += 1;
      progress.count('rows');
    }
  }
  return report;
}
