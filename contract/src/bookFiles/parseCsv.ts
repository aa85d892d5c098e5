import * as messages from '@bookstore/messages/validation';

/** `line` is the one-based first line. */
export type CsvRow = { line: number; cells: string[] } | { line: number; problem: string; text: string };

const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

interface CsvFile {
  delimiter: Delimiter;
  rows: CsvRow[];
}

/** Spreadsheets write this line. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?(?:\r?\n|\r)/i;
const LINE_BREAK = /\r\n|\n|\r/g;

const NEVER_CLOSED = messages.quotationNeverClosed;
const MISPLACED = messages.quotationMisplaced;

const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((one) => one === text);
const isLineEnd = (character: string | undefined) => character === '\n' || character === '\r';

/** Some countries use semicolons. */
function guessDelimiter(text: string): Delimiter {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function findDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const [line = '', named] = DELIMITER_LINE.exec(text) ?? [];
  return isDelimiter(named) ? { delimiter: named, start: line.length } : { delimiter: guessDelimiter(text), start: 0 };
}

/** @returns a function for increasing positions */
function createLineCounter(text: string): (position: number) => number {
  const breaks = text.matchAll(LINE_BREAK);
  let next = breaks.next();
  let line = 1;
  return (position) => {
    for (; !next.done && next.value.index < position; next = breaks.next()) line += 1;
    return line;
  };
}

/** How a quoted cell contains quotes. */
interface Quoting {
  /** @returns the closing quote's position, -1 if unclosed */
  findEnd: (text: string, from: number) => number;
  toText: (cell: string) => string;
}

const DOUBLED_QUOTES: Quoting = {
  findEnd(text, from) {
    let at = text.indexOf('"', from);
    while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
    return at;
  },
  toText: (cell) => cell.replaceAll('""', '"'),
};

const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** Databases write quotes as \". */
const ESCAPED_QUOTES: Quoting = {
  findEnd(text, from) {
    let at = from;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    return at < text.length ? at : -1;
  },
  toText: (cell) => cell.replaceAll(/\\(.)/gs, (_whole, escaped: string) => ESCAPES.get(escaped) ?? escaped),
};

interface Cell {
  text: string;
  end: number;
}

function readQuotedCell(
  text: string,
  start: number,
  delimiter: Delimiter,
  { findEnd, toText }: Quoting,
): Cell | { problem: string } {
  const close = findEnd(text, start + 1);
  if (close < 0) return { problem: NEVER_CLOSED };
  const end = close + 1;
  if (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) return { problem: MISPLACED };
  return { text: toText(text.slice(start + 1, close)), end };
}

/** Spreadsheets keep a number as text with it. */
const FORMULA_TEXT = '="';

function readBareCell(text: string, start: number, delimiter: Delimiter): Cell | { problem: string } {
  if (text.startsWith(FORMULA_TEXT, start)) {
    const cell = readQuotedCell(text, start + 1, delimiter, DOUBLED_QUOTES);
    if (!('problem' in cell)) return { text: text.slice(start, cell.end), end: cell.end };
  }
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1;
  const cell = text.slice(start, end);
  return cell.includes('"') ? { problem: MISPLACED } : { text: cell, end };
}

function readCells(
  text: string,
  start: number,
  delimiter: Delimiter,
  quoting: Quoting,
): { cells: string[]; end: number } | { problem: string } {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const isQuoted = text[at] === '"';
    const cell = isQuoted ? readQuotedCell(text, at, delimiter, quoting) : readBareCell(text, at, delimiter);
    if ('problem' in cell) return cell;
    cells.push(cell.text);
    at = cell.end;
    if (text[at] !== delimiter) return { cells, end: at };
    at += 1;
  }
}

const ESCAPED_QUOTE = '\\"';
/** Only these characters of a row are searched for escaped quotes. */
const LOOKED_AT = 20_000;

/** Tries doubled quotes first, then escaped ones. */
function readRow(text: string, start: number, delimiter: Delimiter): ReturnType<typeof readCells> {
  const row = readCells(text, start, delimiter, DOUBLED_QUOTES);
  const mayBeEscaped = 'problem' in row && text.slice(start, start + LOOKED_AT).includes(ESCAPED_QUOTE);
  if (!mayBeEscaped) return row;
  const escaped = readCells(text, start, delimiter, ESCAPED_QUOTES);
  return 'problem' in escaped ? row : escaped;
}

function nextLine(text: string, position: number): number {
  const rest = /[\r\n]/g;
  rest.lastIndex = position;
  const found = rest.exec(text);
  return found ? found.index + 1 : text.length;
}

/** Signatures of zip files (.xlsx, .ods) and .xls. */
const SPREADSHEETS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const isSpreadsheet = (bytes: Uint8Array) =>
  SPREADSHEETS.some((start) => start.every((byte, index) => bytes[index] === byte));

/** Spreadsheets save “Unicode text” as UTF-16. Without a byte order mark, the first letter has a zero byte. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array, otherEncoding?: string): string {
  if (isSpreadsheet(bytes)) {
    throw new Error(messages.fileIsSpreadsheet);
  }
  try {
    // Some programs add a second byte order mark.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes).replace(/^\ufeff+/, '');
  } catch {
    if (otherEncoding === undefined) throw new Error(messages.fileNotUtf8);
    return new TextDecoder(otherEncoding).decode(bytes);
  }
}

function readRows(text: string, start: number, read: (at: number) => ReturnType<typeof readCells>): CsvRow[] {
  const lineAt = createLineCounter(text);
  const rows: CsvRow[] = [];
  let at = start;
  while (at < text.length) {
    if (isLineEnd(text[at])) {
      at += 1;
      continue;
    }
    const line = lineAt(at);
    const row = read(at);
    if ('problem' in row) {
      const next = nextLine(text, at);
      rows.push({ line, problem: row.problem, text: text.slice(at, next).trimEnd() });
      at = next;
    } else {
      rows.push({ line, cells: row.cells });
      at = row.end;
    }
  }
  return rows;
}

/** Quotes in a tab-separated line are characters. */
function readTabbedLine(text: string, start: number): { cells: string[]; end: number } {
  const end = nextLine(text, start);
  return {
    cells: text
      .slice(start, end)
      .replace(/[\r\n]$/, '')
      .split('\t'),
    end,
  };
}

/**
 * Reads RFC 4180, or semicolons, tabs or vertical bars. Skips empty lines; an unreadable row costs its first line only.
 * @param otherEncoding of files that are neither UTF-8 nor UTF-16 @throws for spreadsheet files, and for other files
 * without `otherEncoding`
 */
export function parseCsv(bytes: Uint8Array, otherEncoding?: string): CsvFile {
  const text = decode(bytes, otherEncoding);
  const { delimiter, start } = findDelimiter(text);
  const rows = readRows(text, start, (at) => readRow(text, at, delimiter));
  const isLiteral = delimiter === '\t' && rows.some((row) => 'problem' in row);
  return { delimiter, rows: isLiteral ? readRows(text, start, (at) => readTabbedLine(text, at)) : rows };
}
