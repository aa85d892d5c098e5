import type { Book } from '@bookstore/contract/api/book';
import { describe, expect, it } from 'vitest';
import { openBookCalls } from '../../test/bookCalls.ts';
import { aBookBody } from '../../test/factories.ts';

const { shop, withNewAdmin, create, edit, list } = openBookCalls();
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

describe('book details', () => {
  withNewAdmin();

  it('are answered as stored, everywhere', async () => {
    const book = (await create(aBookBody(TYPED))).body as Book;
    expect(book).toMatchObject(KEPT);
    expect((await shop.api.call('GET', `/api/books/${book._id}`)).body).toEqual(book);
    expect(await list()).toContainEqual(book);
    expect((await shop.api.call('GET', `/api/books?ids=${book._id}`)).body).toEqual([book]);
  });

  it('stay on unrelated edits, and are removed individually by null', async () => {
    const { _id } = (await create(aBookBody(TYPED))).body as Book;
    expect((await edit(_id, aBookBody({ pages: 7 }))).body).toMatchObject({ ...KEPT, pages: 7 });
    for (const name of NAMES) expect((await edit(_id, aBookBody({ [name]: null }))).body).not.toHaveProperty(name);
  });
});

describe('trade details', () => {
  withNewAdmin();

  it('make a book searchable until they are removed', async () => {
    const texts = { publisher: 'Zwiebelfisch', imprint: 'Lanternfish', subtitle: 'An Underheading' };
    const contributors = [{ name: 'Tilda Translatrix', role: 'B06' }];
    const book = (await create(aBookBody({ ...texts, contributors, series: { name: 'Sequelitis' } }))).body as Book;
    const words = ['zwiebelfisch', 'lanternfish', 'sequelitis', 'underheading', 'translatrix'];
    for (const word of words) expect(await found(word), word).toEqual([book._id]);
    const none = { publisher: null, imprint: null, subtitle: null, contributors: [], series: null };
    await edit(book._id, aBookBody(none));
    for (const word of words) expect(await found(word), word).toEqual([]);
  });

  it('determine the author unless one was typed', async () => {
    const [first, second] = ['Ann Lee', 'Bo Ek'].map((name) => ({ name, role: 'A01' }));
    const contributors = [{ name: 'Tilda', role: 'B06' }, first, second];
    const book = (await create(aBookBody({ author: undefined, contributors }))).body as Book;
    expect(book.author).toBe('Ann Lee');
    expect((await edit(book._id, aBookBody({ author: undefined, contributors: [second] }))).body).toMatchObject({
      author: 'Bo Ek',
    });
    // A form that shows the author sends it back.
    const respelled = { author: 'Bo Ek', contributors: [{ name: 'Bo Eck', role: 'A01' }] };
    expect((await edit(book._id, aBookBody(respelled))).body).toMatchObject({ author: 'Bo Eck' });
    expect((await edit(book._id, aBookBody({ author: 'A. Lee' }))).body).toMatchObject({ author: 'A. Lee' });
    expect((await edit(book._id, aBookBody({ author: undefined, contributors: [first] }))).body).toMatchObject({
      author: 'A. Lee',
    });
    expect((await edit(book._id, aBookBody({ author: '' }))).body).toMatchObject({ author: 'Ann Lee' });
    expect((await edit(book._id, aBookBody({ author: undefined, contributors: null }))).body).not.toHaveProperty(
      'author',
    );
  });

  it('include an excerpt stored separately, which expires when dropped', async () => {
    const db = await shop.api.db();
    const { _id } = (await create(aBookBody({ excerpt: 'It began.' }))).body as Book;
    const documents = async () => {
      const { docs } = await db.collection('excerpts').get();
      const own = docs.filter((document) => document.get('bookId') === _id);
      return Object.fromEntries(own.map((document) => [document.get('text'), document.get('expiresAt') === null]));
    };
    expect(await documents()).toEqual({ 'It began.': true });
    await edit(_id, aBookBody({ excerpt: 'It ended.' }));
    expect(await documents()).toEqual({ 'It began.': false, 'It ended.': true });
    await edit(_id, aBookBody({ excerpt: 'It began.' }));
    expect(await documents()).toEqual({ 'It began.': true, 'It ended.': false });
    await edit(_id, aBookBody({ excerpt: '' }));
    expect(await documents()).toEqual({ 'It began.': false, 'It ended.': false });
  });
});
