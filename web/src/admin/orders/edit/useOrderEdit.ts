import type { AdminOrder } from '@bookstore/contract/api/order';
import * as messages from '@bookstore/messages/orderEdits';
import { useState } from 'react';
import { getProblem } from '../../../api/problem.ts';
import { useOneAtATime } from '../../../lib/useOneAtATime.ts';
import { problemText } from '../../ui/problemTexts.ts';

interface Answer {
  error?: unknown;
}

export interface EditState {
  isBusy: boolean;
  error: unknown;
  /** Another admin's version, or null if unchanged. */
  theirs: AdminOrder | null;
  /** @param call sends the change on condition of this version */
  save: (call: (version: string) => Promise<Answer>) => void;
  forgetError: () => void;
}

export function useOrderEdit(order: AdminOrder, close: () => void): EditState {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<AdminOrder | null>(null);
  const oneAtATime = useOneAtATime();
  const send = async (call: (version: string) => Promise<Answer>) => {
    setIsBusy(true);
    setError(null);
    const { error: refusal } = await call((theirs ?? order).version);
    setIsBusy(false);
    if (!refusal) return close();
    const problem = getProblem(refusal);
    if (problem?.code === 'precondition-failed' && problem.order) setTheirs(problem.order as AdminOrder);
    else setError(refusal);
  };
  return {
    isBusy,
    error,
    theirs,
    save: (call) => void oneAtATime(() => send(call)),
    forgetError: () => setError(null),
  };
}

export function refusalText(error: unknown): string {
  return getProblem(error)?.code === 'status-conflict' ? messages.noLongerPlaced : problemText(error);
}
