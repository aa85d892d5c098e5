import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFirebase } from './firebase.ts';
import { createFirestoreClientReads, toInstant } from './firestoreClient.ts';
import type { CollectionQuery } from './firestoreReads.ts';
import { createFirestoreRest } from './firestoreRest.ts';

const projectId = `demo-${randomUUID()}`;
const firebase = createFirebase(projectId);
const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;
const rest = createFirestoreRest({ projectId, emulatorHost }, async () => 'owner');
const client = createFirestoreClientReads(firebase.database);
afterAll(() => firebase.close());

let readTime: string;
beforeAll(async () => {
  const db = await firebase.database();
  for (let index = 0; index < 6; index += 1) {
    await db.doc(`things/thing-${index}`).set({ size: Math.floor(index / 2), name: `n${index}`, gone: null });
  }
  ({ readTime } = await rest.get('things/thing-0'));
  await db.doc('things/thing-9').set({ size: 0, name: 'n9', gone: null });
});

const QUERY: CollectionQuery = {
  collection: 'things',
  where: [['size', '>', -1]],
  orderBy: [
    ['size', 'asc'],
    ['__name__', 'asc'],
  ],
};
const plain = (documents: Awaited<ReturnType<typeof client.find>>) =>
  documents.map((document) => ({
    id: document.id,
    path: document.ref.path,
    exists: document.exists,
    data: document.data(),
  }));

describe('Firestore client', () => {
  it.each<[string, Partial<CollectionQuery>, string[]]>([
    ['all', {}, ['0', '1', '2', '3', '4', '5']],
    ['a limited number', { limit: 2 }, ['0', '1']],
    ['those after', { after: [1, 'thing-2'] }, ['3', '4', '5']],
    ['those up to', { through: [1, 'thing-2'] }, ['0', '1', '2']],
    ['those between', { after: [0, 'thing-1'], through: [1, 'thing-3'] }, ['2', '3']],
    ['those where', { where: [['size', '>', 0]], limit: 3 }, ['2', '3', '4']],
  ])('finds what REST finds in the same snapshot: %s', async (_what, wanted, expected) => {
    const query = { ...QUERY, ...wanted };
    const found = plain(await client.find(query, readTime));
    expect(found.map(({ id }) => id)).toEqual(expected.map((id) => `thing-${id}`));
    expect(found).toEqual(plain(await rest.find(query, readTime)));
    expect(await client.count(query, readTime)).toBe(expected.length);
    expect(await rest.count(query, readTime)).toBe(expected.length);
  });

  it('reads requested fields only', async () => {
    const [first] = await client.find({ ...QUERY, fields: ['name'], limit: 1 }, readTime);
    expect(first?.data()).toEqual({ name: 'n0' });
    const fields = ['name'];
    for (const reads of [client, rest]) {
      expect((await reads.get('things/thing-1', fields)).document.data()).toEqual({ name: 'n1' });
      expect((await reads.get('things/thing-1')).document.data()).toEqual({ size: 0, name: 'n1', gone: null });
      const all = await reads.getAll(['things/thing-1', 'things/thing-9', 'things/thing-0'], readTime, fields);
      expect(all.map((document) => document.data())).toEqual([{ name: 'n1' }, undefined, { name: 'n0' }]);
    }
  });

  it('reports the read time and reads at it', async () => {
    const { readTime: later } = await client.get('things/thing-0');
    expect(later).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}Z$/);
    expect(await client.count(QUERY, later)).toBe(7);
  });
});

describe('toInstant', () => {
  it.each([
    [new Timestamp(1_777_629_600, 123_456_789), '2026-05-01T10:00:00.123456789Z'],
    [new Timestamp(1_777_629_600, 7), '2026-05-01T10:00:00.000000007Z'],
  ])('keeps nanoseconds', (moment, instant) => {
    expect(toInstant(moment)).toBe(instant);
  });
});
