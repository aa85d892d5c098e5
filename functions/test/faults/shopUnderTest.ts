import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import type { Firestore } from 'firebase-admin/firestore';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { newAdmin, send, type TestAdmin, uniqueEmail } from '../api.ts';
import { mintCustomer, type TestCustomer } from '../customers.ts';
import { aBookBody } from '../factories.ts';
import { openAt } from './behindProxy.ts';
import { type FirestoreProxy, startFirestoreProxy } from './firestoreProxy.ts';
import { type ShopProcess, startShopProcess } from './shop.ts';

/** A shop process behind the proxy, with direct access to Firestore. */
export interface ShopUnderTest {
  projectId: string;
  shop: ShopProcess;
  baseUrl: string;
  proxy: FirestoreProxy;
  db: Firestore;
  newAdmin: () => Promise<TestAdmin>;
  newBooks(admin: TestAdmin, count: number): Promise<Book[]>;
  copies: Map<string, number>;
  count(admin: TestAdmin, book: Book, copies: number): Promise<void>;
  newCustomer(): TestCustomer;
  close(): Promise<void>;
}

async function openShopUnderTest(firestoreHost: string): Promise<ShopUnderTest> {
  const projectId = `demo-${randomUUID()}`;
  const firebase = createFirebase(projectId);
  const db = await openAt(firestoreHost, firebase);
  const proxy = await startFirestoreProxy(firestoreHost);
  const shop = await startShopProcess(projectId, proxy.host);
  const { baseUrl } = shop;
  const copies = new Map<string, number>();
  return {
    projectId,
    shop,
    baseUrl,
    proxy,
    db,
    copies,
    newAdmin: () => newAdmin(baseUrl, () => Promise.resolve(db)),
    newCustomer: () => mintCustomer(projectId, uniqueEmail()),

    async newBooks(admin, count) {
      const books: Book[] = [];
      for (let index = 0; index < count; index += 1) {
        const body = aBookBody({ title: `Volume ${index + 1}`, newPrice: 10 + index, trending: index % 2 === 0 });
        const reply = await send(baseUrl, 'POST', apiPaths.createBook, { token: admin.token, body });
        if (reply.status !== 201) throw new Error(`A book was answered with ${reply.status}: ${reply.text}`);
        books.push(reply.body as Book);
      }
      return books;
    },

    async count({ token }, { _id }, count) {
      const reply = await send(baseUrl, 'PUT', stockPaths.stock(_id), { token, body: { count } });
      if (reply.status !== 200) throw new Error(`A count was answered with ${reply.status}: ${reply.text}`);
      copies.set(_id, count);
    },

    async close() {
      await shop.kill();
      await proxy.close();
      await firebase.close();
    },
  };
}

/** Always closes the shop. @param firestoreHost of an emulator */
export async function withShop(firestoreHost: string, run: (under: ShopUnderTest) => Promise<void>): Promise<void> {
  const under = await openShopUnderTest(firestoreHost);
  try {
    await run(under);
  } finally {
    await under.close();
  }
}
