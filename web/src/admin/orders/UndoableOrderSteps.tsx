import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import * as messages from '@bookstore/messages/dashboardOrders';
import { statusLabel } from '../../ui/orderStatus/orderStatus.ts';
import { UndoNote } from '../../ui/UndoNote.tsx';
import { type OrderStep, useOrderSteps, useUndoOutcome } from '../ui/undoSlice.ts';
import { formatStep, useUndoStep } from './useUndoStep.ts';

/** Floats over every dashboard page. */
export function UndoableOrderSteps() {
  const steps = useOrderSteps();
  const outcome = useUndoOutcome();
  return (
    <div
      role="status"
      aria-atomic={false}
      className="pointer-events-none fixed inset-x-4 bottom-20 z-20 md:bottom-4 md:left-22 lg:left-64 print:hidden"
    >
      <span className="sr-only">{steps.length === 0 && outcome}</span>
      <ul aria-label={messages.undoableSteps} className="grid justify-items-center gap-2 empty:hidden">
        {steps.map((step) => (
          <StepNote key={`${step._id} ${step.status}`} step={step} />
        ))}
      </ul>
    </div>
  );
}

function StepNote({ step }: { step: OrderStep }) {
  const { undo, isBusy } = useUndoStep();
  const isSplit = step.status === 'placed';
  const label = isSplit ? messages.split : statusLabel(step.status, step);
  const name = formatStep(step);
  const mailGoes = step.orders ? messages.emailsInSeconds : messages.emailInSeconds;
  return (
    <li className="contents">
      <UndoNote id={step._id} label={messages.undo(label, name)} isBusy={isBusy} onUndo={() => void undo(step)}>
        <span className="block text-ink-soft text-sm">{name}</span>{' '}
        {isSplit ? messages.wasSplit : messages.markedAs(label)}
        {step.isMailed && mailGoes(UNDO_SECONDS)}
      </UndoNote>
    </li>
  );
}
