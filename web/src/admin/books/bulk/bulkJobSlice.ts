import type { BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { PlannedChange } from './bulkPlan.ts';

/** A change that was made. */
interface DoneChange {
  planned: PlannedChange;
  result: BookChangeResult;
}

/** A change that was not made, or whose answer was lost. */
export interface LeftChange {
  planned: PlannedChange;
  reason: string;
}

export interface RunReport {
  done: DoneChange[];
  /** Another admin has changed the book: it has to be checked, not tried again. */
  refused: LeftChange[];
  /** Not tried, or without an answer: trying again does what is still to be done. */
  left: LeftChange[];
}

/** A change of many books: it goes on whichever page of the dashboard is shown meanwhile. */
export interface BulkJob {
  /** Another for each try: an answer that belongs to an earlier one is ignored. */
  run: string;
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

/** The latest change of many books; null without one. */
export const bulkJobSlice = createSlice({
  name: 'bulkJob',
  initialState: null as BulkJob | null,
  reducers: {
    started: (_job, { payload }: PayloadAction<BulkJob>): BulkJob => payload,
    updated: (job, { payload }: PayloadAction<Partial<BulkJob> & Pick<BulkJob, 'run'>>): BulkJob | null =>
      job?.run === payload.run ? { ...job, ...payload } : job,
    /** Its report was read, or the session is over. */
    cleared: (): BulkJob | null => null,
  },
});

export interface WithBulkJob {
  bulkJob: BulkJob | null;
}

export const useBulkJob = (): BulkJob | null => useSelector(({ bulkJob }: WithBulkJob) => bulkJob);
