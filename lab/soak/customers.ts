import type { Book } from '@bookstore/contract/api/book';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths } from '@bookstore/contract/api/paths';
import type { Problem } from '@bookstore/contract/api/problem';
import { chargedCountryOf } from '@bookstore/contract/countries';
import { centsToString } from '@bookstore/contract/format/money';
import { hasEnded } from '@bookstore/contract/orderSteps';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import type { Random } from '@bookstore/contract/test/random';
import { delivery } from '@bookstore/shop/delivery';
import { AUTH_ADDRESS } from '../../tools/lib/addresses.ts';
import { sleep } from '../../tools/lib/processes.ts';
import { ADDRESS, aTitle, randomKey } from './adminContext.ts';
import type { Ledger } from './ledger.ts';
import { expectStatus, type ShopClient } from './shopClient.ts';

interface Account {
  uid: string;
  email: string;
  password: string;
  token: string;
  /** Counts withdrawals, because receipts beyond an hourly limit are delayed. */
  withdrawals: number;
}

export interface CustomerContext {
  shop: ShopClient;
  ledger: Ledger;
  known: Account[];
}

const MAX_KNOWN = 200;

const pause = (random: Random) => sleep(500 + random.below(2_500));

async function browse({ shop }: CustomerContext, random: Random): Promise<Book[]> {
  const page = await shop.insist('GET', apiPaths.booksPage({ limit: 24, sort: random.pick(['newest', 'price']) }));
  const books = expectStatus(page, 200).body as Book[];
  const requests = [
    () => shop.call('GET', apiPaths.bookCounts),
    () => shop.call('GET', apiPaths.bookTitles),
    () => shop.call('GET', '/books'),
    () => shop.call('GET', '/sitemap.xml'),
    () => shop.call('GET', '/feeds/new.xml'),
    () => shop.call('GET', `/books/${random.pick(books)._id}`),
    () => shop.call('GET', apiPaths.book(random.pick(books)._id)),
    () => shop.call('GET', apiPaths.booksPage({ limit: 24, q: aTitle(random).slice(0, 6) })),
  ];
  for (let count = random.below(4); count > 0; count -= 1) {
    const reply = await random.pick(requests)();
    if (reply) expectStatus(reply, 200, 404, 429);
    await pause(random);
  }
  return books;
}

/** Retries with one idempotency key; uses current books if the cart has changed. */
async function buy(context: CustomerContext, account: Account, wanted: Book[], random: Random): Promise<Order | null> {
  const { shop, ledger } = context;
  const { uid, email, token } = account;
  const key = randomKey(random);
  const { pickup } = delivery;
  const isCollected = pickup !== undefined && random.chance(0.3);
  const ownStreet = random.chance(0.7) ? `Mill Lane ${randomKey(random)}` : null;
  const street = isCollected ? pickup.address.street : ownStreet;
  const where = isCollected ? { pickup: true } : { street };
  if (street) expectStatus(await shop.insist('PUT', apiPaths.delivery(key), { token, body: where }), 204, 200);
  let cart = wanted;
  for (;;) {
    if (cart.length === 0) return null;
    const body = {
      name: `Reader ${random.below(1_000)}`,
      email,
      phone: '0170 123',
      address: ADDRESS,
      productIds: cart.map(({ _id }) => _id),
      totalPrice: centsToString(
        totalsOfBooks(cart, { country: chargedCountryOf(ADDRESS.country), isDelivered: !isCollected }).totalCents,
      ),
    };
    const askedAt = Date.now();
    const reply = await shop.insist('POST', apiPaths.orders, { token, body, headers: { 'Idempotency-Key': key } });
    if (reply.status === 409) {
      const { code, retryAfterSeconds = 1 } = reply.body as Problem;
      if (code === 'busy') {
        await sleep(1_000 * retryAfterSeconds);
        continue;
      }
      cart = (reply.body as { books: Book[] }).books.filter(({ availability }) => availability !== 'sold-out');
      continue;
    }
    const order = expectStatus(reply, 200, 201).body as Order;
    ledger.recordOrder({ id: order._id, uid, street, askedAt, answeredAt: Date.now() });
    return order;
  }
}

async function cancel({ shop }: CustomerContext, { token }: Account, { _id }: Order): Promise<void> {
  // The order may be packed, or cancelled with a lost answer.
  expectStatus(await shop.insist('POST', apiPaths.cancelOrder(_id), { token }), 200, 409);
}

async function checkOwnOrders({ shop, ledger }: CustomerContext, { uid, email, token }: Account): Promise<Order[]> {
  const orders = expectStatus(await shop.insist('GET', apiPaths.ordersOf(email), { token }), 200).body as Order[];
  const listed = orders.map(({ _id }) => _id).sort();
  const recorded = ledger.ordersOf(uid).sort();
  if (listed.join() !== recorded.join())
    throw new Error(`A customer has ${recorded.length} orders and sees ${listed.length}.`);
  return orders;
}

async function deleteAccount({ shop, ledger }: CustomerContext, account: Account): Promise<boolean> {
  const { uid, email, token } = account;
  const reply = await shop.call('DELETE', customerPaths.me, { token });
  // The answer may be lost.
  const answered = reply ?? (await shop.insist('DELETE', customerPaths.me, { token }));
  // A pending withdrawal blocks the deletion.
  const isExpectedRejection = account.withdrawals > 0;
  expectStatus(answered, 204, ...(reply ? [] : [401]), ...(isExpectedRejection ? [409] : []));
  if (answered.status === 409) return false;
  ledger.deletedAccounts.push({ uid, email, at: Date.now() });
  return true;
}

const MAX_WITHDRAWALS = 3;

async function withdraw({ shop, ledger }: CustomerContext, email: string, order: string, random: Random) {
  const key = `withdrawal-${randomKey(random)}`;
  const items = random.chance(0.5) ? ['The blue one'] : [];
  const body = { name: 'Ada Reader', email, order, items };
  const askedAt = Date.now();
  const reply = await shop.insist('POST', apiPaths.withdrawals, { body, headers: { 'Idempotency-Key': key } });
  expectStatus(reply, 202);
  ledger.recordWithdrawal({ key, email, order, askedAt, answeredAt: Date.now() });
}

async function withdrawAsStranger(context: CustomerContext, random: Random): Promise<void> {
  const orders = context.ledger.orderIds();
  const order = orders.length > 0 && random.chance(0.5) ? random.pick(orders) : randomKey(random);
  await withdraw(context, `stranger-${randomKey(random)}@example.com`, order, random);
}

async function visitAgain(context: CustomerContext, random: Random): Promise<void> {
  const [before] = context.known.splice(random.below(context.known.length), 1);
  if (!before) return;
  const account = await signIn(before);
  const { token } = account;
  const orders = await checkOwnOrders(context, account);
  if (orders.length > 0 && account.withdrawals < MAX_WITHDRAWALS && random.chance(0.2)) {
    account.withdrawals += 1;
    await withdraw(context, account.email, random.pick(orders)._id, random);
  }
  if (random.chance(0.4)) expectStatus(await context.shop.insist('GET', customerPaths.export, { token }), 200);
  const areFinished = orders.every(hasEnded);
  if (areFinished && random.chance(0.4) && (await deleteAccount(context, account))) return;
  context.known.push(account);
}

async function visitFirst(context: CustomerContext, random: Random): Promise<void> {
  const account = await signUp(`reader-${randomKey(random)}@example.com`, 'a-password');
  const { token } = account;
  if (random.chance(0.3)) {
    const body = { name: 'Ada Reader', phone: '0170 123', street: 'Mill Lane 1', address: ADDRESS };
    expectStatus(await context.shop.insist('PUT', customerPaths.details, { token, body }), 204);
  }
  for (let count = 1 + random.below(3); count > 0; count -= 1) {
    const books = await browse(context, random);
    const cart = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(books)));
    const available = [...cart].filter(({ availability }) => availability !== 'sold-out');
    const order = await buy(context, account, available, random);
    if (order && random.chance(0.25)) await cancel(context, account, order);
    await pause(random);
  }
  await checkOwnOrders(context, account);
  if (random.chance(0.1)) expectStatus(await context.shop.insist('DELETE', customerPaths.details, { token }), 204);
  if (context.known.length < MAX_KNOWN) context.known.push(account);
}

const RUSHING = 8;

async function buyLastCopies(context: CustomerContext, random: Random): Promise<void> {
  const page = await context.shop.insist('GET', apiPaths.booksPage({ limit: 100, available: true }));
  const few = (expectStatus(page, 200).body as Book[]).filter(({ availability }) => availability === 'low');
  if (few.length === 0) return visitFirst(context, random);
  const wanted = random.pick(few);
  const accounts: Account[] = [];
  for (let count = 0; count < RUSHING; count += 1) {
    accounts.push(await signUp(`reader-${randomKey(random)}@example.com`, 'a-password'));
  }
  const behaviours = accounts.map((account) => ({ account, fork: random.fork() }));
  await Promise.all(behaviours.map(({ account, fork }) => buy(context, account, [wanted], fork)));
  for (const account of accounts) await checkOwnOrders(context, account);
}

/** @throws Error for unexpected behaviour of the shop */
export async function visit(context: CustomerContext, random: Random): Promise<void> {
  if (random.chance(0.05)) await buyLastCopies(context, random);
  else if (random.chance(0.06)) await withdrawAsStranger(context, random);
  else if (context.known.length > 0 && random.chance(0.3)) await visitAgain(context, random);
  else await visitFirst(context, random);
}

const AUTH_URL = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/accounts`;

async function callAuth(action: 'signUp' | 'signInWithPassword', email: string, password: string): Promise<Account> {
  const response = await fetch(`${AUTH_URL}:${action}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Auth answered ${response.status}: ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, email, password, token: idToken, withdrawals: 0 };
}

/** Near a full second the Auth emulator issues a token older than the account, which counts as revoked. */
async function signUp(email: string, password: string): Promise<Account> {
  await callAuth('signUp', email, password);
  return callAuth('signInWithPassword', email, password);
}

async function signIn({ email, password, withdrawals }: Account): Promise<Account> {
  return { ...(await callAuth('signInWithPassword', email, password)), withdrawals };
}
