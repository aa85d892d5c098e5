import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { aStore } from '../../app/test/renderShop.tsx';
import { bookQueries, openBrowse } from './test/openBrowse.tsx';

const TITLES = [
  ...books(30).map(({ _id, title, category, newPrice, coverImage }) => ({
    _id,
    title,
    category,
    newPrice,
    coverImage,
  })),
  { _id: 'owls', title: 'Owls', author: 'Ada Booker', category: 'horror', newPrice: 7, coverImage: '' } as const,
];

async function aShopOfTitles(answers: Parameters<typeof fakeApi>[0] = {}) {
  const requests = fakeApi({ 'GET /api/books/titles': () => json(TITLES), ...answers });
  const store = aStore();
  await store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate());
  requests.length = 0;
  return { store, requests };
}

describe('browseSearch', () => {
  it('shows device results by page with category counts, without a call', async () => {
    const { store, requests } = await aShopOfTitles();
    openBrowse('/books?q=book', store);
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “book”' })).toBeVisible();
    expect(screen.getByText('1 to 24 of 31 books')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull();
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(screen.getByText('25 to 31 of 31 books')).toBeVisible();
    expect(screen.getAllByRole('article').at(-1)).toHaveTextContent('Owls');
    expect(screen.getByTestId('address')).toHaveTextContent('/books?q=book&page=2');
    await user.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(screen.getByText('1 to 24 of 31 books')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Fiction 30/ })).toHaveAttribute('href', '/books?q=book&category=fiction');
    await user.click(screen.getByRole('link', { name: /^Horror 1/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “book” in Horror' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(requests).toEqual([]);
  });

  it('shows other titles of the category below few results, without a call', async () => {
    const { store, requests } = await aShopOfTitles();
    openBrowse(`/books?q=${encodeURIComponent('"Book 30"')}`, store);
    const more = screen.getByRole('region', { name: 'More in Fiction' });
    expect(within(more).getAllByRole('article')).toHaveLength(4);
    expect(requests).toEqual([]);
  });

  it('loads a book before adding a device result to the cart', async () => {
    const answers = [problem(503, 'unavailable'), json(aBook({ _id: 'owls', title: 'Owls' }))];
    const { store, requests } = await aShopOfTitles({ 'GET /api/books/owls': () => answers.shift() ?? json(null) });
    openBrowse('/books?q=owls', store);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Add to Cart: Owls' });
    await user.click(button);
    expect(await screen.findByText("We couldn't add it to your cart. Please try again.")).toBeVisible();
    await user.click(button);
    await waitFor(() =>
      expect(store.getState().cart.cartItems).toMatchObject([{ _id: 'owls', description: 'A quiet story.' }]),
    );
    expect(screen.queryByText(/couldn't add it/)).toBeNull();
    expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
    expect(requests).toHaveLength(2);
  });

  it('reports a device search without results, and links to all books', async () => {
    const { store } = await aShopOfTitles();
    openBrowse('/books?q=zzz', store);
    expect(screen.getByText('No books found for “zzz”')).toBeVisible();
    expect(screen.getByText(/Check the spelling/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all books' })).toHaveAttribute('href', '/books');
    expect(screen.getByRole('link', { name: 'Horror' })).toHaveAttribute('href', '/books?category=horror');
    expect(screen.getByRole('status')).toHaveTextContent('No books found');
  });

  /** The search finds thirty books; only the last page has the total. */
  function aShopOfThirty() {
    return fakeApi({
      'GET /api/books/titles': () => json(TITLES),
      'GET /api/books': ({ url }) => {
        const { searchParams } = new URL(url);
        if (searchParams.has('after')) return json(books(30).slice(24));
        const headers = { Link: '</api/books?q=book&limit=24&after=c24>; rel="next"' };
        return Response.json(books(24), { headers });
      },
    });
  }

  it('loads one page at a time, and shows the total once known', async () => {
    const requests = aShopOfThirty();
    openBrowse('/books?q=book');
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “book”' })).toBeVisible();
    expect(await screen.findByText('Books 1 to 24')).toBeVisible();
    expect(screen.getByText('Page 1')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('25 to 30 of 30 books')).toBeVisible();
    expect(screen.getByText("You've seen them all.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/books?q=book');
    expect(bookQueries(requests)).toEqual(['?limit=24&q=book', '?limit=24&after=c24&q=book']);
  });

  it("keeps the server's answer when the titles arrive", async () => {
    aShopOfThirty();
    const { store } = openBrowse('/books?q=book');
    expect(await screen.findByText('Books 1 to 24')).toBeVisible();
    await act(() => store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate()));
    await waitFor(() => expect(store.getState().booksApi.queries['getBookTitles(undefined)']?.data).toHaveLength(31));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByText('Books 1 to 24')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(await screen.findByText('25 to 31 of 31 books')).toBeVisible();
  });

  it('falls back to device titles if the server does not answer', async () => {
    fakeApi({ 'GET /api/books/titles': () => json(TITLES), 'GET /api/books': () => problem(503, 'unavailable') });
    const { store } = openBrowse('/books?q=owls');
    expect(await screen.findByText("We couldn't load the books")).toBeVisible();
    await act(() => store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate()));
    expect(await screen.findByRole('heading', { level: 2, name: 'Owls' })).toBeVisible();
  });
});
