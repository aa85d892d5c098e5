import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fakeApi, json, never, problem } from '../api/test/fakeApi.ts';
import { aBook, anOrder } from '../api/test/records.ts';
import { BookPage } from '../shop/book/BookPage.tsx';
import { OrdersPage } from '../shop/orders/OrdersPage.tsx';
import { UserDashboardPage } from '../shop/orders/UserDashboardPage.tsx';
import { ADA, anAuth, renderShop } from './test/renderShop.tsx';

const ORDERS = 'GET /api/orders/email/ada%40example.com';
const signedIn = anAuth({ currentUser: ADA });

const openBookPage = () =>
  renderShop(
    <Routes>
      <Route path="/books/:id" element={<BookPage />} />
    </Routes>,
    { path: '/books/b1' },
  );

// rows: 86, 121, 216
it("a book's page shows the book, with admin as the missing author", async () => {
  fakeApi({ 'GET /api/books/b1': () => json(aBook({ newPrice: 12.5 })) });
  openBookPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'The Lighthouse Keeper' })).toBeVisible();
  expect(screen.getByText('admin')).toBeVisible();
  expect(screen.getByText(new Date('2026-01-02T10:00:00.000Z').toLocaleDateString())).toBeVisible();
  expect(screen.getByText('fiction')).toBeVisible();
  expect(screen.getByText('$12.50')).toBeVisible();
  expect(screen.getByText('$20.00').tagName).toBe('DEL');
  expect(document.title).toMatch(/^The Lighthouse Keeper/);
});

it("a book's page shows loading and failure", async () => {
  fakeApi({ 'GET /api/books/b1': never });
  const { unmount } = openBookPage();
  expect(screen.getByText('Loading...')).toBeVisible();
  unmount();
  fakeApi({ 'GET /api/books/b1': () => problem(404, 'not-found') });
  openBookPage();
  expect(await screen.findByText('Error happending to load book info')).toBeVisible();
});

it("a book's page adds it with a toast, then warns", async () => {
  fakeApi({ 'GET /api/books/b1': () => json(aBook()) });
  const { store } = openBookPage();
  const user = userEvent.setup();
  const add = await screen.findByRole('button', { name: 'Add to Cart' });
  await user.click(add);
  expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
  await user.click(add);
  expect(await screen.findByText('Already Added to the Cart')).toBeInTheDocument();
  expect(screen.getByText("You won't be able to revert this!")).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'OK!' })).toBeInTheDocument();
  expect(store.getState().cart.cartItems).toEqual([aBook()]);
});

describe.each([
  ['orders', OrdersPage, 'Error geting orders data', 'No orders found!', '3 February 2026'],
  [
    'the user dashboard',
    UserDashboardPage,
    'Error getting orders data',
    'You have no recent orders.',
    new Date('2026-02-03T10:00:00.000Z').toLocaleDateString(),
  ],
])('%s', (_name, Page, errorText, emptyText, date) => {
  it('shows loading, failure and an empty list', async () => {
    fakeApi({ [ORDERS]: never });
    const loading = renderShop(<Page />, { auth: signedIn });
    expect(screen.getByText('Loading...')).toBeVisible();
    loading.unmount();
    fakeApi({ [ORDERS]: () => problem(503, 'unavailable') });
    const failed = renderShop(<Page />, { auth: signedIn });
    expect(await screen.findByText(errorText)).toBeVisible();
    failed.unmount();
    fakeApi({ [ORDERS]: () => json([]) });
    renderShop(<Page />, { auth: signedIn });
    expect(await screen.findByText(emptyText)).toBeVisible();
  });

  it('shows date, total and products of orders, titled as when sold', async () => {
    fakeApi({ [ORDERS]: () => json([anOrder({ productIds: ['b1', 'b7'] })]) });
    renderShop(<Page />, { auth: signedIn });
    expect(await screen.findByRole('heading', { level: 2, name: 'Order o1' })).toBeVisible();
    expect(screen.getByText(`Date: ${date}`)).toBeVisible();
    expect(screen.getByText('Total: $12.50')).toBeVisible();
    expect(screen.getByText('The Lighthouse Keeper')).toBeVisible();
    expect(screen.getByText('b7')).toBeVisible();
    // Only the list of orders has ids to copy.
    const hasIds = Page === UserDashboardPage;
    for (const id of ['b1', 'Order ID: o1']) expect(screen.queryAllByText(id)).toHaveLength(hasIds ? 1 : 0);
  });
});
