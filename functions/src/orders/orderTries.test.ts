import type { Book } from '@bookstore/contract/api/book';
import type { OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOrderCalls } from '../../test/orderCalls.ts';
import { TEST_CONFIG } from '../../test/server.ts';
import type { LockBooks } from '../books/stock/lockQueue.ts';
import { COUNTER_PATH } from '../invoices/invoiceCounter.ts';
import { systemClock } from '../lib/clock.ts';
import { composeNothing, createComposeMail, createComposeMails } from '../mail/composeMails.ts';
import { createChangeOrder } from './changeOrder.ts';
import { createEditOrder } from './editOrder.ts';
import { type OrderRecord, ordersOf, readOrder } from './orderRecord.ts';
import { findNoMails } from './orders.repository.ts';
import { createReturnBooks } from './returnBooks.ts';
import { createSplitOrder } from './splitOrder.ts';
import { createWriteOrder } from './writeOrder.ts';

const calls = openOrderCalls();
const { shop, expectConsistentShop, asAdmin, aCountedBook, copiesOf, logOf } = calls;
let db: Firestore;
beforeAll(async () => {
  db = await shop.api.db();
});

let turns: string[];
/** Runs two attempts, as if the first answer was lost. */
const loseTheAnswer: LockBooks = async (keys, attempt) => {
  await attempt();
  turns = [...keys()];
  return attempt();
};
const { mail, timeZone } = TEST_CONFIG;
const shared = { database: async () => db, clock: systemClock, timeZone };
const dependencies = {
  ...shared,
  composeMails: mail ? createComposeMails(mail) : composeNothing,
  writeOrder: createWriteOrder({
    ...shared,
    findMails: findNoMails,
    composeMail: mail && createComposeMail(mail),
    lockBooks: loseTheAnswer,
  }),
};

const anOrder = async (books: Book[], ...steps: OrderStatus[]) => (await calls.anOrder(books, ...steps)).id;
async function stored(id: string): Promise<OrderRecord> {
  const order = readOrder(await ordersOf(db).doc(id).get());
  if (!order) throw new Error('The order exists.');
  return order;
}
const issueInvoice = async (id: string) => expect((await asAdmin('POST', apiPaths.orderInvoice(id))).status).toBe(201);
const isAsSeen =
  ({ attempt }: OrderRecord) =>
  (order: OrderRecord) =>
    order.attempt === attempt;

const whatever = { username: 'ada', notify: false, isSeen: () => true };

describe('attempt after a lost response', () => {
  it("finds the step taken, awaiting books and the credit note's number", async () => {
    const book = await aCountedBook(3);
    const id = await anOrder([book, shop.tide], 'packed');
    await issueInvoice(id);
    const step = { ...whatever, kind: 'patch', status: 'cancelled', notes: {} } as const;
    const { order } = await createChangeOrder({ ...dependencies, policy: {} })(id, step);
    expect(turns).toEqual([id, book._id, COUNTER_PATH]);
    expect(order).toEqual(await stored(id));
    expect(order).toMatchObject({ status: 'cancelled', steps: 4 });
    expect(await copiesOf(book)).toBe(3);
    const log = (await logOf(id)).map(({ what }) => what);
    expect(log.toSorted()).toEqual(['credit-note-issued', 'invoice-issued', 'order-cancelled', 'order-packed']);
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('of a step without stock waits for its order only', async () => {
    const id = await anOrder([await aCountedBook(3)]);
    const step = { ...whatever, kind: 'patch', status: 'packed', notes: {} } as const;
    expect((await createChangeOrder({ ...dependencies, policy: {} })(id, step)).order).toMatchObject({
      status: 'packed',
      steps: 2,
    });
    expect(turns).toEqual([id]);
  });

  it('finds the books returned once, waiting for those that are restocked', async () => {
    const [book, damaged] = [await aCountedBook(3), await aCountedBook(3)];
    const id = await anOrder([book, damaged], 'packed', 'delivered');
    const back = { username: 'ada', note: '', key: undefined };
    const returnBooks = createReturnBooks(dependencies);
    const first = await returnBooks(id, { ...back, items: [book._id], restock: true });
    expect(turns).toEqual([id, book._id]);
    expect(first).toMatchObject({ isNew: true, order: await stored(id) });
    expect(first.order.returns).toHaveLength(1);
    await issueInvoice(id);
    const second = await returnBooks(id, { ...back, items: [damaged._id], restock: false });
    expect(turns).toEqual([id, COUNTER_PATH]);
    expect(second).toMatchObject({ isNew: true, order: { status: 'returned', steps: 6 } });
    expect([await copiesOf(book), await copiesOf(damaged)]).toEqual([3, 2]);
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('finds the books changed, waiting for those with reserved stock', async () => {
    const [goes, comes] = [await aCountedBook(3), await aCountedBook(3)];
    const id = await anOrder([goes, shop.tide]);
    const editOrder = createEditOrder({ ...dependencies, policy: {} });
    const change = { productIds: [comes._id, shop.salt._id], agreedByCustomer: true, agreedCents: undefined };
    const request = { username: 'ada', notify: false, isSeen: isAsSeen(await stored(id)) };
    const { order } = await editOrder(id, { ...request, kind: 'items', change });
    expect(turns).toEqual([id, comes._id, goes._id]);
    expect(order).toEqual(await stored(id));
    expect(order).toMatchObject({ productIds: change.productIds, counted: [comes._id], steps: 2 });
    expect([await copiesOf(goes), await copiesOf(comes)]).toEqual([3, 2]);
    await shop.api.settle();
    await expectConsistentShop();
  });

  it('finds the order split, also if it was packed since', async () => {
    const id = await anOrder([await aCountedBook(3), shop.tide]);
    const lockBooks: LockBooks = async (keys, attempt) => {
      await attempt();
      turns = [...keys()];
      await calls.move(id, 'packed');
      return attempt();
    };
    const writeOrder = createWriteOrder({ ...shared, findMails: findNoMails, composeMail: null, lockBooks });
    const { split } = createSplitOrder({ ...dependencies, writeOrder, policy: {} });
    const request = { ...whatever, key: 'one-intent', items: [shop.tide._id], reason: '', notify: false };
    const { order, isNew } = await split(id, request);
    expect([turns, isNew, order.splitInto.length]).toEqual([[id], true, 1]);
    await shop.api.settle();
    await expectConsistentShop();
  });
});
