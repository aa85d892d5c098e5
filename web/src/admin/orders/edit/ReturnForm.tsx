import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatCents, formatPrice, priceToCents, toCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import { foldText } from '@bookstore/contract/search/foldText';
import * as commonMessages from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/orderEdits';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type BooksReturn, useReturnBooksMutation } from '../../../api/adminOrdersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { type ItemWithReturn, withReturns } from '../../../lib/returnedItems.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { useOneAtATime } from '../../../lib/useOneAtATime.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { fieldError, problemText } from '../../ui/problemTexts.ts';

interface Props {
  order: AdminOrder;
  /** Titles or free text; empty means the whole order, absent means no withdrawal. */
  withdrawn?: readonly string[] | undefined;
  onReturned?: ((payBack: string) => void) | undefined;
  close: () => void;
}

const isKept = ({ cameBack }: ItemWithReturn) => cameBack === undefined;

/** Finds the copies named by a withdrawal. A single book is always chosen. */
function matchItems(items: readonly ItemWithReturn[], withdrawn: readonly string[] | undefined): Set<number> {
  const remaining = items.flatMap((item, place) => (isKept(item) ? [place] : []));
  if (remaining.length === 1 || withdrawn?.length === 0) return new Set(remaining);
  const named = (withdrawn ?? []).map(foldText);
  return new Set(remaining.filter((place) => named.some((line) => line.includes(foldText(items[place]?.title ?? '')))));
}

/** Refund in cents; the last copy refunds the rest of the total. */
function sumRefund(order: AdminOrder, items: readonly ItemWithReturn[], chosen: ReadonlySet<number>): number {
  const isAll = items.every((item, place) => !isKept(item) || chosen.has(place));
  if (isAll) return (toCents(order.totalPrice) ?? 0) - (order.returnedCents ?? 0);
  return items.reduce((sum, { price }, place) => (chosen.has(place) ? sum + priceToCents(price) : sum), 0);
}

export function ReturnForm({ order: opened, withdrawn, onReturned, close }: Props) {
  const { isBusy, error, current: order, send } = useReturn(opened);
  const items = withReturns(order);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => matchItems(items, withdrawn));
  const { register, handleSubmit } = useForm({ defaultValues: { restock: true, note: '' } });
  const hint = useId();
  const remaining = items.flatMap((item, place) => (isKept(item) ? [{ ...item, place }] : []));
  // Another admin may have returned some of them.
  const selected = remaining.filter(({ place }) => chosen.has(place));
  const payBack = sumRefund(order, items, new Set(selected.map(({ place }) => place)));
  const choose = (places: readonly number[], isChosen: boolean) => {
    const others = [...chosen].filter((place) => !places.includes(place));
    setChosen(new Set(isChosen ? [...others, ...places] : others));
  };
  const submit = handleSubmit(async ({ restock, note }) => {
    if (!(await send({ items: selected.map(({ _id }) => _id), restock, note: note.trim() }))) return;
    onReturned?.(formatCents(payBack));
    close();
  });
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-5">
      {withdrawn && <Withdrawn lines={withdrawn} />}
      <fieldset>
        <legend className="font-medium">{messages.whichReturned}</legend>
        {remaining.length > 1 && (
          <Checkbox
            label={messages.allBooks}
            checked={selected.length === remaining.length}
            onChange={(event) =>
              choose(
                remaining.map(({ place }) => place),
                event.target.checked,
              )
            }
          />
        )}
        <ul className="divide-y divide-line border-line border-y">
          {remaining.map(({ place, title, price }) => (
            <li key={place}>
              <Checkbox
                label={
                  <span className="wrap-anywhere">
                    <bdi>{title}</bdi>, <span className="tabular-nums">{formatPrice(price)}</span>
                  </span>
                }
                checked={chosen.has(place)}
                onChange={(event) => choose([place], event.target.checked)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <div>
        <Checkbox label={messages.restock} aria-describedby={hint} {...register('restock')} />
        <p id={hint} className="text-ink-soft text-sm">
          {messages.restockHint}
        </p>
      </div>
      <TextArea
        label={messages.fields.internalNote}
        hint={messages.internalNoteHint}
        rows={3}
        maxLength={LIMITS.returnNote}
        error={fieldError(error, 'note')}
        {...register('note')}
      />
      <p className="border-line-strong border-t pt-3 font-semibold tabular-nums">
        {messages.refundDue(formatCents(selected.length === 0 ? 0 : payBack))}
      </p>
      {error !== null && <Alert>{refusalText(error)}</Alert>}
      <p className="text-ink-soft text-sm">
        {messages.returnHasNoUndo} {order.email && messages.returnIsMailed}
      </p>
      <div className="dialog-actions flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {commonMessages.cancel}
        </Button>
        <Button type="submit" disabled={selected.length === 0} aria-busy={isBusy}>
          {messages.recordReturn}
        </Button>
      </div>
    </form>
  );
}

/** The customer's words may match no title. */
function Withdrawn({ lines }: { lines: readonly string[] }) {
  return (
    <p className="wrap-anywhere rounded-control bg-paper-sunk px-4 py-3">
      {messages.withdrawnFrom}{' '}
      <span dir="auto" className="whitespace-pre-line font-medium">
        {lines.length === 0 ? messages.wholeOrder : lines.join('\n')}
      </span>
    </p>
  );
}

type ReturnRequest = Pick<BooksReturn, 'items' | 'restock' | 'note'>;

function useReturn(opened: AdminOrder) {
  const [returnBooks] = useReturnBooksMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [current, setCurrent] = useState(opened);
  const getKey = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const send = async (request: ReturnRequest): Promise<boolean> => {
    let isDone = false;
    await oneAtATime(async () => {
      setIsBusy(true);
      setError(null);
      const { error: refusal } = await returnBooks({ id: opened._id, key: getKey(request), ...request });
      setIsBusy(false);
      isDone = refusal === undefined;
      if (isDone) return;
      setError(refusal);
      setCurrent((before) => ({ ...before, ...getProblem(refusal)?.order }));
    });
    return isDone;
  };
  return { isBusy, error, current, send };
}

function refusalText(error: unknown): string {
  const code = getProblem(error)?.code;
  if (code === 'already-returned') return messages.alreadyReturned;
  return code === 'status-conflict' ? messages.notDelivered : problemText(error);
}
