import type { BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { PlannedChange } from './bulkPlan.ts';

interface DoneChange {
  planned: PlannedChange;
  result: BookChangeResult;
}

export interface SkippedChange {
  planned: PlannedChange;
  reason: string;
}

export interface RunReport {
  done: DoneChange[];
  /** Changed by another admin, so retrying would not help. */
  refused: SkippedChange[];
  /** Not sent or not answered; can be retried. */
  left: SkippedChange[];
}

/** Continues while the admin moves between dashboard pages. */
export interface BulkJob {
  /** Renewed for each attempt, so that late answers of an earlier one are ignored. */
  run: string;
  kind: 'change' | 'delete' | 'undo';
  isRunning: boolean;
  /** Seconds until the job continues; 0 while running. */
  waitSeconds: number;
  total: number;
  count: number;
  report: RunReport;
  canUndo: boolean;
}

export const bulkJobSlice = createSlice({
  name: 'bulkJob',
  initialState: null as BulkJob | null,
  reducers: {
    started: (_job, { payload }: PayloadAction<BulkJob>): BulkJob => payload,
    updated: (job, { payload }: PayloadAction<Partial<BulkJob> & Pick<BulkJob, 'run'>>): BulkJob | null =>
      job?.run === payload.run ? { ...job, ...payload } : job,
    cleared: (): BulkJob | null => null,
  },
});

export interface WithBulkJob {
  bulkJob: BulkJob | null;
}

export const useBulkJob = (): BulkJob | null => useSelector(({ bulkJob }: WithBulkJob) => bulkJob);
