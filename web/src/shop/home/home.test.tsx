import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { aBook, books } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { HomePage } from './HomePage.tsx';

const LIST = 'GET /api/books';
const SOLD = 'GET /api/books/best-sellers';
const shelf = (name: string) => screen.getByRole('region', { name });
const cards = (name: string) =>
  within(shelf(name))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const ranks = () =>
  within(shelf('Top Sellers'))
    .queryAllByText('Best seller number', { exact: false })
    .map(({ parentElement }) => parentElement?.textContent);
const genreField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Genre' });
const choose = (genre: string) => userEvent.setup().selectOptions(genreField(), genre);
const isList = ({ url }: Request) => new URL(url).pathname === '/api/books';
const queries = (requests: Request[]) => requests.filter(isList).map(({ url }) => new URL(url).search);
/** The carousel grows by one slide per idle callback. */
async function grown() {
  for (let moments = 0; moments < 64; moments += 1) await act(() => vi.advanceTimersByTimeAsync(100));
}

function aPage(list: ReturnType<typeof books>, total: number): Response {
  const headers = { 'X-Total-Count': String(total), Link: '</api/books?after=x>; rel="next"' };
  return Response.json(list, { headers });
}

/** The shop has 2,400 books, 480 of them horror, and answers with the newest sixty. */
function aLargeShop(horror: () => Response | Promise<Response> = () => aPage(books(60), 480)) {
  return fakeApi({
    [LIST]: ({ url }) => (new URL(url).searchParams.has('category') ? horror() : aPage(books(60), 2400)),
  });
}

afterEach(() => void vi.useRealTimers());

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/">Home</Link>
    </>
  );
}

describe('home', () => {
  it('keeps banner and news when the books cannot be loaded', async () => {
    fakeApi({});
    renderShop(<HomePage />);
    expect(await screen.findByText("We couldn't load the books")).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'New Releases This Week' })).toBeVisible();
    await waitFor(() => expect(cards('News')).toHaveLength(5));
  });

  it('loads a small shop once, with equal recommendations for all genres', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = [...books(20), aBook({ _id: 'h', title: 'Horrid', category: 'horror' })];
    const requests = fakeApi({ [LIST]: () => json(list) });
    renderShop(<HomePage />);
    await grown();
    expect(cards('Top Sellers')).toHaveLength(21);
    const before = cards('Recommended for you');
    expect(before).toEqual(list.slice(8, 18).map(({ title }) => title));
    await choose('Horror');
    expect(cards('Top Sellers')).toEqual(['Horrid']);
    expect(cards('Recommended for you')).toEqual(before);
    expect(screen.getByText('Horror: 1 book')).toBeInTheDocument();
    expect(screen.queryByText(/^See all/)).toBeNull();
    expect(queries(requests)).toEqual(['?limit=60']);
  });

  it('shows sixty books of a large shop, and links to all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = aLargeShop(() => aPage([aBook({ _id: 'h', title: 'Horrid', category: 'horror' })], 480));
    renderShop(<HomePage />);
    await grown();
    expect(cards('Top Sellers')).toHaveLength(60);
    expect(within(shelf('Top Sellers')).getAllByRole('group')).toHaveLength(61);
    const end = () => within(shelf('Top Sellers')).getByRole('link', { name: /^See all/ });
    expect(end()).toHaveTextContent('See all 2,400');
    expect(end()).toHaveAttribute('href', '/books');
    await choose('Horror');
    await grown();
    expect(cards('Top Sellers')).toEqual(['Horrid']);
    expect(end()).toHaveTextContent('See all 480');
    expect(end()).toHaveAttribute('href', '/books?category=horror');
    expect(screen.getByText('Horror: 480 books')).toBeInTheDocument();
    expect(within(shelf('Recommended for you')).queryByText(/^See all/)).toBeNull();
    expect(queries(requests)).toEqual(['?limit=60', '?limit=60&category=horror']);
  });

  it('ranks sold books among all books, followed by unranked ones', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const list = books(12);
    const sold = [
      { _id: 'b7', copies: 9 },
      { _id: 'not-among-the-newest', copies: 5 },
      { _id: 'b3', copies: 2 },
    ];
    fakeApi({ [LIST]: () => json(list), [SOLD]: () => json(sold) });
    renderShop(<HomePage />);
    await grown();
    expect(ranks()).toEqual(['Best seller number 1', 'Best seller number 3']);
    expect(cards('Top Sellers').slice(0, 4)).toEqual(['Book 7', 'Book 3', 'Book 1', 'Book 2']);
    expect(cards('Top Sellers')).toHaveLength(12);
    expect(cards('Recommended for you')).toEqual(['Book 9', 'Book 10', 'Book 11', 'Book 12']);
  });

  it.each([
    ['fails', () => problem(503, 'unavailable')],
    ['counts fewer than ten copies', () => json([{ _id: 'b2', copies: 9 }])],
    [
      'comes after the books are seen',
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return json([{ _id: 'b2', copies: 12 }]);
      },
    ],
  ])('ranks no book if the best sellers %s', async (_, answer) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi({ [LIST]: () => json(books(3)), [SOLD]: answer });
    renderShop(<HomePage />);
    await grown();
    expect(ranks()).toEqual([]);
    expect(cards('Top Sellers')).toEqual(['Book 1', 'Book 2', 'Book 3']);
  });

  it('reports a genre that loads, fails or is empty', async () => {
    const answer = Promise.withResolvers<Response>();
    const answers = [() => answer.promise, () => json([])];
    aLargeShop(() => (answers.shift() ?? never)());
    renderShop(<HomePage />);
    await screen.findByRole('combobox', { name: 'Genre' });
    await choose('Horror');
    expect(screen.getByText('Loading books…')).toBeInTheDocument();
    expect(cards('Top Sellers')).toEqual([]);
    act(() => answer.resolve(problem(503, 'unavailable')));
    expect(await screen.findByText("We couldn't load the books")).toBeVisible();
    expect(cards('Recommended for you')).not.toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No books on this shelf yet')).toBeVisible();
    expect(screen.getByText('Horror: 0 books')).toBeInTheDocument();
  });

  it('restores genre and slide on going back, not on a visit', async () => {
    fakeApi({ [LIST]: () => json([aBook({ title: 'Horrid', category: 'horror' }), aBook({ _id: 'b2' })]) });
    renderShop(
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/books/:id" element={<Elsewhere />} />
      </Routes>,
    );
    const user = userEvent.setup();
    await screen.findByRole('combobox', { name: 'Genre' });
    await choose('Horror');
    const leave = async () =>
      user.click(within(shelf('Top Sellers')).getAllByRole('link', { name: 'Horrid' })[0] as HTMLElement);
    await leave();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(genreField()).toHaveValue('Horror');
    expect(cards('Top Sellers')).toEqual(['Horrid']);
    expect(screen.queryByText('Horror: 1 book')).toBeNull();
    await leave();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(genreField()).toHaveValue('');
    expect(cards('Top Sellers')).toHaveLength(2);
  });

  const genres = () =>
    within(screen.getByRole('navigation', { name: 'Browse by genre' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  it('shows delivery time, charge and payment below the banner', () => {
    fakeApi({});
    renderShop(<HomePage />);
    // On phones another one below the books replaces it.
    const [list = document.body] = screen.getAllByRole('list', { name: 'How orders arrive' });
    const promises = within(list).getAllByRole('listitem');
    expect(promises.map(({ textContent }) => textContent)).toEqual([
      'Delivered in two to four working days',
      'Delivery: Free',
      'pay in cash when your books arrive',
    ]);
  });

  it('links to genres with books and their counts', async () => {
    const categories = { business: 1, technology: 0, fiction: 1200, horror: 0, adventure: 3 };
    const headers = { 'X-Book-Counts': JSON.stringify({ total: 1204, categories }) };
    fakeApi({ [LIST]: () => Response.json(books(3), { headers }) });
    renderShop(<HomePage />);
    await waitFor(() =>
      expect(genres()).toEqual([
        ['Business11 book', '/books?category=business'],
        ['Fiction1,2001,200 books', '/books?category=fiction'],
        ['Adventure33 books', '/books?category=adventure'],
        ['All books1,2041,204 books', '/books'],
      ]),
    );
  });
});
