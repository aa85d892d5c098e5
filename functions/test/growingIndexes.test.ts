import { readFileSync } from 'node:fs';
import type { Order } from '@bookstore/contract/api/order';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { mailRef, newSendState } from '../src/mail/mailRecord.ts';
import { anOrderBody } from './factories.ts';
import { openOrderCalls } from './orderCalls.ts';

const { shop, place } = openOrderCalls();

interface Override {
  collectionGroup: string;
  fieldPath: string;
  indexes: object[];
}

const FILE = new URL('../../firestore.indexes.json', import.meta.url);
const { fieldOverrides }: { fieldOverrides: Override[] } = JSON.parse(readFileSync(FILE, 'utf8'));

/** Fields that are no older than those of every document before: times, and what is named after one. */
function growingFields(value: unknown, path: string): string[] {
  if (value instanceof Timestamp || /(At|Time|Attempt)$/.test(path)) return [path];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => growingFields(one, path ? `${path}.${name}` : name));
}

function isIndexed(collection: string, path: string): boolean {
  const covering = fieldOverrides.filter(
    ({ collectionGroup, fieldPath }) => collectionGroup === collection && `${path}.`.startsWith(`${fieldPath}.`),
  );
  return !covering.some(({ indexes }) => indexes.length === 0);
}

it('of what is written with an order, and of its mails, only the dates of the order and of its tasks are in an index that grows', async () => {
  const db = await shop.api.db();
  const customer = await shop.api.newCustomer();
  const { _id: id } = (await place(customer, anOrderBody(customer, [shop.salt]))).body as Order;
  const sent = newSendState({ state: 'SUCCESS', attempts: 1 });
  await mailRef(db, id, 'placed').update({ delivery: { ...sent, startTime: Timestamp.now() } });
  const indexed = new Set<string>();
  for (const name of ['orders', 'mail', 'throttles', 'deliveries', 'sales', 'stock', 'tasks']) {
    const { docs } = await db.collection(name).get();
    for (const path of docs.flatMap((document) => growingFields(document.data(), ''))) {
      if (isIndexed(name, path)) indexed.add(`${name}.${path}`);
    }
  }
  expect([...indexed]).toEqual(['orders.createdAt', 'tasks.at']);
});
