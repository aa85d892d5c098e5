import type { BookChange, BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { pauseFor } from '../../ui/retryRateLimited.ts';
import { type PlannedChange, toUndo } from './bulkPlan.ts';
import { type BulkJob, beginRun, currentJob, showJob } from './jobStore.ts';
import { type RunReport, runChanges } from './runChanges.ts';

/** How long all of it can be taken back with one press. */
export const UNDO_ALL_MS = 10_000;

export type SendChanges = (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;

const NOTHING: RunReport = { done: [], refused: [], left: [] };

let send: SendChanges = () => Promise.reject(new Error('There is nothing to do'));

const isSettled = ({ refused, left }: RunReport) => refused.length + left.length === 0;

/** @param isLast whether what was done is still the last that was asked for */
function offerUndo(isLast: () => boolean): void {
  setTimeout(() => {
    const job = currentJob();
    if (!isLast() || !job) return;
    // Nothing is left to say.
    showJob(isSettled(job.report) ? null : { ...job, canUndo: false });
  }, UNDO_ALL_MS);
}

/** @param before what an earlier try of the same changes has come to */
async function start(kind: BulkJob['kind'], changes: readonly PlannedChange[], before = NOTHING): Promise<void> {
  const isLast = beginRun();
  const total = changes.length + before.done.length + before.refused.length;
  const merged = ({ done, refused, left }: RunReport): RunReport => ({
    done: [...before.done, ...done],
    refused: [...before.refused, ...refused],
    left,
  });
  const update = (part: Partial<BulkJob>) => {
    const job = currentJob();
    if (isLast() && job) showJob({ ...job, ...part });
  };
  const counted = (report: RunReport) => ({ report, count: report.done.length + report.refused.length });
  const idle = { kind, isRunning: true, waitSeconds: 0, total, canUndo: false };
  showJob({ ...idle, ...counted({ ...before, left: [] }) });
  const report = await runChanges(changes, {
    send,
    onProgress: (part) => update(counted(merged(part))),
    pause: async (waitSeconds) => {
      update({ waitSeconds });
      await pauseFor(waitSeconds);
      update({ waitSeconds: 0 });
    },
  });
  const end = merged(report);
  const canUndo = kind !== 'undo' && end.done.length > 0;
  update({ ...counted(end), isRunning: false, canUndo });
  if (canUndo || isSettled(end)) offerUndo(isLast);
}

/** Begins to change books. One job at a time: the one before is done with. */
export function startJob(kind: 'change' | 'delete', changes: readonly PlannedChange[], sendWith: SendChanges): void {
  send = sendWith;
  void start(kind, changes);
}

/** Tries again what is left. */
export function retryJob(): void {
  const job = currentJob();
  if (!job || job.isRunning) return;
  void start(
    job.kind,
    job.report.left.map(({ planned }) => planned),
    job.report,
  );
}

/** Takes all back that was done, the last first. */
export function undoJob(): void {
  const job = currentJob();
  if (!job?.canUndo) return;
  void start(
    'undo',
    job.report.done.toReversed().map(({ planned, result }) => toUndo(planned, result)),
  );
}
