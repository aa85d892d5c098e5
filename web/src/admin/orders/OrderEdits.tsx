import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { Suspense, useState } from 'react';
import { useChangeOrderMutation } from '../../api/adminOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { lazyNamed } from '../../lib/lazyNamed.tsx';
import { useOneAtATime } from '../../lib/useOneAtATime.ts';
import { Button } from '../../ui/Button.tsx';
import { alertUser } from '../../ui/notify.ts';
import type { OrderEdit } from './edit/EditOrderDialog.tsx';

const EditOrderDialog = lazyNamed(
  () => import('./edit/EditOrderDialog.tsx'),
  (module) => module.EditOrderDialog,
);

/** What can be changed of an order: its books and where it goes until it is packed, what is noted of it at any time. */
export function OrderEdits({ order }: { order: AdminOrder }) {
  const [edit, setEdit] = useState<OrderEdit | null>(null);
  const buttons: [OrderEdit, string][] = [
    ...(order.status === 'placed'
      ? ([
          ['books', messages.changeBooks],
          ['delivery', messages.changeDelivery],
        ] as [OrderEdit, string][])
      : []),
    ['notes', messages.trackingAndNote],
  ];
  return (
    <div className="grid gap-4 print:hidden">
      <CashReceived order={order} />
      <div className="flex flex-wrap gap-3">
        {buttons.map(([name, label]) => (
          <Button key={name} look="secondary" onClick={() => setEdit(name)}>
            {label}
          </Button>
        ))}
      </div>
      {/* Its own: while the dialog is on its way the page stays, and the focus where it is. */}
      <Suspense>{edit && <EditOrderDialog edit={edit} order={order} onClose={() => setEdit(null)} />}</Suspense>
    </div>
  );
}

/** Of a delivered order: whether the courier has handed over its money. */
function CashReceived({ order }: { order: AdminOrder }) {
  const { _id: id, version, status, cashReceived = false } = order;
  const [changeOrder] = useChangeOrderMutation();
  const oneAtATime = useOneAtATime();
  if (status !== 'delivered') return null;
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
