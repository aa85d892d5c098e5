import type { AdminOrder } from '@bookstore/contract/api/order';
import { UNDO_SECONDS } from '@bookstore/contract/orderSteps';
import { createUndoList, useUndoList } from '../ui/undoList.ts';

export interface TakenStep extends Pick<AdminOrder, '_id' | 'status'> {
  /** The customer will be told by a mail. */
  isMailed: boolean;
}

const steps = createUndoList<TakenStep>(UNDO_SECONDS * 1000);

export const { release: releaseStep, forget: forgetSteps } = steps;

export function holdStep({ _id, status, mails = [] }: AdminOrder): void {
  const isMailed = mails.some((mail) => mail.event === status && mail.state === 'PENDING');
  steps.hold({ _id, status, isMailed });
}

/** The latest step of each order that was moved here within the time in which it can be taken back. */
export const useTakenSteps = () => useUndoList(steps);
