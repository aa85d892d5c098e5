import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { BookPage } from './BookPage.tsx';

const volume = (number: string, fields = {}) =>
  aBook({ _id: `v${number}`, title: `Volume ${number}`, series: { name: 'Roads', number }, ...fields });

function open(book = aBook(), series = [book]) {
  fakeApi({
    [`GET /api/books/${book._id}`]: () => json(book),
    'GET /api/books/titles': () => json([]),
    'GET /api/books': ({ url }) => json(new URL(url).searchParams.get('series') === 'Roads' ? series : []),
  });
  return renderShop(
    <Routes>
      <Route path="/books/:id" element={<BookPage />} />
    </Routes>,
    { path: `/books/${book._id}` },
  );
}

describe('titlePage', () => {
  it('separates the subtitle, and links to the series and contributors', async () => {
    open(
      aBook({
        subtitle: 'A history',
        author: 'Ann Lee',
        series: { name: 'Salt & Sea', number: '3' },
        imprint: 'Lantern',
        contributors: [
          { name: 'Ann Lee', role: 'A01' },
          { name: 'Bo Ek', role: 'A01' },
          { name: 'Di Roe', role: 'B06' },
          { name: 'Ed Poe', role: 'B06' },
          { name: 'Cy Moss', role: 'Z98' },
        ],
      }),
    );
    const main = within(await screen.findByRole('article'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe('The Lighthouse Keeper');
    expect(main.getByText('A history')).toBeVisible();
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Book 3 of Salt & Sea', 'and Bo Ek', 'Translated by Di Roe, Ed Poe', 'Cy Moss']),
    );
    expect(main.getByRole('link', { name: 'Salt & Sea' })).toHaveAttribute('href', '/series/Salt%20%26%20Sea');
    expect(main.getByRole('link', { name: 'Ed Poe' })).toHaveAttribute('href', '/contributors/Ed%20Poe');
    expect(main.getByText('Lantern')).toBeVisible();
  });

  it('shows the next book of the series, also sold-out and announced ones', async () => {
    const next = volume('10', { availability: 'sold-out', published: '2999-03' });
    open(volume('2'), [volume('1'), volume('2'), next]);
    const section = await screen.findByRole('region', { name: 'Next in the series' });
    const link = within(section).getByRole('link', { name: /Volume 10/ });
    expect(link).toHaveAttribute('href', '/books/v10');
    expect(link).toHaveTextContent('Sold out');
    expect(link).toHaveTextContent('Out in March 2999');
    expect(within(section).getByRole('link', { name: 'All books in Roads' })).toHaveAttribute('href', '/series/Roads');
  });

  it('shows the first book of the series after the last', async () => {
    open(volume('2', { published: '2019' }), [volume('1'), volume('2')]);
    const section = await screen.findByRole('region', { name: 'Start the series with' });
    expect(within(section).getByRole('link', { name: /Volume 1/ })).not.toHaveTextContent('Appears');
  });
});
