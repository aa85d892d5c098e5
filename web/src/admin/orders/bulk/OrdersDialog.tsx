import type { AdminOrder } from '@bookstore/contract/api/order';
import { isUnsold } from '@bookstore/contract/orderSteps';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { PackingSlip } from '../PackingSlip.tsx';
import { useOrderBooks } from '../useOrderBooks.ts';
import { usePrint } from '../usePrint.ts';
import { IssueInvoices } from './IssueInvoices.tsx';
import { getMoveTitle, MoveOrders, type MoveTask } from './MoveOrders.tsx';
import { OrderReasons } from './OrderReasons.tsx';
import { useCurrentOrders } from './useCurrentOrders.ts';

export type OrdersTask = MoveTask | 'print' | 'invoices';

interface Props {
  task: OrdersTask;
  orders: readonly AdminOrder[];
  onSettled: () => void;
  onClose: () => void;
}

export function OrdersDialog({ task, orders, onSettled, onClose }: Props) {
  const [selected] = useState(orders);
  const [isSettled, setIsSettled] = useState(false);
  const leave = () => {
    onClose();
    if (isSettled) onSettled();
  };
  return (
    <Modal title={getTitle(task)} onClose={leave}>
      {(close) => {
        if (task === 'print') return <PrintSlips orders={selected} close={close} />;
        if (task === 'invoices') return <IssueInvoices orders={selected} close={close} />;
        return <MoveOrders task={task} orders={selected} onSettled={() => setIsSettled(true)} close={close} />;
      }}
    </Modal>
  );
}

function getTitle(task: OrdersTask): string {
  if (task === 'print') return messages.printPackingSlips;
  return task === 'invoices' ? messages.createInvoices : getMoveTitle(task);
}

interface PrintSlipsProps {
  orders: readonly AdminOrder[];
  close: () => void;
}

function PrintSlips({ orders, close }: PrintSlipsProps) {
  const { ready, failed, isLoading, total, retry } = useCurrentOrders(orders);
  const printed = ready.filter((order) => !isUnsold(order));
  const unsold = ready
    .filter(isUnsold)
    .map((order) => ({ order, reason: messages.hasStatus(statusLabel(order.status, order)) }));
  const { books, isLoading: areBooksLoading } = useOrderBooks(isLoading ? [] : printed);
  const isPrinted = usePrint(!isLoading && !areBooksLoading && failed.length === 0 && printed.length > 0);
  const done = ready.length + failed.length;
  const missing = failed.length > 0 ? messages.someNotLoaded(failed.length) : '';
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading && messages.loadingSlips(countSlips(total), done)}
        {!isLoading && printed.length + failed.length > 0 && messages.onePageEach(countSlips(printed.length), missing)}
      </p>
      {isLoading && (
        <progress aria-label={messages.progress} className="h-2 w-full accent-accent" value={done} max={total} />
      )}
      <OrderReasons label={messages.notPrinted} orders={unsold} />
      <OrderReasons label={messages.notLoaded} orders={failed} />
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {isPrinted ? common.close : common.cancel}
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            {common.tryAgain}
          </Button>
        )}
        {!isLoading && printed.length > 0 && (
          <Button onClick={() => window.print()}>
            {isPrinted ? messages.printAgain : messages.printSlipsCount(countSlips(printed.length))}
          </Button>
        )}
      </DialogActions>
      {!isLoading && printed.map((order) => <PackingSlip key={order._id} order={order} books={books} />)}
    </>
  );
}

const countSlips = (count: number) => countOf(count, 'slip');
