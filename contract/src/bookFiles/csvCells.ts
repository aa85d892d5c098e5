import { shop } from '@bookstore/shop/shop';

interface CsvFormat {
  separator: ',' | ';' | '\t' | '|';
  decimal: '.' | ',';
  /** Whether digits are written as text formulas, which spreadsheets leave unchanged. */
  keepsDigits?: boolean;
}

/** Languages with decimal commas use semicolons. */
export function csvFormatOf(languageTag: string): CsvFormat {
  const parts = new Intl.NumberFormat(languageTag).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

export const CSV_FORMAT = csvFormatOf(shop.languageTag);

/**
 * Possible formulas (OWASP, CSV injection): operators at the start, also after spaces or in full width. Leading
 * apostrophes count, so that `fromCsvCell` removes only ours.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Starts with an operator but calculates nothing. */
const PHONE_NUMBER = /^\+[\d() ]+$/;

/**
 * Possible formulas after a character that other programs may read as the start of a cell. Matches backwards, to stay
 * linear.
 */
const INNER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]["'\s]*)/gu;
const KEPT_INNER_FORMULA = /'(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]["'\s]*')/gu;

function withoutFormula(text: string): string {
  const escaped = text.replace(INNER_FORMULA, "'");
  return FORMULA.test(text) && !PHONE_NUMBER.test(text) ? `'${escaped}` : escaped;
}

/** Spreadsheets change zip codes, phone numbers, order numbers such as 5e586497. */
const ALTERED_NUMBER = /^(?:[+0]\d+|\d{12,}|\d+e\d+)$/i;

/** Always has two decimals. */
interface CsvAmount {
  amount: number;
}

export type CsvCell = string | number | CsvAmount;

function toCell(value: CsvCell, { decimal, keepsDigits = false }: CsvFormat): string {
  if (typeof value === 'object') return value.amount.toFixed(2).replace('.', decimal);
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (keepsDigits && ALTERED_NUMBER.test(value)) return `"=""${value}"""`;
  return `"${withoutFormula(value).replaceAll('"', '""')}"`;
}

/** Spreadsheets recognise UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a row with its line break (RFC 4180). Possible formulas get an apostrophe. */
export function toCsvRow(cells: readonly CsvCell[], format = CSV_FORMAT): string {
  return `${cells.map((cell) => toCell(cell, format)).join(format.separator)}\r\n`;
}

const withoutInnerApostrophes = (cell: string): string => cell.replace(KEPT_INNER_FORMULA, '');

const KEPT_DIGITS = /^="(\+?\d+(?:e\d+)?)"$/i;

/** Reverses `toCsvRow`. */
export function fromCsvCell(cell: string): string {
  const [, digits] = KEPT_DIGITS.exec(cell) ?? [];
  if (digits !== undefined) return digits;
  const bare = withoutInnerApostrophes(cell.replace(/^'/u, ''));
  return cell.startsWith("'") && FORMULA.test(bare) ? bare : withoutInnerApostrophes(cell);
}
