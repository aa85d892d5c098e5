import '../zodWithoutEval.ts';

import * as messages from '@bookstore/messages/validation';
import { shop } from '@bookstore/shop/shop';
import { detailSchemas } from '../api/bookDetails.ts';
import type { ImportRow, RecordSource } from '../api/bookImport.ts';
import type { FieldError } from '../api/problem.ts';
import { toLanguageTag } from '../bookFields.ts';
import type { Category } from '../constants.ts';
import { isbnFault, toIsbn13 } from '../isbn.ts';
import { CSV_LIMITS } from '../limits.ts';
import { foldName } from '../text.ts';
import { readBookRow } from './bookRow.ts';
import {
  type Cells,
  type Column,
  fold,
  isCurrencyHeading,
  isOffSale,
  isProductFeed,
  isRefusalColumn,
  isStateHeading,
  NEEDED,
  proposeColumns,
  readHeading,
} from './columns.ts';
import { type ConvertedRow, convertCells, type IsbnCell, isbnProblem, toCategory } from './convertCells.ts';
import { fromCsvCell } from './csvCells.ts';
import { decidesItem, refusedItem } from './itemLibrary.ts';
import { readLanguage } from './languages.ts';
import { hasOtherCurrency, isOwnCurrency, readCount, readPrice } from './numbers.ts';
import {
  columnOf,
  columnOfFact,
  decidesRow,
  findOtherShop,
  namesOf,
  type OtherShopName,
  SHOPS,
  type SourceRow,
} from './otherShops.ts';
import { type CsvRow, parseCsv } from './parseCsv.ts';
import { refusedRows } from './refusedRows.ts';
import { quotedCell, type RowProblem, toRowProblem } from './rowProblem.ts';

export interface BookFileRow {
  line: number;
  fields: ImportRow['book'];
  /** Marks another edition: an earlier row has the same title and author with another ISBN. */
  edition?: true;
  record?: RecordSource;
  /** Fields that the file does not have: the price that equals the known one, and the category for unknown ones. */
  assumed?: readonly Column[];
  /** Never fetched. */
  coverLink?: string;
}

export interface BookFile {
  rows: BookFileRow[];
  problems: RowProblem[];
  remarks: RowProblem[];
  unknownColumns: string[];
  /** Number of records that the choices exclude. */
  leftOut?: number;
}

export interface ColumnMapping {
  /** Null for an ignored column. The best of several columns for a field is used. */
  columns: readonly (Column | null)[];
  /** For unknown categories; null refuses the book. */
  category: Category | null;
}

export interface OpenBookFile {
  source: 'own' | OtherShopName | 'other';
  names: readonly string[];
  examples: readonly string[];
  /** Estimated without parsing. */
  count: number;
  proposal: ColumnMapping;
  /** Columns of our own format, and the likely meanings of filled columns that it does not know. Null without any. */
  suggestion: ColumnMapping | null;
  /** Null if it is our own format. */
  fault: string | null;
  read: (mapping: ColumnMapping) => BookFile;
  titleAt: (line: number, mapping: ColumnMapping) => string;
  /** Writes the refused rows as CSV for correction. */
  toRefusedRows: (problems: readonly RowProblem[]) => string;
}

const TRUE = ['true', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'vero'];
const FALSE = ['false', 'falsch', 'faux', 'falso'];

/** An empty cell becomes absent, so that the contract reports or defaults it. */
const filled = (cell: string | undefined) => cell?.trim() || undefined;

function toBoolean(cell: string | undefined): string | undefined {
  const word = filled(cell)?.toLowerCase();
  if (word === undefined) return undefined;
  if (TRUE.includes(word)) return 'true';
  return FALSE.includes(word) ? 'false' : word;
}

type Columns = ColumnMapping['columns'];

const leftOut = (path: Column, cell: string, why: string): FieldError => ({
  path,
  message: messages.leftOut(quotedCell(cell), why),
});

/** Reports cells that mean nothing without another one. */
function loneCells({ series, seriesNumber, noteText, noteBy }: Cells): FieldError[] {
  const isLone = (cell: string | undefined, other: string | undefined): cell is string =>
    filled(cell) !== undefined && filled(other) === undefined;
  return [
    ...(isLone(seriesNumber, series) ? [leftOut('seriesNumber', seriesNumber, messages.needsSeries)] : []),
    ...(isLone(noteBy, noteText) ? [leftOut('noteBy', noteBy, messages.needsNote)] : []),
  ];
}

/** Empty cells of our own format count, but a missing price equals the other one. */
function toOwnRow(cells: readonly string[], columns: Columns): ConvertedRow {
  const entries = columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : []));
  const texts = Object.fromEntries(entries) as Cells;
  const readCell = (column: Column, read: (cell: string) => string | null) => {
    const cell = filled(texts[column]);
    return cell === undefined ? undefined : (read(cell) ?? cell);
  };
  const newPrice = readCell('newPrice', readPrice);
  const oldPrice = readCell('oldPrice', readPrice);
  const { isbn = '', language = '' } = texts;
  const tag = language.trim() === '' ? '' : (toLanguageTag(language.trim()) ?? readLanguage(language));
  const { language: _language, ...others } = texts;
  const read = {
    ...others,
    _id: filled(texts._id),
    newPrice: newPrice ?? oldPrice,
    oldPrice: oldPrice ?? newPrice,
    ...(texts.category !== undefined && { category: toCategory(texts.category) ?? texts.category }),
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
    remarks: [...(tag === null ? [leftOut('language', language, messages.unknownLanguage)] : []), ...loneCells(texts)],
    ...(problem && { problem: { path: 'isbn', message: messages.cellSays(problem, quotedCell(isbn)) } }),
  };
}

const isIsbnHeading = (name: string) => /^isbn(?:1[03])?$/.test(fold(name));

/** A feed without stock levels may still have books that are sold out. */
function soldOutInFeed(cells: readonly string[], columns: Columns, names: readonly string[]): Cells {
  const isSoldOut = names.some(
    (name, index) => isAvailability(name, names) && /^out[ _]of[ _]stock$/i.test(cells[index]?.trim() ?? ''),
  );
  return isSoldOut && !columns.includes('stock') ? { stock: '0' } : {};
}

const isAvailability = (name: string, names: readonly string[]) =>
  fold(name) === 'availability' && isProductFeed(names);

function toForeignRow(
  { cells, known, remarks = [] }: SourceRow,
  { columns, category }: ColumnMapping,
  names: readonly string[],
) {
  const cellsOf = new Map<Column, string[]>();
  const isbnCells: IsbnCell[] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const text = cells[index]?.trim() ?? '';
    cellsOf.set(column, [...(cellsOf.get(column) ?? []), text]);
    if (column === 'isbn') isbnCells.push({ text, isMeant: isIsbnHeading(names[index] ?? '') });
  }
  const row = convertCells(
    { cellsOf, isbnCells, known: { ...soldOutInFeed(cells, columns, names), ...known } },
    category,
  );
  return leaveOutDetails({ ...row, remarks: [...remarks, ...row.remarks] });
}

const PARTS: ReadonlyMap<string, readonly Column[]> = new Map([
  ['series', ['series', 'seriesNumber']],
  ['note', ['noteText', 'noteBy']],
]);

/** A book needs no details. */
function leaveOutDetails({ fields, remarks, assumed = [], problem }: ConvertedRow): ConvertedRow {
  const row = readBookRow(fields);
  const errors = Array.isArray(row) ? row.filter(({ path }) => Object.hasOwn(detailSchemas, path)) : [];
  const valid = { ...fields };
  const dropped = errors.flatMap(({ path, message }) => {
    const columns = PARTS.get(path) ?? [path as Column];
    const cell = columns.map((column) => valid[column] ?? '').filter(Boolean);
    for (const column of columns) delete valid[column];
    return cell.length > 0 ? [leftOut(path as Column, cell.join(', '), message)] : [];
  });
  return {
    fields: valid,
    remarks: [...remarks, ...loneCells(fields), ...dropped],
    assumed,
    ...(problem && { problem }),
  };
}

/** Refuses a row whose prices are in another currency. */
function currencyOf({ cells }: SourceRow, names: readonly string[]): Pick<ConvertedRow, 'problem'> {
  const other = cells.find((cell, index) => {
    const isCurrency = isCurrencyHeading(names[index] ?? '');
    return isCurrency && cell.trim() !== '' && !isOwnCurrency(cell);
  });
  const message = messages.otherCurrency(shop.currency);
  return other === undefined
    ? {}
    : { problem: { path: 'newPrice', message: messages.cellSays(message, quotedCell(other)) } };
}

/** Refuses a price with the sign or code of another currency. */
function priceCurrencyOf(fields: Cells): Pick<ConvertedRow, 'problem'> {
  const path = (['newPrice', 'oldPrice'] as const).find((column) => hasOtherCurrency(fields[column] ?? ''));
  const message = messages.otherCurrency(shop.currency);
  return path ? { problem: { path, message: messages.cellSays(message, quotedCell(fields[path] ?? '')) } } : {};
}

/** Refuses a book that the other program does not sell. @param columns a column with a field has another meaning */
function offSaleOf({ cells }: SourceRow, columns: Columns, names: readonly string[]): Pick<ConvertedRow, 'problem'> {
  const state = cells.findIndex((cell, index) => {
    const name = names[index] ?? '';
    return !columns[index] && isStateHeading(name) && isOffSale(name, cell);
  });
  if (state < 0) return {};
  return { problem: { path: names[state] ?? '', message: messages.notOnSaleThere(quotedCell(cells[state] ?? '')) } };
}

const isBlank = (row: CsvRow) => 'cells' in row && row.cells.every((cell) => cell.trim() === '');

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

function readOwn(names: string[]): { columns: Columns } | { fault: string } {
  try {
    return { columns: readHeading(names).map((column) => column ?? null) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Only a program's own headings count: its "Published" is not a date. */
const columnsOfShop = (shop: OtherShopName, names: readonly string[]): Columns =>
  names.map((name) => columnOf(shop, name) ?? (/metafields|^meta:/i.test(name) ? columnOfFact(name) : null) ?? null);

function recognize(names: string[]): Pick<OpenBookFile, 'source' | 'fault'> & { columns: Columns } {
  const own = readOwn(names);
  if ('columns' in own) return { source: 'own', fault: null, columns: own.columns };
  const shop = findOtherShop(names);
  if (shop) return { source: shop, fault: own.fault, columns: columnsOfShop(shop, names) };
  return { source: 'other', fault: own.fault, columns: proposeColumns(names) };
}

/** @returns null if no filled column has a likely meaning */
function suggestColumns(columns: Columns, names: readonly string[], examples: readonly string[]): Columns | null {
  const proposed = proposeColumns(names);
  const suggested = columns.map((column, index) => {
    const likely = proposed[index] ?? null;
    const isFirst = proposed.findIndex((one, at) => one === likely && examples[at]) === index;
    return column ?? (isFirst && !columns.includes(likely) ? likely : null);
  });
  return suggested.some((column, index) => column !== columns[index]) ? suggested : null;
}

/** One price suffices, and a category can be chosen for all. */
export function missingFields({ columns, category }: ColumnMapping, source: OpenBookFile['source']): Column[] {
  const has = (column: Column) => columns.includes(column);
  return NEEDED.filter((column) => {
    if (source === 'own') return !has(column);
    if (column === 'oldPrice') return false;
    if (column === 'newPrice') return !has('newPrice') && !has('oldPrice');
    return !has(column) && !(column === 'category' && category);
  });
}

/** @throws for more or longer headings than real files have */
function refuseLongHeading(names: readonly string[]): void {
  if (names.length > CSV_LIMITS.columns) throw new Error(messages.tooManyColumns(CSV_LIMITS.columns));
  if (names.some((name) => name.length > CSV_LIMITS.columnName)) {
    throw new Error(messages.longColumnName(CSV_LIMITS.columnName));
  }
}

/** Keeps editions from overwriting each other. */
function markEditions(rows: readonly BookFileRow[]): BookFileRow[] {
  const isbnOf = new Map<string, string>();
  return rows.map((row) => {
    const { _id, title = '', author = '', isbn = '' } = row.fields;
    if (_id) return row;
    const key = JSON.stringify([foldName(title), foldName(author)]);
    const own = toIsbn13(isbn) ?? '';
    const first = isbnOf.get(key);
    if (first === undefined) isbnOf.set(key, own);
    return own !== '' && first !== undefined && first !== own ? { ...row, edition: true } : row;
  });
}

/** @throws for a file without CSV rows or heading */
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
  const examples = names.map((_name, index) => read.rows.find(({ cells }) => cells[index]?.trim())?.cells[index] ?? '');
  const suggested = source === 'own' ? suggestColumns(columns, names, examples) : null;
  return {
    source,
    names,
    examples,
    count: joined.rows.length,
    proposal: { columns, category: null },
    suggestion: suggested && { columns: suggested, category: null },
    fault,
    read: (mapping) => {
      const converted = joined.rows.map((row) => {
        const read = source === 'own' ? toOwnRow(row.cells, mapping.columns) : toForeignRow(row, mapping, names);
        return {
          line: row.line,
          ...read,
          ...priceCurrencyOf(read.fields),
          ...currencyOf(row, names),
          ...(source === 'other' && offSaleOf(row, mapping.columns, names)),
          ...(source === 'other' && refusedItem(row.cells, names)),
        };
      });
      const refused = converted.flatMap(({ line, problem }) => (problem ? [toRowProblem(line, problem)] : []));
      const accepted = converted.filter(({ problem }) => problem === undefined);
      return {
        rows: markEditions(
          accepted.map(({ line, fields, assumed = [] }) => ({
            line,
            fields,
            ...(assumed.length > 0 && { assumed }),
          })),
        ),
        problems: [...read.problems, ...joined.problems, ...refused],
        remarks: accepted.flatMap(({ line, remarks }) => remarks.map((remark) => toRowProblem(line, remark))),
        unknownColumns: names.flatMap((name, index) => {
          if (mapping.columns[index] || isRefusalColumn(name) || isCurrencyHeading(name)) return [];
          if (source === 'other' && (isStateHeading(name) || decidesItem(name, names) || isAvailability(name, names))) {
            return [];
          }
          if (source !== 'own' && source !== 'other' && decidesRow(source, name)) return [];
          if (name.trim() !== '') return [name];
          return examples[index] ? [messages.columnWithoutHeading(index + 1)] : [];
        }),
      };
    },
    titleAt: (line, mapping) => {
      const row = [...joined.rows, ...filledRows].find((one) => one.line === line);
      const cells = row && 'cells' in row ? row.cells : [];
      return cells[mapping.columns.indexOf('title')]?.trim() ?? '';
    },
    toRefusedRows: (problems) =>
      refusedRows({ names, rows: filledRows, linesOf: linesOf(joined.rows), delimiter }, problems),
  };
}

const linesOf = (rows: readonly SourceRow[]) => new Map(rows.map(({ line, lines }) => [line, lines]));

/**
 * Reads a CSV file without questions. @param category for unknown categories of other programs @throws for other
 * files
 */
export function readBookFile(bytes: Uint8Array, category: Category | null = null): BookFile {
  const file = openBookFile(bytes);
  if (file.source === 'other' && file.fault !== null) throw new Error(file.fault);
  return file.read({ ...file.proposal, category });
}

/** @throws above `limit` bytes */
export function refuseLargeFile(bytes: number, limit: number): void {
  const inMegabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  if (bytes > limit) throw new Error(messages.fileTooLarge(inMegabytes(bytes), inMegabytes(limit)));
}
