import { BROWSE_DATA_ID } from '@bookstore/contract/search/browseState';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { bookQueries, openBrowse } from './test/openBrowse.tsx';

const COUNTS = { total: 50, categories: { business: 1, technology: 2, fiction: 40, horror: 7, adventure: 0 } };

/** Cursors are book counts. */
function aShopOfFifty(all: unknown[] = books(50)) {
  return fakeApi({
    'GET /api/books': ({ url }) => {
      const { searchParams } = new URL(url);
      const start = Number(searchParams.get('after') ?? 0);
      const page = json(all.slice(start, start + 24));
      page.headers.set('X-Total-Count', '50');
      page.headers.set('X-Book-Counts', JSON.stringify(COUNTS));
      if (start + 24 < 50) page.headers.set('Link', `</api/books?limit=24&after=${start + 24}>; rel="next"`);
      return page;
    },
  });
}

it('shows a page of books, the total and the count per category', async () => {
  const requests = aShopOfFifty();
  openBrowse();
  expect(await screen.findByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
  expect(await screen.findByText('1 to 24 of 50 books')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(await categories.findByRole('link', { name: /^Fiction 40/ })).toHaveAttribute(
    'href',
    '/books?category=fiction',
  );
  expect(bookQueries(requests)).toEqual(['?limit=24&sort=newest']);
});

describe('embedded books', () => {
  function embed(title: string) {
    const page = { books: [aBook({ title })], total: 1, next: null };
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = BROWSE_DATA_ID;
    block.textContent = JSON.stringify({ path: '/books', page, counts: COUNTS, etag: '"old"' });
    document.body.append(block);
  }

  it('are checked with one conditional call', async () => {
    embed('Salt');
    const requests = fakeApi({ 'GET /api/books': () => new Response(null, { status: 304 }) });
    openBrowse();
    expect(await screen.findByRole('heading', { level: 2, name: 'Salt' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fiction 40/ })).toBeVisible();
    await waitFor(() => expect(requests.map((call) => call.headers.get('If-None-Match'))).toEqual(['"old"']));
    expect(screen.getByRole('heading', { level: 2, name: 'Salt' })).toBeVisible();
  });

  it('are replaced if they have changed', async () => {
    embed('Salt');
    const requests = fakeApi({ 'GET /api/books': () => json([aBook({ title: 'Pepper' })]) });
    openBrowse();
    expect(await screen.findByRole('heading', { level: 2, name: 'Pepper' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

it("shows an announced book's publication date at its cart button", async () => {
  aShopOfFifty([aBook({ _id: 'tomorrow', title: 'Tomorrow', published: '2999-03-04' }), ...books(49)]);
  openBrowse();
  const article = (await screen.findByRole('heading', { name: 'Tomorrow' })).closest('article');
  expect(within(article as HTMLElement).getByText('Pre-order · Out 4 March 2999')).toBeVisible();
  expect(screen.getAllByText(/^Pre-order /)).toHaveLength(1);
});

it('links to next and previous pages, and marks the end', async () => {
  aShopOfFifty();
  openBrowse();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('25 to 48 of 50 books')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Books' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText("You've seen them all.")).toBeVisible();
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(await screen.findByText('25 to 48 of 50 books')).toBeVisible();
});

it('keeps filters in the address and starts at the first page', async () => {
  const requests = aShopOfFifty();
  openBrowse('/books?after=24&page=2');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'Price, low to high');
  await user.click(screen.getByRole('link', { name: /^Horror/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Horror' })).toBeVisible();
  await waitFor(() => expect(bookQueries(requests).at(-1)).toBe('?limit=24&category=horror&sort=price'));
});

it('reports an empty category and links to all books', async () => {
  fakeApi({ 'GET /api/books': () => json([]) });
  openBrowse('/books?category=adventure');
  expect(await screen.findByText('No books on this shelf yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
});

it('lists no empty category except the open one', async () => {
  aShopOfFifty();
  const { unmount } = openBrowse();
  const names = () => within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  await waitFor(() =>
    expect(names().map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'All',
      'Business',
      'Technology',
      'Fiction',
      'Horror',
    ]),
  );
  unmount();
  openBrowse('/books?category=adventure');
  await waitFor(() => expect(names().at(-1)).toHaveTextContent(/^Adventure 0/));
});

it('offers best sellers that can be bought if nothing is found', async () => {
  const sold = [
    { _id: 'b3', copies: 8 },
    { _id: 'gone', copies: 1 },
    { _id: 'b1', copies: 1 },
  ];
  const best = [{ ...aBook({ _id: 'b3', title: 'Salt' }) }, { ...aBook({ _id: 'b1' }), availability: 'sold-out' }];
  const requests = fakeApi({
    'GET /api/books': ({ url }) => json(new URL(url).searchParams.has('ids') ? best : []),
    'GET /api/books/best-sellers': () => json(sold),
  });
  openBrowse('/books?q=zzz');
  const others = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(others.getAllByRole('article')).toHaveLength(1);
  expect(others.getByRole('heading', { name: 'Salt' })).toBeVisible();
  expect(bookQueries(requests)).toEqual(['?limit=24&q=zzz', '?ids=b3%2Cgone%2Cb1']);
});

it('reports an unknown category without a call, and links to the others', async () => {
  const requests = aShopOfFifty();
  openBrowse('/books?category=cooking');
  expect(
    await screen.findByRole('heading', { level: 1, name: "We don't have a category called “cooking”" }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
  expect(screen.getByRole('link', { name: 'Horror' })).toHaveAttribute('href', '/books?category=horror');
  expect(bookQueries(requests)).toEqual([]);
});

it('reports a failure to load and retries', async () => {
  const answers = [problem(503, 'unavailable'), json([aBook()])];
  fakeApi({ 'GET /api/books': () => answers.shift() ?? json([]) });
  openBrowse();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'The Lighthouse Keeper' })).toBeVisible();
});

it('offers to hide sold-out books if stock is tracked', async () => {
  const requests = fakeApi({ 'GET /api/books': () => json([{ ...aBook(), availability: 'low' }]) });
  openBrowse();
  const box = await screen.findByRole('checkbox', { name: 'In stock only' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  expect(screen.getByTestId('address')).toHaveTextContent('/books?available=true');
  await waitFor(() => expect(bookQueries(requests).at(-1)).toBe('?limit=24&available=true&sort=newest'));
  expect(screen.getByRole('checkbox', { name: 'In stock only' })).toBeChecked();
});
