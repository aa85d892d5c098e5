import * as messages from '@bookstore/messages/validation';
import type { ImportRow, RecordSource } from '../api/bookImport.ts';
import type { Category } from '../constants.ts';
import { type Cells, type Column, isRefusalColumn, NEEDED, proposeColumns, readHeading } from './columns.ts';
import { convertCells } from './convertCells.ts';
import { fromCsvCell } from './csvCells.ts';
import { columnOfFact, findOtherShop, type OtherShopName, SHOPS, type SourceRow } from './otherShops.ts';
import { type CsvRow, type Delimiter, parseCsv } from './parseCsv.ts';
import { refusedRows } from './refusedRows.ts';
import type { RowProblem } from './rowProblem.ts';

/** A record of a file with the fields of a book as a client sends them: all of them texts. */
export interface BookFileRow {
  /** On which it begins. */
  line: number;
  fields: ImportRow['book'];
  /** Where it comes from, in a message of the book trade. */
  record?: RecordSource;
  /** Where its cover can be looked at. Nobody fetches it. */
  coverLink?: string;
}

export interface BookFile {
  rows: BookFileRow[];
  /** Records that cannot be read, or are no books. */
  problems: RowProblem[];
  /** Names in the heading that mean nothing. */
  unknownColumns: string[];
}

/** What the columns of a file fill. */
export interface ColumnMapping {
  /** In the order of the heading; null for a column that fills nothing. Where several fill one field the best of them is taken. */
  columns: readonly (Column | null)[];
  /** Of a book whose own category is none of the shop's; null refuses it. */
  category: Category | null;
}

/** A file whose columns are known as far as they can be told by their names. */
export interface OpenBookFile {
  /** Whose form it has: that of this shop's own export, of another program, or none that is known. */
  source: 'own' | OtherShopName | 'other';
  names: readonly string[];
  /** Of each column what first stands in it; '' where nothing does. */
  examples: readonly string[];
  /** Records, as far as they can be told without reading them. */
  count: number;
  /** What its columns seem to fill. */
  proposal: ColumnMapping;
  /** Why it has not the form of this shop's own; null where it has. */
  fault: string | null;
  read: (mapping: ColumnMapping) => BookFile;
  /** The records on these lines as they stand in the file, with what is wrong: a CSV file to be mended and read again. */
  toRefusedRows: (problems: readonly RowProblem[]) => string;
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

type Columns = ColumnMapping['columns'];

/** A row of this shop's own form: each cell is what it says, an empty one as well. */
function toOwnFields(cells: readonly string[], columns: Columns, hasDecimalCommas: boolean): Cells {
  const entries = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []));
  const texts = Object.fromEntries(entries) as Cells;
  const read = {
    ...texts,
    _id: filled(texts._id),
    newPrice: toAmount(texts.newPrice, hasDecimalCommas),
    oldPrice: toAmount(texts.oldPrice, hasDecimalCommas),
    trending: toBoolean(texts.trending),
    ...(texts.orderable !== undefined && { orderable: toBoolean(texts.orderable) ?? '' }),
    stock: filled(texts.stock),
    createdAt: filled(texts.createdAt),
  };
  return Object.fromEntries(Object.entries(read).filter(([, text]) => text !== undefined));
}

function toForeignFields({ cells, known }: SourceRow, { columns, category }: ColumnMapping): Cells {
  const cellsOf = new Map<Column, string[]>();
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const all = cellsOf.get(column) ?? [];
    cellsOf.set(column, [...all, cells[index]?.trim() ?? '']);
  }
  return convertCells(cellsOf, { category, known });
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

/** Of a heading's rows those that have as many cells, and what is wrong with the others. */
function readSourceRows(rows: readonly CsvRow[], width: number): { rows: SourceRow[]; problems: RowProblem[] } {
  const read: { rows: SourceRow[]; problems: RowProblem[] } = { rows: [], problems: [] };
  for (const row of rows) {
    const { line } = row;
    if ('problem' in row) read.problems.push({ line, field: '', message: row.problem });
    else if (row.cells.length === width) read.rows.push({ line, lines: [line], cells: row.cells.map(fromCsvCell) });
    else read.problems.push({ line, field: '', message: messages.wrongCellCount(row.cells.length, width) });
  }
  return read;
}

/** Why the heading is not of the shop's own form; its columns where it is. */
function readOwn(names: string[]): { columns: Columns } | { fault: string } {
  try {
    return { columns: readHeading(names).map((column) => column ?? null) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** What another program's columns fill, by its own names alone: "Published" there is no date. */
function columnsOfShop(shop: OtherShopName, names: readonly string[]): Columns {
  const known = new Map(Object.entries(SHOPS[shop].columns).map(([name, column]) => [name.toLowerCase(), column]));
  return names.map((name) => {
    const own = known.get(name.trim().toLowerCase());
    return own ?? (/metafields|^meta:/i.test(name) ? (columnOfFact(name) ?? null) : null);
  });
}

function recognize(names: string[]): Pick<OpenBookFile, 'source' | 'fault'> & { columns: Columns } {
  const own = readOwn(names);
  if ('columns' in own) return { source: 'own', fault: null, columns: own.columns };
  const shop = findOtherShop(names);
  if (shop) return { source: shop, fault: own.fault, columns: columnsOfShop(shop, names) };
  return { source: 'other', fault: own.fault, columns: proposeColumns(names) };
}

/** The fields that a book of a file could not have; of prices one does, and a category can be said for all. */
export function missingFields({ columns, category }: ColumnMapping, source: OpenBookFile['source']): Column[] {
  const has = (column: Column) => columns.includes(column);
  return NEEDED.filter((column) => {
    if (source === 'own') return !has(column);
    if (column === 'newPrice' || column === 'oldPrice') return !has('newPrice') && !has('oldPrice');
    return !has(column) && !(column === 'category' && category);
  });
}

/** @throws when it is no CSV file, or has no heading. */
export function openBookFile(bytes: Uint8Array): OpenBookFile {
  const { delimiter, rows } = parseCsv(bytes);
  const [heading, ...rest] = rows;
  if (!heading || !('cells' in heading)) throw new Error(messages.headingMissing);
  const names = heading.cells;
  const { source, fault, columns } = recognize(names);
  const filledRows = rest.filter((row) => !isBlank(row));
  const read = readSourceRows(filledRows, names.length);
  const joined =
    source === 'own' || source === 'other' ? { rows: read.rows, problems: [] } : SHOPS[source].join(read.rows, names);
  return {
    source,
    names,
    examples: names.map((_name, index) => read.rows.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? ''),
    count: joined.rows.length,
    proposal: { columns, category: null },
    fault,
    read: (mapping) => ({
      rows: joined.rows.map((row) => ({ line: row.line, fields: toFields(row, mapping, source, delimiter) })),
      problems: [...read.problems, ...joined.problems],
      unknownColumns: names.filter(
        (name, index) => !mapping.columns[index] && name.trim() !== '' && !isRefusalColumn(name),
      ),
    }),
    toRefusedRows: (problems) =>
      refusedRows({ names, rows: filledRows, linesOf: linesOf(joined.rows), delimiter }, problems),
  };
}

const toFields = (row: SourceRow, mapping: ColumnMapping, source: OpenBookFile['source'], delimiter: Delimiter) =>
  source === 'own' ? toOwnFields(row.cells, mapping.columns, delimiter !== ',') : toForeignFields(row, mapping);

const linesOf = (rows: readonly SourceRow[]) => new Map(rows.map(({ line, lines }) => [line, lines]));

/**
 * Reads a CSV file of books as far as that can be done without the shop, and without asking what its columns are.
 * @param category of books of another program whose own is none of the shop's
 * @throws when it is no such file.
 */
export function readBookFile(bytes: Uint8Array, category: Category | null = null): BookFile {
  const file = openBookFile(bytes);
  if (file.source === 'other' && file.fault !== null) throw new Error(file.fault);
  return file.read({ ...file.proposal, category });
}

/** @throws when a file is larger than `limit` bytes. */
export function refuseLargeFile(bytes: number, limit: number): void {
  const inMegabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  if (bytes > limit) throw new Error(messages.fileTooLarge(inMegabytes(bytes), inMegabytes(limit)));
}
