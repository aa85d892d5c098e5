import { describe, expect, it } from 'vitest';
import { ALL_BOOKS, type BooksView, readBooksView, toBooksQuery, toBooksSearch, withChoice } from './booksView.ts';

const viewOf = (search: string) => readBooksView(new URLSearchParams(search));

// rows: 465
describe('the address of the table of books', () => {
  it('writes no query for the newest books', () => {
    expect(toBooksSearch(ALL_BOOKS)).toBe('');
    expect(viewOf('')).toEqual(ALL_BOOKS);
  });

  it('writes order, filters and page into the address, and reads them back', () => {
    const view = { q: '', sort: '-price', category: 'horror', show: 'trending', page: 3, after: 'a=b' } as const;
    expect(viewOf(toBooksSearch(view))).toEqual(view);
  });

  it('writes a search without an order', () => {
    const view: BooksView = { ...ALL_BOOKS, q: 'salt & road', category: 'fiction' };
    expect(viewOf(toBooksSearch(view))).toEqual(view);
    expect(viewOf('?q=salt&sort=title')).toEqual({ ...ALL_BOOKS, q: 'salt' });
  });

  it.each([
    ['?sort=random&category=poetry&show=lost', ALL_BOOKS],
    ['?page=7', ALL_BOOKS],
    ['?page=x&after=abc', { ...ALL_BOOKS, after: 'abc' }],
    [`?q=%20${'x'.repeat(120)}`, { ...ALL_BOOKS, q: 'x'.repeat(100) }],
  ])('reads what it can from the address %s', (search, view) => {
    expect(viewOf(search)).toEqual(view);
  });

  it('resets the page for another choice, and the order for a search', () => {
    const third: BooksView = { ...ALL_BOOKS, sort: 'title', page: 3, after: 'abc' };
    expect(withChoice(third, { category: 'fiction' })).toEqual({ ...ALL_BOOKS, sort: 'title', category: 'fiction' });
    expect(withChoice(third, { q: 'salt' })).toEqual({ ...ALL_BOOKS, q: 'salt' });
  });
});

// rows: 537
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
