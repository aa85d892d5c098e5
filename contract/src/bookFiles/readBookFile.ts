import * as messages from '@bookstore/messages/validation';
import { type Cells, type Column, readHeading } from './columns.ts';
import { fromCsvCell } from './csvCells.ts';
import { type CsvRow, type Delimiter, parseCsv } from './parseCsv.ts';
import type { RowProblem } from './rowProblem.ts';

/** A row of a file with the fields of a book as a client sends them: all of them texts. */
export interface BookFileRow {
  line: number;
  fields: Cells;
}

export interface BookFile {
  rows: BookFileRow[];
  /** Rows that cannot be read. */
  problems: RowProblem[];
  /** Names in the heading that mean nothing. */
  unknownColumns: string[];
}

/** The columns of a file by their places, undefined for those that mean nothing, and how it writes amounts. */
interface Layout {
  columns: (Column | undefined)[];
  hasDecimalCommas: boolean;
}

/** What spreadsheets write, by their language. */
const TRUE = ['true', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'vero'];
const FALSE = ['false', 'falsch', 'faux', 'falso'];

/** Empty is absent: the contract then says what is missing, or has a default. */
const filled = (cell: string | undefined) => cell?.trim() || undefined;

function toBoolean(cell: string | undefined): string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  if (TRUE.includes(word)) return 'true';
  return FALSE.includes(word) ? 'false' : word;
}

/** 12,50 is 12.50 where the comma does not separate cells. */
function toAmount(cell: string | undefined, hasDecimalCommas: boolean): string | undefined {
  const amount = filled(cell);
  return hasDecimalCommas ? amount?.replace(/^(\d+),(\d{1,2})$/, '$1.$2') : amount;
}

function toFields(cells: string[], { columns, hasDecimalCommas }: Layout): Cells {
  const entries = columns.flatMap((column, index) => (column ? [[column, fromCsvCell(cells[index] ?? '')]] : []));
  const texts = Object.fromEntries(entries) as Cells;
  const read = {
    ...texts,
    _id: filled(texts._id),
    newPrice: toAmount(texts.newPrice, hasDecimalCommas),
    oldPrice: toAmount(texts.oldPrice, hasDecimalCommas),
    trending: toBoolean(texts.trending),
    stock: filled(texts.stock),
    createdAt: filled(texts.createdAt),
  };
  return Object.fromEntries(Object.entries(read).filter(([, text]) => text !== undefined));
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

function readLayout(heading: CsvRow | undefined, delimiter: Delimiter): Layout {
  if (!heading || !('cells' in heading)) throw new Error(messages.headingMissing);
  return { columns: readHeading(heading.cells), hasDecimalCommas: delimiter !== ',' };
}

/** Reads a CSV file of books as far as that can be done without the shop. @throws when it is no such file. */
export function readBookFile(bytes: Uint8Array): BookFile {
  const { delimiter, rows } = parseCsv(bytes);
  const [heading, ...rest] = rows;
  const layout = readLayout(heading, delimiter);
  const { columns } = layout;
  const names = heading && 'cells' in heading ? heading.cells : [];
  const file: BookFile = {
    rows: [],
    problems: [],
    unknownColumns: names.filter((name, index) => !columns[index] && name.trim() !== ''),
  };
  for (const row of rest.filter((one) => !isBlank(one))) {
    const { line } = row;
    if ('problem' in row) file.problems.push({ line, field: '', message: row.problem });
    else if (row.cells.length === columns.length) file.rows.push({ line, fields: toFields(row.cells, layout) });
    else {
      const message = messages.wrongCellCount(row.cells.length, columns.length);
      file.problems.push({ line, field: '', message });
    }
  }
  return file;
}
