import type { BookChange, BookChangeResult } from '@bookstore/contract/bookChanges';
import { useSyncExternalStore } from 'react';
import { type PlannedChange, toUndo } from './bulkPlan.ts';
import { type RunReport, runChanges } from './runChanges.ts';

/** How long all of it can be taken back with one press. */
export const UNDO_ALL_MS = 10_000;

export type SendChanges = (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;

/** A change of many books: it goes on whatever page of the dashboard is shown meanwhile. */
export interface BulkJob {
  kind: 'change' | 'delete' | 'undo';
  isRunning: boolean;
  /** Seconds until it goes on; 0 while it does. */
  waitSeconds: number;
  total: number;
  /** How many of them have been tried. */
  count: number;
  report: RunReport;
  canUndo: boolean;
}

const NOTHING: RunReport = { done: [], refused: [], left: [] };

let job: BulkJob | null = null;
let send: SendChanges = () => Promise.reject(new Error('There is nothing to do'));
/** Changes with every run: what is still on its way for one that was forgotten is nobody's any more. */
let run = 0;
let undoTimer: number | undefined;
const listeners = new Set<() => void>();

const keepPage = (event: Event) => event.preventDefault();

function show(next: BulkJob | null): void {
  job = next;
  if (next?.isRunning) window.addEventListener('beforeunload', keepPage);
  else window.removeEventListener('beforeunload', keepPage);
  for (const listener of listeners) listener();
}

const isSettled = ({ refused, left }: RunReport) => refused.length + left.length === 0;

function offerUndo(mine: number): void {
  undoTimer = window.setTimeout(() => {
    if (mine !== run || !job) return;
    // Nothing is left to say.
    show(isSettled(job.report) ? null : { ...job, canUndo: false });
  }, UNDO_ALL_MS);
}

/** @param before what an earlier try of the same changes has come to */
async function start(kind: BulkJob['kind'], changes: readonly PlannedChange[], before = NOTHING): Promise<void> {
  clearTimeout(undoTimer);
  run += 1;
  const mine = run;
  const total = changes.length + before.done.length + before.refused.length;
  const merged = ({ done, refused, left }: RunReport): RunReport => ({
    done: [...before.done, ...done],
    refused: [...before.refused, ...refused],
    left,
  });
  const update = (part: Partial<BulkJob>) => {
    if (mine === run && job) show({ ...job, ...part });
  };
  const counted = (report: RunReport) => ({ report, count: report.done.length + report.refused.length });
  const idle = { kind, isRunning: true, waitSeconds: 0, total, canUndo: false };
  show({ ...idle, ...counted({ ...before, left: [] }) });
  const report = await runChanges(changes, {
    send,
    onProgress: (part) => update(counted(merged(part))),
    pause: async (waitSeconds) => {
      update({ waitSeconds });
      await new Promise((resolve) => setTimeout(resolve, waitSeconds * 1000));
      update({ waitSeconds: 0 });
    },
  });
  const end = merged(report);
  const canUndo = kind !== 'undo' && end.done.length > 0;
  update({ ...counted(end), isRunning: false, canUndo });
  if (canUndo || isSettled(end)) offerUndo(mine);
}

/** Begins to change books. One job at a time: the one before is done with. */
export function startJob(kind: 'change' | 'delete', changes: readonly PlannedChange[], sendWith: SendChanges): void {
  send = sendWith;
  void start(kind, changes);
}

/** Tries again what is left. */
export function retryJob(): void {
  if (!job || job.isRunning) return;
  void start(
    job.kind,
    job.report.left.map(({ planned }) => planned),
    job.report,
  );
}

/** Takes all back that was done, the last first. */
export function undoJob(): void {
  if (!job?.canUndo) return;
  void start(
    'undo',
    job.report.done.toReversed().map(({ planned, result }) => toUndo(planned, result)),
  );
}

/** Its report was read, or the session is over. */
export function forgetJob(): void {
  clearTimeout(undoTimer);
  run += 1;
  show(null);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBulkJob(): BulkJob | null {
  return useSyncExternalStore(watch, () => job);
}
