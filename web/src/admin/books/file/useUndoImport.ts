import type { BookImport, SkippedBook } from '@bookstore/contract/api/bookImports';
import * as messages from '@bookstore/messages/bookImport';
import { useEffect, useState } from 'react';
import { useUndoImportPartMutation } from '../../../api/adminBooksApi.ts';
import { countOf } from '../../../lib/format.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { askUser } from '../../../ui/messageDialog.tsx';
import { failureReason } from '../../ui/retryRateLimited.ts';
import { pauseShown, runBatches } from '../../ui/runBatches.ts';

export interface Undoing {
  id: string;
  isRunning: boolean;
  done: number;
  total: number;
  /** Seconds until the undo continues; 0 while running. */
  waitSeconds: number;
  restored: number;
  left: readonly SkippedBook[];
  stopped: string | null;
}

const askToUndo = ({ putOnSale }: BookImport): Promise<boolean> =>
  askUser({
    title: messages.undoQuestion,
    text: putOnSale > 0 ? messages.undoConsequences(countOf(putOnSale, 'book')) : messages.undoConsequencesForChanges,
    confirm: messages.undoImport,
  });

/**
 * Undoes the last part first. An undone part repeats its report. @param onEnd runs when the list of imports has
 * changed
 */
export function useUndoImport(onEnd: () => void) {
  const [undoing, setUndoing] = useState<Undoing | null>(null);
  const [undoPart] = useUndoImportPartMutation();
  const run = useLatestRun();
  const isRunning = undoing?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [isRunning]);

  const start = async (imported: BookImport, isAsked: boolean) => {
    if (isAsked && !(await askToUndo(imported))) return;
    const { _id: id, parts: total } = imported;
    const isCancelled = run.begin();
    let state: Undoing = { id, isRunning: true, done: 0, total, waitSeconds: 0, restored: 0, left: [], stopped: null };
    const show = (part: Partial<Undoing>) => {
      state = { ...state, ...part };
      if (!isCancelled()) setUndoing(state);
    };
    show({});
    const parts = Array.from({ length: total }, (_, index) => total - index);
    const { error } = await runBatches(parts, {
      send: (part) => undoPart({ id, part }).unwrap(),
      onAnswer: (_part, { restored, left }) =>
        show({
          done: state.done + 1,
          restored: state.restored + restored,
          left: [...state.left, ...left],
        }),
      isCancelled,
      pause: pauseShown(show),
    });
    show({ isRunning: false, stopped: error === undefined ? null : failureReason(error) });
    if (!isCancelled()) onEnd();
  };
  return { undoing, start };
}
