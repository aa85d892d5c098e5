import type { AdminOrder } from '@bookstore/contract/api/order';
import { isUnsold } from '@bookstore/contract/orderSteps';
import { isCounterSale } from '@bookstore/contract/payment';
import { isWaiting } from '@bookstore/contract/waiting';
import * as messages from '@bookstore/messages/dashboardOrders';
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeOrderMutation } from '../../api/adminOrdersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { useGetWithdrawalsQuery } from '../../api/withdrawalsApi.ts';
import { classNames } from '../../lib/classNames.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/buttonClass.ts';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { canNotify } from './edit/canNotify.ts';
import type { OrderEdit } from './edit/EditOrderDialog.tsx';

const EditOrderDialog = lazy(() =>
  import('./edit/EditOrderDialog.tsx').then(({ EditOrderDialog }) => ({ default: EditOrderDialog })),
);

const TITLES: Record<OrderEdit, string> = {
  books: messages.changeBooks,
  delivery: messages.changeDelivery,
  waiting: messages.waitingUntil,
  split: messages.splitOrder,
  returns: messages.returnBooks,
  notes: messages.trackingAndNote,
  message: messages.writeToCustomer,
};

function getTitle(name: OrderEdit, order: AdminOrder): string {
  if (name === 'waiting' && isWaiting(order)) return messages.changeWaiting;
  // No parcel to track.
  if (name === 'notes' && isUnsold(order)) return messages.facts.internalNote;
  return TITLES[name];
}

const keepFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) setTimeout(focusPageHeading);
};

/** Books, delivery and parts change until the order is packed, returns after delivery, notes at any time. */
function isOffered(name: OrderEdit, order: AdminOrder): boolean {
  if (name === 'notes') return true;
  if (name === 'message') return canNotify(order);
  if (name === 'returns') return order.status === 'delivered';
  return order.status === 'placed' && (name !== 'split' || order.items.length > 1);
}

interface ButtonsProps {
  order: AdminOrder;
  names: readonly OrderEdit[];
  onEdit: (edit: OrderEdit) => void;
}

/** A page has one main button, so edit buttons are quiet, unless the order waits. */
export function EditButtons({ order, names, onEdit }: ButtonsProps) {
  return names
    .filter((name) => isOffered(name, order))
    .map((name) => (
      <Button
        key={name}
        ref={keepFocus}
        {...(name === 'waiting' && isWaiting(order)
          ? { className: 'print:hidden' }
          : { look: 'quiet', className: 'px-3! underline print:hidden' })}
        onClick={() => onEdit(name)}
      >
        {getTitle(name, order)}
      </Button>
    ));
}

interface EditsProps {
  order: AdminOrder;
  edit: OrderEdit | null;
  onEdit: (edit: OrderEdit | null) => void;
}

export function OrderEdits({ order, edit, onEdit }: EditsProps) {
  const { recorded, payBack, setPayBack } = useRecordedReturn();
  const { withdrawn, forget } = useWithdrawn(() => order.status === 'delivered' && onEdit('returns'));
  const close = () => {
    onEdit(null);
    forget();
    // The button that opened the dialog may be gone.
    setTimeout(focusPageHeading);
  };
  return (
    <>
      {payBack !== undefined && (
        <p ref={recorded} tabIndex={-1} className="outline-none print:hidden">
          {messages.returnRecorded(payBack)}
        </p>
      )}
      {edit && (
        <LazyDialog onClose={close}>
          <EditOrderDialog
            edit={edit}
            title={getTitle(edit, order)}
            order={order}
            withdrawn={withdrawn}
            onReturned={setPayBack}
            onClose={close}
          />
        </LazyDialog>
      )}
    </>
  );
}

/** The link that opened the dialog disappears soon, so the focus moves to the outcome. */
function useRecordedReturn() {
  const recorded = useRef<HTMLParagraphElement>(null);
  const [last, setLast] = useState<{ payBack: string }>();
  useEffect(() => {
    if (last) recorded.current?.focus();
  }, [last]);
  return { recorded, payBack: last?.payBack, setPayBack: (payBack: string) => setLast({ payBack }) };
}

/** Closing the dialog or a reload forgets the withdrawal that led here. */
function useWithdrawn(open: () => void) {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const { withdrawn, ...rest } = (state ?? {}) as { withdrawn?: readonly string[] };
  const isAsked = withdrawn !== undefined;
  const opener = useEffectEvent(open);
  useEffect(() => {
    if (isAsked && key) opener();
  }, [isAsked, key]);
  const forget = () => {
    if (isAsked) void navigate({ search }, { replace: true, state: rest, preventScrollReset: true });
  };
  return { withdrawn, forget };
}

/** A page has one main button, which belongs to an open withdrawal if there is one. */
function useCashLook({ _id, status, cashReceived }: AdminOrder): ButtonLook {
  const { currentData } = useGetWithdrawalsQuery({ order: _id }, { skip: status !== 'delivered' || cashReceived });
  if (cashReceived) return 'quiet';
  return status === 'returned' || currentData?.withdrawals.some(({ settled }) => !settled) ? 'secondary' : 'primary';
}

export function CashReceived({ order }: { order: AdminOrder }) {
  const { _id: id, version, status, cashReceived = false, pickup } = order;
  const notes = pickup ? messages.cashOfCollected : messages.cashFromCourier;
  const [changeOrder] = useChangeOrderMutation();
  const oneAtATime = useOneAtATime();
  const look = useCashLook(order);
  if ((status !== 'delivered' && status !== 'returned') || isCounterSale(order)) return null;
  const change = () =>
    oneAtATime(async () => {
      const { error } = await changeOrder({ id, version, change: { notes: { cashReceived: !cashReceived } } });
      if (error) showMessage(getProblem(error)?.detail ?? messages.orderNotSaved);
    });
  return (
    <>
      <Button
        look={look}
        className={classNames('print:hidden', cashReceived && 'order-1 px-3! underline')}
        onClick={() => void change()}
      >
        {cashReceived ? messages.undoCashReceived : messages.cashReceived}
      </Button>
      <p role="status" className="order-last basis-full text-ink-soft text-sm print:hidden">
        {cashReceived ? notes.received : notes.due}
      </p>
    </>
  );
}
