import { useSyncExternalStore } from 'react';
import type { RunReport } from './runChanges.ts';

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

let job: BulkJob | null = null;
/** Changes with every run: what is still on its way for one that was forgotten is nobody's any more. */
let run = 0;
const listeners = new Set<() => void>();

const keepPage = (event: Event) => event.preventDefault();

export const currentJob = () => job;

export function showJob(next: BulkJob | null): void {
  job = next;
  if (next?.isRunning) window.addEventListener('beforeunload', keepPage);
  else window.removeEventListener('beforeunload', keepPage);
  for (const listener of listeners) listener();
}

/** Ends the run before. @returns whether this one is still the last. */
export function beginRun(): () => boolean {
  run += 1;
  const mine = run;
  return () => mine === run;
}

/** Its report was read, or the session is over. */
export function forgetJob(): void {
  beginRun();
  showJob(null);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBulkJob(): BulkJob | null {
  return useSyncExternalStore(watch, currentJob);
}
