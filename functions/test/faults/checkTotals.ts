import type { Statistics } from '@bookstore/contract/api/admin';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { toCents } from '@bookstore/contract/format/money';
import { isUnsold } from '@bookstore/contract/orderSteps';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { isOnSale, readBook } from '../../src/books/bookRecord.ts';
import { readStock } from '../../src/books/stock/stockRecord.ts';
import { hashOf } from '../../src/lib/hash.ts';
import { callerOrdersSchema } from '../../src/orders/callerOrders.ts';
import { deliveryRef } from '../../src/orders/deliveryRecord.ts';
import { readOrder } from '../../src/orders/orderRecord.ts';
import { send, settle, type TestAdmin } from '../api.ts';
import type { TestCustomer } from '../customers.ts';
import { expectConsistentDatabase } from '../invariants.ts';
import type { Purchase } from './buyer.ts';
import type { ShopUnderTest } from './shopUnderTest.ts';

export interface Ledger {
  customer: TestCustomer;
  purchases: Purchase[];
}

/** The customer's list must contain each answered order once, with its street. */
async function checkCustomer(baseUrl: string, db: Firestore, { customer, purchases }: Ledger): Promise<string[]> {
  const path = apiPaths.ordersOf(customer.email);
  const { body } = await send(baseUrl, 'GET', path, { token: customer.token });
  const listed = new Map((body as Order[]).map((order) => [order._id, order]));
  for (const purchase of purchases) {
    if (purchase.kind !== 'told') continue;
    // The list also contains the street.
    expect(listed.get(purchase.order._id)).toMatchObject({ ...purchase.order, addressLines: expect.any(Array) });
    const delivery = await deliveryRef(db, purchase.order._id).get();
    expect(delivery.get('street'), `the street of ${purchase.order._id}`).toBe(purchase.street);
    expect(toCents(purchase.order.totalPrice)).toBeLessThanOrEqual(toCents(purchase.shownTotal) ?? -1);
  }
  // A call with a lost answer may have ordered the cart.
  const certain = purchases.filter(({ kind }) => kind !== 'empty-cart');
  expect(listed.size, `orders of ${customer.email}`).toBeGreaterThanOrEqual(certain.length);
  expect(listed.size, `orders of ${customer.email}`).toBeLessThanOrEqual(purchases.length);
  const activity = await db.doc(`throttles/${hashOf('orders', customer.uid)}`).get();
  expect(activity.get('times') ?? []).toHaveLength(listed.size);
  return [...listed.keys()];
}

async function checkStatistics(baseUrl: string, admin: TestAdmin, db: Firestore): Promise<void> {
  const { body } = await send(baseUrl, 'GET', apiPaths.statistics, { token: admin.token });
  const placed = (await db.collection('orders').get()).docs.map(readOrder).filter((order) => order !== null);
  const orders = placed.filter((order) => !isUnsold(order));
  const books = (await db.collection('books').get()).docs.map(readBook).filter(isOnSale);
  const expected: Statistics = {
    totalBooks: books.length,
    trendingBooks: books.filter((book) => book.trending).length,
    totalOrders: orders.length,
    totalSales: orders.reduce((sum, order) => sum + order.totalCents - order.returnedCents, 0) / 100,
  };
  expect(body).toEqual(expected);
}

async function checkCallerOrders(db: Firestore, orders: number): Promise<void> {
  const { docs } = await db.collection('throttles').get();
  const counted = docs.flatMap((document) => callerOrdersSchema.safeParse(document.data()).data ?? []);
  expect(counted.reduce((sum, { total }) => sum + total, 0)).toBe(orders);
}

async function checkCopies(db: Firestore, copies: ReadonlyMap<string, number>): Promise<void> {
  const orders = (await db.collection('orders').get()).docs.map(readOrder).filter((order) => order !== null);
  const sold = orders.filter((order) => !isUnsold(order)).flatMap(({ counted }) => counted);
  const { docs } = await db.collection('stock').get();
  const left = new Map(docs.map((document) => [document.id, readStock(document)?.count ?? Number.NaN]));
  const found = [...copies.keys()].map((id) => [id, (left.get(id) ?? 0) + sold.filter((one) => one === id).length]);
  expect(new Map(found as [string, number][])).toEqual(copies);
  expect(left.size).toBe(copies.size);
  for (const { counted, productIds } of orders) {
    expect(counted).toEqual(productIds.filter((id) => copies.has(id)));
  }
}

async function checkPrices(db: Firestore, document: QueryDocumentSnapshot): Promise<void> {
  const order = readOrder(document);
  const refs = (order?.productIds ?? []).map((id) => db.doc(`books/${id}`));
  const books = await db.runTransaction((transaction) => transaction.getAll(...refs), {
    readOnly: true,
    readTime: document.createTime,
  });
  const then = books.map(readBook).filter(isOnSale);
  const sold = then.map(({ id, title, author, category, newPriceCents }) => ({
    id,
    title,
    author,
    category,
    priceCents: newPriceCents,
  }));
  expect(order?.items).toEqual(sold);
}

/**
 * Recomputes everything from the documents. @param options.hasHistory whether Firestore has snapshots from the time
 * of the orders
 */
export async function checkTotals(
  { baseUrl, db, copies, admin }: Pick<ShopUnderTest, 'baseUrl' | 'db' | 'copies'> & { admin: TestAdmin },
  ledgers: readonly Ledger[],
  { hasHistory = true } = {},
): Promise<void> {
  await expectConsistentDatabase(db);
  await settle(db);
  await expectConsistentDatabase(db);
  const listed = await Promise.all(ledgers.map((ledger) => checkCustomer(baseUrl, db, ledger)));
  const { docs } = await db.collection('orders').get();
  expect(docs.map(({ id }) => id).sort()).toEqual(listed.flat().sort());
  await checkCallerOrders(db, docs.length);
  await checkStatistics(baseUrl, admin, db);
  await checkCopies(db, copies);
  if (hasHistory) for (const document of docs) await checkPrices(db, document);
}
