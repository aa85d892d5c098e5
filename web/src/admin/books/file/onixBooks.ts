import { refusedRecordRow, refusedRecordsHeading } from '@bookstore/contract/bookFiles/onix/onixFile';
import { countNotHeld, toOnixRow } from '@bookstore/contract/bookFiles/onix/onixRow';
import type { OnixRecord } from '@bookstore/contract/bookFiles/onix/readOnix';
import { categoryOfSubjects } from '@bookstore/contract/bookFiles/onix/themaCategory';
import type { BookFile } from '@bookstore/contract/bookFiles/readBookFile';
import { type RowProblem, toRowProblem } from '@bookstore/contract/bookFiles/rowProblem';
import type { Category } from '@bookstore/contract/constants';

export interface OnixChoices {
  /** For new books without a matching subject; null refuses them. */
  category: Category | null;
  /** Also overwrites prices that were set in the shop. */
  takePrices: boolean;
  deletes: boolean;
}

export const NOTHING_CHOSEN: OnixChoices = { category: null, takePrices: false, deletes: false };

export interface OnixFile {
  source: 'onix';
  books: number;
  deletions: number;
  refused: number;
  withoutCategory: number;
  /** ONIX elements that the shop does not store, with the number of records, most frequent first. */
  notHeld: readonly (readonly [name: string, count: number])[];
  read: (choices: OnixChoices) => BookFile;
  /** Writes the records on these lines as CSV, for the sender. */
  toRefusedRows: (problems: readonly RowProblem[]) => string;
}

function listNotHeld(records: readonly OnixRecord[]): OnixFile['notHeld'] {
  const counts = new Map<string, number>();
  for (const record of records) if (record.kind === 'book') countNotHeld(counts, record);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}

function refusedRows(records: readonly OnixRecord[], problems: readonly RowProblem[]): string {
  const byLine = Map.groupBy(problems, ({ line }) => line);
  const rows = records.flatMap((record) => {
    const errors = byLine.get(record.line)?.map(({ field: path, message }) => ({ path, message }));
    return errors ? [refusedRecordRow(record, errors)] : [];
  });
  return refusedRecordsHeading() + rows.join('');
}

const countRecords = (records: readonly OnixRecord[], kind: OnixRecord['kind']) =>
  records.filter((record) => record.kind === kind).length;

export function toOnixFile(records: readonly OnixRecord[]): OnixFile {
  const problems: RowProblem[] = records.flatMap((record) =>
    record.kind === 'refused' ? [{ line: record.line, field: '', message: record.problem }] : [],
  );
  return {
    source: 'onix',
    books: countRecords(records, 'book'),
    deletions: countRecords(records, 'deletion'),
    refused: problems.length,
    withoutCategory: records.filter(
      (record) => record.kind === 'book' && !record.isUpdate && !categoryOfSubjects(record.book.subjects ?? []),
    ).length,
    notHeld: listNotHeld(records),
    read: ({ category, deletes }) => ({
      rows: records.flatMap((record) =>
        record.kind === 'deletion' && !deletes ? [] : (toOnixRow(record, category) ?? []),
      ),
      problems,
      remarks: records.flatMap((record) =>
        record.kind === 'book' ? record.remarks.map((remark) => toRowProblem(record.line, remark)) : [],
      ),
      unknownColumns: [],
      leftOut: deletes ? 0 : countRecords(records, 'deletion'),
    }),
    toRefusedRows: (said) => refusedRows(records, said),
  };
}
