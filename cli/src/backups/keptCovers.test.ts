import type { Book } from '@bookstore/contract/api/book';
import type { BookCover } from '@bookstore/contract/api/cover';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { invalidDocuments } from '../../../functions/src/dataChecks/invalidDocuments.ts';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { aNewJpeg, aNewPicture, coverCalls } from '../../../functions/test/coverCalls.ts';
import { aBookBody } from '../../../functions/test/factories.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { restoreBackup } from './restoreBackup.ts';

const shop = {} as { api: TestApi; admin: TestAdmin };
const { newCover, expiryOf, upload, download } = coverCalls(() => shop);
const { backUp } = openBackupWorkshop();

beforeAll(async () => {
  shop.api = await openApi();
  shop.admin = await shop.api.newAdmin();
});
afterAll(() => shop.api.close());

const coverDocument = async (id: string) => (await shop.api.db()).doc(`covers/${id}`);
const coverOf = async ({ _id }: Book) => ((await shop.api.call('GET', apiPaths.book(_id))).body as Book).cover;
const aBookWith = (coverId: string) => shop.api.newBook(shop.admin, { coverId });
const letGo = (book: Book) =>
  shop.api.call('PUT', apiPaths.editBook(book._id), { token: shop.admin.token, body: aBookBody({ coverId: null }) });

async function found(): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of invalidDocuments(await shop.api.db())) messages.push(message);
  return messages.toSorted();
}

describe('covers', () => {
  it('are restored byte for byte and kept for their books', async () => {
    const bytes = aNewPicture();
    const { id } = (await upload(bytes)).body as { id: string };
    const book = await aBookWith(id);
    const jpegBytes = aNewJpeg();
    const jpeg = (await upload(jpegBytes)).body as BookCover;
    const jpegBook = await aBookWith(jpeg.id);
    const db = await shop.api.db();
    const folder = await backUp(db);
    await letGo(book);
    expect(await expiryOf(id)).toBeInstanceOf(Date);
    await restoreBackup(db, { folder, isDryRun: false, isExact: false, only: ['books'] });
    expect(await expiryOf(id)).toBeNull();
    expect(await found()).toEqual([]);

    await letGo(book);
    for (const gone of [id, jpeg.id]) await (await coverDocument(gone)).delete();
    await restoreBackup(db, { folder, isDryRun: false, isExact: false });
    expect((await shop.api.call('GET', apiPaths.book(book._id))).body).toMatchObject({ cover: { id } });
    expect((await download({ id })).bytes.equals(bytes)).toBe(true);
    expect(await coverOf(jpegBook)).toEqual(jpeg);
    expect((await download(jpeg)).bytes.equals(jpegBytes)).toBe(true);
  });

  it('are reported if missing, damaged or expiring; reindex keeps used ones', async () => {
    const missingBytes = aNewPicture();
    const missing = (await upload(missingBytes)).body as { id: string };
    const [damaged, expiring, idle] = [await newCover(), await newCover(), await newCover()];
    const lost = await aBookWith(missing.id);
    await aBookWith(damaged.id);
    await aBookWith(expiring.id);
    expect(await found()).toEqual([]);
    await (await coverDocument(missing.id)).delete();
    await (await coverDocument(damaged.id)).update({ bytes: Buffer.from('x') });
    await (await coverDocument(expiring.id)).update({ expiresAt: new Date(Date.now() + 60_000) });
    await (await coverDocument(idle.id)).update({ expiresAt: null });
    const repair = 'give the book its picture again, or remove it';
    const ofDamage = `covers/${damaged.id} contains a different picture than its id says: ${repair}`;
    const ofLoss = `books/${lost._id} uses the picture covers/${missing.id}, which does not exist: ${repair}`;
    expect(await found()).toEqual(
      [ofDamage, ofLoss, `covers/${expiring.id} expires although a book names it: npm run books -- reindex`].toSorted(),
    );
    await createBooksRepository(shop.api.db).reindex();
    expect(await expiryOf(expiring.id)).toBeNull();
    expect(await expiryOf(idle.id)).toBeInstanceOf(Date);
    expect(await found()).toEqual([ofDamage, ofLoss].toSorted());
    await upload(missingBytes);
    const again = aBookBody({ coverId: missing.id });
    await shop.api.call('PUT', apiPaths.editBook(lost._id), { token: shop.admin.token, body: again });
    expect(await expiryOf(missing.id)).toBeNull();
    expect(await found()).toEqual([ofDamage]);
    await (await coverDocument(damaged.id)).update({ width: 'wide' });
    expect(await found()).toContainEqual(expect.stringMatching(`^covers/${damaged.id} is not as it should be: width`));
  });
});
