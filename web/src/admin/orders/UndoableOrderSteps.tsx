import { shortId } from '@bookstore/contract/ids';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/dashboardOrders';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useUndoOrderMutation } from '../../api/adminOrdersApi.ts';
import { problemOf } from '../../api/problem.ts';
import { alertUser } from '../../ui/notify.ts';
import { statusLabel } from '../../ui/orderStatus/orderStatus.ts';
import { UndoNote } from '../../ui/UndoNote.tsx';
import { type OrderStep, orderStepUndone, useOrderSteps } from '../ui/undoSlice.ts';

const REFUSALS: Partial<Record<string, string>> = {
  'too-late': messages.itIsTooLateToTake,
  'sold-out': messages.theCopiesOfThisOrderHave,
  'status-conflict': messages.somebodyElseHasChangedTheOrder,
};

/** In front of every page of the dashboard: the steps that orders have just made, each with a button that undoes it. It takes no room in the page. */
export function UndoableOrderSteps() {
  const steps = useOrderSteps();
  const [outcome, setOutcome] = useState('');
  return (
    <div
      role="status"
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-20 md:bottom-4 md:left-22 lg:left-64 print:hidden"
    >
      <span className="sr-only">{steps.length === 0 && outcome}</span>
      <ul aria-label={messages.stepsThatCanBeTakenBack} className="grid justify-items-center gap-2 empty:hidden">
        {steps.map((step) => (
          <StepNote key={`${step._id} ${step.status}`} step={step} onUndone={setOutcome} />
        ))}
      </ul>
    </div>
  );
}

function StepNote({ step, onUndone }: { step: OrderStep; onUndone: (outcome: string) => void }) {
  const dispatch = useDispatch();
  const [undoOrder, { isLoading }] = useUndoOrderMutation();
  const label = statusLabel(step.status);
  const name = messages.order(shortId(step._id));
  const undo = async () => {
    const { data, error } = await undoOrder({ _id: step._id, status: step.status });
    const { code = '', order: present } = problemOf(error) ?? {};
    const refusal = REFUSALS[code];
    if (data) onUndone(messages.isAgain(name, statusLabel(data.status)));
    else if (refusal && present) alertUser(messages.is(refusal, name, statusLabel(present.status)));
    else return alertUser(messages.failedToTakeTheStepBack);
    dispatch(orderStepUndone(step._id));
  };
  return (
    <li className="contents">
      <UndoNote id={step._id} label={messages.undo(label, name)} isBusy={isLoading} onUndo={() => void undo()}>
        <span className="block text-ink-soft text-sm">{name}</span> {label}.
        {step.isMailed && messages.itsMailGoesInSeconds(UNDO_SECONDS)}
      </UndoNote>
    </li>
  );
}
