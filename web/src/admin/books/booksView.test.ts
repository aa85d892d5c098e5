import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BooksView,
  isStockList,
  keepBelow,
  readBooksView,
  toBooksQuery,
  toBooksSearch,
  toStockedBooksQuery,
  withChoice,
} from './booksView.ts';

const ALL_BOOKS: BooksView = { q: '', sort: 'newest', category: '', show: '', below: 0, page: 1, after: '' };

const read = (search: string) => readBooksView(new URLSearchParams(search));

describe('books table address', () => {
  it('is empty for the newest books', () => {
    expect(toBooksSearch(ALL_BOOKS)).toBe('');
    expect(read('')).toEqual(ALL_BOOKS);
  });

  it('keeps order, filters and page', () => {
    const view: BooksView = {
      ...ALL_BOOKS,
      sort: '-price',
      category: 'horror',
      show: 'trending',
      page: 3,
      after: 'a=b',
    };
    expect(read(toBooksSearch(view))).toEqual(view);
  });

  it('keeps a search without an order', () => {
    const view: BooksView = { ...ALL_BOOKS, q: 'salt & road', category: 'fiction' };
    expect(read(toBooksSearch(view))).toEqual(view);
    expect(read('?q=salt&sort=title')).toEqual({ ...ALL_BOOKS, q: 'salt' });
  });

  it.each([
    ['?sort=random&category=poetry&show=lost', ALL_BOOKS],
    ['?page=7', ALL_BOOKS],
    ['?page=x&after=abc', { ...ALL_BOOKS, after: 'abc' }],
    [`?q=%20${'x'.repeat(120)}`, { ...ALL_BOOKS, q: 'x'.repeat(100) }],
  ])('ignores invalid parameters: %s', (search, view) => {
    expect(read(search)).toEqual(view);
  });

  it('returns to the first page, and drops the order for a search', () => {
    const third: BooksView = { ...ALL_BOOKS, sort: 'title', page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...ALL_BOOKS, sort: 'title', category: 'fiction' });
    expect(withChoice(third, { q: 'salt' })).toEqual({ ...ALL_BOOKS, q: 'salt' });
  });
});

it.each([
  [{}, { sort: 'newest' }],
  [
    { sort: 'price', category: 'horror', show: 'trending', page: 2, after: 'abc' },
    { sort: 'price', category: 'horror', trending: true, after: 'abc' },
  ],
  [{ q: 'salt' }, { q: 'salt' }],
  [{ show: 'sold-out' }, { sort: 'newest', available: 'false' }],
] as const)('turns the view %o into the API query %o', (view, query) => {
  expect(toBooksQuery({ ...ALL_BOOKS, ...view })).toEqual({ limit: 50, ...query });
});

describe('books by stock level', () => {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => void stored.set(key, value),
      },
    });
  });

  it.each([
    ['?sort=stock', { limit: 50 }],
    ['?show=low', { limit: 50, minCopies: 1, maxCopies: 3 }],
    ['?show=reorder&below=12&after=abc&page=2', { limit: 50, maxCopies: 11, after: 'abc' }],
  ])('use the address %s', (search, query) => {
    const view = read(search);
    expect(isStockList(view)).toBe(true);
    expect(toStockedBooksQuery(view)).toEqual(query);
    expect(toBooksSearch(view)).toBe(search);
  });

  it('are reordered below the number stored on the device, by default five', () => {
    expect(withChoice(ALL_BOOKS, { show: 'reorder' })).toMatchObject({ show: 'reorder', below: 5 });
    keepBelow(8);
    expect(withChoice(ALL_BOOKS, { show: 'reorder' }).below).toBe(8);
    expect(read('?show=reorder&below=0').below).toBe(8);
    expect(read('?show=low&below=7').below).toBe(0);
  });

  it('exclude search and category; the last choice wins', () => {
    const searched: BooksView = { ...ALL_BOOKS, q: 'salt', category: 'fiction', show: 'trending' };
    const stocked = withChoice(searched, { q: 'salt', sort: 'stock' });
    expect(stocked).toEqual({ ...ALL_BOOKS, sort: 'stock' });
    expect(withChoice(stocked, { q: '', show: 'low' })).toEqual({ ...ALL_BOOKS, sort: 'stock', show: 'low' });
    const reordered = withChoice(stocked, { q: '', show: 'reorder' });
    expect(withChoice(reordered, { q: '', below: 9 })).toEqual({ ...reordered, below: 9 });
    expect(withChoice(reordered, { q: 'salt' })).toEqual({ ...ALL_BOOKS, q: 'salt' });
    expect(withChoice(reordered, { q: '', category: 'horror' })).toEqual({ ...ALL_BOOKS, category: 'horror' });
    expect(withChoice(reordered, { q: '', show: '' })).toEqual(ALL_BOOKS);
    expect(withChoice(stocked, { q: '', sort: 'title' })).toEqual({ ...ALL_BOOKS, sort: 'title' });
  });
});
