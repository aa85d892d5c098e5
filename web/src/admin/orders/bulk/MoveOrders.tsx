import type { AdminOrder, OrderStatus } from '@bookstore/contract/api/order';
import * as common from '@bookstore/messages/common';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { useNoteOrderMutation, useSetOrderStatusMutation } from '../../../api/adminOrdersApi.ts';
import { countOf } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useThunkDispatch } from '../../ui/thunks.ts';
import { offerUndoSteps, useOrderSteps } from '../../ui/undoSlice.ts';
import { useUndoStep } from '../useUndoStep.ts';
import { OrderReasons } from './OrderReasons.tsx';
import { splitOrders } from './splitOrders.ts';
import { useCurrentOrders } from './useCurrentOrders.ts';
import { useOrderRun } from './useOrderRun.ts';

interface Task {
  from: OrderStatus;
  /** Absent if the orders keep their status. */
  to?: OrderStatus;
  words: typeof messages.packMany;
}

const MOVES = {
  pack: { from: 'placed', to: 'packed', words: messages.packMany },
  deliver: { from: 'packed', to: 'delivered', words: messages.deliverMany },
  cash: { from: 'delivered', words: messages.cashMany },
} satisfies Record<string, Task>;

export type MoveTask = keyof typeof MOVES;

export const getMoveTitle = (task: MoveTask) => MOVES[task].words.title;

interface MoveOrdersProps {
  task: MoveTask;
  orders: readonly AdminOrder[];
  onSettled: () => void;
  close: () => void;
}

export function MoveOrders({ task, orders, onSettled, close }: MoveOrdersProps) {
  const move: Task = MOVES[task];
  const { words } = move;
  const { total, isRunning, report, undoId, start } = useMoving(move);
  const notMoved = [...report.refused, ...report.left];
  const tried = report.moved.length + notMoved.length;
  const run = async (which: readonly AdminOrder[]) => {
    const { left } = await start(which);
    if (left.length === 0) onSettled();
  };
  if (total === 0) return <MovePreview move={move} orders={orders} onMove={(ready) => void run(ready)} close={close} />;
  const missing = notMoved.length > 0 ? messages.notDone(notMoved.length) : '';
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} role="status" className="tabular-nums outline-none">
        {isRunning
          ? words.soFar(countOf(total, 'order'), tried)
          : words.done(countOf(report.moved.length, 'order'), missing)}
      </p>
      {isRunning && (
        <progress aria-label={messages.progress} className="h-2 w-full accent-accent" value={tried} max={total} />
      )}
      <OrderReasons label={words.notDone} orders={notMoved} />
      <DialogActions>
        {!isRunning && <UndoMove id={undoId} close={close} />}
        {!isRunning && report.left.length > 0 && (
          <Button look="secondary" onClick={() => void run(report.left.map(({ order }) => order))}>
            {common.tryAgain}
          </Button>
        )}
        <Button onClick={close}>{isRunning ? messages.stop : common.close}</Button>
      </DialogActions>
    </>
  );
}

/** A repeated key must not press another button, so the dialog takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The page's undo is behind the dialog, so this button closes the dialog first. */
function UndoMove({ id, close }: { id: string; close: () => void }) {
  const step = useOrderSteps().find(({ _id }) => _id === id);
  const { undo } = useUndoStep();
  if (!step) return null;
  const press = () => {
    close();
    void undo(step);
  };
  return (
    <Button look="secondary" onClick={press}>
      {common.undo}
    </Button>
  );
}

function useMoving({ from, to }: Task) {
  const [setStatus] = useSetOrderStatusMutation();
  const [note] = useNoteOrderMutation();
  const dispatch = useThunkDispatch();
  const { run, ...progress } = useOrderRun();
  const [undoId, setUndoId] = useState('');

  const start = async (orders: readonly AdminOrder[]) => {
    const moved: AdminOrder[] = [];
    const send = async ({ _id }: AdminOrder) => {
      const call = to
        ? setStatus({ id: _id, status: to, from, isOneOfMany: true })
        : note({ id: _id, notes: { cashReceived: true } });
      moved.push(await call.unwrap());
    };
    const began = performance.now();
    const end = await run(orders, { to, send });
    if (!to) return end;
    // After too long a run the first order can no longer be undone.
    const id = dispatch(offerUndoSteps(moved, to, performance.now() - began));
    // A retry that moves nothing leaves the earlier undo.
    setUndoId((earlier) => id || earlier);
    return end;
  };

  return { ...progress, undoId, start };
}

interface MovePreviewProps {
  move: Task;
  orders: readonly AdminOrder[];
  onMove: (ready: readonly AdminOrder[]) => void;
  close: () => void;
}

function MovePreview({ move: { from, words }, orders, onMove, close }: MovePreviewProps) {
  const { ready, failed, isLoading, total, retry } = useCurrentOrders(orders);
  const { matching: movable, others } = splitOrders(ready, from);
  const verdict = movable.length > 0 ? words.will(countOf(movable.length, 'order')) : words.none;
  return (
    <>
      <p role="status" className="tabular-nums">
        {isLoading ? messages.checkingOrders(countOf(total, 'order'), ready.length) : verdict}
      </p>
      <OrderReasons label={words.notToBe} orders={[...others, ...failed]} />
      <DialogActions>
        <Button look="secondary" onClick={close}>
          {common.cancel}
        </Button>
        {!isLoading && failed.length > 0 && (
          <Button look="secondary" onClick={retry}>
            {common.tryAgain}
          </Button>
        )}
        {(isLoading || movable.length > 0) && (
          <Button disabled={isLoading} onClick={() => onMove(movable)}>
            {words.action(countOf(isLoading ? total : movable.length, 'order'))}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
