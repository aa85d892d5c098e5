import type { Book } from '@bookstore/contract/api/book';
import { type FormEvent, useState } from 'react';
import { useChangeBooksMutation } from '../../../api/bookAdminApi.ts';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import type { Selected } from '../../ui/useSelection.ts';
import { startJob } from './bulkJob.ts';
import { type BulkAction, planChanges } from './bulkPlan.ts';
import { PlanTable } from './PlanTable.tsx';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import type { PriceRule } from './priceRule.ts';
import { useBooksAsTheyAre } from './useBooksAsTheyAre.ts';

export type BulkKind = 'mark' | 'unmark' | 'price' | 'delete';

const TITLES: Record<BulkKind, string> = {
  mark: 'Mark as trending',
  unmark: 'No longer trending',
  price: 'Change prices',
  delete: 'Delete books',
};

function toAction(kind: BulkKind, rule: PriceRule): BulkAction {
  if (kind === 'price') return { kind: 'price', rule };
  return kind === 'delete' ? { kind: 'delete' } : { kind: 'trending', isTrending: kind === 'mark' };
}

interface Props {
  kind: BulkKind;
  selected: Selected<Book>;
  onStarted: () => void;
  onClose: () => void;
}

/** Shows what an action makes of the selected books as they are now, and begins it when that is confirmed. */
export function BulkDialog({ kind, selected, onStarted, onClose }: Props) {
  const [rule, setRule] = useState<PriceRule>({ direction: 'lower', by: 'percent', value: '' });
  const { books, isError, load } = useBooksAsTheyAre([...selected.keys()]);
  const [changeBooks] = useChangeBooksMutation();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const plan = books && planChanges(books, toAction(kind, rule));
  const count = plan?.changes.length ?? 0;
  const close = () => {
    onClose();
    if (!isConfirmed || !plan) return;
    onStarted();
    startJob(kind === 'delete' ? 'delete' : 'change', plan.changes, (changes) => changeBooks(changes).unwrap());
  };
  return (
    <Modal title={TITLES[kind]} onClose={close}>
      {(closeDialog) => {
        const confirm = (event: FormEvent) => {
          event.preventDefault();
          if (count === 0) return;
          setIsConfirmed(true);
          // The focus goes back to what opened the dialog first, and then to the report.
          setTimeout(closeDialog);
        };
        return (
          <form onSubmit={confirm} className="grid gap-5">
            {kind === 'price' && <PriceRuleFields rule={rule} onChange={setRule} />}
            {isError && <ErrorState onRetry={load}>The books could not be loaded</ErrorState>}
            {!books && !isError && <Spinner label="Loading the books" className="py-8" />}
            {plan && <PlanTable plan={plan} missing={selected.size - books.length} />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button look="secondary" onClick={closeDialog}>
                Cancel
              </Button>
              <Button type="submit" disabled={count === 0}>
                {kind === 'delete' ? 'Delete' : 'Change'} {countOf(count, 'book')}
              </Button>
            </div>
          </form>
        );
      }}
    </Modal>
  );
}
