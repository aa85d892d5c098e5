import * as messages from '@bookstore/messages/validation';
import type { FieldError } from '../api/problem.ts';
import type { Cells, Column } from './columns.ts';

/** What is wrong with a row of a file; `field` is a column, or '' for the whole row. */
export interface RowProblem {
  line: number;
  field: string;
  message: string;
}

/** A second row for a book that another row of the file names already: the first counts. */
export const repeatedRow = (line: number, firstLine: number): RowProblem => ({
  line,
  field: '_id',
  message: messages.sameBookAsLine(firstLine),
});

/** Characters of a cell that are quoted. */
const QUOTED = 60;

/** A cell as it is quoted in a sentence. */
export const quotedCell = (cell: string): string => (cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell);

export const toRowProblem = (line: number, { path, message }: FieldError): RowProblem => ({
  line,
  field: path,
  message,
});

/** The errors of a row, each with its cell. */
export const toRowProblems = (line: number, fields: Cells, errors: readonly FieldError[]): RowProblem[] =>
  errors.map(({ path, message }) => {
    const cell = fields[path as Column];
    return toRowProblem(line, { path, message: cell ? messages.cellSays(message, quotedCell(cell)) : message });
  });
