import type { AdminOrder } from '@bookstore/contract/api/order';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSetOrderStatusMutation } from '../../../api/orderBookApi.ts';
import { ordersApi } from '../../../api/ordersApi.ts';
import { countOf } from '../../../lib/format.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { Button } from '../../../ui/Button.tsx';
import { statusLabel } from '../../../ui/orderStatus/orderStatus.ts';
import { OrderReasons } from './OrderReasons.tsx';
import { NOTHING_PACKED, type PackReport, packOrders } from './packOrders.ts';
import { useOrdersAsTheyAre } from './useOrdersAsTheyAre.ts';

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
    dispatch(ordersApi.util.invalidateTags(['OrderBook']));
    return end;
  };
  return { total, isRunning, report, start };
}

interface Props {
  orders: readonly AdminOrder[];
  /** All of them are settled. */
  onSettled: () => void;
  close: () => void;
}

/** Says which of the selected orders will be packed, packs them, and says what has become of them. */
export function PackOrders({ orders, onSettled, close }: Props) {
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
          ? `Packing ${countOf(total, 'order')}: ${tried} so far`
          : `${countOf(report.packed, 'order')} packed${notPacked.length > 0 ? `, ${notPacked.length} not` : ''}`}
      </p>
      {isRunning && <progress aria-label="Progress" className="h-2 w-full accent-accent" value={tried} max={total} />}
      <OrderReasons label="Not packed" orders={notPacked} />
      <div className="flex flex-wrap justify-end gap-3">
        {!isRunning && report.left.length > 0 && (
          <Button look="secondary" onClick={() => void run(report.left.map(({ order }) => order))}>
            Try again
          </Button>
        )}
        <Button onClick={close}>{isRunning ? 'Stop' : 'Close'}</Button>
      </div>
    </>
  );
}

interface WhatIsPackedProps {
  orders: readonly AdminOrder[];
  onPack: (placed: readonly AdminOrder[]) => void;
  close: () => void;
}

/** Which of the selected orders wait to be packed at this moment, and why the others do not. */
function WhatIsPacked({ orders, onPack, close }: WhatIsPackedProps) {
  const { ready, failed, isLoading, total, retry } = useOrdersAsTheyAre(orders);
  const placed = ready.filter(({ status }) => status === 'placed');
  const others = ready.filter(({ status }) => status !== 'placed');
  const verdict =
    placed.length > 0
      ? `${countOf(placed.length, 'order')} will be packed. That cannot be undone.`
      : 'None of the selected orders waits to be packed.';
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading ? `Looking at ${countOf(total, 'order')}: ${ready.length} so far` : verdict}
      </p>
      <OrderReasons
        label="Not to be packed"
        orders={[...others.map((order) => ({ order, reason: `is ${statusLabel(order.status)}` })), ...failed]}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            Try again
          </Button>
        )}
        <Button disabled={isLoading || placed.length === 0} onClick={() => onPack(placed)}>
          Pack {countOf(placed.length, 'order')}
        </Button>
      </div>
    </>
  );
}
