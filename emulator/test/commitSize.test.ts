import { Firestore } from '@google-cloud/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../src/start.ts';

const INVALID_ARGUMENT = 3;
const TOO_BIG = { code: INVALID_ARGUMENT, details: 'Transaction too big. Decrease transaction size.' };

const INDEXES = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'books',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'keys', arrayConfig: 'CONTAINS' },
        { fieldPath: 'at', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'books', fieldPath: 'keys', indexes: [] },
    { collectionGroup: 'books', fieldPath: 'text', indexes: [] },
  ],
});

const keys = (count: number, text = 'key') => Array.from({ length: count }, (_, index) => `${text}${index}`);

let emulator: FirestoreEmulator;
let firestore: Firestore;
beforeEach(async () => {
  emulator = await startFirestoreEmulator({ indexes: INDEXES });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', emulator.address);
  firestore = new Firestore({ projectId: 'demo' });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await firestore.terminate();
  await emulator.close();
});

async function write(count: number, fields: object): Promise<void> {
  const batch = firestore.batch();
  for (let index = 0; index < count; index += 1) batch.set(firestore.doc(`books/${index}`), fields);
  await batch.commit();
}

describe('the size of a commit', () => {
  it('counts the whole document when one field changes', async () => {
    for (let index = 0; index < 11; index += 1) {
      await firestore.doc(`books/${index}`).set({ text: 'x'.repeat(1_000_000) });
    }
    const update = (count: number) => {
      const batch = firestore.batch();
      for (let index = 0; index < count; index += 1) batch.update(firestore.doc(`books/${index}`), { n: count });
      return batch.commit();
    };
    await expect(update(11)).rejects.toMatchObject(TOO_BIG);
    await update(9);
  });

  it('counts added and removed index entries', async () => {
    const entries = 1_000 * 80;
    await write(100, { keys: keys(1_000), at: 1 });
    await expect(write(Math.ceil((10 * 1024 * 1024) / entries), { keys: keys(1_000), at: 1 })).resolves.toBeUndefined();
    await expect(write(100, { keys: keys(1_000, 'other'), at: 1 })).rejects.toMatchObject(TOO_BIG);
  });

  it('counts only the elements of an array that change', async () => {
    await write(100, { keys: keys(1_000), at: 1 });
    await write(100, { keys: [...keys(999), 'other'], at: 1 });
    await expect(write(100, { keys: keys(999), at: 2 })).rejects.toMatchObject(TOO_BIG);
  });

  it('counts nothing for a field without an index', async () => {
    await write(300, { text: keys(1_000).join(' ') });
  });

  it('counts a truncated value in both automatic indexes', async () => {
    await write(100, { title: 'x'.repeat(20_000) });
    const fields = Object.fromEntries(keys(10).map((name) => [name, 'x'.repeat(1_500)]));
    await write(200, fields);
    await expect(write(400, { ...fields, key0: 'y' })).rejects.toMatchObject(TOO_BIG);
  });

  it('counts each write of a BatchWrite separately', async () => {
    const writer = firestore.bulkWriter();
    const writes = Array.from({ length: 30 }, (_, index) =>
      writer.set(firestore.doc(`books/${index}`), { keys: keys(5_000), at: 1 }),
    );
    await writer.close();
    expect(await Promise.all(writes)).toHaveLength(30);
  });
});

describe('the index entries of a document', () => {
  it('are limited to 40,000', async () => {
    await write(1, { numbers: Array.from({ length: 39_999 }, (_, index) => index) });
    await expect(write(1, { numbers: Array.from({ length: 40_001 }, (_, index) => index) })).rejects.toMatchObject({
      code: INVALID_ARGUMENT,
      details: expect.stringContaining('too many index entries'),
    });
  });

  it('are limited to eight mebibytes', async () => {
    const texts = Array.from({ length: 10_000 }, (_, index) => `${'x'.repeat(80)}${index}`);
    await expect(write(1, { texts: texts.slice(0, 5_000), more: texts.slice(5_000) })).resolves.toBeUndefined();
    const long = Array.from({ length: 10_000 }, (_, index) => index).map((index) => ({
      [`f${index}`]: 'x'.repeat(60),
    }));
    const fields = Object.assign({}, ...long);
    await expect(write(1, { fields, again: { ...fields } })).rejects.toMatchObject({ code: INVALID_ARGUMENT });
  });
});
