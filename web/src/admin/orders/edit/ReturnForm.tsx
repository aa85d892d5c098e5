import type { AdminOrder } from '@bookstore/contract/api/order';
import { formatCents, priceToCents, toCents } from '@bookstore/contract/format/money';
import { LIMITS } from '@bookstore/contract/limits';
import { foldText } from '@bookstore/contract/search/foldText';
import * as messages from '@bookstore/messages/orderEdits';
import { useId, useState } from 'react';
import { useReturnBooksMutation } from '../../../api/adminOrdersApi.ts';
import { getProblem } from '../../../api/problem.ts';
import { useGetStockQuery } from '../../../api/stockApi.ts';
import { useGetWithdrawalsQuery } from '../../../api/withdrawalsApi.ts';
import { type ItemWithReturn, withReturns } from '../../../lib/returnedItems.ts';
import { useIdempotencyKey } from '../../../lib/useIdempotencyKey.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { BookLabel } from './BookLabel.tsx';

interface Props {
  order: AdminOrder;
  /** Titles or free text of the withdrawal that led here; empty means the whole order. */
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

/** The items of all open withdrawals by the customer. The order's page has loaded them. */
function useWithdrawnItems(order: string, isSkipped: boolean): readonly string[] | undefined {
  const { currentData } = useGetWithdrawalsQuery({ order }, { skip: isSkipped });
  const open = currentData?.withdrawals.filter((one) => !one.settled && !one.returnedAt && !one.isFromOther) ?? [];
  if (open.length === 0) return undefined;
  return open.some(({ items }) => items.length === 0) ? [] : open.flatMap(({ items }) => items);
}

/** If the levels cannot be loaded, each book may be tracked. */
function useTrackedBooks(items: readonly { _id: string }[]) {
  const ids = [...new Set(items.map(({ _id }) => _id))];
  const { data, isLoading } = useGetStockQuery({ ids }, { refetchOnMountOrArgChange: true });
  const tracked = new Set(data?.flatMap(({ _id, count }) => (count === null ? [] : [_id])));
  return { isStockLoading: isLoading, mayBeTracked: ({ _id }: { _id: string }) => !data || tracked.has(_id) };
}

/** Refund in cents; the last copy refunds the rest of the total. */
function sumRefund(order: AdminOrder, items: readonly ItemWithReturn[], chosen: ReadonlySet<number>): number {
  const isAll = items.every((item, place) => !isKept(item) || chosen.has(place));
  if (isAll) return (toCents(order.totalPrice) ?? 0) - (order.returnedCents ?? 0);
  return items.reduce((sum, { price }, place) => (chosen.has(place) ? sum + priceToCents(price) : sum), 0);
}

const RETURN = { restock: true, note: '' };

export function ReturnForm({ order: opened, withdrawn: followed, onReturned, close }: Props) {
  const [returnBooks] = useReturnBooksMutation();
  const getKey = useIdempotencyKey();
  const [order, setOrder] = useState(opened);
  const items = withReturns(order);
  const found = useWithdrawnItems(order._id, followed !== undefined);
  const withdrawn = followed ?? found;
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const chosen = picked ?? matchItems(items, withdrawn);
  const { isStockLoading, mayBeTracked } = useTrackedBooks(items);
  const hint = useId();
  const remaining = items.flatMap((item, place) => (isKept(item) ? [{ ...item, place }] : []));
  // Another admin may have returned some of them.
  const selected = remaining.filter(({ place }) => chosen.has(place));
  const payBack = sumRefund(order, items, new Set(selected.map(({ place }) => place)));
  const choose = (places: readonly number[], isChosen: boolean) => {
    const others = [...chosen].filter((place) => !places.includes(place));
    setPicked(new Set(isChosen ? [...others, ...places] : others));
  };
  const submit = async ({ restock, note }: typeof RETURN) => {
    const body = {
      items: selected.map(({ _id }) => _id),
      restock: restock && selected.some(mayBeTracked),
      note: note.trim(),
    };
    try {
      await returnBooks({ id: order._id, key: getKey(body), ...body }).unwrap();
    } catch (error) {
      // Books that remain are not preselected again.
      setPicked(chosen);
      setOrder((before) => ({ ...before, ...getProblem(error)?.order }));
      throw explain(error);
    }
    onReturned?.(formatCents(payBack));
    close();
  };
  return (
    <DialogForm
      action={messages.recordReturn}
      defaultValues={RETURN}
      canSubmit={() => selected.length > 0 && !isStockLoading}
      onSubmit={submit}
      onCancel={close}
    >
      {(field) => {
        const { error: _, ...restock } = field('restock');
        return (
          <>
            {withdrawn && <Withdrawn lines={withdrawn} />}
            <BookChoice items={remaining} chosen={chosen} onChoose={choose} />
            {!isStockLoading && remaining.some(mayBeTracked) && (
              <div>
                <Checkbox label={messages.restock} aria-describedby={hint} {...restock} />
                <p id={hint} className="text-ink-soft text-sm">
                  {messages.restockHint}
                </p>
              </div>
            )}
            <TextArea
              label={messages.fields.internalNote}
              hint={messages.internalNoteHint}
              rows={3}
              maxLength={LIMITS.returnNote}
              {...field('note')}
            />
            <p className="border-line-strong border-t pt-3 font-semibold tabular-nums">
              {messages.refundDue(formatCents(selected.length === 0 ? 0 : payBack))}
            </p>
            <p className="text-ink-soft text-sm">
              {messages.returnHasNoUndo} {order.email && messages.returnIsMailed}
            </p>
          </>
        );
      }}
    </DialogForm>
  );
}

interface ChoiceProps {
  items: readonly (ItemWithReturn & { place: number })[];
  chosen: ReadonlySet<number>;
  onChoose: (places: readonly number[], isChosen: boolean) => void;
}

function BookChoice({ items, chosen, onChoose }: ChoiceProps) {
  const places = items.map(({ place }) => place);
  return (
    <fieldset>
      <legend className="font-medium">{messages.whichReturned}</legend>
      {items.length > 1 && (
        <Checkbox
          label={messages.allBooks}
          checked={places.every((place) => chosen.has(place))}
          onChange={(event) => onChoose(places, event.target.checked)}
        />
      )}
      <ul className="divide-y divide-line border-line border-y">
        {items.map(({ place, title, price }) => (
          <li key={place} className="py-1.5">
            <Checkbox
              label={<BookLabel title={title} price={price} />}
              checked={chosen.has(place)}
              onChange={(event) => onChoose([place], event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
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

function explain(error: unknown): unknown {
  const code = getProblem(error)?.code;
  if (code === 'already-returned') return new Error(messages.alreadyReturned);
  return code === 'status-conflict' ? new Error(messages.notDelivered) : error;
}
