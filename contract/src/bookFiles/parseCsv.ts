import * as messages from '@bookstore/messages/validation';

/** One row of a file, by the line on which it begins, counted from 1: its cells, or why it cannot be read, and what stands there. */
export type CsvRow = { line: number; cells: string[] } | { line: number; problem: string; text: string };

const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** A file's rows, and what separates its cells. */
interface CsvFile {
  delimiter: Delimiter;
  rows: CsvRow[];
}

/** A first line with which spreadsheets tell each other the delimiter. */
const DELIMITER_LINE = /^"?sep=([,;\t])"?(?:\r?\n|\r)/i;
const LINE_BREAK = /\r\n|\n|\r/g;

const NEVER_CLOSED = messages.quotationNeverClosed;
const MISPLACED = messages.quotationMisplaced;

const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((one) => one === text);
const isLineEnd = (character: string | undefined) => character === '\n' || character === '\r';

/** The delimiter that stands most often in the heading: spreadsheets of some countries write semicolons. */
function guessDelimiter(text: string): Delimiter {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** @returns the delimiter, and where the heading begins. */
function findDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const [line = '', named] = DELIMITER_LINE.exec(text) ?? [];
  return isDelimiter(named) ? { delimiter: named, start: line.length } : { delimiter: guessDelimiter(text), start: 0 };
}

/** Turns positions that only grow into lines. */
function createLineCounter(text: string): (position: number) => number {
  const breaks = text.matchAll(LINE_BREAK);
  let next = breaks.next();
  let line = 1;
  return (position) => {
    for (; !next.done && next.value.index < position; next = breaks.next()) line += 1;
    return line;
  };
}

/** Where the quotation mark stands that closes a cell; -1 when none does. A doubled one stands for itself. */
function findClosingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

interface Cell {
  text: string;
  /** Where it ends: at a delimiter, at a line's end or at the file's. */
  end: number;
}

function readQuotedCell(text: string, start: number, delimiter: Delimiter): Cell | { problem: string } {
  const close = findClosingQuote(text, start + 1);
  if (close < 0) return { problem: NEVER_CLOSED };
  const end = close + 1;
  if (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) return { problem: MISPLACED };
  return { text: text.slice(start + 1, close).replaceAll('""', '"'), end };
}

function readBareCell(text: string, start: number, delimiter: Delimiter): Cell | { problem: string } {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1;
  const cell = text.slice(start, end);
  return cell.includes('"') ? { problem: MISPLACED } : { text: cell, end };
}

function readRow(
  text: string,
  start: number,
  delimiter: Delimiter,
): { cells: string[]; end: number } | { problem: string } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const read = text[at] === '"' ? readQuotedCell : readBareCell;
    const cell = read(text, at, delimiter);
    if ('problem' in cell) return cell;
    cells.push(cell.text);
    at = cell.end;
    if (text[at] !== delimiter) return { cells, end: at };
    at += 1;
  }
}

/** Where the next line begins behind a position. */
function nextLine(text: string, position: number): number {
  const rest = /[\r\n]/g;
  rest.lastIndex = position;
  const found = rest.exec(text);
  return found ? found.index + 1 : text.length;
}

/** How packed files begin, a spreadsheet's own among them (.xlsx, .ods), and the older .xls. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const isSpreadsheet = (bytes: Uint8Array) =>
  SPREADSHEETS.some((start) => start.every((byte, index) => bytes[index] === byte));

function decode(bytes: Uint8Array): string {
  if (isSpreadsheet(bytes)) {
    throw new Error(messages.fileIsSpreadsheet);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(messages.fileNotUtf8);
  }
}

/**
 * Reads comma-separated values (RFC 4180; also with semicolons or tabs, by the heading). A row that cannot be read costs
 * its own line only: reading goes on with the next. Empty lines are none.
 * @throws when it is a spreadsheet's own file, or no UTF-8.
 */
export function parseCsv(bytes: Uint8Array): CsvFile {
  const text = decode(bytes);
  const { delimiter, start } = findDelimiter(text);
  const lineAt = createLineCounter(text);
  const rows: CsvRow[] = [];
  let at = start;
  while (at < text.length) {
    if (isLineEnd(text[at])) {
      at += 1;
      continue;
    }
    const line = lineAt(at);
    const row = readRow(text, at, delimiter);
    if ('problem' in row) {
      const next = nextLine(text, at);
      rows.push({ line, problem: row.problem, text: text.slice(at, next).trimEnd() });
      at = next;
    } else {
      rows.push({ line, cells: row.cells });
      at = row.end;
    }
  }
  return { delimiter, rows };
}
