import type { AdminOrder } from '@bookstore/contract/api/order';
import { isCounterSale } from '@bookstore/contract/payment';
import * as messages from '@bookstore/messages/dashboardOrders';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeOrderMutation } from '../../api/adminOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { focusPageHeading } from '../../lib/navigationFocus.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import { showMessage } from '../../ui/messageDialog.tsx';
import { canNotify } from './edit/canNotify.ts';
import type { OrderEdit } from './edit/EditOrderDialog.tsx';

const EditOrderDialog = lazy(() =>
  import('./edit/EditOrderDialog.tsx').then(({ EditOrderDialog }) => ({ default: EditOrderDialog })),
);

/** Of the buttons and their dialogs, in the order of the buttons. */
const TITLES: Record<OrderEdit, string> = {
  books: messages.changeBooks,
  delivery: messages.changeDelivery,
  waiting: messages.waitingUntil,
  split: messages.splitOrder,
  returns: messages.returnBooks,
  notes: messages.trackingAndNote,
  message: messages.writeToCustomer,
};

/** The focused button disappears. */
const keepFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) setTimeout(focusPageHeading);
};

/** Changes to an order: books, delivery and parts until it is packed, returns after delivery, notes at any time. */
export function OrderEdits({ order }: { order: AdminOrder }) {
  const [edit, setEdit] = useState<OrderEdit | null>(null);
  const [payBack, setPayBack] = useState('');
  const isDelivered = order.status === 'delivered';
  const { withdrawn, forget } = useWithdrawn(() => isDelivered && setEdit('returns'));
  const close = () => {
    setEdit(null);
    forget();
    // The button that has opened it may be gone by then.
    setTimeout(focusPageHeading);
  };
  const isPlaced = order.status === 'placed';
  const isOffered: Record<OrderEdit, boolean> = {
    books: isPlaced,
    delivery: isPlaced,
    waiting: isPlaced,
    split: isPlaced && order.items.length > 1,
    returns: isDelivered,
    notes: true,
    message: canNotify(order),
  };
  return (
    <div className="grid gap-4 print:hidden">
      <CashReceived order={order} />
      <div className="flex flex-wrap gap-3">
        {(Object.keys(TITLES) as OrderEdit[])
          .filter((name) => isOffered[name])
          .map((name) => (
            <Button key={name} ref={keepFocus} look="secondary" onClick={() => setEdit(name)}>
              {TITLES[name]}
            </Button>
          ))}
      </div>
      <p aria-live="polite" className="empty:hidden">
        {payBack && messages.returnRecorded(payBack)}
      </p>
      {edit && (
        <LazyDialog onClose={close}>
          <EditOrderDialog
            edit={edit}
            title={TITLES[edit]}
            order={order}
            withdrawn={withdrawn}
            onReturned={setPayBack}
            onClose={close}
          />
        </LazyDialog>
      )}
    </div>
  );
}

/** Books of the withdrawal that led here. Closing the dialog or a reload forgets them. */
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

function CashReceived({ order }: { order: AdminOrder }) {
  const { _id: id, version, status, cashReceived = false, pickup } = order;
  const notes = pickup ? messages.cashOfCollected : messages.cashFromCourier;
  const [changeOrder] = useChangeOrderMutation();
  const oneAtATime = useOneAtATime();
  if ((status !== 'delivered' && status !== 'returned') || isCounterSale(order)) return null;
  const change = () =>
    oneAtATime(async () => {
      const { error } = await changeOrder({ id, version, change: { notes: { cashReceived: !cashReceived } } });
      if (error) showMessage(problemOf(error)?.detail ?? messages.orderNotSaved);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p role="status">{cashReceived ? notes.received : notes.due}</p>
      <Button look="secondary" onClick={() => void change()}>
        {cashReceived ? messages.undoCashReceived : messages.cashReceived}
      </Button>
    </div>
  );
}
