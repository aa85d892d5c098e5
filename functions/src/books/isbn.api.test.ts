import type { Book } from '@bookstore/contract/api/book';
import type { BookTitle } from '@bookstore/contract/api/booksQuery';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, create, edit, list } = openBookCalls();
withNewAdmin();

const ISBN = '9782253002697';
const found = async (q: string) => {
  const reply = await shop.api.call('GET', `/api/books?q=${encodeURIComponent(q)}`);
  return (reply.body as Book[]).map(({ _id }) => _id);
};

describe('ISBN', () => {
  it.each(['2253002690', '2-253-00269-0', '978-2-253-00269-7', ' 978 2253 002697 '])(
    'the ISBN of a book is thirteen digits when %j is typed, and the book is found by it however it is searched',
    async (isbn) => {
      const book = (await create(aBookBody({ isbn }))).body as Book;
      expect(book.isbn).toBe(ISBN);
      expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
      for (const q of [ISBN, '978-2-253-00269-7', '2253002690', 'ISBN 2-253-00269-0', `${ISBN} salt`, '97822530026']) {
        expect(await found(q), q).toContain(book._id);
      }
      expect(await found('9782253002680')).toEqual([]);
    },
  );

  it('the ISBN of a book may be that of another book, too', async () => {
    const ids = (await list()).filter((book) => book.isbn === ISBN).map(({ _id }) => _id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(await found(ISBN))).toEqual(new Set(ids));
  });

  it('the ISBN of a book stays in an edit that says nothing of it, changes and goes', async () => {
    const { _id } = (await create(aBookBody({ isbn: ISBN }))).body as Book;
    expect((await edit(_id, aBookBody())).body).toMatchObject({ isbn: ISBN });
    expect((await edit(_id, aBookBody({ isbn: '097522980X' }))).body).toMatchObject({ isbn: '9780975229804' });
    expect(await found(ISBN)).not.toContain(_id);
    expect(await found('097522980x')).toContain(_id);
    expect((await edit(_id, aBookBody({ isbn: '' }))).body).not.toHaveProperty('isbn');
    expect(await found('097522980x')).not.toContain(_id);
  });

  it.each(['9787543321721', '123', 9782253002697, null])('the ISBN of a book is refused as %j', async (isbn) => {
    const reply = await create(aBookBody({ isbn }));
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path: 'isbn' }] } });
  });

  it('the ISBN of a book is in the compact list, so that the device finds by it, too', async () => {
    const { _id } = (await create(aBookBody({ isbn: ISBN }))).body as Book;
    const other = (await create(aBookBody())).body as Book;
    const titles = (await shop.api.call('GET', '/api/books/titles')).body as BookTitle[];
    expect(titles.find((title) => title._id === _id)).toMatchObject({ isbn: ISBN });
    expect(titles.find((title) => title._id === other._id)).not.toHaveProperty('isbn');
  });
});
