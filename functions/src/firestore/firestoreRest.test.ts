import https from 'node:https';
import { describe, expect, it, vi } from 'vitest';
import { aDocument, DOCUMENTS, nameOf, openRestServer, TIME } from '../../test/restServer.ts';
import { createFirestoreRest } from './firestoreRest.ts';
import { UnexpectedResponse } from './restResponses.ts';

const firestore = openRestServer();
const found = (id: string) => ({ readTime: TIME, found: aDocument(id) });
const missing = (id: string) => ({ readTime: TIME, missing: nameOf(id) });

describe('get', () => {
  it.each<[string, unknown[], string]>([
    ['another document', [found('tide')], 'another document'],
    ['that another is missing', [missing('tide')], 'neither found nor missing'],
    ['both', [{ ...found('salt'), missing: nameOf('salt') }], 'another document'],
    ['twice', [found('salt'), found('salt')], 'several responses to one request'],
  ])('rejects a response that is %s', async (_what, elements, what) => {
    firestore.answers = [elements];
    const reading = firestore.rest.get('books/salt');
    await expect(reading).rejects.toThrow(UnexpectedResponse);
    await expect(reading).rejects.toThrow(`${what}.`);
  });
});

describe('getAll', () => {
  it.each<[unknown[], string]>([
    [[found('a')], 'not one response to each request'],
    [[found('a'), found('b'), found('b')], 'not one response to each request'],
    [[found('a'), found('c')], 'neither found nor missing'],
  ])('rejects responses for other documents: %j', async (elements, what) => {
    firestore.answers = [elements];
    await expect(firestore.rest.getAll(['books/a', 'books/b'], TIME)).rejects.toThrow(`${what}.`);
  });
});

it("uses TLS and the function's token in the cloud", async () => {
  const request = vi.spyOn(https, 'request').mockImplementation(() => {
    throw new Error('asked');
  });
  const inTheCloud = createFirestoreRest({ projectId: 'shop', emulatorHost: undefined }, async () => 'a-token');
  await expect(inTheCloud.get('books/salt')).rejects.toThrow('asked');
  const [url, options] = request.mock.calls[0] ?? [];
  request.mockRestore();
  expect(String(url)).toBe(`https://firestore.googleapis.com/v1/${DOCUMENTS}:batchGet`);
  expect(options).toMatchObject({ method: 'POST', headers: { Authorization: 'Bearer a-token' } });
});
