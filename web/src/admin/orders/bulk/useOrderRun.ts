import type { AdminOrder } from '@bookstore/contract/api/order';
import { useState } from 'react';
import { ordersApi } from '../../../api/ordersApi.ts';
import { useLatestRun } from '../../../lib/useLatestRun.ts';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { type MoveOptions, type MoveReport, moveOrders, NOTHING_MOVED } from './orderMoves.ts';

/** Refetches all orders once, after the last call. Unmounting stops the run. */
export function useOrderRun() {
  const dispatch = useThunkDispatch();
  /** Number of orders; 0 before the start. */
  const [total, setTotal] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<MoveReport>(NOTHING_MOVED);
  const { begin } = useLatestRun();

  const run = async (orders: readonly AdminOrder[], options: Pick<MoveOptions, 'to' | 'send'>) => {
    if (total === 0) setTotal(orders.length);
    setIsRunning(true);
    const end = await moveOrders(orders, { ...options, onProgress: setReport, isCancelled: begin(), before: report });
    setReport(end);
    setIsRunning(false);
    dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
    return end;
  };
  return { total, isRunning, report, run };
}
