import type { ImportedPublisher, ImportFate, ImportResult, ImportRow } from '@bookstore/contract/api/bookImport';
import type { ChangedField } from '@bookstore/contract/api/changes';
import type { BookFile, BookFileRow } from '@bookstore/contract/bookFiles/readBookFile';
import { type RowProblem, repeatedRow, toRowProblems } from '@bookstore/contract/bookFiles/rowProblem';
import { formatPrice } from '@bookstore/contract/format/money';
import { toIsbn13 } from '@bookstore/contract/isbn';
import { LIMITS } from '@bookstore/contract/limits';
import * as importMessages from '@bookstore/messages/bookImport';
import * as messages from '@bookstore/messages/dashboardBooks';
import type { Pause } from '../../../lib/retryCall.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';
import { runBatches } from '../../ui/runBatches.ts';
import type { ImportPlan, PlannedRow } from './importPlan.ts';
import { findUpdates, planUpdate } from './isbnDecisions.ts';

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
  leftOut: number;
  publishers: ImportedPublisher[];
  problems: RowProblem[];
  left: PlannedRow[];
  stopped: string | null;
}

export const NOTHING_DONE: ImportReport = {
  added: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  leftOut: 0,
  publishers: [],
  problems: [],
  left: [],
  stopped: null,
};

interface Options {
  send: (rows: readonly ImportRow[], dryRun: boolean) => Promise<ImportResult[]>;
  onProgress: (count: number) => void;
  pause: Pause;
  /** Checked before every call. */
  isCancelled: () => boolean;
}

/** @returns null if cancelled @throws errors of a call */
export async function planImport(file: BookFile, options: Options): Promise<ImportPlan | null> {
  const plan: ImportPlan = {
    rows: [],
    added: 0,
    changed: 0,
    unchanged: 0,
    deleted: 0,
    leftOut: file.leftOut ?? 0,
    toNote: [],
    publishers: [],
    left: [],
    problems: [...file.problems],
    sameIsbns: [],
    remarks: [...file.remarks].sort(byLine),
    unknownColumns: file.unknownColumns,
  };
  const sendable = file.rows.filter((row) => {
    const { line } = row;
    const fits = fitsIntoCall(toRow(row));
    if (!fits) plan.problems.push({ line, field: '', message: messages.rowTooLong });
    return fits;
  });
  const lines = new Map<string, number>();
  let count = file.rows.length - sendable.length;
  const isCompared = await compareRows(sendable, options, (batch, results) => {
    for (const [index, result] of results.entries()) {
      const row = batch[index];
      if (row) addToPlan(plan, lines, row, result);
    }
    count += batch.length;
    options.onProgress(count);
  });
  const updates = new Map<number, PlannedRow>();
  const areUpdatesCompared = await compareRows(findUpdates(plan.rows, lines), options, (batch, results) => {
    for (const [index, row] of batch.entries()) {
      const update = planUpdate(row, results[index]);
      if (update) updates.set(row.line, update);
    }
  });
  if (!isCompared || !areUpdatesCompared) return null;
  plan.rows = plan.rows.flatMap((row) => {
    const update = updates.get(row.line);
    if (!update) return row;
    if (Object.keys(update.differences ?? {}).length > 0) return { ...row, update };
    plan.added -= 1;
    plan.unchanged += 1;
    return [];
  });
  plan.problems.sort(byLine);
  return plan;
}

/** @returns false if cancelled @throws errors of a call */
async function compareRows(
  rows: readonly BookFileRow[],
  options: Options,
  onAnswer: (batch: readonly BookFileRow[], results: readonly ImportResult[]) => void,
): Promise<boolean> {
  const send = (batch: readonly BookFileRow[]) => options.send(batch.map(toRow), true);
  const { left, error } = await runBatches(splitIntoBatches(rows, toRow), { ...options, send, onAnswer });
  if (error !== undefined) throw error;
  return left.length === 0;
}

function addToPlan(plan: ImportPlan, lines: Map<string, number>, row: BookFileRow, result: ImportResult): void {
  if (result.fate === 'refused') {
    plan.problems.push(...toRowProblems(row.line, row.fields, result.errors));
    return;
  }
  const {
    _id,
    fate,
    updatedAt,
    differences = {},
    sameIsbnAs,
    sameIsbnId,
    priceKept,
    toNote,
    otherSender,
    publisher,
    title,
  } = result;
  const earlier = lines.get(_id);
  if (earlier !== undefined) {
    plan.problems.push(repeatedRow(row, earlier));
    return;
  }
  lines.set(_id, row.line);
  const message = getSkipReason(fate, otherSender);
  if (message !== null) {
    plan.unchanged += 1;
    plan.left.push({ line: row.line, field: '', message });
    return;
  }
  if (publisher) addPublisher(plan.publishers, publisher);
  if (priceKept !== undefined) {
    plan.left.push({ line: row.line, field: 'newPrice', message: importMessages.priceStays(formatPrice(priceKept)) });
  }
  addSameIsbn(plan, lines, row, fate === 'added' ? undefined : sameIsbnAs);
  if (fate === 'added' || fate === 'changed' || fate === 'deleted') {
    plan[fate] += 1;
    plan.rows.push({
      ...row,
      seen: updatedAt ?? null,
      differences: listDifferences(fate, differences),
      title,
      ...(otherSender !== undefined && { otherSender }),
      ...(fate === 'added' && sameIsbnAs !== undefined && { sameIsbnAs }),
      ...(fate === 'added' && sameIsbnId !== undefined && { sameIsbnId }),
    });
    return;
  }
  plan.unchanged += 1;
  if (toNote || publisher) plan.toNote.push({ ...row, seen: updatedAt ?? null, differences: {} });
}

/** @returns null if the record is imported */
function getSkipReason(fate: ImportResult['fate'], otherSender = ''): string | null {
  if (fate === 'outdated') return importMessages.laterMessageKnown;
  if (fate === 'gone') return importMessages.offSale;
  return fate === 'other-sender' ? importMessages.deletionByOtherSender(otherSender) : null;
}

/** Dry-run calls are independent of each other, so they may repeat a publisher. */
function addPublisher(publishers: ImportedPublisher[], publisher: ImportedPublisher): void {
  if (!publishers.some(({ name }) => name === publisher.name)) publishers.push(publisher);
}

function listDifferences(fate: ImportFate, differences: Record<string, ChangedField>): PlannedRow['differences'] {
  if (fate === 'deleted') return { deleted: { before: false, after: true } };
  return fate === 'added' ? null : differences;
}

function addSameIsbn(
  plan: ImportPlan,
  lines: Map<string, number>,
  { line, fields }: BookFileRow,
  inShop?: string,
): void {
  const isbn = toIsbn13(fields.isbn ?? '');
  if (isbn === null) return;
  // The key is not a valid book id, so it cannot collide with one.
  const key = messages.isbn(isbn);
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  const other = earlier === undefined ? inShop && messages.isbnUsedBy(inShop) : messages.atLine(earlier);
  if (other) plan.sameIsbns.push({ line, field: 'isbn', message: messages.isbnAlsoOf(isbn, other) });
}

/** Stops at the first failed call. */
export async function runImport(rows: readonly PlannedRow[], options: Options): Promise<ImportReport> {
  const report: ImportReport = { ...NOTHING_DONE, publishers: [], problems: [] };
  let count = 0;
  const { left, error } = await runBatches(splitIntoBatches(rows, toImportRow), {
    ...options,
    send: (batch) => options.send(batch.map(toImportRow), false),
    onAnswer: (batch, results) => {
      for (const [index, row] of batch.entries()) addToReport(report, row, results[index]);
      count += batch.length;
      options.onProgress(count);
    },
  });
  return left.length === 0 ? report : { ...report, left: left.flat(), stopped: getStopReason(error) };
}

/** @param error undefined if the page was left */
function getStopReason(error: unknown): string {
  if (error === undefined) return messages.pageLeftReason;
  // The import may have been undone in another tab.
  return (error as { status?: unknown }).status === 409 ? importMessages.importUndone : failureReason(error);
}

const toRow = ({ fields, edition, record }: BookFileRow): ImportRow => ({
  book: fields,
  ...(edition && { edition }),
  ...(record && { record }),
});
const toImportRow = (row: PlannedRow): ImportRow => ({ ...toRow(row), seen: row.seen });

function addToReport(report: ImportReport, row: PlannedRow, result: ImportResult | undefined): void {
  const fate = result?.fate;
  if (result && 'publisher' in result && result.publisher) addPublisher(report.publishers, result.publisher);
  if (fate === 'added' || fate === 'changed' || fate === 'unchanged' || fate === 'deleted') report[fate] += 1;
  else if (result?.fate === 'refused') {
    report.problems.push(...toRowProblems(row.line, row.fields, result.errors));
  } else
    report.problems.push({
      line: row.line,
      field: '',
      message: (fate && getSkipReason(fate)) ?? messages.bookChangedByOther,
    });
}

export const combineReports = (first: ImportReport, second: ImportReport): ImportReport => ({
  added: first.added + second.added,
  changed: first.changed + second.changed,
  unchanged: first.unchanged + second.unchanged,
  deleted: first.deleted + second.deleted,
  leftOut: first.leftOut + second.leftOut,
  publishers: [...first.publishers, ...second.publishers],
  problems: [...first.problems, ...second.problems].sort(byLine),
  left: second.left,
  stopped: second.stopped,
});

export const countRows = (problems: readonly RowProblem[]): number => new Set(problems.map(({ line }) => line)).size;

const byLine = (a: RowProblem, b: RowProblem) => a.line - b.line;

/** Bytes of the request around the rows. */
const ENVELOPE_BYTES = 1_000;
const MAX_ROWS_BYTES = LIMITS.booksBodyBytes - ENVELOPE_BYTES;

const measureRow = (row: unknown) => new TextEncoder().encode(JSON.stringify(row)).length + 1;

export const fitsIntoCall = (row: unknown): boolean => measureRow(row) <= MAX_ROWS_BYTES;

export function splitIntoBatches<Row>(rows: readonly Row[], toImportRow: (row: Row) => unknown): Row[][] {
  const batches: Row[][] = [];
  let size = MAX_ROWS_BYTES;
  for (const row of rows) {
    const bytes = measureRow(toImportRow(row));
    const batch = batches.at(-1);
    if (batch && size + bytes <= MAX_ROWS_BYTES && batch.length < LIMITS.booksPerBatch) {
      batch.push(row);
      size += bytes;
    } else {
      batches.push([row]);
      size = bytes;
    }
  }
  return batches;
}
