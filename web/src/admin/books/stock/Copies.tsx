import type { Book } from '@bookstore/contract/api/book';
import type { StockChange } from '@bookstore/contract/api/stock';
import { LIMITS } from '@bookstore/contract/limits';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardBooks';
import { isolate } from '@bookstore/messages/words';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { getProblem } from '../../../api/problem.ts';
import { useChangeStockMutation, useGetStockQuery } from '../../../api/stockApi.ts';
import { classNames } from '../../../lib/classNames.ts';
import { formatShortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { showMessage } from '../../../ui/messageDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { copiesAfter, copiesText, knownCopies, toStockChange } from './copyCount.ts';

interface Props {
  book: Book;
  countedIds: readonly string[];
  /** A container below the row, which has more room than a cell. */
  editor: HTMLElement | null;
  onEdit: (isEdited: boolean) => void;
}

export function Copies({ book, countedIds, editor, onEdit }: Props) {
  const { count, soldOutAt, change, isStored } = useCopies(book, countedIds);
  const opener = useRef<HTMLButtonElement>(null);
  const text = copiesText(count);
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    opener.current = button;
    return () => {
      if (button === document.activeElement) focusBeside(button);
    };
  }, []);
  const close = () => {
    onEdit(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        ref={keepFocus}
        type="button"
        aria-expanded={editor !== null}
        aria-label={(typeof count === 'number' ? messages.stockOf : messages.stockText)(text, book.title)}
        onClick={() => onEdit(editor === null)}
        className={classNames(
          '-mx-2 inline-flex -my-1 min-h-8 max-sm:min-h-11 cursor-pointer items-center rounded-control px-2 text-start text-sm sm:whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-current',
          count === 0 ? 'font-medium text-danger' : 'text-ink-soft',
        )}
      >
        {count === null ? (
          <>
            <span className="max-sm:hidden">{text}</span>
            <span className="sm:hidden">{messages.stockNotTrackedShort}</span>
          </>
        ) : (
          text
        )}
      </button>
      {count === 0 && soldOutAt && (
        <p className="text-ink-soft text-sm">{messages.soldOutSince(formatShortDate(soldOutAt))}</p>
      )}
      <span className="sr-only">
        <span role="status">{isStored && `${isolate(book.title)}: ${text}`}</span>
      </span>
      {editor &&
        count !== undefined &&
        createPortal(
          <CopiesEditor title={book.title} count={count} onSave={(next) => void change(next)} onClose={close} />,
          editor,
        )}
    </>
  );
}

/** Moves the focus if the book has left the filtered list. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = next?.querySelector<HTMLElement>('button[aria-expanded]') ?? document.querySelector('main h2');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

interface ShownCopies {
  /** Null if stock is not tracked; undefined while loading. */
  count: number | null | undefined;
  /** ISO 8601; only known for sold-out books. */
  soldOutAt: string | undefined;
  /** Shows a change immediately, and reverts it on failure. */
  change: (change: StockChange) => Promise<void>;
  isStored: boolean;
}

/** @param countedIds books of the page with tracked stock, fetched in one call */
function useCopies(book: Book, countedIds: readonly string[]): ShownCopies {
  const { data } = useGetStockQuery(
    { ids: countedIds },
    { skip: countedIds.length === 0, refetchOnMountOrArgChange: true },
  );
  const [send, { data: answer, isLoading, isSuccess, originalArgs }] = useChangeStockMutation();
  // A newly tracked book joins the list with the next page load.
  const listed = data?.find(({ _id }) => _id === book._id);
  const currentCount = listed ?? answer;
  const stored = currentCount ? currentCount.count : knownCopies(book);
  const change = async (wanted: StockChange) => {
    const { error } = await send({ id: book._id, change: wanted, key: crypto.randomUUID() });
    if (error) showMessage(getErrorText(error));
  };
  return {
    count: isLoading && originalArgs ? copiesAfter(stored ?? null, originalArgs.change) : stored,
    soldOutAt: listed?.soldOutAt,
    change,
    isStored: isSuccess,
  };
}

function getErrorText(error: unknown): string {
  const [reason] = getProblem(error)?.errors ?? [];
  return reason ? `${reason.message}.` : messages.stockNotChanged;
}

interface CopiesEditorProps {
  title: string;
  /** Current level, which sales may change while the field is open. */
  count: number | null;
  onSave: (change: StockChange) => void;
  onClose: () => void;
}

/** Enter saves, Escape cancels. */
export function CopiesEditor({ title, count, onSave, onClose }: CopiesEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const [seen] = useState(count);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    input.value = String(Math.min(LIMITS.copies, Math.max(0, Math.trunc(Number(input.value)) + by)));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const change = toStockChange(seen, field.current?.value ?? '');
    if (change) onSave(change);
    onClose();
  };
  return (
    <form
      aria-label={messages.copiesOf(title)}
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex flex-wrap items-end gap-2"
    >
      <Button look="secondary" className="w-11 px-0!" aria-label={messages.oneLess} onClick={() => step(-1)}>
        −
      </Button>
      <div className="w-28">
        <TextField
          ref={field}
          label={messages.copies}
          type="number"
          inputMode="numeric"
          min={0}
          max={LIMITS.copies}
          step={1}
          defaultValue={seen ?? ''}
          className="text-center tabular-nums"
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
      <Button look="secondary" className="w-11 px-0!" aria-label={messages.oneMore} onClick={() => step(1)}>
        +
      </Button>
      <Button type="submit">{messages.save}</Button>
      <Button look="quiet" className="px-3!" onClick={onClose}>
        {common.cancel}
      </Button>
      <p role="status" className="basis-full font-medium text-sm empty:hidden">
        {count !== seen && messages.stockChangedMeanwhile(copiesText(count), seen ?? messages.stockNotTracked)}
      </p>
      <p className="basis-full text-ink-soft text-sm">{messages.emptyStopsTracking}</p>
    </form>
  );
}
