import type { BooksListQuery } from '@bookstore/contract/api/booksQuery';
import { LIMITS } from '@bookstore/contract/limits';
import { describe, expect, it } from 'vitest';
import { aStoredBook } from '../../../test/factories.ts';
import type { BooksSelection } from '../bookQueries.ts';
import { type BookRecord, toBook } from '../bookRecord.ts';
import { TooManyBooks } from '../books.errors.ts';
import { countBooks } from '../catalogue/bookCounts.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReads } from '../catalogue/catalogueReads.ts';
import { createBookPages } from './bookPages.ts';

const MIB = 1024 * 1024;

function aShop(books: BookRecord[], { isCounted = true } = {}) {
  const selections: BooksSelection[] = [];
  const version = { era: 'e', seq: 1 };
  const state = { ...version, counts: isCounted ? countBooks(books) : null, remakeTitlesAt: null };
  const snapshot = {
    get state() {
      return { ...state, ...version };
    },
    async select(selection: BooksSelection) {
      selections.push(selection);
      return books.slice(0, selection.limit);
    },
  };
  const reads = {
    openSnapshot: async () => snapshot,
    readTitles: async () => undefined,
  } as Partial<CatalogueReads> as CatalogueReads;
  const catalogue: Catalogue = {
    find: async () => null,
    list: async () => ({ version: state, books: books.map(toBook), hasMore: false }),
  };
  return { pages: createBookPages(reads, catalogue), selections, version };
}

const someBooks = (count: number, fields: Partial<BookRecord> = {}) =>
  Array.from({ length: count }, (): BookRecord => ({ ...aStoredBook(), changeSeq: 1, ...fields }));
const aQuery = (fields: object = {}) => ({ kind: 'page', sort: 'newest', limit: 24, ...fields }) as BooksListQuery;

describe('cached page', () => {
  it('costs nothing while valid or loading, until the catalogue changes', async () => {
    const { pages, selections, version } = aShop(someBooks(3));
    const first = await pages.page(aQuery());
    const reading = first.read();
    const second = await pages.page(aQuery());
    expect([first.cost, second.cost]).toEqual([25, 0]);
    expect(await second.read()).toEqual(await reading);
    expect((await pages.page(aQuery())).cost).toBe(0);
    expect(selections).toHaveLength(1);
    expect((await pages.page(aQuery({ limit: 2 }))).cost).toBe(3);
    version.seq += 1;
    expect((await pages.page(aQuery())).cost).toBe(25);
    version.era = 'another';
    expect((await pages.page(aQuery())).cost).toBe(25);
  });

  it('is read again after a failure', async () => {
    const { pages, selections } = aShop(someBooks(1));
    const failing = await pages.page(aQuery());
    const push = selections.push.bind(selections);
    selections.push = () => {
      throw new Error('Firestore is unavailable.');
    };
    await expect(failing.read()).rejects.toThrow('Firestore is unavailable.');
    selections.push = push;
    const again = await pages.page(aQuery());
    expect(again.cost).toBe(25);
    expect(JSON.parse((await again.read()).bytes.toString())).toHaveLength(1);
  });

  it('is evicted when all pages exceed the limit', async () => {
    const { pages, selections } = aShop(someBooks(1, { description: 'x'.repeat(6 * MIB) }));
    const read = async (limit: number) => (await pages.page(aQuery({ limit }))).read();
    for (const limit of [1, 2, 1, 3]) await read(limit);
    expect(selections).toHaveLength(3);
    for (const limit of [1, 3]) await read(limit);
    expect(selections).toHaveLength(3);
    await read(2);
    expect(selections).toHaveLength(4);
  });

  it('counts its key, so that empty pages are limited too', async () => {
    const { pages, selections } = aShop([]);
    const read = async (maxPrice: number) => (await pages.page(aQuery({ maxPrice }))).read();
    const tooMany = (16 * MIB) / 1024;
    for (let index = 0; index < tooMany; index += 1) await read(index);
    const before = selections.length;
    await read(0);
    expect(selections.length).toBeGreaterThan(before);
  });
});

it('builds missing titles from the list, unless too many', async () => {
  const titlesOf = (count: number) => aShop(someBooks(count), { isCounted: false }).pages.titles();
  expect(JSON.parse((await titlesOf(LIMITS.bookTitles)).json)).toHaveLength(LIMITS.bookTitles);
  await expect(titlesOf(LIMITS.bookTitles + 1)).rejects.toThrow(TooManyBooks);
});
