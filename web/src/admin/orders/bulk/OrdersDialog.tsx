import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSetOrderStatusMutation } from '../../../api/adminOrdersApi.ts';
import { ordersApi } from '../../../api/ordersApi.ts';
import { countOf } from '../../../lib/format.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { PackingSlip } from '../PackingSlip.tsx';
import { useBooksOf } from '../useBooksOf.ts';
import { OrderReasons } from './OrderReasons.tsx';
import { NOTHING_PACKED, type PackReport, packOrders } from './packOrders.ts';
import { useCurrentOrders } from './useCurrentOrders.ts';

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
    <Modal title={task === 'pack' ? messages.packOrders : messages.printPackingSlips} onClose={leave}>
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

interface PackOrdersProps {
  orders: readonly AdminOrder[];
  /** All of them are settled. */
  onSettled: () => void;
  close: () => void;
}

/** Says which of the selected orders will be packed, packs them, and says what has become of them. */
export function PackOrders({ orders, onSettled, close }: PackOrdersProps) {
  const { total, isRunning, report, start } = usePacking();
  const notPacked = [...report.refused, ...report.left];
  const tried = report.packed + notPacked.length;
  const run = async (which: readonly AdminOrder[]) => {
    const { left } = await start(which);
    if (left.length === 0) onSettled();
  };
  if (total === 0) return <WhatIsPacked orders={orders} onPack={(placed) => void run(placed)} close={close} />;
  return (
    <>
      <p role="status" className="tabular-nums">
        {isRunning
          ? messages.packingSoFar(countOf(total, 'order'), tried)
          : messages.packed(
              countOf(report.packed, 'order'),
              notPacked.length > 0 ? messages.not(notPacked.length) : '',
            )}
      </p>
      {isRunning && (
        <progress aria-label={messages.progress} className="h-2 w-full accent-accent" value={tried} max={total} />
      )}
      <OrderReasons label={messages.notPacked} orders={notPacked} />
      <div className="flex flex-wrap justify-end gap-3">
        {!isRunning && report.left.length > 0 && (
          <Button look="secondary" onClick={() => void run(report.left.map(({ order }) => order))}>
            {messages.tryAgain}
          </Button>
        )}
        <Button onClick={close}>{isRunning ? messages.stop : messages.close}</Button>
      </div>
    </>
  );
}

/** Packs what is asked for, and is done with it when it goes. */
function usePacking() {
  const [setStatus] = useSetOrderStatusMutation();
  const dispatch = useDispatch();
  const [total, setTotal] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<PackReport>(NOTHING_PACKED);
  const { begin } = useLatestRun();
  const start = async (orders: readonly AdminOrder[]) => {
    if (total === 0) setTotal(orders.length);
    setIsRunning(true);
    const end = await packOrders(orders, {
      send: ({ _id }) => setStatus({ id: _id, status: 'packed', from: 'placed', isOneOfMany: true }).unwrap(),
      onProgress: setReport,
      isCancelled: begin(),
      before: report,
    });
    setReport(end);
    setIsRunning(false);
    // Once for all of them.
    dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
    return end;
  };
  return { total, isRunning, report, start };
}

interface WhatIsPackedProps {
  orders: readonly AdminOrder[];
  onPack: (placed: readonly AdminOrder[]) => void;
  close: () => void;
}

/** Which of the selected orders wait to be packed at this moment, and why the others do not. */
function WhatIsPacked({ orders, onPack, close }: WhatIsPackedProps) {
  const { ready, failed, isLoading, total, retry } = useCurrentOrders(orders);
  const placed = ready.filter(({ status }) => status === 'placed');
  const others = ready.filter(({ status }) => status !== 'placed');
  const verdict =
    placed.length > 0
      ? messages.willBePackedThatCannotBe(countOf(placed.length, 'order'))
      : messages.noneOfTheSelectedOrdersWaits;
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading ? messages.lookingAtSoFar(countOf(total, 'order'), ready.length) : verdict}
      </p>
      <OrderReasons
        label={messages.notToBePacked}
        orders={[
          ...others.map((order) => ({ order, reason: messages.isStatus(statusLabel(order.status)) })),
          ...failed,
        ]}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {messages.cancel}
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            {messages.tryAgain}
          </Button>
        )}
        <Button disabled={isLoading || placed.length === 0} onClick={() => onPack(placed)}>
          {messages.pack(countOf(placed.length, 'order'))}
        </Button>
      </div>
    </>
  );
}

interface PrintSlipsProps {
  orders: readonly AdminOrder[];
  close: () => void;
}

/** Prints the slips of many orders at once, each on its page. What cannot be loaded is said before anything is printed. */
function PrintSlips({ orders, close }: PrintSlipsProps) {
  const { ready, failed, isLoading, total, retry } = useCurrentOrders(orders);
  // What is printed says of each book what the shop knows now.
  const { books, isLoading: areBooksLoading } = useBooksOf(isLoading ? [] : ready);
  const [isPrinted, setIsPrinted] = useState(false);
  const isWhole = !isLoading && !areBooksLoading && failed.length === 0;
  useEffect(() => {
    if (!isWhole) return;
    // Once they stand on the page.
    window.print();
    setIsPrinted(true);
  }, [isWhole]);
  const done = ready.length + failed.length;
  const missing = failed.length > 0 ? messages.couldNotBeLoaded(failed.length) : '';
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading
          ? messages.loadingSoFar(countSlips(total), done)
          : messages.eachOnAPageOfIts(countSlips(ready.length), missing)}
      </p>
      {isLoading && (
        <progress aria-label={messages.progress} className="h-2 w-full accent-accent" value={done} max={total} />
      )}
      <OrderReasons label={messages.notLoaded} orders={failed} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          {isPrinted ? messages.close : messages.cancel}
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            {messages.tryAgain}
          </Button>
        )}
        {!isLoading && ready.length > 0 && (
          <Button onClick={() => window.print()}>
            {isPrinted ? messages.printAgain : messages.print(countSlips(ready.length))}
          </Button>
        )}
      </div>
      {!isLoading && ready.map((order) => <PackingSlip key={order._id} order={order} books={books} />)}
    </>
  );
}

const countSlips = (count: number) => countOf(count, 'slip');
