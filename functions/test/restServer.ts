import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CollectionQuery, FirestoreReads } from '../src/firestore/firestoreReads.ts';
import { createFirestoreRest } from '../src/firestore/firestoreRest.ts';

interface Question {
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

export const DOCUMENTS = 'projects/shop/databases/(default)/documents';
export const TIME = '2026-05-01T10:00:00.123456789Z';

export const nameOf = (id: string) => `${DOCUMENTS}/books/${id}`;
export const aDocument = (id: string) => ({ name: nameOf(id), fields: { price: { integerValue: '7' } } });

export const QUERY: CollectionQuery = {
  collection: 'books',
  where: [['deletedAt', '==', null]],
  orderBy: [
    ['price', 'desc'],
    ['__name__', 'asc'],
  ],
};

/** `firestore` is set when tests run. */
export function openRestServer() {
  const firestore = {} as {
    rest: FirestoreReads;
    asked: Question[];
    /** Answers in order. */
    answers: unknown[];
  };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { url, headers } = request;
      const body = (await json(request)) as Question['body'];
      firestore.asked.push({ url, authorization: headers.authorization, body });
      response.end(JSON.stringify(firestore.answers.shift()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const emulatorHost = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const noCloud = () => Promise.reject(new Error('no cloud'));
    firestore.rest = createFirestoreRest({ projectId: 'shop', emulatorHost }, noCloud);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    firestore.asked = [];
    firestore.answers = [];
  });
  return firestore;
}
