import * as messages from '@bookstore/messages/validation';
import type { FieldError } from '../api/problem.ts';
import { CATEGORIES, categoryName } from '../constants.ts';
import type { Cells, Column } from './columns.ts';

/** '' for the whole row. */
export interface RowProblem {
  line: number;
  field: string;
  message: string;
}

interface RepeatedRow {
  line: number;
  fields: Cells;
  record?: unknown;
}

/** Of several rows for a book, the first counts. Rows without `_id` and ISBN are the same by title and author. */
export function repeatedRow({ line, fields, record }: RepeatedRow, firstLine: number): RowProblem {
  const message = messages.sameBookAsLine(firstLine);
  if (fields._id) return { line, field: '_id', message };
  if (fields.isbn) return { line, field: 'isbn', message };
  return record ? { line, field: '', message } : { line, field: 'title', message: messages.sameTitleAsLine(firstLine) };
}

/** Characters. */
const QUOTED = 60;

export const quotedCell = (cell: string): string => (cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell);

export const toRowProblem = (line: number, { path, message }: FieldError): RowProblem => ({
  line,
  field: path,
  message,
});

const KNOWN_CATEGORIES = messages.mustBeOneOf(CATEGORIES.map(categoryName).join(', '));

/** Reports a price once that is also the old price, and categories by their names. */
export function toRowProblems(line: number, fields: Cells, errors: readonly FieldError[]): RowProblem[] {
  const isSamePrice = fields.newPrice !== undefined && fields.newPrice === fields.oldPrice;
  const isRepeated = (path: string) =>
    path === 'oldPrice' && isSamePrice && errors.some((one) => one.path === 'newPrice');
  return errors
    .filter(({ path }) => !isRepeated(path))
    .map(({ path, message }) => {
      const cell = fields[path as Column];
      if (!cell) return toRowProblem(line, { path, message });
      const reason = path === 'category' ? KNOWN_CATEGORIES : message;
      return toRowProblem(line, { path, message: messages.cellSays(reason, quotedCell(cell)) });
    });
}
