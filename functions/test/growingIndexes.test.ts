import { readFileSync } from 'node:fs';
import type { Order } from '@bookstore/contract/api/order';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { anOrderBody } from './factories.ts';
import { openOrderCalls } from './orderCalls.ts';

const { shop, place } = openOrderCalls();

const FILE = new URL('../../firestore.indexes.json', import.meta.url);
const { fieldOverrides } = JSON.parse(readFileSync(FILE, 'utf8')) as {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: object[] }[];
};

/** Monotonically increasing times in a document. */
function timestampPaths(value: unknown, path: string): string[] {
  if (value instanceof Timestamp || /(At|Time|Attempt)$/.test(path)) return [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => timestampPaths(one, path ? `${path}.${name}` : name));
}

const isIndexed = (collection: string, path: string) =>
  !fieldOverrides.some(
    ({ collectionGroup, fieldPath, indexes }) =>
      collectionGroup === collection && `${path}.`.startsWith(`${fieldPath}.`) && indexes.length === 0,
  );

// An index over increasing times takes only 500 writes a second.
it('indexes only three times per order', async () => {
  const db = await shop.api.db();
  const customer = await shop.api.newCustomer();
  const { _id } = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
  expect(_id).toBeTruthy();
  const indexed = new Set<string>();
  for (const name of ['orders', 'mail', 'throttles', 'deliveries', 'sales', 'stock', 'tasks']) {
    const { docs } = await db.collection(name).get();
    for (const path of docs.flatMap((document) => timestampPaths(document.data(), ''))) {
      if (isIndexed(name, path)) indexed.add(`${name}.${path}`);
    }
  }
  expect([...indexed]).toEqual(['orders.createdAt', 'mail.dueAt', 'tasks.at']);
});
