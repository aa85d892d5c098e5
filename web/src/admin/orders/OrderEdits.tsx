import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChangeOrderMutation } from '../../api/adminOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { focusPageHeading, PREVENT_SCROLL_RESET } from '../../lib/navigationFocus.ts';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import { alertUser } from '../../ui/notify.ts';
import type { OrderEdit } from './edit/EditOrderDialog.tsx';

const EditOrderDialog = lazyNamed(
  () => import('./edit/EditOrderDialog.tsx'),
  (module) => module.EditOrderDialog,
);

/** With a button goes the focus that it has. */
const keepFocus = (button: HTMLButtonElement) => () => {
  if (button === document.activeElement) setTimeout(focusPageHeading);
};

/** What can be changed of an order: its books and where it goes until it is packed, what came back of it, what is noted at any time. */
export function OrderEdits({ order }: { order: AdminOrder }) {
  const [edit, setEdit] = useState<OrderEdit | null>(null);
  const [payBack, setPayBack] = useState('');
  const isDelivered = order.status === 'delivered';
  const { withdrawn, forget } = useWithdrawn(() => isDelivered && setEdit('returns'));
  const buttons: [OrderEdit, string][] = [
    ...(order.status === 'placed'
      ? ([
          ['books', messages.changeBooks],
          ['delivery', messages.changeDelivery],
        ] as [OrderEdit, string][])
      : []),
    ...(isDelivered ? ([['returns', messages.booksCameBack]] as [OrderEdit, string][]) : []),
    ['notes', messages.trackingAndNote],
  ];
  return (
    <div className="grid gap-4 print:hidden">
      <CashReceived order={order} />
      <div className="flex flex-wrap gap-3">
        {buttons.map(([name, label]) => (
          <Button key={name} ref={keepFocus} look="secondary" onClick={() => setEdit(name)}>
            {label}
          </Button>
        ))}
      </div>
      <p aria-live="polite" className="empty:hidden">
        {payBack && messages.booksAreBack(payBack)}
      </p>
      {/* Its own: while the dialog is on its way the page stays, and the focus where it is. */}
      <Suspense>
        {edit && (
          <EditOrderDialog
            edit={edit}
            order={order}
            withdrawn={withdrawn}
            onReturned={setPayBack}
            onClose={() => {
              setEdit(null);
              forget();
              // The button that has opened it may be gone by then.
              setTimeout(focusPageHeading);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** What the withdrawal names that somebody has come from to take its books back. It is forgotten with the dialog, also by a reload. */
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
    if (isAsked) void navigate({ search }, { replace: true, state: { ...rest, ...PREVENT_SCROLL_RESET } });
  };
  return { withdrawn, forget };
}

/** Of an order that was delivered: whether the courier has handed over its money. */
function CashReceived({ order }: { order: AdminOrder }) {
  const { _id: id, version, status, cashReceived = false } = order;
  const [changeOrder] = useChangeOrderMutation();
  const oneAtATime = useOneAtATime();
  if (status !== 'delivered' && status !== 'returned') return null;
  const change = () =>
    oneAtATime(async () => {
      const { error } = await changeOrder({ id, version, change: { notes: { cashReceived: !cashReceived } } });
      if (error) alertUser(problemOf(error)?.detail ?? messages.orderNotSaved);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <p role="status">{cashReceived ? messages.cashHasCome : messages.cashNotReceived}</p>
      <Button look="secondary" onClick={() => void change()}>
        {cashReceived ? messages.itHasNot : messages.cashReceived}
      </Button>
    </div>
  );
}
