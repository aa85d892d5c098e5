import { fromCsvCell } from '@bookstore/contract/csvCells';
import type { BookRecord } from '../../../functions/src/books/bookRecord.ts';
import type { BooksRepository } from '../../../functions/src/books/books.repository.ts';
import type { Clock } from '../../../functions/src/lib/clock.ts';
import { UNWATCHED, type Watch } from '../watch.ts';
import { whileLocked } from '../whileLocked.ts';
import { applyRow, type BookRow, type RowProblem, readBookRow } from './bookRow.ts';
import { type Cells, type Column, readHeading } from './columns.ts';
import { type CsvFile, type CsvRow, parseCsv } from './parseCsv.ts';

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
  watch?: Watch;
}

/** A hundred of the longest books are 5 MB; a transaction of Firestore holds 10 MiB. */
const BATCH = 100;

/** The columns of a file by their places, undefined for those that mean nothing, and how it writes amounts. */
interface Layout {
  columns: (Column | undefined)[];
  hasDecimalCommas: boolean;
}

function toCells(row: string[], columns: Layout['columns']): Cells {
  const entries = columns.flatMap((column, index) => (column ? [[column, fromCsvCell(row[index] ?? '')]] : []));
  return Object.fromEntries(entries) as Cells;
}

function readRow(row: CsvRow, { columns, hasDecimalCommas }: Layout): BookRow | RowProblem[] {
  if ('problem' in row) return [{ line: row.line, field: '', message: row.problem }];
  const { line, cells } = row;
  if (cells.length !== columns.length) {
    return [{ line, field: '', message: `Has ${cells.length} cells where the heading has ${columns.length}` }];
  }
  return readBookRow(line, toCells(cells, columns), hasDecimalCommas);
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

interface ReadFile {
  rows: BookRow[];
  problems: RowProblem[];
  unknownColumns: string[];
}

function readLayout(heading: CsvRow | undefined, delimiter: CsvFile['delimiter']): Layout {
  if (!heading || !('cells' in heading)) throw new Error('The file has no heading. --help names the columns.');
  return { columns: readHeading(heading.cells), hasDecimalCommas: delimiter !== ',' };
}

/** Of two rows for one book the first counts. @throws when the file has no usable heading. */
function readFile(bytes: Buffer): ReadFile {
  const { delimiter, rows } = parseCsv(bytes);
  const [heading, ...rest] = rows;
  const layout = readLayout(heading, delimiter);
  const names = heading && 'cells' in heading ? heading.cells : [];
  const lineOf = new Map<string, number>();
  const file: ReadFile = {
    rows: [],
    problems: [],
    unknownColumns: names.filter((name, index) => !layout.columns[index] && name.trim() !== ''),
  };
  for (const row of rest.filter((one) => !isBlank(one))) {
    const read = readRow(row, layout);
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
    await whileLocked(() => books.updateAll(ids, decide));
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
  const { watch = UNWATCHED } = parts;
  for (let first = 0; first < rows.length; first += BATCH) {
    for (const fate of await importBatch(rows.slice(first, first + BATCH), parts)) {
      report[fate] += 1;
      watch.count('rows');
    }
  }
  return report;
}
