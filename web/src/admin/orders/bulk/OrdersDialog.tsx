import type { AdminOrder } from '@bookstore/contract/api/order';
import { useState } from 'react';
import { Modal } from '../../../ui/Modal.tsx';
import { PackOrders } from './PackOrders.tsx';
import { PrintSlips } from './PrintSlips.tsx';

export type OrdersTask = 'pack' | 'print';

interface Props {
  task: OrdersTask;
  /** Those that are selected when it opens. */
  orders: readonly AdminOrder[];
  onSettled: () => void;
  onClose: () => void;
}

/** What is done to many orders at once. */
export function OrdersDialog({ task, orders, onSettled, onClose }: Props) {
  const [selected] = useState(orders);
  const [isSettled, setIsSettled] = useState(false);
  const leave = () => {
    onClose();
    // With the bar of the selection goes the button that has the focus.
    if (isSettled) onSettled();
  };
  return (
    <Modal title={task === 'pack' ? 'Pack orders' : 'Print packing slips'} onClose={leave}>
      {(close) =>
        task === 'pack' ? (
          <PackOrders orders={selected} onSettled={() => setIsSettled(true)} close={close} />
        ) : (
          <PrintSlips orders={selected} close={close} />
        )
      }
    </Modal>
  );
}
