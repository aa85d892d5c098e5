import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/mailServer.ts';
import { newSendState } from '../mailRecord.ts';
import { createSmtp } from './smtp.ts';

const MAIL = {
  id: 'order-1-placed',
  to: 'ada@example.com',
  message: { subject: 'Your order', text: 'Thank you', html: '<p>Thank you</p>' },
  delivery: newSendState({ state: 'PROCESSING', attempts: 1 }),
};

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const smtp = ({ isLocal = true } = {}) =>
  createSmtp({ url: server.url, from: { name: 'Book Store', address: 'shop@example.com' }, isLocal });

describe('mail server', () => {
  it('receives nothing unencrypted unless local', async () => {
    expect(await smtp({ isLocal: false }).send(MAIL)).toMatchObject({ kind: 'failed', isFinal: false });
    expect(server.received).toEqual([]);
    expect(await smtp().send(MAIL)).toMatchObject({ kind: 'sent', messageId: '<order-1-placed@example.com>' });
  });

  it('gets a repeated mail under another id', async () => {
    const delivery = newSendState({ state: 'PROCESSING', attempts: 1, requests: 2 });
    expect(await smtp().send({ ...MAIL, delivery })).toMatchObject({ messageId: '<order-1-placed.2@example.com>' });
  });

  it.each([
    [500, true],
    [499, false],
  ])('refuses permanently with %i: %s', async (fate, isFinal) => {
    server.fates.push(fate);
    expect(await smtp().send(MAIL)).toMatchObject({ kind: 'failed', code: `EENVELOPE ${fate}`, isFinal });
  });

  it('is retried after a connection failure', async () => {
    const gone = smtp();
    await server.close();
    expect(await gone.send(MAIL)).toMatchObject({ kind: 'failed', code: 'ESOCKET', isFinal: false });
    server = await startMailServer();
  });

  it('never accepts a mail without a valid recipient', async () => {
    expect(await smtp().send({ ...MAIL, to: '' })).toMatchObject({ kind: 'failed', code: 'EENVELOPE', isFinal: true });
  });
});
