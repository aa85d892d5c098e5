import { LIMITS } from '@bookstore/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../../../test/api.ts';
import { nextOf } from '../../../test/bookPages.ts';
import { aStoredBook } from '../../../test/factories.ts';
import { startServer, type TestServer } from '../../../test/server.ts';
import type { BookRecord } from '../bookRecord.ts';
import type { BooksRepository } from '../books.repository.ts';
import { countBooks } from './bookCounts.ts';
import { createCatalogue } from './catalogue.ts';
import type { CatalogueReads } from './catalogueReads.ts';
import type { CatalogueState } from './catalogueVersion.ts';

const inBatches = async (books: BooksRepository, count: number) => {
  for (let done = 0; done < count; done += 400) {
    await books.insert(Array.from({ length: Math.min(400, count - done) }, aStoredBook));
  }
};

describe('titles', () => {
  let server: TestServer;
  let books: BooksRepository;

  beforeAll(async () => {
    server = await startServer(`demo-large-${Date.now()}`);
    books = server.dependencies.booksRepository;
    await inBatches(books, LIMITS.bookTitles - 1);
  });
  afterAll(() => server.close());

  const titles = () => send(server.baseUrl, 'GET', '/api/books/titles');
  const idsOf = async () => ((await titles()).body as { _id: string }[]).map(({ _id }) => _id);
  const remove = (id: string) =>
    books.updateAll([id], (_id, book) => ({ ...(book ?? aStoredBook()), deletedAt: new Date() }), { by: 'admin' });

  it('answer 404 above 2,000 books, and return below', async () => {
    const last = aStoredBook();
    await books.insert([last]);
    expect(await idsOf()).toHaveLength(LIMITS.bookTitles);
    const more = aStoredBook();
    await books.insert([more]);
    expect(await titles()).toMatchObject({ status: 404, body: { code: 'too-many-books', status: 404 } });
    await remove(last.id);
    const ids = await idsOf();
    expect(ids).toHaveLength(LIMITS.bookTitles);
    expect(ids).toContain(more.id);
    expect(ids).not.toContain(last.id);
  });

  it('are recreated after they had become too many', async () => {
    const many = Array.from({ length: 300 }, aStoredBook);
    await books.insert(many);
    expect((await titles()).status).toBe(404);
    expect((await books.readVersion()).remakeTitlesAt).toBeGreaterThan(0);
    await books.updateAll(
      many.map(({ id }) => id),
      (_id, book) => ({ ...(book ?? aStoredBook()), deletedAt: new Date() }),
      { by: 'admin' },
    );
    const ids = await idsOf();
    expect(ids).toHaveLength(LIMITS.bookTitles);
    expect(new Set(ids).size).toBe(LIMITS.bookTitles);
  });
});

function aLargeCatalogue(count: number) {
  const books = Array.from({ length: count }, (_, index): BookRecord => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) - index * 1_000);
    return { ...aStoredBook(), id: `book-${String(index).padStart(5, '0')}`, createdAt, changeSeq: 1 };
  });
  let seq = 1;
  let changed: BookRecord[] = [];
  const onSale = () => books.filter(({ deletedAt }) => deletedAt === null);
  const state = (): CatalogueState => ({ era: 'large', seq, counts: countBooks(onSale()), remakeTitlesAt: 2_000 });
  const reads = {
    readVersion: () => Promise.resolve(state()),
    readChanges: (since: unknown) => {
      const isComplete = since === null;
      const newest = onSale().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
      return Promise.resolve({
        version: state(),
        isComplete,
        books: isComplete ? newest.slice(0, LIMITS.booksList) : changed,
        invalidIds: [],
      });
    },
  } as Partial<CatalogueReads> as CatalogueReads;
  const change = (...next: BookRecord[]) => {
    seq += 1;
    for (const one of next) {
      const index = books.findIndex(({ id }) => id === one.id);
      books.splice(index === -1 ? books.length : index, index === -1 ? 0 : 1, one);
    }
    changed = next;
  };
  return { reads, books, change };
}

describe('list of more than 10,000 books', () => {
  const NEWEST = 'book-00000';
  const OLDEST_LISTED = 'book-09999';
  const FIRST_BEYOND = 'book-10000';

  it('contains the newest after every change', async () => {
    const { reads, books, change } = aLargeCatalogue(LIMITS.booksList + 5);
    const catalogue = createCatalogue(reads);
    const ids = async () => {
      const { books, hasMore } = await catalogue.list();
      expect(books).toHaveLength(LIMITS.booksList);
      expect(hasMore).toBe(true);
      return books.map(({ _id }) => _id);
    };
    const [first] = books;
    const beyond = books[LIMITS.booksList];
    if (!first || !beyond) throw new Error('There are too few books.');
    expect([(await ids())[0], (await ids()).at(-1)]).toEqual([NEWEST, OLDEST_LISTED]);
    change({ ...beyond, title: 'Edited', changeSeq: 2 });
    expect((await ids()).at(-1)).toBe(OLDEST_LISTED);
    change({ ...first, deletedAt: new Date(), changeSeq: 3 });
    expect((await ids()).at(-1)).toBe(FIRST_BEYOND);
    change({ ...first, id: 'brand-new', createdAt: new Date(), changeSeq: 4 });
    expect([(await ids())[0], (await ids()).at(-1)]).toEqual(['brand-new', OLDEST_LISTED]);
  });

  it('stays within the byte limit without gaps', async () => {
    const { reads, books, change } = aLargeCatalogue(700);
    for (const book of books) book.description = '\u{1F4DA}'.repeat(10_000);
    const catalogue = createCatalogue(reads);
    const ids = async () => {
      const list = await catalogue.list();
      expect(Buffer.byteLength(JSON.stringify(list.books))).toBeLessThan(LIMITS.booksListBytes);
      expect(list.hasMore).toBe(true);
      return list.books.map(({ _id }) => _id);
    };
    const first = await ids();
    expect(first.length).toBeGreaterThan(600);
    const [newest, beyond] = [books[0], books[first.length + 3]];
    if (!newest || !beyond) throw new Error('There are too few books.');
    change({ ...beyond, description: 'Short now.', changeSeq: 2 });
    expect(await ids()).toEqual(first);
    change({ ...newest, description: 'Short now.', changeSeq: 3 });
    expect(await ids()).toEqual(first);
    change({ ...newest, id: 'brand-new', createdAt: new Date(), changeSeq: 4 });
    expect((await ids()).slice(1)).toEqual(first);
  });

  it('links to the following page', async () => {
    const { reads } = aLargeCatalogue(LIMITS.booksList + 5);
    const catalogue = createCatalogue(reads);
    const server = await startServer(`demo-link-${Date.now()}`, {
      replace: (dependencies) => ({ ...dependencies, books: { ...dependencies.books, list: () => catalogue.list() } }),
    });
    const reply = await send(server.baseUrl, 'GET', '/api/books');
    expect(reply.body).toHaveLength(LIMITS.booksList);
    const next = nextOf(reply) ?? '';
    expect(next).toMatch(/^\/api\/books\?limit=100&after=/);
    const after = new URL(next, server.baseUrl).searchParams.get('after') ?? '';
    expect(JSON.parse(Buffer.from(after, 'base64url').toString())).toEqual([
      'newest',
      Date.UTC(2026, 0, 1) - (LIMITS.booksList - 1) * 1_000,
      OLDEST_LISTED,
    ]);
    expect((await send(server.baseUrl, 'GET', next)).status).toBe(200);
    await server.close();
  });
});
