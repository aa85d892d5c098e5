import type { SendState } from '../mailRecord.ts';

/** Milliseconds. */
export interface RetrySchedule {
  /** For how long nobody else sends a mail that somebody began to send: longer than the function may take. */
  lease: number;
  /** Between one attempt and the next: one fewer than there are attempts. */
  pauses: readonly number[];
}

const MINUTE = 60_000;

/** Five attempts within some five hours: long enough for a server that lets strangers wait, or is restarted. */
export const RETRY_SCHEDULE: RetrySchedule = {
  lease: 1.5 * MINUTE,
  pauses: [1 * MINUTE, 10 * MINUTE, 60 * MINUTE, 240 * MINUTE],
};

/** What an event of a mail's document is to do. */
export type Action =
  /** Nothing is left to do, or another event sees to it. */
  | { kind: 'nothing' }
  /** Nobody may begin yet, whose task it is or not: a step may still be taken back. */
  | { kind: 'wait'; until: Date }
  /** It is this event's task, and not time for it: Google is to repeat the event. */
  | { kind: 'later'; at: Date }
  | { kind: 'give up'; delivery: SendState }
  | { kind: 'send'; delivery: SendState };

const inMs = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

/** Until when nobody may begin; null when it may be now. */
function waitsUntil({ state, leaseExpireTime, nextAttempt }: SendState, now: Date): Date | null {
  const until = state === 'PROCESSING' ? leaseExpireTime : nextAttempt;
  return until && until > now ? until : null;
}

/**
 * Decides what an event does. Events come at least once and in any order, three for each attempt, since every change of the
 * document is one. The event that has taken the lease is the one that Google repeats until it succeeds, so it alone waits, and a mail
 * that is not settled always has one: a sender that dies leaves its event unanswered. All others end at once.
 */
export function nextAction(delivery: SendState, eventId: string, now: Date, { lease, pauses }: RetrySchedule): Action {
  if (delivery.state === 'SUCCESS' || delivery.state === 'ERROR') return { kind: 'nothing' };
  if (delivery.state === 'PENDING' && delivery.notBefore && delivery.notBefore > now)
    return { kind: 'wait', until: delivery.notBefore };
  const until = waitsUntil(delivery, now);
  if (until) return delivery.eventId === eventId ? { kind: 'later', at: until } : { kind: 'nothing' };
  if (delivery.attempts > pauses.length) {
    return { kind: 'give up', delivery: ended(delivery, 'ERROR', now, 'No attempt has come to an end.') };
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
