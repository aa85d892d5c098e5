import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { ManageBooksPage } from './ManageBooksPage.tsx';

afterEach(() => localStorage.clear());

const book = aBook({ _id: 'b1', title: 'The Salt Road', isbn: '9780306406157', availability: 'low', left: 2 });
const answers = {
  'GET /api/books': () => json([book]),
  'GET /api/admin/books': () => json([book]),
  'GET /api/books/stock': () => json([{ _id: 'b1', count: 2 }]),
  'GET /api/admin/me': () => json({ username: 'ada', rights: 'owner' }),
};
const getQueries = (requests: Request[]) =>
  requests.flatMap(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname === '/api/admin/books' ? [search] : [];
  });

describe('books table', () => {
  it('shows ISBN and stock beside title and price, in five columns', async () => {
    fakeApi(answers);
    renderShop(<ManageBooksPage />, { path: '/dashboard/manage-books' });
    const title = await screen.findByRole('rowheader');
    expect(title).toHaveTextContent('The Salt Road');
    expect(title).toHaveTextContent('ISBN 9780306406157');
    expect(within(title).getByRole('link', { name: 'View The Salt Road in the shop' })).toHaveAttribute(
      'href',
      '/books/b1',
    );
    expect(await screen.findByRole('button', { name: '2 copies of The Salt Road' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Book Title',
      'Category',
      'Price',
      'Actions',
    ]);
    expect(await screen.findByRole('button', { name: 'Delete The Salt Road' })).toBeVisible();
  });

  it('shows books below a stock level that the device remembers', async () => {
    const requests = fakeApi(answers);
    renderShop(<ManageBooksPage />, { path: '/dashboard/manage-books' });
    await screen.findByRole('rowheader');
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'reorder' } });
    const below = await screen.findByLabelText('Copies below');
    expect(below).toHaveValue(5);
    fireEvent.change(below, { target: { value: '0' } });
    fireEvent.blur(below);
    fireEvent.change(below, { target: { value: '12' } });
    fireEvent.keyDown(below, { key: 'Enter' });
    await screen.findByRole('rowheader');
    expect(getQueries(requests)).toEqual(['?limit=50&maxCopies=4', '?limit=50&maxCopies=11']);
    expect(screen.getByTestId('address')).toHaveTextContent('?show=reorder&below=12');
    expect(screen.getByLabelText('Sort')).toBeDisabled();
    expect(localStorage.getItem('reorderBelow')).toBe('12');
  });
});
