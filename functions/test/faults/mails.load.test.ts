import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiPaths } from '@bookstore/contract/api/paths';
import { type FirestoreEmulator, startFirestoreEmulator } from '@bookstore/firestore-emulator';
import { expect, it, vi } from 'vitest';
import { createFirebase, type Firebase } from '../../src/firestore/firebase.ts';
import { mailsOf, readMail } from '../../src/mail/mailRecord.ts';
import { createOutbox } from '../../src/mail/sending/outbox.repository.ts';
import { createSendDueMails } from '../../src/mail/sending/sendDueMails.ts';
import { createSender } from '../../src/mail/sending/sender.ts';
import { createSmtp } from '../../src/mail/sending/smtp.ts';
import { send } from '../api.ts';
import { anOrderBody } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { type MailServer, startMailServer } from '../mailServer.ts';
import { openAt } from './behindProxy.ts';
import { chooseByRules, randomFaults } from './fault.ts';
import { startFirestoreProxy } from './firestoreProxy.ts';
import { killInService } from './load.ts';
import { SHORT_LOCKS } from './locks.ts';
import { runRounds } from './rounds.ts';
import { withShop } from './shopUnderTest.ts';

const ORDERS = 12;
const KILLS = 2;
/** Pauses are shorter than in production. */
const TIMES = { lease: 150_000, pauses: [100, 200, 400, 800] };
const RETRY_TIMES = { initialDelay: 50, maxDelay: 500, maxAge: 300_000, callTimeout: 60_000 };

/** Calls the sender for each event, as Cloud Functions do. */
async function startFunctions(handle: (id: string, eventId: string) => Promise<void>) {
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  const server: Server = createServer(async (request, response) => {
    const { id, document } = JSON.parse(await text(request)) as { id: string; document: string };
    const end = (code: number) => void response.writeHead(code).end();
    if (isClosed) return end(503);
    const handled = handle(document.replace('mail/', ''), id).then(
      () => end(200),
      () => end(500),
    );
    underWay.add(handled);
    await handled;
    underWay.delete(handled);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  /** Firestore can be closed afterwards. */
  const settle = async () => {
    isClosed = true;
    await Promise.all(underWay);
  };
  return { server, settle, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface World {
  emulator: FirestoreEmulator;
  mailServer: MailServer;
  sweep: () => Promise<void>;
  open: (firebase: Firebase) => void;
  settle: () => Promise<void>;
  close: () => Promise<void>;
}

async function startMailShop(): Promise<World> {
  const mailServer = await startMailServer();
  const smtp = createSmtp({ url: mailServer.url, from: { name: '', address: 'shop@example.com' }, isLocal: true });
  let firebase: Firebase | undefined;
  const outbox = createOutbox(
    () => (firebase ? firebase.database() : Promise.reject(new Error('Not open yet.'))),
    TIMES,
  );
  const clock = () => new Date();
  const sender = createSender({
    outbox,
    smtp: () => Promise.resolve(smtp),
    clock,
    log: () => undefined,
    schedule: TIMES,
  });
  const sweep = createSendDueMails({ outbox, sender, clock });
  const functions = await startFunctions((id, eventId) => sender.handle(id, eventId));
  const options = { functions: functions.address, retryTimes: RETRY_TIMES, transactionLimits: SHORT_LOCKS };
  const emulator = await startFirestoreEmulator(options);
  return {
    emulator,
    mailServer,
    sweep: () => sweep().catch(() => undefined),
    settle: functions.settle,
    open: (opened) => {
      firebase = opened;
    },
    async close() {
      await emulator.close();
      functions.server.closeAllConnections();
      functions.server.close();
      await mailServer.close();
    },
  };
}

async function register({ address }: FirestoreEmulator, projectId: string): Promise<void> {
  const body = {
    eventType: 'google.cloud.firestore.document.v1.written',
    database: '(default)',
    document: { value: 'mail/{id}', matchType: 'PATH_PATTERN' },
  };
  const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=mail`;
  const reply = await fetch(`http://${address}${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect(reply.status).toBe(200);
}

// E25
it('sends one mail per event and order despite faults', async () => {
  await runRounds(1, async (random) => {
    const shop = await startMailShop();
    await withShop(shop.emulator.address, async (under) => {
      const { projectId } = under;
      await register(shop.emulator, projectId);
      const firebase = createFirebase(projectId);
      const proxy = await startFirestoreProxy(shop.emulator.address);
      await openAt(proxy.host, firebase);
      shop.open(firebase);
      const admin = await under.newAdmin();
      const books = await under.newBooks(admin, 2);
      for (const one of [under.proxy, proxy]) one.breakBy(chooseByRules(randomFaults(0.1), random.fork()));

      const retryUntilDone = async (method: string, path: string, options: Parameters<typeof send>[3]) => {
        for (;;) {
          const reply = await send(under.baseUrl, method, path, options).catch(() => null);
          if (reply && reply.status < 500) return reply;
        }
      };
      const live = async () => {
        const customer = under.newCustomer();
        const headers = { 'Idempotency-Key': randomUUID() };
        const placing = { token: customer.token, body: anOrderBody(customer, books), headers };
        const { _id } = (await retryUntilDone('POST', apiPaths.orders, placing)).body as { _id: string };
        for (const status of ['packed', 'delivered']) {
          await retryUntilDone('PATCH', apiPaths.order(_id), { token: admin.token, body: { status } });
        }
      };
      const moments = random.fork();
      const killing = (async () => {
        for (let count = 0; count < KILLS; count += 1) await killInService(under.shop, under, moments);
      })();
      await Promise.all([killing, ...Array.from({ length: ORDERS }, live)]);

      const expected = ORDERS * 4;
      await vi.waitFor(
        async () => {
          await shop.sweep();
          const mails = (await mailsOf(under.db).get()).docs.map(readMail);
          expect(mails).toHaveLength(expected);
          expect(mails.filter((mail) => mail?.delivery.state !== 'SUCCESS')).toEqual([]);
        },
        { timeout: 300_000, interval: 200 },
      );
      expect(proxy.seen.faults.size).toBeGreaterThan(0);
      const names = shop.mailServer.received.map(({ messageId }) => messageId);
      expect(new Set(names).size).toBe(expected);
      expect(names).toHaveLength(expected);
      expect(await expectConsistentDatabase(under.db)).toMatchObject({ orders: ORDERS });
      await shop.settle();
      await firebase.close();
      await proxy.close();
    });
    await shop.close();
  });
});
