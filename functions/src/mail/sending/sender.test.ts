import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { headerNames, headerOf, type MailServer, startMailServer } from '../../../test/mailServer.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import type { LogEntry } from '../../http/log.ts';
import { mailsOf, newSendState, readMail } from '../mailRecord.ts';
import { RETRY_SCHEDULE } from './attempts.ts';
import { createOutbox, type Outbox } from './outbox.repository.ts';
import { createSendDueMails } from './sendDueMails.ts';
import { createSender } from './sender.ts';
import { createSmtp } from './smtp.ts';

const MINUTE = 60_000;
const SHOP = { name: 'Büchermarkt', address: 'shop@example.com' };

let firebase: Firebase;
let server: MailServer;
let now: number;
let log: LogEntry[];

beforeAll(() => {
  firebase = createFirebase(`demo-${randomUUID()}`);
});
afterAll(() => firebase.close());
beforeEach(async () => {
  server = await startMailServer();
  now = Date.now();
  log = [];
});
afterEach(() => server.close());

const clock = () => new Date(now);
const pass = (minutes: number) => {
  now += minutes * MINUTE;
};

function aSender(outbox: Outbox = createOutbox(firebase.database, RETRY_SCHEDULE), url = server.url) {
  const smtp = createSmtp({ url, from: SHOP, isLocal: true });
  return createSender({
    outbox,
    smtp: () => Promise.resolve(smtp),
    clock,
    log: (entry) => log.push(entry),
    schedule: RETRY_SCHEDULE,
  });
}

const refOf = async (id: string) => mailsOf(await firebase.database()).doc(id);
const stateOf = async (id: string) => readMail(await (await refOf(id)).get())?.delivery;

async function aMail(fields: object = {}): Promise<string> {
  // Digits only, because hexadecimal ids may contain a name.
  const id = `${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}-placed`;
  await (await refOf(id)).set({
    to: 'ada@example.com',
    message: { subject: 'Your order', text: 'Thank you, Ada – all is well.\n', html: '<p>Thank you</p>' },
    delivery: { state: 'PENDING', attempts: 0 },
    expiresAt: Timestamp.fromMillis(now + 60 * 24 * 60 * MINUTE),
    ...fields,
  });
  return id;
}

describe('sending', () => {
  it("goes to the recipient, from the shop, with the document's name", async () => {
    const id = await aMail();
    await aSender().handle(id, 'event');
    const [mail] = server.received;
    if (!mail) throw new Error('No mail arrived.');
    expect(mail).toMatchObject({ from: SHOP.address, to: ['ada@example.com'], messageId: `<${id}@example.com>` });
    expect(headerOf(mail, 'From')).toMatch(/^=\?UTF-8\?Q\?B=C3=BCchermarkt\?= <shop@example\.com>$/);
    expect(headerOf(mail, 'Subject')).toBe('Your order');
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(mail, 'Content-Type')).toMatch(/^multipart\/alternative;/);
    expect(mail.raw).toContain('<p>Thank you</p>');
    expect(log).toEqual([{ severity: 'INFO', message: 'A mail was sent.', mail: id, attempts: 1 }]);
    expect(await stateOf(id)).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      endTime: clock(),
      leaseExpireTime: null,
      error: '',
      info: { messageId: `<${id}@example.com>`, response: expect.stringMatching(/^250 /) },
    });
  });

  it('happens once despite parallel events', async () => {
    const id = await aMail();
    const [one, other] = [aSender(), aSender()];
    const calls = ['a', 'b', 'c', 'd'].flatMap((event) => [one.handle(id, event), other.handle(id, event)]);
    await Promise.allSettled(calls);
    for (const event of ['a', 'b', 'c', 'd']) await one.handle(id, event);
    expect(server.received).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it('is repeated when the server asks for it, not earlier', async () => {
    const id = await aMail();
    const sender = aSender();
    server.fates.push(451, 451);
    await sender.handle(id, 'event');
    expect(await stateOf(id)).toMatchObject({
      state: 'RETRY',
      attempts: 1,
      error: expect.stringContaining('Come again'),
    });
    await sender.handle(id, 'event');
    await sender.handle(id, 'another event');
    pass(1);
    await sender.handle(id, 'event');
    pass(10);
    await sender.handle(id, 'event');
    expect(server.received).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 3, error: '' });
  });

  it('is given up if the mailbox does not exist', async () => {
    const id = await aMail();
    server.fates.push(550);
    await aSender().handle(id, 'event');
    expect(await stateOf(id)).toMatchObject({
      state: 'ERROR',
      attempts: 1,
      error: expect.stringContaining('No such mailbox'),
    });
    // The log contains neither addresses nor texts.
    expect(log).toEqual([
      {
        severity: 'WARNING',
        message: 'The address of a mail was refused.',
        mail: id,
        attempts: 1,
        code: 'EENVELOPE 550',
      },
    ]);
  });

  it("repeats on an admin's request under another message id", async () => {
    const id = await aMail();
    const sender = aSender();
    await sender.handle(id, 'event');
    await (await refOf(id)).update({ delivery: newSendState({ state: 'RETRY', attempts: 0, requests: 1 }) });
    await sender.handle(id, 'another event');
    expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@example.com>`, `<${id}.1@example.com>`]);
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 1, requests: 1 });
  });

  it('skips deleted, expired and foreign documents', async () => {
    const expired = await aMail({ expiresAt: Timestamp.fromMillis(now - 1) });
    const odd = await aMail({ delivery: { state: 'LOST', attempts: 'some' } });
    for (const id of ['never-written', expired, odd]) await aSender().handle(id, 'event');
    expect(server.received).toEqual([]);
    expect(log).toMatchObject([{ severity: 'ERROR', path: `mail/${odd}` }]);
  });
});

describe('crash before the result is stored', () => {
  it('of the mail server sends again under the same message id', async () => {
    const id = await aMail();
    const sender = aSender();
    server.fates.push('die');
    await sender.handle(id, 'event');
    pass(1);
    await sender.handle(id, 'event');
    await sender.handle(id, 'event');
    expect(server.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@example.com>`));
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });

  it('of the function sends again under the same id after the lease', async () => {
    const id = await aMail();
    const outbox = createOutbox(firebase.database, RETRY_SCHEDULE);
    const dying = aSender({ ...outbox, end: () => Promise.reject(new Error('killed')) });
    await expect(dying.handle(id, 'event')).rejects.toThrow('killed');
    const next = aSender();
    await next.handle(id, 'event');
    expect(server.received).toHaveLength(1);
    pass(2);
    await next.handle(id, 'event');
    expect(server.received.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${id}@example.com>`));
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
  });
});

describe('sweep', () => {
  const aSweep = () => {
    const outbox = createOutbox(firebase.database, RETRY_SCHEDULE);
    return createSendDueMails({ outbox, sender: aSender(outbox), clock });
  };

  it('sends mails with lost events or failed attempts, without an error', async () => {
    const [lost, failed] = [await aMail({ dueAt: clock() }), await aMail()];
    server.fates.push(451);
    await aSender().handle(failed, 'event');
    const sweep = aSweep();
    await sweep();
    expect([(await stateOf(lost))?.state, (await stateOf(failed))?.state]).toEqual(['SUCCESS', 'RETRY']);
    pass(1);
    await sweep();
    expect(await stateOf(failed)).toMatchObject({ state: 'SUCCESS', attempts: 2 });
    expect(log.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  });

  it('sends mails of 1.1.0, which have no due date', async () => {
    const old = await aMail();
    await aSweep()();
    expect(await stateOf(old)).toMatchObject({ state: 'SUCCESS' });
  });

  it('waits until a step can no longer be undone', async () => {
    const notBefore = new Date(now + 10_000);
    const id = await aMail({ delivery: { state: 'PENDING', attempts: 0, notBefore }, dueAt: notBefore });
    const sweep = aSweep();
    await sweep();
    expect(await stateOf(id)).toMatchObject({ state: 'PENDING' });
    pass(1);
    await sweep();
    expect(await stateOf(id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('names a damaged mail once', async () => {
    const odd = await aMail({ delivery: { state: 'LOST', attempts: 'some' }, dueAt: clock() });
    const sweep = aSweep();
    await sweep();
    await sweep();
    expect(log).toMatchObject([{ severity: 'ERROR', path: `mail/${odd}` }]);
  });
});

// E54, E59
describe('stored texts', () => {
  const evil = 'x\r\nBcc: victim@example.com\r\nX-Evil: yes\r\n\r\n<script>';

  it('add neither headers nor recipients', async () => {
    const plain = await aMail();
    const sender = aSender();
    await sender.handle(plain, 'event');
    const id = await aMail({ message: { subject: evil, text: evil, html: evil } });
    await sender.handle(id, 'event');
    const [usual, mail] = server.received;
    if (!usual || !mail) throw new Error('No mail arrived.');
    expect(mail.to).toEqual(['ada@example.com']);
    expect(headerNames(mail)).toEqual(headerNames(usual));
    expect(headerOf(mail, 'Subject')).toContain('Bcc: victim@example.com');
  });

  it.each(['ada@example.com, victim@example.com', 'ada@example.com\r\nRCPT TO:<victim@example.com>'])(
    'are one recipient or none: %j',
    async (to) => {
      const id = await aMail({ to });
      await aSender()
        .handle(id, 'event')
        .catch(() => undefined);
      for (const mail of server.received) expect(mail.to).not.toContain('victim@example.com');
      expect(await stateOf(id)).not.toMatchObject({ state: 'PENDING' });
    },
  );
});
