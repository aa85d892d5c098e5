import type { Book } from '@bookstore/contract/api/book';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, create, edit, list } = openBookCalls();
withNewAdmin();

const TYPED = {
  publisher: ' Ninth Street Press',
  published: '2019-03',
  pages: '352',
  language: 'EN-gb',
  format: 'Paperback',
};
const KEPT = {
  publisher: 'Ninth Street Press',
  published: '2019-03',
  pages: 352,
  language: 'en-GB',
  format: 'paperback',
};
const NAMES = Object.keys(KEPT);
const found = async (q: string) => {
  const reply = await shop.api.call('GET', `/api/books?q=${encodeURIComponent(q)}`);
  return (reply.body as Book[]).map(({ _id }) => _id);
};

// rows: 572
describe('the details of a book', () => {
  it('the details of a book are answered as they are kept, wherever the book is', async () => {
    const book = (await create(aBookBody(TYPED))).body as Book;
    expect(book).toMatchObject(KEPT);
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect(await list()).toContainEqual(book);
    expect((await shop.api.call('GET', `/api/books?ids=${book._id}`)).body).toEqual([book]);
  });

  it('the details of a book are absent where nobody said any', async () => {
    const book = (await create(aBookBody())).body as Book;
    for (const name of NAMES) expect(book).not.toHaveProperty(name);
  });

  it.each(['', null])(
    'the details of a book stay in an edit that says nothing of them, change one by one, and go by %j',
    async (nothing) => {
      const { _id } = (await create(aBookBody(TYPED))).body as Book;
      expect((await edit(_id, aBookBody())).body).toMatchObject(KEPT);
      expect((await edit(_id, aBookBody({ pages: 7 }))).body).toMatchObject({ ...KEPT, pages: 7 });
      for (const name of NAMES) {
        const { body } = await edit(_id, aBookBody({ [name]: nothing }));
        expect(body).not.toHaveProperty(name);
        expect((await edit(_id, aBookBody(TYPED))).body).toMatchObject(KEPT);
      }
    },
  );

  it.each([
    ['publisher', 7],
    ['publisher', 'x'.repeat(LIMITS.publisher + 1)],
    ['published', '2019-02-29'],
    ['published', 2019],
    ['pages', 0],
    ['pages', LIMITS.pages + 1],
    ['pages', [5]],
    ['language', 'German'],
    ['format', 'scroll'],
  ])('the detail %s of a book is refused as %j by the API', async (path, value) => {
    const refusal = { status: 400, body: { errors: [{ path }] } };
    expect(await create(aBookBody({ [path]: value }))).toMatchObject(refusal);
    const book = (await create(aBookBody(TYPED))).body as Book;
    expect(await edit(book._id, aBookBody({ [path]: value }))).toMatchObject(refusal);
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
  });

  it('the details of a book are not what a book is searched by', async () => {
    const book = (await create(aBookBody({ publisher: 'Zwiebelfisch', title: 'Searched by its title' }))).body as Book;
    expect(await found('searched title')).toContain(book._id);
    expect(await found('zwiebelfisch')).toEqual([]);
  });
});
