import { fromCsvCell } from '@bookstore/contract/csvCells';
import type { BookRecord } from '../../../functions/src/books/bookRecord.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { createProgress } from '../progress.ts';
import { applyRow, type BookRow, type RowProblem, readBookRow } from './bookRow.ts';
import { type Cells, readHeading } from './columns.ts';
import { type CsvRow, parseCsv } from './parseCsv.ts';

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

interface Parts {
  books: BooksRepository;
  clock: Clock;
  isDryRun: boolean;
}

/** A hundred of the longest books are 5 MB; a transaction of Firestore holds 10 MiB. */
const BATCH = 100;

function toCells(row: string[], columns: ReturnType<typeof readHeading>): Cells {
  const entries = columns.flatMap((column, index) => (column ? [[column, fromCsvCell(row[index] ?? '')]] : []));
  return Object.fromEntries(entries) as Cells;
}

function readRow(row: CsvRow, columns: ReturnType<typeof readHeading>): BookRow | RowProblem[] {
  if ('problem' in row) return [{ line: row.line, field: '', message: row.problem }];
  const { line, cells } = row;
  if (cells.length !== columns.length) {
    return [{ line, field: '', message: `Has ${cells.length} cells where the heading has ${columns.length}` }];
  }
  return readBookRow(line, toCells(cells, columns));
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

interface ReadFile {
  rows: BookRow[];
  problems: RowProblem[];
  unknownColumns: string[];
}

/** Of two rows for one book the first counts. @throws when the file has no usable heading. */
function readFile(bytes: Buffer): ReadFile {
  const [heading, ...rest] = parseCsv(bytes);
  if (!heading || !('cells' in heading)) throw new Error('The file has no heading. --help names the columns.');
  const columns = readHeading(heading.cells);
  if (!columns.includes('title')) throw new Error('The heading has no column “title”. --help names the columns.');
  const lineOf = new Map<string, number>();
  const file: ReadFile = {
    rows: [],
    problems: [],
    unknownColumns: heading.cells.filter((cell, index) => !columns[index] && cell.trim() !== ''),
  };
  for (const row of rest.filter((one) => !isBlank(one))) {
    const read = readRow(row, columns);
    const earlier = Array.isArray(read) ? undefined : lineOf.get(read.id);
    if (Array.isArray(read)) {
      file.problems.push(...read);
    } else if (earlier !== undefined) {
      file.problems.push({ line: row.line, field: '_id', message: `Is the same book as line ${earlier}` });
    } else {
      lineOf.set(read.id, row.line);
      file.rows.push(read);
    }
  }
  return file;
}

type Fate = 'added' | 'changed' | 'unchanged';

/** Writes a batch in one transaction, or only compares it. @returns each row's fate. */
async function importBatch(rows: BookRow[], { books, clock, isDryRun }: Parts): Promise<Fate[]> {
  const fates = new Map<string, Fate>();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const decide = (id: string, present: BookRecord | null) => {
    const row = rowOf.get(id);
    if (!row) throw new Error(`Nobody asked for the book ${id}.`);
    const book = applyRow(row, present, clock());
    fates.set(id, !present ? 'added' : book === present ? 'unchanged' : 'changed');
    return book;
  };
  const ids = [...rowOf.keys()];
  if (isDryRun) {
    const present = new Map((await books.findAny(ids)).map((book) => [book.id, book]));
    for (const id of ids) decide(id, present.get(id) ?? null);
  } else {
    await books.updateAll(ids, decide);
  }
  return [...fates.values()];
}

/**
 * Adds and changes books by the rows of a CSV file. A refused row never stops the others, and importing the same file
 * again changes nothing. Books that the file does not name stay.
 * @throws when the file as a whole cannot be read.
 */
export async function importBooks(bytes: Buffer, parts: Parts): Promise<ImportReport> {
  const { rows, problems, unknownColumns } = readFile(bytes);
  const refusedRows = new Set(problems.map(({ line }) => line)).size;
  const report: ImportReport = { added: 0, changed: 0, unchanged: 0, problems, refusedRows, unknownColumns };
  const advance = createProgress('rows');
  for (let first = 0; first < rows.length; first += BATCH) {
    for (const fate of await importBatch(rows.slice(first, first + BATCH), parts)) {
      report[fate] += 1;
      advance();
    }
  }
  return report;
}
