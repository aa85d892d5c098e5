import { BYTE_ORDER_MARK, CSV_FORMAT, type CsvCell, toCsvRow } from '@bookstore/contract/bookFiles/csvCells';

export function toCsvTable<Column extends string>(
  headings: Readonly<Record<Column, string>>,
  rows: readonly Readonly<Record<Column, CsvCell>>[],
): string {
  const columns = Object.keys(headings) as Column[];
  return toCsv([headings, ...rows].map((row) => columns.map((column) => row[column])));
}

/** Writes RFC 4180 for spreadsheets: Unicode, all digits, no running formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => toCsvRow(row, { ...CSV_FORMAT, keepsDigits: true })).join('');
}
