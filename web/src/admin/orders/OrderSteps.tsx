import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import { NEXT_STATUSES } from '@bookstore/contract/orderSteps';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { useSetOrderStatusMutation } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import { askUser, showMessage } from '../../ui/messageDialog.tsx';
import { statusLabel } from '../../ui/orderStatus/orderStatus.ts';
import { focusUndo } from '../../ui/UndoNote.tsx';
import { useThunkDispatch } from '../ui/thunks.ts';
import { offerUndoStep } from '../ui/undoSlice.ts';
import { waitingText } from './waitingText.ts';

interface Props {
  order: AdminOrder;
  children?: ReactNode;
  /** Wraps together with the steps that end the order. */
  quiet?: ReactNode;
}

export function OrderSteps({ order, children, quiet }: Props) {
  const { isLoading, step } = useSteps(order);
  const { _id: id } = order;
  // After the last step the focused button disappears.
  const keepFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (button === document.activeElement) setTimeout(() => focusUndo(id));
    },
    [id],
  );
  const steps = listNextSteps(order);
  const waits = isWaiting(order);
  const button = (next: OrderStatus) => (
    <Button
      key={next in ENDS ? next : 'next'}
      ref={keepFocus}
      look={ENDS[next]?.look ?? (waits ? 'secondary' : 'primary')}
      className={ENDS[next]?.look === 'quiet' ? 'px-3! underline' : ''}
      aria-busy={isLoading}
      onKeyDown={onlyOnce}
      // The second press of a double click would trigger the next step.
      onClick={({ detail }) => detail < 2 && step(next)}
    >
      {ENDS[next]?.label ?? messages.markAs(statusLabel(next, order))}
    </Button>
  );
  return (
    <>
      {waits && quiet}
      {steps.filter((next) => !(next in ENDS)).map(button)}
      {children}
      {steps.length > 0 && (
        <div className="flex flex-wrap gap-x-3 gap-y-2 empty:hidden max-sm:*:grow">
          {!waits && quiet}
          {steps.filter((next) => next in ENDS).map(button)}
        </div>
      )}
      {NEXT_STATUSES[order.status].includes('refused') && !order.pickup && (
        <p className="basis-full text-ink-soft text-sm">{messages.returnedParcelHint}</p>
      )}
    </>
  );
}

/** Collected orders have no parcel that can come back. */
const listNextSteps = ({ status, pickup }: AdminOrder) =>
  NEXT_STATUSES[status].filter((next) => !pickup || next !== 'refused');

const ENDS: Partial<Record<OrderStatus, { label: string; look: 'secondary' | 'quiet' }>> = {
  refused: { label: messages.parcelReturned, look: 'secondary' },
  cancelled: { label: messages.cancelOrder, look: 'quiet' },
};

/** A held key would trigger the next steps too. */
const onlyOnce = (event: KeyboardEvent) => event.repeat && event.preventDefault();

const CHANGED_ELSEWHERE: ReadonlySet<string> = new Set(['status-conflict', 'waiting']);

/** Each step is conditional on the status seen. */
function useSteps(order: AdminOrder) {
  const dispatch = useThunkDispatch();
  const [setStatus, { isLoading }] = useSetOrderStatusMutation();
  const oneAtATime = useOneAtATime();
  const { _id: id, status: from } = order;
  const make = async (status: OrderStatus, more: { waiting?: null } = {}) => {
    const { data, error } = await setStatus({ id, status, from, ...more });
    if (data) dispatch(offerUndoStep(data));
    else if (CHANGED_ELSEWHERE.has(getProblem(error)?.code ?? '')) showMessage(messages.orderChangedElsewhere);
    else showMessage(messages.statusNotChanged);
  };
  const pack = async () => {
    const waits = waitingText(order);
    if (!waits) return make('packed');
    const isConfirmed = await askUser({
      title: messages.packWaitingQuestion(shortId(id)),
      text: waits,
      confirm: messages.packNow,
      cancel: messages.keepWaiting,
    });
    if (isConfirmed) await make('packed', { waiting: null });
  };
  const cancel = async () => {
    const isConfirmed = await askUser({
      title: messages.cancelQuestion(shortId(id)),
      text: [
        messages.cancelRestocks(
          from === 'packed' && !order.pickup ? messages.cancelCountsAsRefused : messages.cancelConsequences,
        ),
        order.email && messages.cancelIsMailed,
      ]
        .filter(Boolean)
        .join(' '),
      confirm: messages.confirmCancel,
      cancel: messages.keepOrder,
    });
    if (isConfirmed) await make('cancelled');
  };
  return {
    isLoading,
    step: (status: OrderStatus) =>
      void oneAtATime(() => {
        if (status === 'packed') return pack();
        return status === 'cancelled' ? cancel() : make(status);
      }),
  };
}
