import type { Book } from '@bookstore/contract/api/book';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { WishButton } from './WishButton.tsx';
import { WishesPage } from './WishesPage.tsx';

const BOOKS = [
  aBook({ _id: 'b1', title: 'The Salt Road', newPrice: 19.99 }),
  aBook({ _id: 'b2', title: 'Tide Tables', availability: 'sold-out' }),
  aBook({ _id: 'b3', title: 'Hill', published: '2999-03-04' }),
];

const serve = (books: readonly Book[] = BOOKS) =>
  fakeApi({
    'GET /api/books': ({ url }) => {
      const ids = new URL(url).searchParams.get('ids')?.split(',') ?? [];
      return json(ids.flatMap((id) => books.find(({ _id }) => _id === id) ?? []));
    },
  });
const wish = (...ids: string[]) => localStorage.setItem('wishes', JSON.stringify(ids));
const open = (path = '/wishes') => {
  renderShop(
    <main>
      <WishesPage />
    </main>,
    { path },
  );
  return userEvent.setup();
};
const titles = async () =>
  (await within(screen.getByRole('main')).findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

describe('wishesPage', () => {
  it('shows current books in order, and adds available ones to the cart', async () => {
    wish('b2', 'b1', 'b3');
    const requests = serve();
    const user = open();
    expect(await titles()).toEqual(['Tide Tables', 'The Salt Road', 'Hill']);
    expect(screen.getByRole('button', { name: 'Sold out: Tide Tables' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'View book: Tide Tables' })).toHaveAttribute('href', '/books/b2');
    expect(screen.getByText('Pre-order · Out 4 March 2999')).toBeVisible();
    expect(screen.getByText('$19.99')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to Cart: The Salt Road' }));
    expect(localStorage.getItem('cartItems')).toContain('The Salt Road');
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?ids=b2%2Cb1%2Cb3',
      '?limit=6&available=true&sort=newest',
    ]);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('removes a book and puts it back in its place', async () => {
    wish('b1', 'b2', 'b3');
    serve();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Tide Tables from the wish list' }));
    expect(await titles()).toEqual(['The Salt Road', 'Hill']);
    expect(localStorage.getItem('wishes')).toBe('["b1","b3"]');
    expect(screen.getByRole('button', { name: 'Undo removing Tide Tables' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await titles()).toEqual(['The Salt Road', 'Tide Tables', 'Hill']);
    expect(localStorage.getItem('wishes')).toBe('["b1","b2","b3"]');
  });

  it('marks books no longer on sale and removes them', async () => {
    wish('b1', 'gone', 'gone-too');
    serve();
    const user = open();
    expect(await screen.findByText('No longer on sale: 2 books.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
    expect(localStorage.getItem('wishes')).toBe('["b1"]');
    expect(screen.queryByText(/No longer on sale/)).toBeNull();
  });

  it('copies the link, or shows it if copying fails', async () => {
    wish('b1', 'b2');
    serve();
    const user = open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/wishes?books=b1,b2`);
    writeText.mockRejectedValueOnce(new Error('Not allowed'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(`${location.origin}/wishes?books=b1,b2`)).toBeVisible();
  });

  it('shows a shared list read-only and adds it with one press', async () => {
    wish('b3');
    serve();
    const user = open('/wishes?books=b1,b2,a%2Fb,b1');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A wish list');
    expect(await titles()).toEqual(['The Salt Road', 'Tide Tables']);
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(localStorage.getItem('wishes')).toBe('["b3"]');
    await user.click(screen.getByRole('button', { name: 'Add all to my wish list' }));
    expect(localStorage.getItem('wishes')).toBe('["b3","b1","b2"]');
    expect(screen.getByText(/They're all on your wish list/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your wish list' })).toHaveAttribute('href', '/wishes');
  });

  it('adds and removes a book with the heart', async () => {
    renderShop(<WishButton book={aBook()} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Add to wish list' }));
    expect(localStorage.getItem('wishes')).toBe('["b1"]');
    expect(screen.getByRole('link', { name: 'View wish list' })).toHaveAttribute('href', '/wishes');
    await user.click(screen.getByRole('button', { name: 'Remove from wish list' }));
    expect(localStorage.getItem('wishes')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('adds and removes a book of a list with its heart', async () => {
    serve();
    const user = open('/wishes?books=b1,b2');
    await user.click(await screen.findByRole('button', { name: 'Add Tide Tables to the wish list' }));
    expect(localStorage.getItem('wishes')).toBe('["b2"]');
    await user.click(screen.getByRole('button', { name: 'Remove Tide Tables from the wish list' }));
    expect(localStorage.getItem('wishes')).toBeNull();
  });

  it('refuses further books when full, with a note at the heart', async () => {
    wish(...Array.from({ length: 200 }, (_, index) => `w${index}`));
    renderShop(<WishButton book={aBook()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Your wish list is full. It can hold 200 books.');
    expect(screen.getByRole('button', { name: 'Add to wish list' })).toBeVisible();
  });
});
