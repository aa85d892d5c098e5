import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, coverPath } from '@bookstore/contract/api/paths';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { createCoversRepository } from '../../../functions/src/covers/covers.repository.ts';
import { createFirestoreClientReads } from '../../../functions/src/firestore/firestoreClient.ts';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { importCovers } from './importCovers.ts';
import { readFolder } from './readFolder.ts';

let api: TestApi;
let admin: TestAdmin;
let folder: string;

beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
});
afterAll(() => api.close());
beforeEach(async () => {
  const db = await api.db();
  for (const name of ['books', 'covers']) await db.recursiveDelete(db.collection(name));
  await createBooksRepository(api.db).startEra(0);
  folder = mkdtempSync(join(tmpdir(), 'covers-'));
  return () => rmSync(folder, { recursive: true });
});

const aPicture = (red: number) =>
  sharp({ create: { width: 300, height: 450, channels: 3, background: { r: red, g: 30, b: 60 } } })
    .jpeg()
    .toBuffer();
const put = async (name: string, red = 90) => writeFileSync(join(folder, name), await aPicture(red));
const bookOf = async (id: string) => (await api.call('GET', apiPaths.book(id))).body as Book;
const version = async () => (await (await api.db()).doc('meta/catalog').get()).get('seq') as number;

function run(isDryRun = false) {
  const covers = createCoversRepository(api.db, createFirestoreClientReads(api.db));
  const parts = { books: createBooksRepository(api.db), covers, clock: () => new Date(), isDryRun };
  return importCovers(folder, readFolder(folder), parts);
}

describe('importCovers', () => {
  it('finds books by ISBN in any form or id', async () => {
    const thirteen = await api.newBook(admin, { isbn: '9791038704022' });
    const ten = await api.newBook(admin, { isbn: '9782253002697' });
    const twin = await api.newBook(admin, { isbn: '9782253002697' });
    const byId = await api.newBook(admin);
    await put('979-10-387-0402-2.jpg', 10);
    await put('2-253-00269-0.jpeg', 20);
    await put(`${byId._id}.png`, 30);
    expect(await run()).toEqual({ changed: 4, unchanged: 0, problems: [] });
    const covers = await Promise.all([thirteen, ten, twin, byId].map(async ({ _id }) => (await bookOf(_id)).cover));
    expect(covers[0]).toEqual({ id: covers[0]?.id, width: 300, height: 450, tint: expect.any(String) });
    expect(covers[1]).toEqual(covers[2]);
    expect(new Set(covers.map((cover) => cover?.id)).size).toBe(3);
    expect((await api.call('GET', coverPath(covers[3] ?? { id: '' }))).status).toBe(200);
    const stored = await (await api.db()).doc(`covers/${covers[0]?.id}`).get();
    expect(stored.get('expiresAt')).toBeNull();
  });

  it('changes nothing the second time or in a dry run', async () => {
    const { _id } = await api.newBook(admin);
    await put(`${_id}.jpg`);
    const before = await version();
    expect(await run(true)).toEqual({ changed: 1, unchanged: 0, problems: [] });
    expect([await version(), (await bookOf(_id)).cover]).toEqual([before, undefined]);
    expect((await (await api.db()).collection('covers').count().get()).data().count).toBe(0);
    await run();
    const after = await version();
    expect(await run()).toEqual({ changed: 0, unchanged: 1, problems: [] });
    expect(await version()).toBe(after);
  });

  it('reports rejected files with reasons and imports others', async () => {
    const good = await api.newBook(admin);
    const bad = await api.newBook(admin);
    const deleted = await api.newBook(admin);
    await api.call('DELETE', apiPaths.book(deleted._id), { token: admin.token });
    await put(`${good._id}.jpg`);
    await put(`${good._id}.png`, 200);
    await put(`${deleted._id}.jpg`);
    await put('9787543321721.jpg');
    await put('a cover (1).jpg');
    writeFileSync(join(folder, `${bad._id}.jpg`), 'no picture');
    const { changed, problems } = await run();
    expect(changed).toBe(1);
    const reasons = Object.fromEntries(problems.map(({ file, message }) => [file, message]));
    const unknownName = 'The name is neither the ISBN nor the id of a book on sale';
    expect(reasons).toEqual({
      [`${good._id}.png`]: `Same book as ${good._id}.jpg`,
      [`${deleted._id}.jpg`]: unknownName,
      '9787543321721.jpg': unknownName,
      'a cover (1).jpg': unknownName,
      [`${bad._id}.jpg`]: expect.stringContaining('Not a readable picture'),
    });
    expect(await bookOf(bad._id)).not.toHaveProperty('cover');
  });
});
