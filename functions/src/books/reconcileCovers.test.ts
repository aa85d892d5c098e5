import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFirebase, type Firebase } from '../firestore/firebase.ts';
import { namedCovers } from './namedCovers.repository.ts';
import { reconcileCovers } from './reconcileCovers.ts';

const PAGE = 500;
const NOW = new Date('2026-01-02T03:04:05.006Z');
const SOON = new Date('2026-01-02T04:00:00.000Z');

let firebase: Firebase;
let db: Firestore;

beforeAll(async () => {
  firebase = createFirebase(`demo-${randomUUID()}`);
  db = await firebase.database();
  const batch = db.batch();
  for (let index = 0; index < PAGE; index += 1) {
    const id = `c${index}`;
    batch.set(db.doc(`covers/${id}`), { expiresAt: null });
    batch.set(db.doc(`books/${id}`), { cover: { id } });
  }
  await batch.commit();
});
afterAll(() => firebase.close());

const expiryOf = async (id: string) => (await db.doc(`covers/${id}`).get()).get('expiresAt')?.toDate();

it('keeps used pictures and expires others, and writes nothing the second time', async () => {
  await db.doc('covers/y-idle').set({ expiresAt: null });
  await db.doc('covers/z-expiring').set({ expiresAt: SOON });
  await db.doc('covers/z-going').set({ expiresAt: SOON });
  await db.doc('books/deleted').set({ cover: { id: 'z-expiring' }, deletedAt: NOW });
  await db.doc('books/without').set({ cover: null });

  const named = await namedCovers(db);
  expect(named.size).toBe(PAGE + 1);
  expect(named).toContain('z-expiring');

  await reconcileCovers(db, NOW);
  expect(await expiryOf('z-expiring')).toBeUndefined();
  expect(await expiryOf('y-idle')).toEqual(new Date('2026-01-03T03:04:05.006Z'));
  expect(await expiryOf('z-going')).toEqual(SOON);
  expect(await expiryOf('c0')).toBeUndefined();

  const timesOf = async () => (await db.collection('covers').get()).docs.map(({ updateTime }) => updateTime.valueOf());
  const before = await timesOf();
  await reconcileCovers(db, new Date(NOW.getTime() + 60_000));
  expect(await timesOf()).toEqual(before);
});
