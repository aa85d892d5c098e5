import type { SendState } from '../mailRecord.ts';

export interface RetrySchedule {
  /** Reserves a started mail; longer than the function's timeout. */
  lease: number;
  pauses: readonly number[];
}

const MINUTE = 60_000;

/** Five attempts within about five hours, for greylisting and restarts. */
export const RETRY_SCHEDULE: RetrySchedule = {
  lease: 1.5 * MINUTE,
  pauses: [1 * MINUTE, 10 * MINUTE, 60 * MINUTE, 240 * MINUTE],
};

export type Action =
  | { kind: 'nothing' }
  /** The step may still be undone. */
  | { kind: 'wait'; until: Date }
  | { kind: 'give up'; delivery: SendState }
  | { kind: 'send'; delivery: SendState };

const inMs = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

function isNotDue({ state, leaseExpireTime, nextAttempt }: SendState, now: Date): boolean {
  const until = state === 'PROCESSING' ? leaseExpireTime : nextAttempt;
  return until !== null && until > now;
}

/**
 * Events arrive at least once, in any order, three per attempt because each change is one. Google drops them after a
 * day, so later attempts belong to the sweep.
 */
export function nextAction(delivery: SendState, eventId: string, now: Date, { lease, pauses }: RetrySchedule): Action {
  if (delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return { kind: 'nothing' };
  if (delivery.state === 'PENDING' && delivery.notBefore && delivery.notBefore > now)
    return { kind: 'wait', until: delivery.notBefore };
  if (isNotDue(delivery, now)) return { kind: 'nothing' };
  if (delivery.attempts > pauses.length) {
    return { kind: 'give up', delivery: ended(delivery, 'ERROR', now, 'No attempt has finished.') };
  }
  const begun: SendState = {
    ...delivery,
    state: 'PROCESSING',
    attempts: delivery.attempts + 1,
    startTime: now,
    endTime: null,
    leaseExpireTime: inMs(now, lease),
    nextAttempt: null,
    eventId,
  };
  return { kind: 'send', delivery: begun };
}

function ended(delivery: SendState, state: SendState['state'], now: Date, error: string): SendState {
  return { ...delivery, state, endTime: now, leaseExpireTime: null, nextAttempt: null, error };
}

export function afterSuccess(delivery: SendState, info: NonNullable<SendState['info']>, now: Date): SendState {
  return { ...ended(delivery, 'SUCCESS', now, ''), info };
}

interface Failure {
  error: string;
  /** No further attempt can succeed. */
  isFinal: boolean;
}

export function afterFailure(
  delivery: SendState,
  { error, isFinal }: Failure,
  now: Date,
  { pauses }: RetrySchedule,
): SendState {
  const pause = pauses[delivery.attempts - 1];
  if (isFinal || pause === undefined) return ended(delivery, 'ERROR', now, error);
  return { ...ended(delivery, 'RETRY', now, error), nextAttempt: inMs(now, pause) };
}
