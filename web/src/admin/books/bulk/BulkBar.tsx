import type { Book } from '@bookstore/contract/api/book';
import * as messages from '@bookstore/messages/dashboardBooks';
import { lazy, useState } from 'react';
import { useIsOwner } from '../../../api/signedInAdminApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { BAR_BUTTON } from '../../ui/listButton.ts';
import { type Selection, SelectionBar } from '../../ui/selection.tsx';
import type { BulkKind } from './BulkDialog.tsx';
import { useBulkJob } from './bulkJobSlice.ts';

const BulkDialog = lazy(() => import('./BulkDialog.tsx').then(({ BulkDialog }) => ({ default: BulkDialog })));

const ACTIONS: readonly { kind: BulkKind; label: string; phoneLabel?: string }[] = [
  { kind: 'mark', label: messages.trending },
  { kind: 'unmark', label: messages.notTrending },
  { kind: 'price', label: messages.changePrices, phoneLabel: messages.prices },
  { kind: 'delete', label: messages.deleteLabel },
];

export function BulkBar({ selection }: { selection: Selection<Book> }) {
  const [kind, setKind] = useState<BulkKind | null>(null);
  const isOwner = useIsOwner();
  const isBusy = useBulkJob()?.isRunning ?? false;
  return (
    <>
      <SelectionBar label={messages.selectedBooks} selection={selection}>
        {ACTIONS.filter((action) => isOwner || action.kind !== 'delete').map(({ kind: one, label, phoneLabel }) => (
          <Button
            key={one}
            look={one === 'delete' ? 'danger' : 'secondary'}
            className={BAR_BUTTON}
            aria-label={phoneLabel && label}
            disabled={isBusy}
            onClick={() => setKind(one)}
          >
            {phoneLabel ? (
              <>
                <span className="sm:hidden">{phoneLabel}</span>
                <span className="max-sm:hidden">{label}</span>
              </>
            ) : (
              label
            )}
          </Button>
        ))}
      </SelectionBar>
      {kind && (
        <LazyDialog onClose={() => setKind(null)}>
          <BulkDialog
            kind={kind}
            selected={selection.selected}
            onStarted={selection.clear}
            onClose={() => setKind(null)}
          />
        </LazyDialog>
      )}
    </>
  );
}
