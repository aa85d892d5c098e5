import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { useLayoutEffect, useRef } from 'react';
import { countOf, countText } from '../../../lib/format.ts';
import { focusPageHeading } from '../../../lib/navigationFocus.ts';
import { Button } from '../../../ui/Button.tsx';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { retryBulkJob, undoBulkJob } from './bulkJob.ts';
import { type BulkJob, bulkJobSlice, type SkippedChange, type WithBulkJob } from './bulkJobSlice.ts';

const books = (count: number) => countOf(count, 'book');

const WORDS: Record<BulkJob['kind'], { doing: string; done: (count: number) => string }> = {
  change: { doing: messages.changing, done: (count) => messages.changed(books(count)) },
  delete: { doing: messages.deleting, done: (count) => messages.deletedBooksCount(books(count)) },
  undo: { doing: messages.undoing, done: (count) => messages.restoredBooks(books(count)) },
};

function getStatusText({ kind, isRunning, waitSeconds, count, total, report }: BulkJob): string {
  const { doing, done } = WORDS[kind];
  if (waitSeconds > 0) return messages.rateLimitPause(doing, countOf(waitSeconds, 'second'));
  if (isRunning) return messages.progressKeepOpen(doing, books(total), countText(count));
  const notDone = report.refused.length + report.left.length;
  return done(report.done.length) + (notDone > 0 ? messages.notDone(countText(notDone)) : '');
}

export function BulkJobPanel({ job }: { job: BulkJob }) {
  const { isRunning, canUndo, report, count, total } = job;
  const dispatch = useThunkDispatch<WithBulkJob>();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const note = box.current;
    note?.focus({ preventScroll: true });
    return () => {
      if (note?.contains(document.activeElement)) setTimeout(focusPageHeading);
    };
  }, []);
  /** The buttons, and the focus with them, disappear while a job runs. */
  const start = (job: ReturnType<typeof undoBulkJob>) => {
    box.current?.focus({ preventScroll: true });
    dispatch(job);
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={messages.bulkChange}
      className="sticky bottom-20 z-10 mx-auto grid w-full max-w-lg gap-3 rounded-card border border-line-strong bg-paper-raised py-2 pr-2 pl-4 shadow-pop md:bottom-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto min-w-0 py-2 tabular-nums">
          {getStatusText(job)}
        </p>
        {!isRunning && (
          <div className="flex gap-2">
            {canUndo && (
              <Button
                look="secondary"
                className="px-4!"
                aria-label={messages.undoAllChanges}
                onClick={() => start(undoBulkJob())}
              >
                {common.undo}
              </Button>
            )}
            {report.left.length > 0 && (
              <Button look="secondary" className="px-4!" onClick={() => start(retryBulkJob())}>
                {common.tryAgain}
              </Button>
            )}
            <Button look="quiet" className="px-3!" onClick={() => dispatch(bulkJobSlice.actions.cleared())}>
              {common.close}
            </Button>
          </div>
        )}
      </div>
      {isRunning && (
        <progress
          aria-label={messages.progress}
          className="mr-2 mb-2 h-2 w-full accent-accent"
          value={count}
          max={total}
        />
      )}
      <NotDone changes={[...report.refused, ...report.left]} />
    </section>
  );
}

const NAMED = 20;

function NotDone({ changes }: { changes: readonly SkippedChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul aria-label={messages.notChanged} className="max-h-48 overflow-y-auto pr-2 pb-2 text-sm">
      {changes.slice(0, NAMED).map(({ planned, reason }) => (
        <li key={planned.book._id} className="wrap-anywhere border-line border-t py-2">
          <bdi className="font-medium">{planned.book.title}</bdi>: {reason}
        </li>
      ))}
      {changes.length > NAMED && (
        <li className="border-line border-t py-2 text-ink-soft">{messages.andMore(books(changes.length - NAMED))}</li>
      )}
    </ul>
  );
}
