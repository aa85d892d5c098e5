import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSendState, type SendState } from '../mailRecord.ts';
import { type Action, afterFailure, afterSuccess, nextAction, RETRY_SCHEDULE } from './attempts.ts';

const BEGIN = new Date('2026-11-22T10:00:00Z');
const MINUTE = 60_000;
const later = (minutes: number) => new Date(BEGIN.getTime() + minutes * MINUTE);

const fresh = () => newSendState({ state: 'PENDING', attempts: 0 });
const action = (delivery: SendState, eventId: string, now = BEGIN) =>
  nextAction(delivery, eventId, now, RETRY_SCHEDULE);
const begun = (delivery: SendState, eventId: string, now = BEGIN): SendState => {
  const taken = action(delivery, eventId, now);
  if (taken.kind !== 'send') throw new Error(`It is no time to send: ${taken.kind}.`);
  return taken.delivery;
};
const failed = (delivery: SendState, now: Date, isFinal = false) =>
  afterFailure(delivery, { error: 'Refused', isFinal }, now, RETRY_SCHEDULE);
const INFO = { messageId: '<a@b>', response: '250 OK' };

describe('events', () => {
  it('an event of a mail takes the lease, and nobody else sends the mail meanwhile', () => {
    const delivery = begun(fresh(), 'first');
    expect(delivery).toMatchObject({ state: 'PROCESSING', attempts: 1, eventId: 'first', leaseExpireTime: later(1.5) });
    expect(action(delivery, 'another', later(1))).toEqual({ kind: 'nothing' });
  });

  it('an event of a mail that comes once more while its lease lasts is to come again: whoever took it may have died', () => {
    const delivery = begun(fresh(), 'first');
    expect(action(delivery, 'first', later(1))).toEqual({ kind: 'later', at: later(1.5) });
    expect(action(delivery, 'first', later(2))).toMatchObject({ kind: 'send', delivery: { attempts: 2 } });
  });

  it('an event of a mail waits, whoever it is, while the step that the mail tells of may be taken back', () => {
    const waiting = newSendState({ state: 'PENDING', attempts: 0, notBefore: later(1) });
    for (const eventId of ['first', 'another'])
      expect(action(waiting, eventId)).toEqual({ kind: 'wait', until: later(1) });
    expect(action(waiting, 'first', later(1))).toMatchObject({ kind: 'send', delivery: { attempts: 1 } });
  });

  it('an event of a mail has nothing to do when the mail was sent or given up', () => {
    const delivery = begun(fresh(), 'first');
    for (const ended of [afterSuccess(delivery, INFO, BEGIN), failed(delivery, BEGIN, true)]) {
      expect(ended).toMatchObject({ endTime: BEGIN, leaseExpireTime: null, nextAttempt: null });
      expect(action(ended, 'first', later(99))).toEqual({ kind: 'nothing' });
      expect(action(ended, 'another', later(99))).toEqual({ kind: 'nothing' });
    }
  });

  it('a mail is tried five times, at growing distance, and then no more', () => {
    let [delivery, now] = [fresh(), BEGIN];
    const waits: number[] = [];
    for (;;) {
      delivery = failed(begun(delivery, 'first', now), now);
      if (!delivery.nextAttempt) break;
      expect(action(delivery, 'first', now)).toEqual({ kind: 'later', at: delivery.nextAttempt });
      expect(action(delivery, 'another', now)).toEqual({ kind: 'nothing' });
      waits.push((delivery.nextAttempt.getTime() - now.getTime()) / MINUTE);
      now = delivery.nextAttempt;
    }
    expect(waits).toEqual([1, 10, 60, 240]);
    expect(delivery).toMatchObject({ state: 'ERROR', attempts: 5, error: 'Refused' });
  });

  it('an event of a mail gives up at once what the server will never take', () => {
    expect(failed(begun(fresh(), 'first'), BEGIN, true)).toMatchObject({ state: 'ERROR', attempts: 1 });
  });

  it('an event of a mail gives up when five attempts have come to no end', () => {
    let delivery = fresh();
    for (let attempt = 0; attempt < 5; attempt += 1) delivery = begun(delivery, 'first', later(attempt * 2));
    expect(action(delivery, 'first', later(20))).toMatchObject({ kind: 'give up', delivery: { state: 'ERROR' } });
  });
});

/** What one step of a run does: which of the events comes, what becomes of its attempt, and how much time passes before. */
interface Step {
  pick: number;
  minutes: number;
  fate: 'sent' | 'failed' | 'refused' | 'dies before' | 'dies after';
  isRepeated: boolean;
}

const aStep: fc.Arbitrary<Step> = fc.record({
  pick: fc.nat(),
  minutes: fc.constantFrom(0, 0, 0.1, 1, 2, 15, 300),
  fate: fc.constantFrom('sent', 'failed', 'refused', 'dies before', 'dies after'),
  isRepeated: fc.boolean(),
});

/**
 * Firestore and Google: every change is an event, and an event comes until Google has heard that it succeeded, which may take more
 * than one success.
 */
class SendingModel {
  delivery = fresh();
  now = BEGIN;
  sent = 0;
  diedAfterSending = 0;
  waiting = ['event-0'];
  private done: string[] = [];
  private events = 1;

  private write(delivery: SendState): void {
    this.delivery = delivery;
    this.waiting.push(`event-${this.events}`);
    this.events += 1;
  }

  step({ pick, minutes, fate, isRepeated }: Step): void {
    this.now = new Date(this.now.getTime() + minutes * MINUTE);
    const from = isRepeated && this.done.length > 0 ? this.done : this.waiting;
    const eventId = from[pick % from.length];
    if (eventId === undefined) return;
    const taken = action(this.delivery, eventId, this.now);
    const succeeded = this.act(taken, fate);
    const others = (one: string) => one !== eventId;
    [this.waiting, this.done] = [this.waiting.filter(others), this.done.filter(others)];
    (succeeded ? this.done : this.waiting).push(eventId);
  }

  private act(taken: Action, fate: Step['fate']): boolean {
    if (taken.kind === 'nothing') return true;
    if (taken.kind === 'later' || taken.kind === 'wait') return false;
    this.write(taken.delivery);
    if (taken.kind === 'give up') return true;
    if (fate === 'dies before') return false;
    if (fate === 'sent' || fate === 'dies after') this.sent += 1;
    if (fate === 'dies after') {
      this.diedAfterSending += 1;
      return false;
    }
    if (fate === 'sent') this.write(afterSuccess(taken.delivery, INFO, this.now));
    else this.write(failed(taken.delivery, this.now, fate === 'refused'));
    return this.delivery.nextAttempt === null;
  }
}

describe('whatever comes when, and whoever dies over it', () => {
  it('a mail is sent once, and once more only after a death between sending and saying so; and it always comes to an end', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 40 }), (steps) => {
        const model = new SendingModel();
        for (const step of steps) model.step(step);
        // Google goes on for as long as an event has not succeeded.
        for (let round = 0; round < 100 && model.waiting.length > 0; round += 1) {
          model.step({ pick: round, minutes: 30, fate: 'sent', isRepeated: false });
        }
        expect(model.waiting).toEqual([]);
        expect(['SUCCESS', 'ERROR']).toContain(model.delivery.state);
        expect(model.delivery.attempts).toBeLessThanOrEqual(5);
        expect(model.sent).toBeLessThanOrEqual(1 + model.diedAfterSending);
        if (model.delivery.state === 'SUCCESS') expect(model.sent).toBe(1 + model.diedAfterSending);
      }),
      { numRuns: 2_000 },
    );
  });
});
