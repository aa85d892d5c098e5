import { Suspense, useState } from 'react';
import { classNames } from '../../../../lib/classNames.ts';
import { lazyNamed } from '../../../../lib/lazyNamed.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useBulkJob } from './bulkJob.ts';
import type { Selection } from './useSelection.ts';

const BulkDialog = lazyNamed(() => import('./BulkDialog.tsx').then((module) => module.BulkDialog));

export type BulkKind = 'mark' | 'unmark' | 'price' | 'delete';

const ACTIONS: readonly { kind: BulkKind; label: string }[] = [
  { kind: 'mark', label: 'Trending' },
  { kind: 'unmark', label: 'Not trending' },
  { kind: 'price', label: 'Change prices' },
  { kind: 'delete', label: 'Delete' },
];

/** How many books are selected, and what can be done to all of them. */
export function SelectionBar({ selection }: { selection: Selection }) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const isBusy = useBulkJob()?.isRunning ?? false;
  const { selected, clear } = selection;
  return (
    <>
      <section
        aria-label="Selected books"
        className={classNames(
          'sticky top-0 z-10 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-accent-soft px-4 py-2 lg:px-6',
          selected.size === 0 ? 'hidden' : 'flex',
        )}
      >
        <p className="font-medium tabular-nums">{selected.size.toLocaleString('en-US')} selected</p>
        <Button look="quiet" className="px-3!" onClick={clear}>
          Clear
        </Button>
        {/* One row on a phone, too: it covers the rows below it. */}
        <div className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 md:ml-auto">
          {ACTIONS.map(({ kind: one, label }) => (
            <Button
              key={one}
              look={one === 'delete' ? 'danger' : 'secondary'}
              className="shrink-0 px-3! sm:px-4!"
              disabled={isBusy}
              onClick={() => setKind(one)}
            >
              {label}
            </Button>
          ))}
        </div>
      </section>
      {/* Its number is read out from the first book on: the bar itself comes with it. */}
      <p role="status" className="sr-only">
        {selected.size > 0 && `${selected.size} selected`}
      </p>
      {/* Its own: while the dialog is on its way the page stays, and the focus where it is. */}
      <Suspense>
        {kind && <BulkDialog kind={kind} selected={selected} onStarted={clear} onClose={() => setKind(null)} />}
      </Suspense>
    </>
  );
}
