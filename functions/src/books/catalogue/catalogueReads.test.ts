import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import { createFirebase, type Firebase } from '../../firestore/firebase.ts';
import { createFirestoreClientReads } from '../../firestore/firestoreClient.ts';
import type { FirestoreReads } from '../../firestore/firestoreReads.ts';
import { createFirestoreRest } from '../../firestore/firestoreRest.ts';
import { refuseInvalid } from '../../firestore/readDocument.ts';
import { withFallback } from '../../firestore/readFallback.ts';
import { type BooksRepository, createBooksRepository } from '../books.repository.ts';
import { type CatalogueReads, createCatalogueReads } from './catalogueReads.ts';

const owner = async () => 'owner';

function overRest(projectId: string): CatalogueReads {
  const emulatorHost = process.env.FIRESTORE_EMULATOR_HOST;
  return createCatalogueReads(createFirestoreRest({ projectId, emulatorHost }, owner), refuseInvalid);
}

let projectId: string;
let firebase: Firebase;
let repository: BooksRepository;
let client: FirestoreReads;

beforeAll(() => {
  projectId = `demo-${randomUUID()}`;
  firebase = createFirebase(projectId);
  repository = createBooksRepository(firebase.database);
  client = createFirestoreClientReads(firebase.database);
});
afterAll(() => firebase.close());

describe('REST', () => {
  it('reads one snapshot despite concurrent writes', async () => {
    const firestore = createFirestoreRest({ projectId, emulatorHost: process.env.FIRESTORE_EMULATOR_HOST }, owner);
    const late = aStoredBook();
    const interrupting = {
      ...firestore,
      async get(path: string) {
        const answer = await firestore.get(path);
        await repository.insert([late]);
        return answer;
      },
    };
    const interrupted = createCatalogueReads(interrupting, refuseInvalid);
    const { version, books } = await interrupted.readChanges(null);
    expect(books.map(({ id }) => id)).not.toContain(late.id);
    expect((await overRest(projectId).readChanges(version)).books.map(({ id }) => id)).toEqual([late.id]);
  });
});

/** @param answer undefined breaks the connection */
async function aServer(answer?: { status: number; text: string }) {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    if (answer) response.writeHead(answer.status).end(answer.text);
    else response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, calls: () => calls, close };
}

describe('fallback', () => {
  // E57
  it.each([
    ['breaks the connection', undefined],
    ['is unavailable', { status: 503, text: '{"error":{"status":"UNAVAILABLE"}}' }],
    ['answers nothing', { status: 200, text: '[]' }],
  ])('uses the client when REST %s, and retries REST after 30 seconds', async (_, answer) => {
    const server = await aServer(answer);
    const failures: unknown[] = [];
    let now = new Date();
    const rest = createFirestoreRest({ projectId, emulatorHost: server.host }, owner);
    const around = { clock: () => now, onFailure: (error: unknown) => failures.push(error) };
    const reads = createCatalogueReads(withFallback(rest, client, around), refuseInvalid);
    const expected = await repository.readVersion();
    expect(await reads.readVersion()).toEqual(expected);
    expect(failures).toEqual([expect.any(Error)]);
    expect(await reads.readChanges(null)).toEqual(await repository.readChanges(null));
    expect(await reads.find('no-such-book')).toBeNull();
    expect(server.calls()).toBe(1);
    now = new Date(now.getTime() + 30_000);
    expect(await reads.readVersion()).toEqual(expected);
    expect(server.calls()).toBe(2);
    server.close();
  });

  it('continues a snapshot with the client when REST fails in between', async () => {
    const book = aStoredBook();
    await repository.insert([book]);
    const rest = createFirestoreRest({ projectId, emulatorHost: process.env.FIRESTORE_EMULATOR_HOST }, owner);
    const breaking = {
      ...rest,
      find: () => Promise.reject(new Error('gone')),
      getAll: () => Promise.reject(new Error('gone')),
    };
    const around = { clock: () => new Date(), onFailure: () => undefined };
    const reads = createCatalogueReads(withFallback(breaking, client, around), refuseInvalid);
    const snapshot = await reads.openSnapshot();
    await repository.update(book.id, () => ({ ...book, newPriceCents: 1 }), { by: 'admin' });
    expect(await snapshot.findAll([book.id])).toMatchObject([{ newPriceCents: book.newPriceCents }]);
    const orderBy = [['newPriceCents', 'asc'] as ['newPriceCents', 'asc'], ['__name__', 'asc'] as ['__name__', 'asc']];
    const cheapest = await snapshot.select({ equal: [['category', 'fiction']], orderBy, limit: 100 });
    expect(cheapest.find(({ id }) => id === book.id)).toMatchObject({ newPriceCents: book.newPriceCents });
  });
});
