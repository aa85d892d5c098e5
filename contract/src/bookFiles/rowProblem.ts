import * as messages from '@bookstore/messages/validation';

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
