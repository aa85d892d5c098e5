import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeApi, json, problem } from '../api/test/fakeApi.ts';
import { aBook, books } from '../api/test/records.ts';
import { BrowsePage } from '../features/browse/BrowsePage.tsx';
import { renderShop } from './test/renderShop.tsx';

const COUNTS = { total: 50, categories: { business: 1, technology: 2, fiction: 40, horror: 7, adventure: 0 } };

/** A shop of fifty books, whose cursors are the numbers of the books before. */
function aShopOfFifty() {
  const all = books(50);
  return fakeApi({
    'GET /api/books/counts': () => json(COUNTS),
    'GET /api/books': ({ url }) => {
      const { searchParams } = new URL(url);
      const start = Number(searchParams.get('after') ?? 0);
      const page = json(all.slice(start, start + 24));
      page.headers.set('X-Total-Count', '50');
      if (start + 24 < 50) page.headers.set('Link', `</api/books?limit=24&after=${start + 24}>; rel="next"`);
      return page;
    },
  });
}

const open = (path = '/books') =>
  renderShop(
    <Routes>
      <Route path="/books" element={<BrowsePage />} />
    </Routes>,
    { path },
  );

const queries = (requests: Request[]) =>
  requests.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname === '/api/books' ? search : []));

it('shows a page of the books, how many there are, and the numbers of each category', async () => {
  const requests = aShopOfFifty();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
  expect(await screen.findByText('1 to 24 of 50 books')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(await categories.findByRole('link', { name: /^Fiction 40/ })).toHaveAttribute(
    'href',
    '/books?category=fiction',
  );
  expect(queries(requests)).toEqual(['?limit=24&sort=newest']);
});

it('leads to the next page, back to the one before, and says where the list ends', async () => {
  aShopOfFifty();
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('25 to 48 of 50 books')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Books' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('That is all of them.')).toBeVisible();
  expect(screen.getByText('Page 3 of 3')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(await screen.findByText('25 to 48 of 50 books')).toBeVisible();
});

it('offers the first page to whoever was given the address of a later one', async () => {
  aShopOfFifty();
  open('/books?after=48&page=3');
  await userEvent.click(await screen.findByRole('link', { name: 'First page' }));
  expect(await screen.findByText('1 to 24 of 50 books')).toBeVisible();
});

it('asks for what is chosen, keeps it in the address, and begins at the first page of it', async () => {
  const requests = aShopOfFifty();
  open('/books?after=24&page=2');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Price, low to high');
  await user.click(screen.getByRole('link', { name: /^Horror/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Horror' })).toBeVisible();
  await waitFor(() => expect(queries(requests).at(-1)).toBe('?limit=24&sort=price&category=horror'));
});

it('says when a category has no books, and leads on', async () => {
  fakeApi({ 'GET /api/books': () => json([]), 'GET /api/books/counts': () => json(COUNTS) });
  open('/books?category=adventure');
  expect(await screen.findByText('No books on this shelf yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
});

it('says when the books cannot be had, and tries again', async () => {
  const answers = [problem(503, 'unavailable'), json([aBook()])];
  fakeApi({ 'GET /api/books': () => answers.shift() ?? json([]), 'GET /api/books/counts': () => json(COUNTS) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'The Lighthouse Keeper' })).toBeVisible();
});
