import { randomUUID } from 'node:crypto';
import { WITHDRAWAL_RATE_LIMIT } from '@bookstore/contract/limits';
import { seller } from '@bookstore/shop/seller';
import { afterAll, describe, expect, it } from 'vitest';
import { aCaller } from '../../test/callers.ts';
import { createFirebase } from '../firestore/firebase.ts';
import { refuseInvalid } from '../firestore/readDocument.ts';
import { createRateLimiter } from '../http/rateLimiter.ts';
import { hashOf } from '../lib/hash.ts';
import { createComposeDigest, createComposeWithdrawalMails, MATCH_MS } from './withdrawalMails.ts';
import { createWithdrawalsService } from './withdrawals.service.ts';

const firebase = createFirebase(`demo-${randomUUID()}`);
afterAll(() => firebase.close());

const HOUR = 60 * 60 * 1000;
let now = new Date('2026-11-25T10:00:00Z');
const clock = () => now;
const { perCaller, receipts } = WITHDRAWAL_RATE_LIMIT;

const MAIL = { shop: { name: '', address: 'shop@example.com' }, shopUrl: 'https://books.example.com' };
const service = createWithdrawalsService({
  database: firebase.database,
  rateLimiter: createRateLimiter(firebase.database, clock),
  composeMails: createComposeWithdrawalMails(MAIL),
  composeDigest: createComposeDigest(MAIL),
  reportInvalid: refuseInvalid,
  clock,
  trustsCallers: false,
});

const anInput = (fields: object = {}) => ({
  name: 'Ada Reader',
  email: `${randomUUID()}@example.com`,
  order: 'abcdef12',
  items: [],
  ...fields,
});
const anAddress = () => aCaller(randomUUID());

const findReceipts = async (email: string) =>
  (await firebase.database()).collection('throttles').doc(hashOf('withdrawal receipts', email));

/** Minutes from now, without the wait for the order. */
async function receiptsTo(email: string): Promise<number[]> {
  const { docs } = await (await firebase.database()).collection('mail').where('to', '==', email).get();
  const times = docs.map((mail) => mail.get('delivery.notBefore').toMillis());
  const soonest = now.getTime() + MATCH_MS;
  return times
    .map((time: number) => (time === soonest ? now.getTime() : time))
    .map((time: number) => (time - now.getTime()) / 60_000)
    .toSorted((one, other) => one - other);
}

// E28
describe('withdrawal limits', () => {
  it('reject a caller above the hourly limit and name alternatives', async () => {
    const address = anAddress();
    for (let count = 0; count < perCaller; count += 1) await service.receive(undefined, anInput(), address);
    const refused = service.receive(undefined, anInput(), address);
    await expect(refused).rejects.toMatchObject({
      code: 'too-many-requests',
      details: { retryAfterSeconds: WITHDRAWAL_RATE_LIMIT.windowSeconds },
    });
    await expect(refused).rejects.toThrow(seller.email);
    await expect(refused).rejects.toThrow([seller.name, ...seller.address].join(', '));
    await service.receive(undefined, anInput(), anAddress());
    now = new Date(now.getTime() + HOUR);
    await service.receive(undefined, anInput(), address);
  });

  it('do not apply to a repeated request under its key', async () => {
    const [address, key, input] = [anAddress(), randomUUID(), anInput()];
    const first = await service.receive(key, input, address);
    for (let count = 1; count < perCaller; count += 1) await service.receive(undefined, anInput(), address);
    expect(await service.receive(key, input, address)).toEqual({ receivedAt: first.receivedAt, isNew: false });
  });

  it('delay receipts above the hourly limit without losing any', async () => {
    const email = `${randomUUID()}@example.com`;
    for (let count = 0; count < 2 * receipts + 1; count += 1)
      await service.receive(undefined, anInput({ email }), anAddress());
    const [soon, later] = [Array.from({ length: receipts }, () => 0), Array.from({ length: receipts }, () => 60)];
    expect(await receiptsTo(email)).toEqual([...soon, ...later, 120]);
  });

  it("keep an address's receipts for an hour after the last one", async () => {
    const email = `${randomUUID()}@example.com`;
    for (let count = 0; count < receipts + 1; count += 1)
      await service.receive(undefined, anInput({ email }), anAddress());
    const remembered = await (await findReceipts(email)).get();
    const [soon, later] = [Array.from({ length: receipts - 1 }, () => now.getTime()), now.getTime() + HOUR];
    expect(remembered.get('times')).toEqual([...soon, later]);
    expect(remembered.get('expiresAt').toDate()).toEqual(new Date(later + HOUR));
  });

  it('count addresses that differ after a plus sign together', async () => {
    const mailbox = randomUUID();
    const emails = ['', '+a', '+books', '+of-the-shop', '+2026'].map((tag) => `${mailbox}${tag}@example.com`);
    expect(emails).toHaveLength(receipts);
    for (const email of emails) await service.receive(undefined, anInput({ email }), anAddress());
    const last = `${mailbox}+one-more@example.com`;
    await service.receive(undefined, anInput({ email: last }), anAddress());
    expect(await receiptsTo(last)).toEqual([60]);
  });

  it('count spellings of one mailbox together', async () => {
    const [mailbox, domain] = [randomUUID(), `${randomUUID()}.example`];
    const emails = [
      `${mailbox}@gmail.com`,
      `${mailbox.replaceAll('-', '-.')}@gmail.com`,
      `${mailbox}+x+y@googlemail.com`,
    ];
    for (const email of [...emails, `a.b@${domain}`, ...emails.slice(0, 2)])
      await service.receive(undefined, anInput({ email }), anAddress());
    const last = `${mailbox}+last@gmail.com`;
    await service.receive(undefined, anInput({ email: last }), anAddress());
    expect(await receiptsTo(last)).toEqual([60]);
    for (const email of [`${mailbox}@my-googlemail.com`, `${mailbox}@googlemail.com.example`]) {
      await service.receive(undefined, anInput({ email }), anAddress());
      expect(await receiptsTo(email)).toEqual([0]);
    }
  });

  it('count spellings of one domain together', async () => {
    const mailbox = randomUUID();
    const domains = [
      'bücher.example',
      'xn--bcher-kva.example',
      'ｂücher.example',
      'bücher。example',
      'bücher.example.',
    ];
    for (const domain of domains)
      await service.receive(undefined, anInput({ email: `${mailbox}@${domain}` }), anAddress());
    const last = `${mailbox}@bücher．ｅxample`;
    await service.receive(undefined, anInput({ email: last }), anAddress());
    expect(await receiptsTo(last)).toEqual([60]);
  });

  it('send the shop one digest above an hourly number', async () => {
    const db = await firebase.database();
    const toShop = async () => (await db.collection('mail').where('to', '==', 'shop@example.com').get()).docs;
    now = new Date(now.getTime() + 2 * HOUR);
    const before = (await toShop()).length;
    const several = WITHDRAWAL_RATE_LIMIT.toShop + 3;
    for (let count = 0; count < several; count += 1) await service.receive(undefined, anInput(), anAddress());
    const after = await toShop();
    expect(after).toHaveLength(before + WITHDRAWAL_RATE_LIMIT.toShop + 1);
    const end = new Date(now.getTime() + HOUR);
    const digest = after.find((mail) => mail.get('dueAt').toMillis() === end.getTime());
    expect(digest?.id).toMatch(/^withdrawal_digest/);
    expect(digest?.get('message.subject')).toBe('3 more withdrawals');
    now = end;
    await service.receive(undefined, anInput(), anAddress());
    expect(await toShop()).toHaveLength(after.length + 1);
  });

  it('accept a withdrawal without receipt if that would wait twenty hours', async () => {
    const email = `${randomUUID()}@example.com`;
    const db = await firebase.database();
    const suppose = async (hours: number) => {
      const times = Array.from({ length: receipts }, () => now.getTime() + hours * HOUR);
      await (await findReceipts(email)).set({ times, expiresAt: new Date(now.getTime() + 30 * HOUR) });
    };
    await suppose(19);
    await service.receive(undefined, anInput({ email }), anAddress());
    expect(await receiptsTo(email)).toEqual([20 * 60]);
    await suppose(20);
    for (let count = 0; count < receipts; count += 1) await service.receive(undefined, anInput({ email }), anAddress());
    expect(await receiptsTo(email)).toHaveLength(1);
    const stored = await db.collection('withdrawals').where('email', '==', email).get();
    expect(stored.size).toBe(1 + receipts);
    // Unsent receipts cause no delay.
    now = new Date(now.getTime() + HOUR);
    await service.receive(undefined, anInput({ email }), anAddress());
    expect(await receiptsTo(email)).toEqual([19 * 60, 20 * 60]);
  });
});
