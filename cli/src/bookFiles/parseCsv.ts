import { isUtf8 } from 'node:buffer';
import { type CsvError, parse } from 'csv-parse/sync';

/** One row of a file, by the line on which it begins, counted from 1: its cells, or why it cannot be read. */
export type CsvRow = { line: number; cells: string[] } | { line: number; problem: string };

const NEW_LINE = 0x0a;
const isLineEnd = (byte: number | undefined) => byte === NEW_LINE || byte === 0x0d;

const DELIMITERS = [',', ';', '\t'] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** A file's rows, and what separates its cells. */
export interface CsvFile {
  delimiter: Delimiter;
  rows: CsvRow[];
}

/** A first line with which spreadsheets tell each other the delimiter. */
const DELIMITER_LINE = /^\uFEFF?"?sep=([,;\t])"?\r?\n/i;

const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((one) => one === text);

/** The delimiter that stands most often in the heading: spreadsheets of some countries write semicolons. */
function guessDelimiter(heading: string): Delimiter {
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** @returns the delimiter, and where the heading begins. */
function findDelimiter(bytes: Buffer): { delimiter: Delimiter; start: number } {
  const firstLine = bytes.toString('utf8', 0, bytes.indexOf(NEW_LINE) + 1 || bytes.length);
  const [line = '', named] = DELIMITER_LINE.exec(firstLine) ?? [];
  return isDelimiter(named)
    ? { delimiter: named, start: Buffer.byteLength(line) }
    : { delimiter: guessDelimiter(firstLine), start: 0 };
}

/** Turns positions that only grow into lines. */
function createLineCounter(bytes: Buffer): (position: number) => number {
  let line = 1;
  let seen = 0;
  return (position) => {
    for (; seen < position; seen += 1) if (bytes[seen] === NEW_LINE) line += 1;
    return line;
  };
}

function explain(error: unknown): string {
  const { code } = error as CsvError;
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? 'A quotation mark opens here that is never closed'
    : 'A quotation mark stands where none can: inside a quoted cell write it twice';
}

/**
 * Reads comma-separated values (RFC 4180; also with semicolons or tabs, by the heading). A row that cannot be read costs
 * its own line only: reading goes on with the next.
 * @throws when the text is not UTF-8.
 */
export function parseCsv(bytes: Buffer): CsvFile {
  if (!isUtf8(bytes)) throw new Error('The file is not UTF-8. In a spreadsheet, save it as “CSV UTF-8”.');
  const { delimiter, start: heading } = findDelimiter(bytes);
  const lineAt = createLineCounter(bytes);
  const rows: CsvRow[] = [];
  let base = heading;
  let start = heading;
  const keep = (cells: string[], end: number) => {
    rows.push({ line: lineAt(start), cells });
    start = end;
    while (isLineEnd(bytes[start])) start += 1;
  };
  const readOn = () =>
    parse(bytes.subarray(base), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (cells: string[], { bytes: length }) => {
        keep(cells, base + length);
        return null;
      },
    });
  for (;;) {
    try {
      readOn();
      return { delimiter, rows };
    } catch (error) {
      rows.push({ line: lineAt(start), problem: explain(error) });
      const end = bytes.indexOf(NEW_LINE, start);
      if (end < 0) return { delimiter, rows };
      base = end + 1;
      start = base;
    }
  }
}
