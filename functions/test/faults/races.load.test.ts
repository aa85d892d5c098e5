import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import type { BookImports } from '@bookstore/contract/api/bookImports';
import type { ChangeCode } from '@bookstore/contract/api/changes';
import type { AdminOrder, Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths, customerPaths, stockPaths } from '@bookstore/contract/api/paths';
import { isUnsold } from '@bookstore/contract/orderSteps';
import { createRandom } from '@bookstore/contract/test/random';
import { describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../src/books/books.repository.ts';
import { readStock } from '../../src/books/stock/stockRecord.ts';
import { eraseCustomer } from '../../src/customers/erasure.ts';
import { readOrder } from '../../src/orders/orderRecord.ts';
import { readWithdrawal } from '../../src/withdrawals/withdrawalRecord.ts';
import { openApi, type Reply, send, type TestAdmin } from '../api.ts';
import { anIdToken, type TestCustomer } from '../customers.ts';
import { anOrderBody, aStoredBook } from '../factories.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import { expectLoggedOrders } from '../orderLog.ts';
import { LONG_DEADLINE, startServer } from '../server.ts';

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const AT_ONCE = 6;
const LAG = 12;
const COPIES_OF_OTHER = 10_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function openShop() {
  const api = await openApi(LONG_DEADLINE);
  const second = await startServer(api.projectId, LONG_DEADLINE);
  const db = await api.db();
  const [plenty, other] = [aStoredBook(), aStoredBook()];
  await createBooksRepository(api.db).insert([plenty, other]);
  const admin = await api.newAdmin();
  await api.call('PUT', stockPaths.stock(other.id), { token: admin.token, body: { count: COPIES_OF_OTHER } });
  const get = async (id: string) => (await api.call('GET', apiPaths.book(id))).body as Book;
  return {
    api,
    db,
    instances: [api.baseUrl, second.baseUrl],
    plenty: await get(plenty.id),
    other: await get(other.id),
    get,
    close: () => Promise.all([api.close(), second.close()]),
  };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

interface Scene {
  shop: Shop;
  order: AdminOrder;
  customer: TestCustomer;
  placed: { key: string; body: unknown };
  rare: Book;
  admin: TestAdmin;
}

type Call = (
  method: string,
  path: string,
  options?: { token?: string; body?: unknown; key?: string },
) => Promise<Reply>;

interface Step {
  run: (scene: Scene, call: Call) => Promise<Reply | null>;
  mayBeRefused?: boolean;
  /** Written on each success. */
  logs?: ChangeCode;
  erases?: boolean;
}

const asAdmin =
  (method: string, path: (id: string) => string, body?: (scene: Scene) => unknown): Step['run'] =>
  (scene, call) =>
    call(method, path(scene.order._id), { token: scene.admin.token, body: body?.(scene) });
const move = (status: OrderStatus, from: OrderStatus): Step => ({
  run: asAdmin('PATCH', apiPaths.order, () => ({ status, from })),
  logs: `order-${status}` as ChangeCode,
});
const undo: Step = {
  run: asAdmin('POST', apiPaths.undoOrder, ({ order }) => ({ status: order.status })),
  logs: 'order-undone',
};
const invoice: Step = { run: asAdmin('POST', apiPaths.orderInvoice) };
const bringBack = (items: (scene: Scene) => string[], restock: boolean): Step => ({
  run: asAdmin('POST', apiPaths.orderReturns, (scene) => ({ items: items(scene), restock })),
  logs: 'order-returned',
});
/** Conditional on the version. */
const edit = (path: (id: string) => string, logs: ChangeCode, body: (scene: Scene) => unknown): Step => ({
  run: ({ order, admin, ...scene }, call) =>
    call('PUT', path(order._id), {
      token: admin.token,
      body: body({ order, admin, ...scene }),
      key: `"${order.version}"`,
    }),
  logs,
});
const buyRare: Step['run'] = async ({ shop, rare }, call) => {
  const customer = await shop.api.newCustomer();
  return call('POST', apiPaths.orders, {
    token: customer.token,
    body: anOrderBody(customer, [rare]),
    key: randomUUID(),
  });
};
const justSignedIn = ({ shop, customer: { uid, email } }: Scene) =>
  anIdToken(shop.api.projectId, { sub: uid, email, email_verified: true });

const ANYTIME: Record<string, Step> = {
  note: { run: asAdmin('PATCH', apiPaths.order, () => ({ internalNote: `Called at ${randomUUID()}` })) },
  withdraw: {
    run: ({ order }, call) =>
      call('POST', apiPaths.withdrawals, {
        body: { name: 'Ada Reader', email: 'ada@example.com', order: order._id, items: [] },
        key: randomUUID(),
      }),
  },
  drain: {
    run: async ({ shop }) => {
      await shop.api.settle();
      return null;
    },
  },
  buy: { run: buyRare, mayBeRefused: true },
  'buy by phone': {
    run: ({ rare, admin }, call) => {
      const { email: _none, ...body } = anOrderBody({ email: '' }, [rare]);
      return call('POST', apiPaths.phoneOrders, { token: admin.token, body, key: randomUUID() });
    },
    mayBeRefused: true,
  },
  'add a copy': {
    run: ({ rare, admin }, call) =>
      call('PUT', stockPaths.stock(rare._id), { token: admin.token, body: { change: 1 }, key: randomUUID() }),
  },
  'wait for it': {
    run: async ({ shop, rare }, call) => {
      const { uid, email } = await shop.api.newCustomer();
      const token = anIdToken(shop.api.projectId, { sub: uid, email, email_verified: true });
      return call('PUT', apiPaths.bookAlert(rare._id), { token });
    },
    mayBeRefused: true,
  },
  import: {
    run: ({ rare, admin }, call) => {
      const book = { _id: rare._id, title: `Imported ${randomUUID()}` };
      return call('POST', apiPaths.bookImport, { token: admin.token, body: { rows: [{ book }] } });
    },
  },
  'import and undo': {
    run: async ({ rare, admin: { token } }, call) => {
      const [key, title] = [randomUUID(), `Imported ${randomUUID()}`];
      const rows = [{ book: { _id: rare._id, title } }];
      const body = { rows, import: { key, file: `${key}.csv` } };
      await call('POST', apiPaths.bookImport, { token, body });
      const { imports } = (await call('GET', apiPaths.bookImports, { token })).body as BookImports;
      const made = imports.find(({ file }) => file === `${key}.csv`);
      // Nothing was imported if the book was deleted in the meantime.
      return made ? call('POST', apiPaths.undoImport(made._id), { token, body: { part: 1 } }) : null;
    },
  },
  'delete the book': {
    run: ({ rare, admin }, call) => call('DELETE', apiPaths.book(rare._id), { token: admin.token }),
  },
  'send the mail again': {
    run: ({ order, admin }, call) => call('POST', apiPaths.orderMail(order._id, 'placed'), { token: admin.token }),
  },
  'erase by command': {
    run: async ({ shop, customer }) => {
      await eraseCustomer(shop.api.db, customer.uid, { evenOnItsWay: true });
      return null;
    },
    erases: true,
  },
};

const STEPS = {
  placed: {
    ...ANYTIME,
    cancel: { run: ({ order, customer }, call) => call('POST', apiPaths.cancelOrder(order._id), customer) },
    'cancel as admin': move('cancelled', 'placed'),
    pack: move('packed', 'placed'),
    'add a book': edit(apiPaths.orderItems, 'order-books-changed', ({ shop, order }) => ({
      productIds: [...order.productIds, shop.other._id],
      agreedByCustomer: true,
    })),
    'take a book out': edit(apiPaths.orderItems, 'order-books-changed', ({ shop }) => ({
      productIds: [shop.plenty._id],
    })),
    'send it elsewhere': edit(apiPaths.orderDelivery, 'order-delivery-changed', () => ({ street: 'Mill Lane 2' })),
    'place it again': {
      run: ({ customer, placed }, call) => call('POST', apiPaths.orders, { token: customer.token, ...placed }),
    },
  },
  packed: {
    ...ANYTIME,
    deliver: move('delivered', 'packed'),
    refuse: move('refused', 'packed'),
    'cancel as admin': move('cancelled', 'packed'),
    undo,
    invoice,
  },
  delivered: {
    ...ANYTIME,
    undo,
    invoice,
    'return a book': bringBack(({ rare }) => [rare._id], true),
    'return a book that is damaged': bringBack(({ rare }) => [rare._id], false),
    'return all': bringBack(({ order }) => order.productIds, true),
    'hand over the money': { run: asAdmin('PATCH', apiPaths.order, () => ({ cashReceived: true })) },
    'leave for good': {
      run: (scene, call) => call('DELETE', customerPaths.me, { token: justSignedIn(scene) }),
      mayBeRefused: true,
      erases: true,
    },
  },
} satisfies Partial<Record<OrderStatus, Record<string, Step>>>;

function pairsOf(steps: Record<string, Step>): [string, string][] {
  const names = Object.keys(steps);
  return names.flatMap((one, index) => names.slice(index).map((other): [string, string] => [one, other]));
}

const BEFORE = { placed: [], packed: ['packed'], delivered: ['packed', 'delivered'] } as const;

async function prepare(shop: Shop, admin: TestAdmin, status: keyof typeof STEPS, rare: Book): Promise<Scene> {
  const { api, plenty } = shop;
  const customer = await api.newCustomer();
  const { token } = admin;
  await api.call('PUT', stockPaths.stock(rare._id), { token, body: { count: 1 } });
  const key = randomUUID();
  await api.call('PUT', apiPaths.delivery(key), { token: customer.token, body: { street: 'Mill Lane 1' } });
  const body = anOrderBody(customer, [rare, plenty]);
  const headers = { 'Idempotency-Key': key };
  const { _id } = (await api.call('POST', apiPaths.orders, { token: customer.token, body, headers })).body as Order;
  for (const next of BEFORE[status])
    expect((await api.call('PATCH', apiPaths.order(_id), { token, body: { status: next } })).status).toBe(200);
  const order = (await api.call('GET', apiPaths.order(_id), { token })).body as AdminOrder;
  return { shop, order, customer, placed: { key, body }, rare, admin };
}

const callTo =
  (baseUrl: string): Call =>
  (method, path, { key, ...options } = {}) => {
    const name = key?.startsWith('"') ? 'If-Match' : 'Idempotency-Key';
    return send(baseUrl, method, path, { ...options, ...(key && { headers: { [name]: key } }) });
  };

const isDone = (reply: Reply | null) => reply === null || reply.status < 300;
/** Allowed for the slower caller; never a server error or bad request. */
const isTrue = (reply: Reply | null) => isDone(reply) || [404, 409, 412].includes(reply?.status ?? 0);

interface Ledger {
  copies: Map<string, number>;
  lines: Map<string, number>;
  erased: Map<string, string>;
  wrong: string[];
}

const add = (counts: Map<string, number>, name: string, more = 1) => counts.set(name, (counts.get(name) ?? 0) + more);

describe.each(['placed', 'packed', 'delivered'] as const)('order that is %s', (status) => {
  // E25
  it('stays consistent under any two simultaneous steps', async () => {
    const steps: Record<string, Step> = STEPS[status];
    const shop = await openShop();
    const random = createRandom(status.length);
    const ledger: Ledger = {
      copies: new Map([[shop.other._id, COPIES_OF_OTHER]]),
      lines: new Map(),
      erased: new Map(),
      wrong: [],
    };
    const pairs = Array.from({ length: ROUNDS }, () => pairsOf(steps)).flat();
    const books = pairs.map(() => aStoredBook());
    await createBooksRepository(shop.api.db).insert(books);

    async function runPair(admin: TestAdmin, names: readonly string[], { id }: { id: string }): Promise<void> {
      const scene = await prepare(shop, admin, status, await shop.get(id));
      add(ledger.copies, id, 1);
      for (const step of BEFORE[status]) add(ledger.lines, `order-${step} ${scene.order._id}`);
      const late = random.below(2);
      const replies = await Promise.all(
        names.map(async (name, place) => {
          if (place === late) await wait(random.below(LAG));
          return steps[name]?.run(scene, callTo(shop.instances[place] ?? '')) ?? null;
        }),
      );
      for (const [place, reply] of replies.entries()) {
        const name = names[place] ?? '';
        if (isDone(reply) && name === 'add a copy') add(ledger.copies, id, 1);
        const { logs, erases } = steps[name] ?? {};
        if (isDone(reply) && erases) ledger.erased.set(scene.customer.email, names.join(' and '));
        if (isDone(reply) && logs) add(ledger.lines, `${logs} ${scene.order._id}`);
      }
      const logged = names.map(
        (name, place) => `${name}: ${replies[place]?.status ?? 'done'} ${replies[place]?.text ?? ''}`,
      );
      const isCertain = names.some((name) => !steps[name]?.mayBeRefused);
      if (!replies.every(isTrue) || (isCertain && !replies.some(isDone))) ledger.wrong.push(logged.join(' | '));
    }

    for (let start = 0; start < pairs.length; start += AT_ONCE) {
      const group = pairs.slice(start, start + AT_ONCE);
      const admin = await shop.api.newAdmin();
      await Promise.all(group.map((names, place) => runPair(admin, names, books[start + place] ?? { id: '' })));
    }
    expect(ledger.wrong).toEqual([]);
    await shop.api.settle();
    await expectAddedUp(shop, ledger);
    await shop.close();
  });
});

/** Compares orders, stock, sales, invoice numbers, mails, withdrawals, alerts and log. */
async function expectAddedUp({ db }: Shop, { copies, lines, erased }: Ledger): Promise<void> {
  await expectConsistentDatabase(db);
  const logged = await expectLoggedOrders(db);
  expect([...lines].filter(([line, times]) => logged.get(line) !== times)).toEqual([]);

  const orders = (await db.collection('orders').get()).docs.flatMap((document) => readOrder(document) ?? []);
  const sold = orders.filter((order) => !isUnsold(order)).flatMap(({ counted }) => counted);
  const found = new Map(
    (await db.collection('stock').get()).docs.map((document) => [
      document.id,
      (readStock(document)?.count ?? 0) + sold.filter((id) => id === document.id).length,
    ]),
  );
  expect(found).toEqual(copies);

  const withdrawals = (await db.collection('withdrawals').get()).docs.flatMap(
    (document) => readWithdrawal(document) ?? [],
  );
  expect(withdrawals.filter(({ order, orderId }) => order !== orderId)).toEqual([]);
  for (const name of ['orders', 'deliveries', 'mail', 'customers', 'alerts', 'changes', 'tasks']) {
    const all = (await db.collection(name).get()).docs.map((document) => JSON.stringify(document.data())).join('\n');
    const named = [...erased].filter(([email]) => all.includes(email));
    expect(named, `whom ${name} still name`).toEqual([]);
  }
  // An alert for an available book would wait forever.
  for (const alert of (await db.collection('alerts').get()).docs) {
    const book = await db.doc(`books/${alert.get('bookId')}`).get();
    expect(book.get('deletedAt') !== null || book.get('shownCopies') === 0, alert.id).toBe(true);
  }
}
