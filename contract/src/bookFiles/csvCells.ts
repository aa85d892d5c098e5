import { shop } from '@bookstore/shop/shop';

/** How spreadsheets of a language read a file. */
interface CsvFormat {
  separator: ',' | ';' | '\t';
  decimal: '.' | ',';
  /** Whether digits are written as a formula of a text, which spreadsheets leave alone. */
  keepsDigits?: boolean;
}

/** Where a comma begins the decimals it cannot separate cells: spreadsheets there expect semicolons. */
export function csvFormatOf(languageTag: string): CsvFormat {
  const parts = new Intl.NumberFormat(languageTag).formatToParts(0.5);
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',');
  return hasComma ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' };
}

/** That of all files of this shop, whoever makes them. */
export const CSV_FORMAT = csvFormatOf(shop.languageTag);

/**
 * What a spreadsheet may take for a formula (OWASP, CSV injection): an operator at the start, behind blanks or in full
 * width as well. Apostrophes before it count, so that `fromCsvCell` can tell ours from a person's.
 */
const FORMULA = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Begins with an operator and is none: without another one there is nothing to calculate or call. */
const PHONE_NUMBER = /^\+[\d() ]+$/;

/**
 * The same behind what a spreadsheet may take for the end of a cell: one that expects another separator does not see where the quotes of
 * a later cell begin. Sought from the operator back: from the separator on, a cell of line breaks alone would be read once for each of them.
 */
const INNER_FORMULA = /(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]["'\s]*)/gu;
const KEPT_INNER_FORMULA = /'(?=[=+\-@＝＋－＠])(?<=[,;\t\r\n]["'\s]*')/gu;

function withoutFormula(text: string): string {
  const kept = text.replace(INNER_FORMULA, "'");
  return FORMULA.test(text) && !PHONE_NUMBER.test(text) ? `'${kept}` : kept;
}

/** Digits that spreadsheets shorten, round or calculate with: zip codes, phone numbers, an order's number such as 5e586497. */
const ALTERED_NUMBER = /^(?:[+0]\d+|\d{12,}|\d+e\d+)$/i;

function toCell(value: string | number, { decimal, keepsDigits = false }: CsvFormat): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  if (keepsDigits && ALTERED_NUMBER.test(value)) return `"=""${value}"""`;
  return `"${withoutFormula(value).replaceAll('"', '""')}"`;
}

/** Without it spreadsheets take UTF-8 for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A row of a CSV file (RFC 4180) with its line break. What a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsvRow(cells: readonly (string | number)[], format = CSV_FORMAT): string {
  return `${cells.map((cell) => toCell(cell, format)).join(format.separator)}\r\n`;
}

const withoutInnerApostrophes = (cell: string): string => cell.replace(KEPT_INNER_FORMULA, '');

/** Digits that are written as a formula of a text. */
const KEPT_DIGITS = /^="(\+?\d+(?:e\d+)?)"$/i;

/** The text that `toCsvRow` made a cell of, when the cell has been read. */
export function fromCsvCell(cell: string): string {
  const [, digits] = KEPT_DIGITS.exec(cell) ?? [];
  if (digits !== undefined) return digits;
  const bare = withoutInnerApostrophes(cell.replace(/^'/u, ''));
  return cell.startsWith("'") && FORMULA.test(bare) ? bare : withoutInnerApostrophes(cell);
}
