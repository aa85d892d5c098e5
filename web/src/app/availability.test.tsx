import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { bookTitlesApi } from '../api/bookTitlesApi.ts';
import { fakeApi, json, problem } from '../api/test/fakeApi.ts';
import { aBook, anOrder } from '../api/test/records.ts';
import { BookPage } from '../shop/book/BookPage.tsx';
import { BrowsePage } from '../shop/browse/BrowsePage.tsx';
import { CartPage } from '../shop/cart/CartPage.tsx';
import { bookAdded, selectSubtotalCents } from '../shop/cart/cartSlice.ts';
import { BOOKS, fillIn, openCheckout, orderButton, POST, posts } from '../shop/checkout/test/renderCheckout.tsx';
import { SearchBox } from '../shop/search/SearchBox.tsx';
import { aStore, renderShop } from './test/renderShop.tsx';

const COUNTED = aBook({ _id: 'counted', title: 'Many', availability: 'in-stock' });
const LOW = aBook({ _id: 'low', title: 'Few', newPrice: 5, availability: 'low', left: 2 });
const SOLD_OUT = aBook({ _id: 'none', title: 'None', newPrice: 7, availability: 'sold-out' });

const findCard = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

describe('availability', () => {
  it('shows few copies left, and no offer for sold-out books', async () => {
    fakeApi({ 'GET /api/books': () => json([COUNTED, LOW, SOLD_OUT]) });
    renderShop(<BrowsePage />);
    expect((await findCard('Few')).getByText('Only 2 left')).toBeVisible();
    expect((await findCard('Few')).getByRole('button', { name: 'Add to Cart: Few' })).toBeEnabled();
    expect((await findCard('None')).getByRole('button', { name: 'Sold out: None' })).toBeDisabled();
    expect((await findCard('Many')).getByRole('button', { name: 'Add to Cart: Many' })).toBeEnabled();
    expect((await findCard('Many')).queryByText(/left/)).toBeNull();
  });

  const search = async (titles: object[]) => {
    fakeApi({ 'GET /api/books/titles': () => json(titles), 'GET /api/books/none': () => json(SOLD_OUT) });
    const store = aStore();
    await store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate());
    renderShop(
      <>
        <SearchBox />
        <BrowsePage />
      </>,
      { path: '/books?q=none', store },
    );
    return store;
  };

  it('adds no sold-out book from an offline search', async () => {
    const { _id, title, category, newPrice, coverImage } = SOLD_OUT;
    const store = await search([{ _id, title, category, newPrice, coverImage }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to Cart: None' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sold out');
    expect(store.getState().cart.cartItems).toEqual([]);
  });

  const open = (book: typeof LOW) => {
    fakeApi({ 'GET /api/books/b1': () => json(book) });
    renderShop(
      <Routes>
        <Route path="/books/:id" element={<BookPage />} />
      </Routes>,
      { path: '/books/b1' },
    );
  };

  it("shows a sold-out book's state instead of an offer", async () => {
    open(SOLD_OUT);
    expect(await screen.findByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('does not offer an order without the only book', async () => {
    fakeApi({ 'GET /api/books': () => json([SOLD_OUT]) });
    const store = aStore();
    const { availability: _, ...book } = SOLD_OUT;
    store.dispatch(bookAdded(book));
    renderShop(<CartPage />, { path: '/cart', store });
    expect(await screen.findByText('Sold out')).toBeVisible();
  });

  it('marks, excludes and offers to remove sold-out books of the cart', async () => {
    fakeApi({ 'GET /api/books': () => json([LOW, SOLD_OUT]) });
    const store = aStore();
    for (const { availability: _, ...book } of [LOW, SOLD_OUT]) store.dispatch(bookAdded(book));
    renderShop(<CartPage />, { path: '/cart', store });
    expect(await screen.findByText('Sold out: remove it to order the rest')).toBeVisible();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    expect(selectSubtotalCents(store.getState())).toBe(500);
    await userEvent.click(screen.getByRole('link', { name: 'Remove None' }));
    expect(screen.queryByText(/^Sold out/)).toBeNull();
  });

  it('names a book sold out during the checkout, and orders the rest', async () => {
    const [first, second] = BOOKS as [(typeof BOOKS)[0], (typeof BOOKS)[0]];
    const answers = [
      problem(409, 'cart-changed', { books: [first, { ...second, availability: 'sold-out' }] }),
      json(anOrder()),
    ];
    const requests = fakeApi({
      'GET /api/books': () => json(BOOKS),
      [POST]: () => answers.shift() ?? problem(500, 'internal'),
    });
    const { store } = openCheckout();
    const user = await fillIn();
    await user.click(orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Owls\s*Sold out: remove it to order the rest/);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/The Lighthouse Keeper/);
    expect(orderButton()).toBeDisabled();
    expect(screen.getByText('A book in your cart is sold out. Remove it to order the rest.')).toBeVisible();
    store.dispatch({ type: 'cart/bookRemoved', payload: 'b2' });
    await waitFor(() => expect(orderButton()).toBeEnabled());
    await user.click(orderButton());
    await screen.findByText('Confirmed Order');
    expect(await posts(requests).at(-1)?.json()).toMatchObject({ productIds: ['b1'], totalPrice: '12.50' });
  });
});
