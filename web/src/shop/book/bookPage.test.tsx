import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { booksApi } from '../../api/booksApi.ts';
import { bookTitlesApi } from '../../api/bookTitlesApi.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { BrowsePage } from '../browse/BrowsePage.tsx';
import { BookPage } from './BookPage.tsx';

const BOOK = aBook({ author: 'Mara Voss' });
const HERS = aBook({ _id: 'hers', title: 'Salt', author: 'Mara Voss', category: 'horror' });

/** The shop has two more books of the category, and one by the same author in another. */
function aShop(answers: Parameters<typeof fakeApi>[0] = {}) {
  const all = [...books(3).slice(1), BOOK, HERS];
  return fakeApi({
    'GET /api/books/b1': () => json(BOOK),
    'GET /api/books': ({ url }) => {
      const query = new URL(url).searchParams;
      const [category, contributor] = [query.get('category'), query.get('contributor')];
      return json(all.filter((book) => (contributor ? book.author === contributor : book.category === category)));
    },
    ...answers,
  });
}

const open = () =>
  renderShop(
    <Routes>
      <Route path="/books" element={<BrowsePage />} />
      <Route path="/books/:id" element={<BookPage />} />
    </Routes>,
    { path: '/books/b1' },
  );

const shelf = () => screen.findByRole('region', { name: 'More like this' });
const titlesOn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const calls = (requests: Request[]) => requests.map(({ url }) => url.slice(url.indexOf('/api')));

describe('bookPage', () => {
  it('links its breadcrumbs to the books and the category', async () => {
    aShop();
    open();
    const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Books',
      'Fiction',
      'The Lighthouse Keeper',
    ]);
    expect(crumbs.getByText('The Lighthouse Keeper')).toHaveAttribute('aria-current', 'page');
    for (const link of [crumbs.getByRole('link', { name: 'Fiction' }), screen.getByRole('link', { name: 'fiction' })]) {
      expect(link).toHaveAttribute('href', '/books?category=fiction');
    }
  });

  it('shows books by the author, then the category, one call each', async () => {
    const requests = aShop();
    open();
    await waitFor(async () => expect(titlesOn(await shelf())).toEqual(['Salt', 'Book 2', 'Book 3']));
    expect(calls(requests)).toEqual([
      '/api/books/b1',
      '/api/books?contributor=Mara+Voss',
      '/api/books?limit=24&category=fiction&sort=newest',
    ]);
  });

  it('hides an empty or failed list of similar books', async () => {
    aShop({ 'GET /api/books': () => json([BOOK]) });
    const alone = open();
    await shelf();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'More like this' })).toBeNull());
    alone.unmount();
    aShop({ 'GET /api/books': () => problem(503, 'unavailable') });
    open();
    await shelf();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'More like this' })).toBeNull());
    expect(screen.getByRole('heading', { level: 1, name: 'The Lighthouse Keeper' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const openFrom = async (query: { limit: number } | null, answer: () => Response | Promise<Response>) => {
    const { _id, title, category, newPrice, coverImage } = BOOK;
    aShop({
      'GET /api/books/b1': answer,
      'GET /api/books': () => json([BOOK]),
      'GET /api/books/titles': () => json([{ _id, title, category, newPrice, coverImage }]),
    });
    const store = aStore();
    if (query) await store.dispatch(booksApi.endpoints.getBooksPage.initiate(query));
    else await store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate());
    renderShop(
      <Routes>
        <Route path="/books/:id" element={<BookPage />} />
      </Routes>,
      { path: '/books/b1', store },
    );
  };

  it("shows the list's copy until the book has loaded", async () => {
    const answer = Promise.withResolvers<Response>();
    await openFrom({ limit: 60 }, () => answer.promise);
    expect(screen.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
    expect(screen.getByText(BOOK.description)).toBeVisible();
    expect(screen.queryByText('Loading...')).toBeNull();
    answer.resolve(json({ ...BOOK, description: 'Told anew.' }));
    expect(await screen.findByText('Told anew.')).toBeVisible();
  });

  it('shows title and price first, and the buy button once loaded', async () => {
    const answer = Promise.withResolvers<Response>();
    await openFrom(null, () => answer.promise);
    expect(screen.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    answer.resolve(json(BOOK));
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    expect(screen.getByText(BOOK.description)).toBeVisible();
  });

  it('hides a book that turns out to be deleted', async () => {
    await openFrom({ limit: 60 }, () => problem(404, 'not-found'));
    expect(await screen.findByText('Error happending to load book info')).toBeVisible();
    expect(screen.queryByRole('heading', { name: BOOK.title })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Book');
  });

  const ways = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const openAt = () =>
    renderShop(
      <main>
        <Routes>
          <Route path="/books/:id" element={<BookPage />} />
        </Routes>
      </main>,
      { path: '/books/b1' },
    );

  it('does not retry for a missing book, and offers other links', async () => {
    aShop({ 'GET /api/books/b1': () => problem(404, 'not-found') });
    openAt();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error happending to load book info$/);
    expect(screen.getByText(/There's no book at this address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(ways()).toEqual(['/books', '/']);
  });

  it("links the author's books, and the other editions with their prices", async () => {
    const edition = aBook({ _id: 'hard', author: 'Mara Voss', format: 'hardcover', published: '2019', newPrice: 24 });
    aShop({ 'GET /api/books': () => json([edition, BOOK, HERS]) });
    open();
    const links = within(await screen.findByRole('region', { name: 'Other editions' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Hardcover, 2019$24.00']);
    expect(links[0]).toHaveAttribute('href', '/books/hard');
    expect(screen.getByRole('link', { name: 'Mara Voss' })).toHaveAttribute('href', '/contributors/Mara%20Voss');
    expect(titlesOn(await shelf())).toEqual(['Salt']);
  });
});
