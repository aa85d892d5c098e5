import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../http/log.ts';
import { newSendState } from '../mailRecord.ts';
import { RETRY_SCHEDULE } from './attempts.ts';
import { createSender } from './sender.ts';

type Parts = Parameters<typeof createSender>[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW = new Date('2026-11-22T10:00:00Z');

async function handle(failures: number) {
  let [sent, written] = [0, 0];
  const delivery = newSendState({ state: 'PROCESSING', attempts: 1 });
  const message = { subject: '', text: '', html: '' };
  const mail = {
    id: 'a-placed',
    to: 'ada@example.com',
    replyTo: '',
    showsAddress: false,
    base: null,
    message,
    delivery,
    dueAt: NOW,
    expiresAt: NOW,
  };
  const outbox: Parts['outbox'] = {
    begin: async () => ({ kind: 'send', delivery, mail }),
    async end(_id, begun, ended) {
      written += 1;
      if (written <= failures) throw new Error('Firestore is unreachable.');
      expect([begun, ended.state, ended.info]).toEqual([delivery, 'SUCCESS', { messageId: 'm', response: '250 OK' }]);
    },
    setAside: async () => undefined,
  };
  const smtp = {
    async send() {
      sent += 1;
      return { kind: 'sent', messageId: 'm', response: '250\r\nOK' } as const;
    },
  };
  const parts = { outbox, smtp: async () => smtp, clock: () => NOW, log: () => undefined, schedule: RETRY_SCHEDULE };
  const began = Date.now();
  const handling = createSender(parts)
    .handle('a-placed', 'event')
    .then(
      () => 'done',
      (error: Error) => error.message,
    );
  await vi.runAllTimersAsync();
  return { result: await handling, sent, written, ms: Date.now() - began };
}

it('retries storing the result without resending', async () => {
  expect(await handle(0)).toEqual({ result: 'done', sent: 1, written: 1, ms: 0 });
  expect(await handle(3)).toEqual({ result: 'done', sent: 1, written: 4, ms: 400 + 800 + 1_600 });
});

it('fails the event if the result cannot be stored', async () => {
  expect(await handle(4)).toMatchObject({ result: 'Firestore is unreachable.', sent: 1, written: 4 });
});

it('gives up and logs a mail not sent in time', async () => {
  const log: LogEntry[] = [];
  const outbox: Parts['outbox'] = {
    begin: async () => ({ kind: 'give up', delivery: newSendState({ state: 'ERROR', attempts: 5 }) }),
    end: () => Promise.reject(new Error('It has ended already.')),
    setAside: async () => undefined,
  };
  const smtp = () => Promise.reject(new Error('Nobody sends it.'));
  const parts = { outbox, smtp, clock: () => NOW, log: (entry: LogEntry) => log.push(entry), schedule: RETRY_SCHEDULE };
  await createSender(parts).handle('a-placed', 'event');
  expect(log).toEqual([{ severity: 'ERROR', message: 'A mail was given up.', mail: 'a-placed', attempts: 5 }]);
});

describe('undo', () => {
  const until = new Date(NOW.getTime() + 10_000);
  const delivery = newSendState({ state: 'PROCESSING', attempts: 1 });
  const mail = {
    id: 'a-packed',
    to: 'ada@example.com',
    replyTo: '',
    showsAddress: false,
    base: null,
    message: { subject: '', text: '', html: '' },
    delivery,
    dueAt: NOW,
    expiresAt: NOW,
  };

  async function handleWaiting(waits: boolean, isTakenBack = false) {
    let now = NOW;
    const sent: Date[] = [];
    const outbox: Parts['outbox'] = {
      async begin() {
        if (now < until) return { kind: 'wait', until };
        return isTakenBack ? { kind: 'nothing' } : { kind: 'send', delivery, mail };
      },
      end: async () => undefined,
      setAside: async () => undefined,
    };
    const smtp = {
      async send() {
        sent.push(now);
        return { kind: 'sent', messageId: 'm', response: '250 OK' } as const;
      },
    };
    const wait = async (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    };
    const parts = { outbox, smtp: async () => smtp, clock: () => now, log: () => undefined, schedule: RETRY_SCHEDULE };
    const handling = createSender({ ...parts, wait: waits ? wait : undefined }).handle('a-packed', 'event');
    return { result: await handling.catch((error: Error) => error.name), sent };
  }

  it('sends after the undo time if the step was not undone', async () => {
    expect(await handleWaiting(true)).toEqual({ result: undefined, sent: [until] });
    expect(await handleWaiting(true, true)).toEqual({ result: undefined, sent: [] });
    expect(await handleWaiting(false)).toEqual({ result: undefined, sent: [] });
  });
});
