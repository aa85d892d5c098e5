import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import { createFirestoreClientReads } from '../../firestore/firestoreClient.ts';
import type { FirestoreReads } from '../../firestore/firestoreReads.ts';
import { createFirestoreRest } from '../../firestore/firestoreRest.ts';
import { refuseInvalid } from '../../firestore/readDocument.ts';
import { withFallback } from '../../firestore/readFallback.ts';
import { UnexpectedAnswer } from '../../firestore/restAnswers.ts';
import { type BooksRepository, createBooksRepository } from '../books.repository.ts';
import { createCatalogueReads } from './catalogueReads.ts';

let projectId: string;
let firebase: Firebase;
let repository: BooksRepository;

beforeAll(async () => {
  projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
  repository = createBooksRepository(firebase.database);
  await repository.insert(Array.from({ length: 3 }, aStoredBook));
});
afterAll(() => firebase.close());

function overRest(emulatorHost: string): FirestoreReads {
  return createFirestoreRest({ projectId, emulatorHost }, async () => 'owner');
}

type Element = Record<string, unknown>;

/** REST between the shop and the emulator, with one kind of answer changed on its way. */
async function aMiddleman(method: 'batchGet' | 'runQuery', change: (elements: Element[]) => unknown) {
  const emulator = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
  const server = createServer(async (request, response) => {
    const reply = await fetch(`${emulator}${request.url}`, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: await text(request),
    });
    const elements = (await reply.json()) as Element[];
    const isMeant = request.url?.endsWith(`:${method}`) === true;
    response.writeHead(reply.status).end(JSON.stringify(isMeant ? change(elements) : elements));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

const AN_ERROR = { error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' } };
const withoutTime = ({ readTime: _readTime, ...rest }: Element) => rest;
const withoutDocument = ({ document: _document, ...rest }: Element) => rest;
const withField = (value: Element) => (element: Element) => {
  const document = element.document as { fields: Element };
  return { ...element, document: { ...document, fields: { ...document.fields, title: value } } };
};
const renamed = (field: string) => (element: Element) => ({
  ...element,
  [field]: { ...(element[field] as Element), name: 'projects/p/databases/(default)/documents/books/other' },
});

describe('undocumented answers', () => {
  async function expectClientToAnswer(host: string) {
    const failures: unknown[] = [];
    const around = { clock: () => new Date(), onFailure: (error: unknown) => failures.push(error) };
    const firestore = withFallback(overRest(host), createFirestoreClientReads(firebase.database), around);
    const reads = createCatalogueReads(firestore, refuseInvalid);
    expect(await reads.readChanges(null)).toEqual(await repository.readChanges(null));
    expect(failures).toEqual([expect.any(UnexpectedAnswer)]);
  }

  // E57
  it.each<[string, (elements: Element[]) => unknown]>([
    ['is no list', (elements) => elements[0]],
    ['is an error alone', () => AN_ERROR],
    ['has an error for an element', () => [AN_ERROR]],
    ['has an error after what was found', (elements) => [...elements, AN_ERROR]],
    ['has an empty element', () => [{}]],
    ['has no time', (elements) => elements.map(withoutTime)],
    ['has a time that is none', (elements) => elements.map((element) => ({ ...element, readTime: 'now' }))],
    ['neither finds nor misses', ([element]) => [{ readTime: element?.readTime }]],
    ['misses another document', ([element]) => [{ readTime: element?.readTime, missing: 'another' }]],
    ['finds another document', (elements) => elements.map(renamed('found'))],
    ['answers twice', ([element]) => [element, element]],
  ])(
    'an answer of REST that is not as documented that %s, to the question for the version: the client answers',
    async (_what, change) => {
      const middleman = await aMiddleman('batchGet', change);
      await expectClientToAnswer(middleman.host);
      middleman.close();
    },
  );

  // E57
  it.each<[string, (elements: Element[]) => unknown]>([
    ['is no list', (elements) => elements[0]],
    ['is empty', () => []],
    ['ends with an error', (elements) => [...elements.slice(0, -1), AN_ERROR]],
    ['is an error', () => [AN_ERROR]],
    ['has an error in its midst', ([first, ...rest]) => [first, AN_ERROR, ...rest.slice(1)]],
    ['ends with an empty element', (elements) => [...elements.slice(0, -1), {}]],
    [
      'ends with something else',
      (elements) => [...elements.slice(0, -1), { readTime: elements[0]?.readTime, result: {} }],
    ],
    ['has documents without a time', (elements) => elements.map(withoutTime)],
    ['has null for a document', (elements) => elements.map((element) => ({ ...element, document: null }))],
    [
      'has a document of another collection',
      (elements) => elements.map((element) => ({ ...element, document: { name: 'a/b' } })),
    ],
    ['has a document twice', ([first, ...rest]) => [first, first, ...rest]],
    ['has a value of no kind', (elements) => elements.map(withField({}))],
    ['has a value of two kinds', (elements) => elements.map(withField({ stringValue: 'a', integerValue: '1' }))],
    ['has a number that is none', (elements) => elements.map(withField({ integerValue: 'many' }))],
    ['has a date that is none', (elements) => elements.map(withField({ timestampValue: 'soon' }))],
    ['has a kind that is new', (elements) => elements.map(withField({ vectorValue: [] }))],
  ])(
    'an answer of REST that is not as documented that %s, to the question for the books: the client answers',
    async (_what, change) => {
      const middleman = await aMiddleman('runQuery', change);
      await expectClientToAnswer(middleman.host);
      middleman.close();
    },
  );

  // E57
  it.each<[string, (elements: Element[]) => unknown]>([
    ['leaves one out', (elements) => elements.slice(1)],
    ['answers one twice', ([first, second]) => [first, first, second]],
    ['answers another', (elements) => elements.map(renamed('found'))],
    ['ends with an error', ([first]) => [first, AN_ERROR]],
  ])(
    'an answer of REST that is not as documented that %s, to the question for some books: the client answers',
    async (_what, change) => {
      const middleman = await aMiddleman('batchGet', (elements) => (elements.length > 1 ? change(elements) : elements));
      const failures: unknown[] = [];
      const around = { clock: () => new Date(), onFailure: (error: unknown) => failures.push(error) };
      const firestore = withFallback(overRest(middleman.host), createFirestoreClientReads(firebase.database), around);
      const ids = (await repository.readChanges(null)).books.map(({ id }) => id).slice(0, 2);
      const snapshot = await createCatalogueReads(firestore, refuseInvalid).openSnapshot();
      expect((await snapshot.findAll(ids)).map(({ id }) => id)).toEqual(ids);
      expect(failures).toEqual([expect.any(UnexpectedAnswer)]);
      middleman.close();
    },
  );

  it('an answer of REST that is not as documented is none when there is nothing to find, or when it says how far it is', async () => {
    const middleman = await aMiddleman('runQuery', (elements) => [
      { ...withoutDocument(elements[0] ?? {}), skippedResults: 0 },
      ...elements,
      { readTime: elements[0]?.readTime, done: true },
    ]);
    const reads = createCatalogueReads(overRest(middleman.host), refuseInvalid);
    const changes = await reads.readChanges(null);
    expect(changes).toEqual(await repository.readChanges(null));
    expect((await reads.readChanges(changes.version)).books).toEqual([]);
    middleman.close();
  });
});
