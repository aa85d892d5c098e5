import { fromCsvCell } from '@bookstore/contract/bookFiles/csvCells';
import { parseCsv } from '@bookstore/contract/bookFiles/parseCsv';
import { SHORT_ID_LENGTH } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/tracking';

export interface TrackingRow {
  line: number;
  order: string;
  number: string;
  problem: string;
}

/** Headings of this project's own files are English or German. */
const ORDER_HEADINGS: readonly string[] = messages.headings.order;
const NUMBER_HEADINGS: readonly string[] = messages.headings.number;

const toHeading = (cell: string) =>
  fromCsvCell(cell)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const toText = (cell = '') => fromCsvCell(cell).trim();
/** Copied numbers may have a number sign. */
const toOrderNumber = (cell: string) => toText(cell).replace(/^#/, '').toLowerCase();

const ORDER_NUMBER = new RegExp(`^[0-9a-f]{${SHORT_ID_LENGTH},}$`);
/** Spreadsheets keep 15 digits, and show long numbers as 3.40E+19. */
const ROUNDED = /^(?:\d(?:[.,]\d+)?E\+\d{1,2}|\d{15}0{3,})$/i;

/** A cell without digits is from another column. @returns '' for a usable row */
function findProblem(order: string, number: string): string {
  if (order.length < SHORT_ID_LENGTH || number === '') return messages.incomplete;
  if (ROUNDED.test(number)) return messages.rounded;
  return /\d/.test(number) ? '' : messages.withoutDigit;
}

/** Of many carriers; order and tracking numbers are the same in all such encodings. */
const CARRIER_ENCODING = 'windows-1252';

/**
 * Finds order number and tracking number by their headings, otherwise in the first two columns. @throws for files
 * that are no CSV
 */
export function readTrackingFile(bytes: Uint8Array): TrackingRow[] {
  const { rows } = parseCsv(bytes, CARRIER_ENCODING);
  const [first, ...others] = rows;
  if (!first) return [];
  const headings = 'cells' in first ? first.cells.map(toHeading) : [];
  const found = [ORDER_HEADINGS, NUMBER_HEADINGS].map((known) => headings.findIndex((one) => known.includes(one)));
  const [order = 0, number = 1] = found.includes(-1) ? [0, 1] : found;
  const hasHeadings = !('cells' in first && ORDER_NUMBER.test(toOrderNumber(first.cells[order] ?? '')));
  const trackingRows = (hasHeadings ? others : rows).map((row) => {
    if ('problem' in row) return { line: row.line, order: row.text.slice(0, 40), number: '', problem: row.problem };
    const read = { line: row.line, order: toOrderNumber(row.cells[order] ?? ''), number: toText(row.cells[number]) };
    return { ...read, problem: findProblem(read.order, read.number) };
  });
  return refuseRepeated(trackingRows);
}

/** An order has one tracking number. */
function refuseRepeated(rows: readonly TrackingRow[]): TrackingRow[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    if (row.problem) return row;
    const key = row.order.slice(0, SHORT_ID_LENGTH);
    const first = firstLines.get(key);
    if (first !== undefined) return { ...row, problem: messages.repeated(first) };
    firstLines.set(key, row.line);
    return row;
  });
}
