import type { Book } from '@bookstore/contract/api/book';
import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import { apiPaths } from '@bookstore/contract/api/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBooksRepository } from '../../../functions/src/books/books.repository.ts';
import { invalidDocuments } from '../../../functions/src/dataChecks/invalidDocuments.ts';
import { openApi, type TestAdmin, type TestApi } from '../../../functions/test/api.ts';
import { aBookBody } from '../../../functions/test/factories.ts';
import { openBackupWorkshop } from '../../test/backupWorkshop.ts';
import { restoreBackup } from './restoreBackup.ts';

const { backUp } = openBackupWorkshop();
const NASTY = 'It began.\r\n\t"\\u2028" \u{1F4D6} {"id":"x"} $timestamp </script>\n\ne\u0301\uffff%2F';

let api: TestApi;
let admin: TestAdmin;
beforeAll(async () => {
  api = await openApi();
  admin = await api.newAdmin();
});
afterAll(() => api.close());

const edit = (book: Book, excerpt: string | null) =>
  api.call('PUT', apiPaths.editBook(book._id), { token: admin.token, body: aBookBody({ excerpt }) });
const textOf = async ({ _id }: Book) => ((await api.call('GET', apiPaths.bookExcerpt(_id))).body as BookExcerpt).text;

async function documentOf({ _id }: Book) {
  const { docs } = await (await api.db()).collection('excerpts').get();
  const found = docs.find((document) => document.get('bookId') === _id);
  if (!found) throw new Error('The book has no excerpt.');
  return found;
}

async function found(): Promise<string[]> {
  const messages: string[] = [];
  for await (const message of invalidDocuments(await api.db())) messages.push(message);
  return messages.toSorted();
}

describe('excerpts', () => {
  it('are restored exactly and kept for their books', async () => {
    const book = await api.newBook(admin, { excerpt: NASTY });
    const text = await textOf(book);
    const db = await api.db();
    const folder = await backUp(db);
    await edit(book, 'Another one.');
    await restoreBackup(db, { folder, isDryRun: false, isExact: false, only: ['books'] });
    expect(await textOf(book)).toBe(text);
    expect(await found()).toEqual([]);
    await (await documentOf(book)).ref.delete();
    await restoreBackup(db, { folder, isDryRun: false, isExact: false });
    expect(await textOf(book)).toBe(text);
    expect(await found()).toEqual([]);
  });

  it('are reported if missing, damaged or expiring; reindex keeps used ones', async () => {
    const [lost, damaged, expiring, idle] = [
      await api.newBook(admin, { excerpt: 'It was lost.' }),
      await api.newBook(admin, { excerpt: 'It was damaged.' }),
      await api.newBook(admin, { excerpt: 'It goes.' }),
      await api.newBook(admin, { excerpt: 'It went.' }),
    ];
    expect(await found()).toEqual([]);
    const [missing, other, going, gone] = [
      await documentOf(lost),
      await documentOf(damaged),
      await documentOf(expiring),
      await documentOf(idle),
    ];
    await edit(idle, null);
    await missing.ref.delete();
    await other.ref.update({ text: 'Another text.' });
    await going.ref.update({ expiresAt: new Date(Date.now() + 60_000) });
    await gone.ref.update({ expiresAt: null });
    const repair = "remove the book's excerpt, and give it the text again";
    const ofLoss = `books/${lost._id} uses the excerpt ${missing.ref.path}, which does not exist: ${repair}`;
    const ofDamage = `${other.ref.path} contains a different text than its id says: ${repair}`;
    const ofExpiry = `${going.ref.path} expires although its book names it: npm run books -- reindex`;
    expect(await found()).toEqual([ofLoss, ofDamage, ofExpiry].toSorted());
    await createBooksRepository(api.db).reindex();
    expect(await found()).toEqual([ofLoss, ofDamage].toSorted());
    expect((await gone.ref.get()).get('expiresAt')).not.toBeNull();
    expect((await going.ref.get()).get('expiresAt')).toBeNull();
    await other.ref.update({ text: 7 });
    expect(await found()).toContainEqual(expect.stringMatching(`^${other.ref.path} is not as it should be: text`));
    for (const book of [lost, damaged]) {
      await edit(book, null);
      await edit(book, 'It is here again.');
    }
    await other.ref.delete();
    expect(await found()).toEqual([]);
  });
});
