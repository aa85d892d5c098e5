import type { Book } from '@bookstore/contract/api/book';
import { shortCurrencyName } from '@bookstore/contract/format/currency';
import { LIMITS } from '@bookstore/contract/limits';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { booksApi } from '../../../api/booksApi.ts';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { LONG_TABLE_CELL, LongTable } from '../../ui/LongTable.tsx';
import type { Selected } from '../../ui/selection.tsx';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { PriceField } from '../PriceField.tsx';
import { startBulkJob } from './bulkJob.ts';
import type { WithBulkJob } from './bulkJobSlice.ts';
import { type BulkAction, type BulkPlan, countPriceIncreases, planChanges } from './bulkPlan.ts';
import { isValidPriceRule, type PriceRule } from './priceRule.ts';

export type BulkKind = 'mark' | 'unmark' | 'price' | 'delete';

const TITLES: Record<BulkKind, string> = {
  mark: messages.markAsTrending,
  unmark: messages.removeFromTrending,
  price: messages.changePrices,
  delete: messages.deleteBooks,
};

interface Props {
  kind: BulkKind;
  selected: Selected<Book>;
  onStarted: () => void;
  onClose: () => void;
}

export function BulkDialog({ kind, selected, onStarted, onClose }: Props) {
  const [rule, setRule] = useState<PriceRule>({ direction: 'lower', by: 'percent', value: '' });
  const { books, isError, load } = useCurrentBooks([...selected.keys()]);
  const dispatch = useThunkDispatch<WithBulkJob>();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const plan = books && planChanges(books, toAction(kind, rule));
  const count = plan?.changes.length ?? 0;
  const isPriceMissing = kind === 'price' && rule.value === '';
  const named = isPriceMissing && books ? books.length : count;
  const close = () => {
    onClose();
    if (!isConfirmed || !plan) return;
    onStarted();
    void dispatch(startBulkJob(kind === 'delete' ? 'delete' : 'change', plan.changes));
  };
  return (
    <Modal title={TITLES[kind]} onClose={close}>
      {(closeDialog) => {
        const confirm = (event: FormEvent) => {
          event.preventDefault();
          if (count === 0) return;
          setIsConfirmed(true);
          // The focus returns to the pressed button before it moves to the report.
          setTimeout(closeDialog);
        };
        return (
          <form onSubmit={confirm} className="grid gap-5">
            {kind === 'price' && <PriceRuleFields rule={rule} onChange={setRule} />}
            {isError && <ErrorState onRetry={load}>{messages.booksNotLoaded}</ErrorState>}
            {!books && !isError && <Spinner label={messages.loadingBooks} className="py-8" />}
            {books && isPriceMissing && (
              <p role="status" className="text-ink-soft">
                {messages.booksSelected(countOf(books.length, 'book'))}
              </p>
            )}
            {plan && !isPriceMissing && <PlanTable plan={plan} missing={selected.size - books.length} />}
            <DialogActions>
              <Button look="secondary" onClick={closeDialog}>
                {common.cancel}
              </Button>
              <Button type="submit" disabled={count === 0}>
                {(kind === 'delete' ? messages.deleteCounted : messages.changeCounted)(countOf(named, 'book'))}
              </Button>
            </DialogActions>
          </form>
        );
      }}
    </Modal>
  );
}

function toAction(kind: BulkKind, rule: PriceRule): BulkAction {
  if (kind === 'price') return { kind: 'price', rule };
  return kind === 'delete' ? { kind: 'delete' } : { kind: 'trending', isTrending: kind === 'mark' };
}

/** @returns null while loading */
function useCurrentBooks(ids: readonly string[]) {
  const [fetchPage] = booksApi.endpoints.getBooksPage.useLazyQuery();
  const [state, setState] = useState<{ books: Book[] | null; isError: boolean }>({ books: null, isError: false });
  const [selectedIds] = useState(ids);
  const load = useCallback(() => {
    setState({ books: null, isError: false });
    loadBooks(selectedIds, async (part) => (await fetchPage({ ids: part }).unwrap()).books).then(
      (books) => setState({ books, isError: false }),
      () => setState({ books: null, isError: true }),
    );
  }, [fetchPage, selectedIds]);
  useEffect(load, [load]);
  return { ...state, load };
}

type Load = (ids: readonly string[]) => Promise<Book[]>;

/** Loads 100 books per call and omits deleted ones. @throws errors of the call */
async function loadBooks(ids: readonly string[], load: Load): Promise<Book[]> {
  const books: Book[] = [];
  for (let first = 0; first < ids.length; first += LIMITS.booksById) {
    books.push(...(await load(ids.slice(first, first + LIMITS.booksById))));
  }
  return books;
}

const CURRENCY_NAME = shortCurrencyName();
const DIRECTIONS = [
  { value: 'lower', label: messages.lower },
  { value: 'raise', label: messages.raise },
] as const;
const UNITS = [
  { value: 'percent', label: messages.percentUnit },
  { value: 'amount', label: CURRENCY_NAME },
] as const;

interface PriceRuleFieldsProps {
  rule: PriceRule;
  onChange: (rule: PriceRule) => void;
}

function PriceRuleFields({ rule, onChange }: PriceRuleFieldsProps) {
  const isWrong = rule.value !== '' && !isValidPriceRule(rule);
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
      <legend className="sr-only">{messages.priceChange}</legend>
      <SelectField
        label={messages.direction}
        options={DIRECTIONS}
        value={rule.direction}
        onChange={({ target }) => onChange({ ...rule, direction: target.value === 'raise' ? 'raise' : 'lower' })}
      />
      <SelectField
        label={messages.unit}
        options={UNITS}
        value={rule.by}
        onChange={({ target }) => onChange({ ...rule, by: target.value === 'amount' ? 'amount' : 'percent' })}
      />
      <div className="max-sm:col-span-2">
        <PriceField
          label={
            rule.by === 'percent'
              ? messages.percentLabel
              : CURRENCY_NAME.charAt(0).toUpperCase() + CURRENCY_NAME.slice(1)
          }
          value={rule.value}
          error={isWrong ? messages.noPriceChange : undefined}
          onChange={(event) => onChange({ ...rule, value: event.target.value })}
        />
      </div>
      <p className="col-span-full text-ink-soft text-sm">{messages.roundingHint}</p>
    </fieldset>
  );
}

const HEADINGS = [messages.book, messages.now, messages.newValue];

interface PlanTableProps {
  plan: BulkPlan;
  /** Selected books that no longer exist. */
  missing: number;
}

function PlanTable({ plan, missing }: PlanTableProps) {
  const rows = [
    ...plan.refused.map(({ book, from, reason }) => ({ book, from, to: reason, isRefused: true })),
    ...plan.changes.map(({ book, from, to }) => ({ book, from, to, isRefused: false })),
  ];
  return (
    <div className="grid gap-3">
      <p role="status" className="text-ink-soft">
        {describe(plan, missing).join(' ')}
      </p>
      <LongTable
        label={messages.preview}
        headings={HEADINGS}
        rows={rows}
        renderRow={({ book, from, to, isRefused }) => (
          <tr key={book._id}>
            <th scope="row" dir="auto" className={`${LONG_TABLE_CELL} wrap-anywhere font-normal`}>
              {book.title}
            </th>
            <td className={`${LONG_TABLE_CELL} text-ink-soft tabular-nums`}>{from}</td>
            <td className={`${LONG_TABLE_CELL} font-medium tabular-nums ${isRefused ? 'text-danger' : ''}`}>{to}</td>
          </tr>
        )}
      />
    </div>
  );
}

function describe(plan: BulkPlan, missing: number): string[] {
  const rises = countPriceIncreases(plan);
  return [
    messages.willChange(books(plan.changes.length)),
    ...(plan.unchanged > 0 ? [messages.unchangedBooks(books(plan.unchanged))] : []),
    ...(plan.refused.length > 0 ? [messages.notChangeable(books(plan.refused.length))] : []),
    ...(missing > 0 ? [messages.selectedGone(missing, books(missing))] : []),
    ...(rises > 0 ? [messages.aboveOldPrice(books(rises))] : []),
  ];
}

const books = (count: number) => countOf(count, 'book');
