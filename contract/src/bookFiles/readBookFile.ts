import * as messages from '@bookstore/messages/validation';
import type { ImportRow, RecordSource } from '../api/bookImport.ts';
import { toLanguageTag } from '../bookFields.ts';
import type { Category } from '../constants.ts';
import { isbnFault, toIsbn13 } from '../isbn.ts';
import { CSV_LIMITS } from '../limits.ts';
import { type Cells, type Column, fold, isRefusalColumn, NEEDED, proposeColumns, readHeading } from './columns.ts';
import { type ConvertedRow, convertCells, type IsbnCell, isbnProblem } from './convertCells.ts';
import { fromCsvCell } from './csvCells.ts';
import { readLanguage } from './languages.ts';
import { readCount, readPrice } from './numbers.ts';
import {
  columnOf,
  columnOfFact,
  findOtherShop,
  namesOf,
  type OtherShopName,
  SHOPS,
  type SourceRow,
} from './otherShops.ts';
import { type CsvRow, parseCsv } from './parseCsv.ts';
import { refusedRows } from './refusedRows.ts';
import { quotedCell, type RowProblem, toRowProblem } from './rowProblem.ts';

/** A record of a file with the fields of a book as a client sends them: all of them texts. */
export interface BookFileRow {
  /** On which it begins. */
  line: number;
  fields: ImportRow['book'];
  /** Whether an earlier row has the same title and author with another ISBN. */
  edition?: true;
  /** Where it comes from, in a message of the book trade. */
  record?: RecordSource;
  /** Where its cover can be looked at. Nobody fetches it. */
  coverLink?: string;
}

export interface BookFile {
  rows: BookFileRow[];
  /** Records that cannot be read, or are no books. */
  problems: RowProblem[];
  /** What was left out of rows that are books. */
  remarks: RowProblem[];
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

type Columns = ColumnMapping['columns'];

/** A row of this shop's own form: each cell is what it says, an empty one as well. */
function toOwnRow(cells: readonly string[], columns: Columns): ConvertedRow {
  const entries = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []));
  const texts = Object.fromEntries(entries) as Cells;
  const readCell = (column: Column, read: (cell: string) => string | null) => {
    const cell = filled(texts[column]);
    return cell === undefined ? undefined : (read(cell) ?? cell);
  };
  const { isbn = '', language = '' } = texts;
  const tag = language.trim() === '' ? '' : (toLanguageTag(language.trim()) ?? readLanguage(language));
  const { language: _language, ...others } = texts;
  const read = {
    ...others,
    _id: filled(texts._id),
    newPrice: readCell('newPrice', readPrice),
    oldPrice: readCell('oldPrice', readPrice),
    trending: toBoolean(texts.trending),
    ...(texts.language !== undefined && tag !== null && { language: tag }),
    ...(texts.orderable !== undefined && { orderable: toBoolean(texts.orderable) ?? '' }),
    stock: readCell('stock', readCount),
    createdAt: filled(texts.createdAt),
  };
  const fault = isbnFault(isbn);
  const problem = fault !== null && fault !== 'invalid' && isbnProblem(isbn, true);
  return {
    fields: Object.fromEntries(Object.entries(read).filter(([, text]) => text !== undefined)),
    remarks:
      tag === null
        ? [{ path: 'language', message: messages.leftOut(quotedCell(language), messages.unknownLanguage) }]
        : [],
    ...(problem && { problem: { path: 'isbn', message: messages.cellSays(problem, quotedCell(isbn)) } }),
  };
}

/** Headings over nothing but ISBNs. */
const isIsbnHeading = (name: string) => /^isbn(?:1[03])?$/.test(fold(name));

function toForeignRow({ cells, known }: SourceRow, { columns, category }: ColumnMapping, names: readonly string[]) {
  const cellsOf = new Map<Column, string[]>();
  const isbnCells: IsbnCell[] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const text = cells[index]?.trim() ?? '';
    cellsOf.set(column, [...(cellsOf.get(column) ?? []), text]);
    if (column === 'isbn') isbnCells.push({ text, isMeant: isIsbnHeading(names[index] ?? '') });
  }
  return convertCells({ cellsOf, isbnCells, known }, category);
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

/** A heading's rows: missing cells at the end are empty. */
function readSourceRows(rows: readonly CsvRow[], width: number): { rows: SourceRow[]; problems: RowProblem[] } {
  const read: { rows: SourceRow[]; problems: RowProblem[] } = { rows: [], problems: [] };
  for (const row of rows) {
    const { line } = row;
    const refuse = (message: string) => read.problems.push({ line, field: '', message });
    if ('problem' in row) refuse(row.problem);
    else if (row.cells.slice(width).some((cell) => cell.trim() !== '')) {
      refuse(messages.wrongCellCount(row.cells.length, width));
    } else if (row.cells.some((cell) => cell.length > CSV_LIMITS.cell)) refuse(messages.longCell(CSV_LIMITS.cell));
    else {
      const cells = Array.from({ length: width }, (_none, index) => fromCsvCell(row.cells[index] ?? ''));
      read.rows.push({ line, lines: [line], cells });
    }
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
const columnsOfShop = (shop: OtherShopName, names: readonly string[]): Columns =>
  names.map((name) => columnOf(shop, name) ?? (/metafields|^meta:/i.test(name) ? columnOfFact(name) : null) ?? null);

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

/** @throws when a heading has more columns, or a longer name, than any real file. */
function refuseLongHeading(names: readonly string[]): void {
  if (names.length > CSV_LIMITS.columns) throw new Error(messages.tooManyColumns(CSV_LIMITS.columns));
  if (names.some((name) => name.length > CSV_LIMITS.columnName)) {
    throw new Error(messages.longColumnName(CSV_LIMITS.columnName));
  }
}

const spelling = (text = '') => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Marks rows whose title and author an earlier row has with another ISBN, so that neither overwrites the other. */
function markEditions(rows: readonly BookFileRow[]): BookFileRow[] {
  const isbnOf = new Map<string, string>();
  return rows.map((row) => {
    const { _id, title, author, isbn = '' } = row.fields;
    if (_id) return row;
    const key = JSON.stringify([spelling(title), spelling(author)]);
    const own = toIsbn13(isbn) ?? '';
    const first = isbnOf.get(key);
    if (first === undefined) isbnOf.set(key, own);
    return own !== '' && first !== undefined && first !== own ? { ...row, edition: true } : row;
  });
}

/** @throws when it is no CSV file, or has no heading. */
export function openBookFile(bytes: Uint8Array): OpenBookFile {
  const { delimiter, rows } = parseCsv(bytes);
  const [heading, ...rest] = rows;
  if (!heading || !('cells' in heading)) throw new Error(messages.headingMissing);
  const names = heading.cells;
  refuseLongHeading(names);
  const { source, fault, columns } = recognize(names);
  const filledRows = rest.filter((row) => !isBlank(row));
  const read = readSourceRows(filledRows, names.length);
  const joined =
    source === 'own' || source === 'other'
      ? { rows: read.rows, problems: [] }
      : SHOPS[source].join(read.rows, namesOf(source, names));
  return {
    source,
    names,
    examples: names.map((_name, index) => read.rows.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? ''),
    count: joined.rows.length,
    proposal: { columns, category: null },
    fault,
    read: (mapping) => {
      const converted = joined.rows.map((row) => ({
        line: row.line,
        ...(source === 'own' ? toOwnRow(row.cells, mapping.columns) : toForeignRow(row, mapping, names)),
      }));
      const refused = converted.flatMap(({ line, problem }) => (problem ? [toRowProblem(line, problem)] : []));
      const taken = converted.filter(({ problem }) => problem === undefined);
      return {
        rows: markEditions(taken.map(({ line, fields }) => ({ line, fields }))),
        problems: [...read.problems, ...joined.problems, ...refused],
        remarks: taken.flatMap(({ line, remarks }) => remarks.map((remark) => toRowProblem(line, remark))),
        unknownColumns: names.filter(
          (name, index) => !mapping.columns[index] && name.trim() !== '' && !isRefusalColumn(name),
        ),
      };
    },
    toRefusedRows: (problems) =>
      refusedRows({ names, rows: filledRows, linesOf: linesOf(joined.rows), delimiter }, problems),
  };
}

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
