import type { BookChange, BookChangeResult } from '@bookstore/contract/api/bookChanges';
import { type Pause, retryRateLimited, whyStopped } from '../../ui/retryRateLimited.ts';
import type { PlannedChange } from './bulkPlan.ts';

/** So many in one call: a step of progress, and less than the shop takes. */
const STEP = 50;

/** A change that was made. */
interface DoneChange {
  planned: PlannedChange;
  result: BookChangeResult;
}

/** A change that was not made, or of which nobody knows. */
export interface LeftChange {
  planned: PlannedChange;
  reason: string;
}

export interface RunReport {
  done: DoneChange[];
  /** Somebody else was there before: to be looked at, not to be tried again. */
  refused: LeftChange[];
  /** Not tried, or without an answer: trying again does what is still to be done. */
  left: LeftChange[];
}

interface Options {
  send: (changes: readonly BookChange[]) => Promise<BookChangeResult[]>;
  onProgress: (report: RunReport) => void;
  pause: Pause;
}

const REFUSALS = {
  conflict: 'changed meanwhile by somebody else: it stays as it is now',
  gone: 'no longer in the shop',
} as const;

/** Makes changes a step at a time, in their order. It ends with the first call that fails: the others would, too. */
export async function runChanges(changes: readonly PlannedChange[], options: Options): Promise<RunReport> {
  const report: RunReport = { done: [], refused: [], left: [] };
  for (let first = 0; first < changes.length; first += STEP) {
    const step = changes.slice(first, first + STEP);
    try {
      const results = await retryRateLimited(() => options.send(step.map(({ change }) => change)), options.pause);
      const resultOf = new Map(results.map((result) => [result._id, result]));
      for (const planned of step) {
        const result = resultOf.get(planned.book._id) ?? { _id: planned.book._id, fate: 'gone' };
        if (result.fate === 'conflict' || result.fate === 'gone') {
          report.refused.push({ planned, reason: REFUSALS[result.fate] });
        } else report.done.push({ planned, result });
      }
      options.onProgress(report);
    } catch (error) {
      const reason = whyStopped(error);
      report.left = changes.slice(first).map((planned) => ({ planned, reason }));
      return report;
    }
  }
  return report;
}
