import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { ContributorPage, SeriesPage } from './NamedBooksPage.tsx';

const volume = (number: string) =>
  aBook({ _id: number, title: `Volume ${number}`, series: { name: 'Salt & Sea', number } });

const open = (path: string) =>
  renderShop(
    <Routes>
      <Route path="/series/:name" element={<SeriesPage />} />
      <Route path="/contributors/:name" element={<ContributorPage />} />
    </Routes>,
    { path },
  );

describe('namedBooks', () => {
  it("shows a series in the server's order with numbers", async () => {
    const requests = fakeApi({ 'GET /api/books': () => json([volume('2'), volume('10')]) });
    open(`/series/${encodeURIComponent('Salt & Sea')}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Salt & Sea' })).toBeVisible();
    const tiles = await screen.findAllByRole('article');
    expect(tiles.map((tile) => within(tile).getByText(/^Book/).textContent)).toEqual(['Book 2', 'Book 10']);
    expect(screen.getByText('2 books')).toBeVisible();
    expect(requests.map(({ url }) => new URL(url).search)[0]).toBe('?series=Salt+%26+Sea');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByText('Salt & Sea')).toHaveAttribute('aria-current', 'page');
  });

  it("shows a person's books without numbers", async () => {
    const requests = fakeApi({ 'GET /api/books': () => json([volume('2')]) });
    open('/contributors/Ann%20Lee');
    expect(await screen.findByRole('article')).not.toHaveTextContent('Book 2');
    expect(requests.map(({ url }) => new URL(url).search)[0]).toBe('?contributor=Ann+Lee');
  });

  it('shows other books of the category below a short list', async () => {
    const other = aBook({ _id: 'other', title: 'Another Book' });
    fakeApi({
      'GET /api/books': ({ url }) => json(url.includes('category=fiction') ? [volume('2'), other] : [volume('2')]),
    });
    open('/contributors/Ann%20Lee');
    const more = within(await screen.findByRole('region', { name: 'More in Fiction' }));
    expect(more.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent)).toEqual([
      'Another Book',
    ]);
  });

  it('reports an empty series and excludes it from search engines', async () => {
    fakeApi({ 'GET /api/books': () => json([]) });
    open('/series/None');
    expect(await screen.findByText("We don't have any books in this series at the moment.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fiction' })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
