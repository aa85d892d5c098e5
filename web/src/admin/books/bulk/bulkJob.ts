import type { BookChange, BookChangeResult } from '@bookstore/contract/api/bookChanges';
import * as messages from '@bookstore/messages/dashboardBooks';
import { nanoid } from '@reduxjs/toolkit';
import { adminBooksApi } from '../../../api/adminBooksApi.ts';
import type { Pause } from '../../../lib/retryCall.ts';
import { failureReason } from '../../ui/retryRateLimited.ts';
import { pauseShown, runBatches } from '../../ui/runBatches.ts';
import type { Dispatch } from '../../ui/thunks.ts';
import { type BulkJob, bulkJobSlice, type RunReport, type WithBulkJob } from './bulkJobSlice.ts';
import { type PlannedChange, toUndo } from './bulkPlan.ts';

export const UNDO_ALL_MS = 10_000;

type GetState = () => WithBulkJob;

const { started, updated, cleared } = bulkJobSlice.actions;

const NOTHING: RunReport = { done: [], refused: [], left: [] };

const isSettled = ({ refused, left }: RunReport) => refused.length + left.length === 0;

/** @param before report of an earlier attempt */
export const startBulkJob =
  (kind: BulkJob['kind'], changes: readonly PlannedChange[], before = NOTHING) =>
  async (dispatch: Dispatch<WithBulkJob>, getState: GetState): Promise<void> => {
    const run = nanoid();
    const current = () => [getState().bulkJob].find((job) => job?.run === run);
    const update = (part: Partial<BulkJob>) => dispatch(updated({ run, ...part }));
    const merged = ({ done, refused, left }: RunReport): RunReport => ({
      done: [...before.done, ...done],
      refused: [...before.refused, ...refused],
      left,
    });
    const counted = (report: RunReport) => ({ report, count: report.done.length + report.refused.length });
    const keepPage = (event: Event) => {
      if (current()?.isRunning) event.preventDefault();
    };
    const total = changes.length + before.done.length + before.refused.length;
    const idle = { run, kind, isRunning: true, waitSeconds: 0, total, canUndo: false };
    dispatch(started({ ...idle, ...counted({ ...before, left: [] }) }));
    window.addEventListener('beforeunload', keepPage);
    const report = await runChanges(changes, {
      send: (part) => dispatch(adminBooksApi.endpoints.changeBooks.initiate(part, { track: false })).unwrap(),
      onProgress: (part) => update(counted(merged(part))),
      pause: pauseShown(update),
    });
    window.removeEventListener('beforeunload', keepPage);
    const end = merged(report);
    const canUndo = kind !== 'undo' && end.done.length > 0;
    update({ ...counted(end), isRunning: false, canUndo });
    if (!canUndo && !isSettled(end)) return;
    setTimeout(() => {
      if (!current()) return;
      if (isSettled(end)) dispatch(cleared());
      else update({ canUndo: false });
    }, UNDO_ALL_MS);
  };

export const retryBulkJob =
  () =>
  (dispatch: Dispatch<WithBulkJob>, getState: GetState): void => {
    const job = getState().bulkJob;
    if (!job || job.isRunning) return;
    const left = job.report.left.map(({ planned }) => planned);
    void dispatch(startBulkJob(job.kind, left, job.report));
  };

/** Undoes the latest change first. */
export const undoBulkJob =
  () =>
  (dispatch: Dispatch<WithBulkJob>, getState: GetState): void => {
    const job = getState().bulkJob;
    if (!job?.canUndo) return;
    const back = job.report.done.toReversed().map(({ planned, result }) => toUndo(planned, result));
    void dispatch(startBulkJob('undo', back));
  };

/** Books per step of progress, below the API's limit. */
const STEP = 50;

interface Options {
  send: (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;
  onProgress: (report: RunReport) => void;
  pause: Pause;
}

const REFUSALS = {
  conflict: messages.changedByOther,
  gone: messages.bookGone,
} as const;

/** Stops at the first failed call. */
export async function runChanges(changes: readonly PlannedChange[], options: Options): Promise<RunReport> {
  const report: RunReport = { done: [], refused: [], left: [] };
  const steps = Array.from({ length: Math.ceil(changes.length / STEP) }, (_, index) =>
    changes.slice(index * STEP, (index + 1) * STEP),
  );
  const { left, error } = await runBatches(steps, {
    send: (step) => options.send(step.map(({ change }) => change)),
    onAnswer: (step, results) => {
      addResults(report, step, results);
      options.onProgress(report);
    },
    pause: options.pause,
  });
  report.left = left.flat().map((planned) => ({ planned, reason: failureReason(error) }));
  return report;
}

function addResults(report: RunReport, step: readonly PlannedChange[], results: readonly BookChangeResult[]): void {
  const resultsById = new Map(results.map((result) => [result._id, result]));
  for (const planned of step) {
    const result = resultsById.get(planned.book._id) ?? { _id: planned.book._id, fate: 'gone' };
    if (result.fate === 'conflict' || result.fate === 'gone') {
      report.refused.push({ planned, reason: REFUSALS[result.fate] });
    } else report.done.push({ planned, result });
  }
}
