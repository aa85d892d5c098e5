import { AggregateField, Firestore, type Query } from '@google-cloud/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, type FirestoreEmulatorOptions, startFirestoreEmulator } from '../src/start.ts';
import { restClient } from './support/restClient.ts';
import { ids } from './support/sdkForEachTest.ts';

const INDEXES = JSON.stringify({
  indexes: [
    {
      collectionGroup: 'books',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'genre', order: 'ASCENDING' },
        { fieldPath: 'price', order: 'DESCENDING' },
      ],
    },
  ],
  fieldOverrides: [
    { collectionGroup: 'books', fieldPath: 'text', indexes: [] },
    {
      collectionGroup: 'books',
      fieldPath: 'author',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
});

const FAILED_PRECONDITION = 9;
const MISSING = { code: FAILED_PRECONDITION, details: expect.stringContaining('You can create it here: https://') };

let emulator: FirestoreEmulator;
let firestore: Firestore;
afterEach(async () => {
  await firestore.terminate();
  await emulator.close();
});

async function start(options: FirestoreEmulatorOptions = { indexes: INDEXES }) {
  emulator = await startFirestoreEmulator(options);
  process.env.FIRESTORE_EMULATOR_HOST = emulator.address;
  firestore = new Firestore({ projectId: 'demo-indexes' });
  const books = firestore.collection('books');
  const writer = firestore.batch();
  for (const [id, price] of [
    ['emma', 5],
    ['dune', 9],
    ['mort', 7],
  ] as const) {
    writer.set(books.doc(id), { genre: id === 'emma' ? 'classic' : 'fantasy', price, author: 'x', text: 'long' });
  }
  await writer.commit();
  return books;
}

const refused = (query: { get: () => Promise<unknown> }) => expect(query.get()).rejects.toMatchObject(MISSING);

describe('declared indexes', () => {
  it('answer queries in index order', async () => {
    const books = await start();
    const dearest = books.where('genre', '==', 'fantasy').orderBy('price', 'desc');
    expect(ids(await dearest.get())).toEqual(['dune', 'mort']);
    expect(ids(await dearest.startAfter(9).limit(1).get())).toEqual(['mort']);
    expect(ids(await firestore.collectionGroup('books').where('author', '==', 'x').get())).toHaveLength(3);
  });
});

describe('queries without an index', () => {
  const QUERIES: [string, (books: Query) => Query][] = [
    ['in the other direction', (books) => books.where('genre', '==', 'fantasy').orderBy('price')],
    ['in one of its alternatives', (books) => books.where('genre', 'in', ['classic']).orderBy('author')],
    ['on a field without an index', (books) => books.where('text', '==', 'long')],
  ];

  it.each(QUERIES)('are rejected %s', async (_, query) => {
    await refused(query(await start()));
  });

  it('are rejected for a collection group', async () => {
    await start();
    await expect(firestore.collectionGroup('books').where('genre', '==', 'fantasy').get()).rejects.toMatchObject({
      code: FAILED_PRECONDITION,
      details: expect.stringMatching(
        /^The query requires a COLLECTION_GROUP_ASC index for collection books and field genre\. You can create it here: /,
      ),
    });
  });

  it('are rejected if they sum a field', async () => {
    const books = await start();
    await refused(books.where('genre', '==', 'fantasy').aggregate({ sum: AggregateField.sum('price') }));
  });

  it('are rejected over REST', async () => {
    await start();
    const { post } = restClient(emulator.address, 'demo-indexes');
    const orderBy = [{ field: { fieldPath: 'genre' } }, { field: { fieldPath: 'price' } }];
    const answer = await post(':runQuery', { structuredQuery: { from: [{ collectionId: 'books' }], orderBy } });
    expect(answer).toMatchObject({
      status: 400,
      json: [{ error: { code: 400, status: 'FAILED_PRECONDITION', message: MISSING.details } }],
    });
  });
});

describe('unchecked indexes', () => {
  it.each<[string, FirestoreEmulatorOptions]>([
    ['without a list of indexes', {}],
    ['when indexes are not to be checked', { indexes: INDEXES, indexCheck: false }],
  ])('answer every query %s', async (_, options) => {
    const books = await start(options);
    expect(ids(await books.where('genre', '==', 'fantasy').orderBy('price').get())).toEqual(['mort', 'dune']);
  });
});

it('refuses to start with an unreadable index file', async () => {
  await start();
  const started = startFirestoreEmulator({ indexes: '{"indexes":[{}]}' });
  await expect(started).rejects.toThrow('indexes: A "collectionGroup" is missing in one of "indexes".');
});
