/**
 * What a spreadsheet may take for a formula (OWASP, CSV injection): an operator at the start, behind blanks or in full
 * width as well. Apostrophes before it count, so that `fromCsvCell` can tell ours from a person's.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Begins with an operator and is none: without another one there is nothing to calculate or call. */
const PHONE_NUMBER = /^\+[\d() ]+$/;

function withoutFormula(text: string): string {
  return FORMULA.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text;
}

/** Quoted in any case: which character separates cells depends on the country of whoever opens the file. */
function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `"${withoutFormula(value).replaceAll('"', '""')}"`;
}

/** Without it spreadsheets take UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A row of a CSV file (RFC 4180) with its line break. A text that a spreadsheet would run as a formula gets an apostrophe
 * before it.
 */
export function toCsvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

/** The text that `toCsvRow` made a cell of, when the cell has been read. */
export function fromCsvCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
