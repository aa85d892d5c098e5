import type { BookCounts } from '@bookstore/contract/api/booksQuery';
import { apiPaths } from '@bookstore/contract/api/paths';
import { CATEGORIES } from '@bookstore/contract/constants';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '../../../test/api.ts';
import { openBookCalls } from '../../../test/bookCalls.ts';
import { sortBooks } from '../../../test/bookPages.ts';
import { aBookBody } from '../../../test/factories.ts';
import { toBookTitle } from './bookTitles.ts';

const { shop, withNewAdmin, list, edit, remove, restore } = openBookCalls();
withNewAdmin();

beforeAll(async () => {
  await shop.api.newBook(shop.admin, { title: 'Zebra', category: 'horror', trending: true });
  await shop.api.newBook(shop.admin, { title: 'Ærø', category: 'adventure' });
  await shop.api.newBook(shop.admin, { title: 'ELAN vital', category: 'fiction', trending: true });
});

const get = (path: string) => shop.api.call('GET', path);

describe('the counts', () => {
  it('the counts of books are of the books on sale, in all and in each category, after every change', async () => {
    const expectRight = async () => {
      const books = await list();
      const counts = (await get(apiPaths.bookCounts)).body as BookCounts;
      const inCategory = CATEGORIES.map((category) => [
        category,
        books.filter((book) => book.category === category).length,
      ]);
      const trending = books.filter((book) => book.trending).length;
      expect(counts).toEqual({ total: books.length, trending, categories: Object.fromEntries(inCategory) });
    };
    await expectRight();
    const book = await shop.api.newBook(shop.admin, { category: 'fiction', trending: true });
    await expectRight();
    await edit(book._id, aBookBody({ category: 'horror', trending: false }));
    await expectRight();
    await remove(book._id);
    await expectRight();
    await restore(book._id);
    await expectRight();
  });
});

describe('the titles', () => {
  const titles = async (): Promise<Reply> => get(`${apiPaths.bookTitles}/`);
  it('the list of titles are all books on sale, newest first, with what a search needs, after every change', async () => {
    const expectRight = async () => {
      const expected = sortBooks(await list(), 'newest').map(toBookTitle);
      expect((await titles()).body).toEqual(expected);
    };
    await expectRight();
    const book = await shop.api.newBook(shop.admin, { title: 'Brand new', author: '' });
    await expectRight();
    await edit(book._id, aBookBody({ title: 'Renamed', newPrice: 1 }));
    await expectRight();
    await remove(book._id);
    await expectRight();
    await restore(book._id);
    await expectRight();
  });

  it('the list of titles have the tag of the catalogue', async () => {
    const [list, names] = [await get('/api/books'), await titles()];
    expect(names.headers.get('etag')).toBe(list.headers.get('etag'));
    expect(names.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});
