import type { OrderStatus } from '@bookstore/contract/api/order';
import { shortId } from '@bookstore/contract/ids';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { useUndoOrderMutation } from '../../api/adminOrdersApi.ts';
import { ordersApi } from '../../api/ordersApi.ts';
import { getProblem } from '../../api/problem.ts';
import { forEachConcurrently } from '../../lib/forEachConcurrently.ts';
import { countOf } from '../../lib/format.ts';
import { showMessage } from '../../ui/messageDialog.tsx';
import { statusLabel } from '../../ui/orderStatus/orderStatus.ts';
import { useThunkDispatch } from '../ui/thunks.ts';
import { type OrderStep, orderStepUndone, undoRemaining, undoReported } from '../ui/undoSlice.ts';

const REFUSALS: Partial<Record<string, string>> = {
  'too-late': messages.undoTooLate,
  'sold-out': messages.copiesSoldMeanwhile,
  'status-conflict': messages.orderChangedElsewhere,
};

export const formatStep = ({ _id, orders }: OrderStep) =>
  orders ? countOf(orders.length, 'order') : messages.order(shortId(_id));

/** Unanswered orders stay for retry. */
export function useUndoStep() {
  const dispatch = useThunkDispatch();
  const [undoOrder] = useUndoOrderMutation();
  const [isBusy, setIsBusy] = useState(false);

  const undoEach = async ({ status, orders = [] }: OrderStep) => {
    const refused: string[] = [];
    const left: string[] = [];
    let after: OrderStatus | undefined;
    const undoOne = async (_id: string) => {
      const { data, error } = await undoOrder({ _id, status, isOneOfMany: true });
      const { code = '', order: current } = getProblem(error) ?? {};
      const refusal = REFUSALS[code];
      if (data) after = data.status;
      else if (refusal && current) {
        refused.push(messages.stepRefused(refusal, messages.order(shortId(_id)), statusLabel(current.status, current)));
      } else left.push(_id);
    };
    await forEachConcurrently(orders, undoOne, () => false);
    dispatch(ordersApi.util.invalidateTags(['AdminOrders']));
    return { refused, left, after };
  };

  const undoOne = async ({ _id, status, part }: OrderStep) => {
    const { data, error } = await undoOrder({ _id, status, part });
    const { code = '', order: current } = getProblem(error) ?? {};
    const refusal = REFUSALS[code];
    const name = messages.order(shortId(_id));
    if (data)
      dispatch(
        undoReported(
          status === 'placed' ? messages.splitUndone(name) : messages.stepUndone(name, statusLabel(data.status, data)),
        ),
      );
    else if (refusal && current) {
      showMessage(messages.stepRefused(refusal, name, statusLabel(current.status, current)));
    } else return showMessage(messages.undoFailed);
    dispatch(orderStepUndone(_id));
  };

  const undoMany = async (step: OrderStep) => {
    const { refused, left, after } = await undoEach(step);
    const done = (step.orders?.length ?? 0) - refused.length - left.length;
    if (after) dispatch(undoReported(messages.stepsUndone(countOf(done, 'order'), statusLabel(after))));
    if (left.length > 0) dispatch(undoRemaining({ _id: step._id, orders: left }));
    else dispatch(orderStepUndone(step._id));
    const [first] = refused;
    if (left.length > 0) showMessage(messages.undoFailed);
    else if (first) showMessage(messages.notUndone(countOf(refused.length, 'order'), first));
  };

  const undo = async (step: OrderStep) => {
    setIsBusy(true);
    await (step.orders ? undoMany(step) : undoOne(step));
    setIsBusy(false);
  };
  return { undo, isBusy };
}
