import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { booksApi } from '../../api/booksApi.ts';
import { fakeApi, json, never, problem } from '../../api/test/fakeApi.ts';
import { updateBookCall } from '../../app/test/bookCalls.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { SearchBox } from './SearchBox.tsx';
import { box, OWLS, TITLES } from './test/openSearchBox.tsx';

const tooMany = () => problem(404, 'too-many-books');

const getQueries = (requests: Request[]) =>
  requests.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname === '/api/books' ? search : []));

describe('serverSearch', () => {
  it('asks the server after typing, and does not reload titles', async () => {
    const requests = fakeApi({ [TITLES]: tooMany, 'GET /api/books': () => json([OWLS]) });
    const { store } = renderShop(<SearchBox />);
    const user = userEvent.setup();
    await user.type(box(), 'owl');
    expect(await screen.findByText('Searching…')).toBeVisible();
    expect(await screen.findByRole('option', { name: /Owls/ })).toHaveAttribute('href', '/books/b2');
    expect(screen.getByRole('option', { name: '1 result' })).toBeVisible();
    expect(getQueries(requests)).toEqual(['?q=owl&limit=6']);
    await act(() => updateBookCall(store));
    expect(requests.filter(({ url }) => url.endsWith('/titles'))).toHaveLength(1);
  });

  it('shows what matched if title and author do not', async () => {
    const found = { ...OWLS, contributors: [{ name: 'Tara Voss', role: 'B06' }] };
    fakeApi({ [TITLES]: tooMany, 'GET /api/books': () => json([found]) });
    renderShop(<SearchBox />);
    await userEvent.type(box(), 'voss');
    expect(await screen.findByRole('option', { name: /Owls.* · Tara Voss/ })).toBeVisible();
  });

  it('does not load titles if a list was too long before', async () => {
    const headers = { 'X-Total-Count': '2001' };
    const requests = fakeApi({ 'GET /api/books': () => Response.json([OWLS], { headers }) });
    const store = aStore();
    await store.dispatch(booksApi.endpoints.getBooksPage.initiate({ limit: 60 }));
    renderShop(<SearchBox />, { store });
    await userEvent.type(box(), 'owl');
    expect(await screen.findByRole('option', { name: /Owls/ })).toBeVisible();
    expect(getQueries(requests)).toEqual(['?limit=60', '?q=owl&limit=6']);
    expect(requests).toHaveLength(2);
  });

  it("shows only the current words' answer, and aborts earlier requests", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const signals: AbortSignal[] = [];
    fakeApi({
      [TITLES]: tooMany,
      'GET /api/books': (request) => {
        signals.push(request.signal);
        return new URL(request.url).searchParams.get('q') === 'o' ? never() : json([OWLS]);
      },
    });
    renderShop(<SearchBox />);
    await act(() => vi.advanceTimersByTimeAsync(100));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTimeAsync });
    await user.type(box(), 'o');
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(signals).toHaveLength(1);
    await user.type(box(), 'w');
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.getByText('Searching…')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(await screen.findByRole('option', { name: /Owls/ })).toBeVisible();
    await user.clear(box());
    await user.type(box(), 'owl');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Searching…')).toBeVisible();
  });

  it('makes no call for the words of a result page', async () => {
    vi.useFakeTimers();
    const requests = fakeApi({ [TITLES]: tooMany, 'GET /api/books': () => json([OWLS]) });
    renderShop(<SearchBox />, { path: '/books?q=owl' });
    // A render between the steps would trigger the request.
    for (let time = 1; time <= 3; time += 1) await act(() => vi.advanceTimersByTimeAsync(500));
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/books/titles']);
  });

  it('reports no results, or that the shop does not answer', async () => {
    const answers = [json([]), problem(503, 'unavailable')];
    fakeApi({ [TITLES]: tooMany, 'GET /api/books': () => answers.shift() ?? json([]) });
    renderShop(<SearchBox />);
    await userEvent.type(box(), 'owl');
    expect(await screen.findByText('No books found')).toBeVisible();
    await userEvent.type(box(), 's');
    expect(await screen.findByText(/Search isn't responding/)).toBeVisible();
  });

  it('asks the server if the titles could not be loaded', async () => {
    fakeApi({ [TITLES]: () => problem(503, 'unavailable'), 'GET /api/books': () => json([OWLS]) });
    renderShop(<SearchBox />);
    await userEvent.type(box(), 'owl');
    expect(await screen.findByRole('option', { name: /Owls/ })).toBeVisible();
  });
});
