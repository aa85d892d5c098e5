import { describe, expect, it } from 'vitest';
import { newSendState, type SendState } from '../mailRecord.ts';
import { afterFailure, afterSuccess, nextAction, RETRY_SCHEDULE } from './attempts.ts';

const BEGIN = new Date('2026-11-22T10:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE);

const fresh = () => newSendState({ state: 'PENDING', attempts: 0 });
const action = (delivery: SendState, eventId: string, now = BEGIN) =>
  nextAction(delivery, eventId, now, RETRY_SCHEDULE);
const begun = (delivery: SendState, eventId: string, now = BEGIN): SendState => {
  const attempt = action(delivery, eventId, now);
  if (attempt.kind !== 'send') throw new Error(`The mail is not due: ${attempt.kind}.`);
  return attempt.delivery;
};
const failed = (delivery: SendState, now: Date, isFinal = false) =>
  afterFailure(delivery, { error: 'Refused', isFinal }, now, RETRY_SCHEDULE);
const INFO = { messageId: '<a@b>', response: '250 OK' };

describe('events', () => {
  it('take the lease, so that others do not send the mail', () => {
    const delivery = begun(fresh(), 'first');
    expect(delivery).toMatchObject({ state: 'PROCESSING', attempts: 1, eventId: 'first', leaseExpireTime: later(1.5) });
    expect(action(delivery, 'another', later(1))).toEqual({ kind: 'nothing' });
  });

  it('take a mail whose lease has expired', () => {
    const delivery = begun(fresh(), 'first');
    expect(action(delivery, 'first', later(1))).toEqual({ kind: 'nothing' });
    expect(action(delivery, 'first', later(2))).toMatchObject({ kind: 'send', delivery: { attempts: 2 } });
  });

  it('wait while the step may be undone', () => {
    const waiting = newSendState({ state: 'PENDING', attempts: 0, notBefore: later(1) });
    for (const eventId of ['first', 'another'])
      expect(action(waiting, eventId)).toEqual({ kind: 'wait', until: later(1) });
    expect(action(waiting, 'first', later(1))).toMatchObject({ kind: 'send', delivery: { attempts: 1 } });
  });

  it('ignore sent and failed mails', () => {
    const delivery = begun(fresh(), 'first');
    for (const ended of [afterSuccess(delivery, INFO, BEGIN), failed(delivery, BEGIN, true)]) {
      expect(ended).toMatchObject({ endTime: BEGIN, leaseExpireTime: null, nextAttempt: null });
      expect(action(ended, 'first', later(99))).toEqual({ kind: 'nothing' });
      expect(action(ended, 'another', later(99))).toEqual({ kind: 'nothing' });
    }
  });

  it('try five times with growing pauses', () => {
    let [delivery, now] = [fresh(), BEGIN];
    const waits: number[] = [];
    for (;;) {
      delivery = failed(begun(delivery, 'first', now), now);
      if (!delivery.nextAttempt) break;
      expect(action(delivery, 'first', now)).toEqual({ kind: 'nothing' });
      waits.push((delivery.nextAttempt.getTime() - now.getTime()) / MINUTE);
      now = delivery.nextAttempt;
    }
    expect(waits).toEqual([1, 10, 60, 240]);
    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 5, error: 'Refused' });
  });

  it('give up on permanent refusals', () => {
    expect(failed(begun(fresh(), 'first'), BEGIN, true)).toMatchObject({ state: 'ERROR', attempts: 1 });
  });

  it('give up after five unfinished attempts', () => {
    let delivery = fresh();
    for (let attempt = 0; attempt < 5; attempt += 1) delivery = begun(delivery, 'first', later(attempt * 2));
    expect(action(delivery, 'first', later(20))).toMatchObject({ kind: 'give up', delivery: { state: 'ERROR' } });
  });
});
