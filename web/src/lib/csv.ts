import { BYTE_ORDER_MARK, toCsvRow } from '@bookstore/contract/bookFiles/csvCells';

/** A table as text (RFC 4180) that spreadsheets open as Unicode and without running anything in it. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => toCsvRow(row)).join('');
}
