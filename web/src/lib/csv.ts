import { BYTE_ORDER_MARK, CSV_FORMAT, toCsvRow } from '@bookstore/contract/bookFiles/csvCells';

/** A table as text (RFC 4180) that spreadsheets open as Unicode, with all of its digits and without running anything in it. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => toCsvRow(row, { ...CSV_FORMAT, keepsDigits: true })).join('');
}
