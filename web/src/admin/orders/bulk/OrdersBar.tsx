import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { lazy, useState } from 'react';
import { useLazyGetOrderQuery } from '../../../api/adminOrdersApi.ts';
import { forEachConcurrently } from '../../../lib/forEachConcurrently.ts';
import { focusPageHeading } from '../../../lib/navigationFocus.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../ui/LazyDialog.tsx';
import { BAR_BUTTON } from '../../ui/listButton.ts';
import { type Selection, SelectionBar } from '../../ui/selection.tsx';
import { LabelsButton } from '../LabelsButton.tsx';
import type { OrdersTask } from './OrdersDialog.tsx';

const OrdersDialog = lazy(() => import('./OrdersDialog.tsx').then(({ OrdersDialog }) => ({ default: OrdersDialog })));

const PickListDialog = lazy(() =>
  import('../pick/PickListDialog.tsx').then(({ PickListDialog }) => ({ default: PickListDialog })),
);

/** Each slip is a page, and each moved order a call. */
const MAX_SELECTED = 100;

type Task = OrdersTask | 'pick';

const BUTTONS: readonly [Task, string][] = [
  ['pack', messages.packSelected],
  ['deliver', messages.deliverSelected],
  ['print', messages.printSlips],
  ['pick', messages.pickList],
  ['invoices', messages.createInvoices],
  ['cash', messages.cashReceivedOfSelected],
];

export function OrdersBar({ selection }: { selection: Selection<AdminOrder> }) {
  const [task, setTask] = useState<Task | null>(null);
  const { selected, clear } = selection;
  const isTooMany = selected.size > MAX_SELECTED;
  const close = () => setTask(null);
  const settle = () => {
    // The bar disappears with the button that regained the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusPageHeading();
    clear();
  };
  return (
    <>
      <SelectionBar label={messages.selectedOrders} selection={selection}>
        {isTooMany && <p className="shrink-0">{messages.limitHint(MAX_SELECTED)}</p>}
        {BUTTONS.map(([name, label]) => (
          <Button key={name} look="secondary" className={BAR_BUTTON} disabled={isTooMany} onClick={() => setTask(name)}>
            {label}
          </Button>
        ))}
        <LabelsOfSelected orders={[...selected.values()]} isDisabled={isTooMany} />
      </SelectionBar>
      {task && (
        <LazyDialog onClose={close}>
          {task === 'pick' ? (
            <PickListDialog orders={[...selected.values()]} onClose={close} />
          ) : (
            <OrdersDialog task={task} orders={[...selected.values()]} onSettled={settle} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** Loads the orders again, because lists contain no streets. */
function LabelsOfSelected({ orders, isDisabled }: { orders: readonly AdminOrder[]; isDisabled: boolean }) {
  const [fetchOrder] = useLazyGetOrderQuery();
  return (
    <LabelsButton
      label={messages.saveLabels}
      isInBar
      isDisabled={isDisabled}
      load={async ({ onProgress, isCancelled }) => {
        const found = new Map<string, AdminOrder>();
        const loadOne = async ({ _id }: AdminOrder) => {
          found.set(_id, await fetchOrder(_id).unwrap());
          onProgress(found.size);
        };
        await forEachConcurrently(orders, loadOne, isCancelled);
        return isCancelled() ? null : orders.flatMap(({ _id }) => found.get(_id) ?? []);
      }}
    />
  );
}
