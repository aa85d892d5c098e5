import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { bookQueries, openBrowse } from './test/openBrowse.tsx';

const NONE = { business: 0, technology: 0, fiction: 0, horror: 0, adventure: 0 };
const COUNTS = { total: 3, categories: { ...NONE, fiction: 3 }, soldOut: { ...NONE, fiction: 1 } };
const BOOKS = [aBook({ _id: 'b1', language: 'en', format: 'hardcover' }), aBook({ _id: 'b2', language: 'de' })];

const aShop = (found = BOOKS) =>
  fakeApi({
    'GET /api/books': () => Response.json(found, { headers: { 'X-Book-Counts': JSON.stringify(COUNTS) } }),
  });
const group = (name: string) => within(screen.getByRole('region', { name }));

describe('filters', () => {
  it('filters books, names the filter, and removes it by its chip', async () => {
    const requests = aShop();
    openBrowse('/books?category=fiction');
    const user = userEvent.setup();
    await screen.findAllByRole('article');
    expect(group('Format').getAllByRole('listitem')).toHaveLength(1);
    await user.click(group('Format').getByRole('link', { name: /^Hardcover 1/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiction: Hardcover' })).toBeVisible();
    await waitFor(() =>
      expect(bookQueries(requests).at(-1)).toBe('?limit=24&category=fiction&format=hardcover&sort=newest'),
    );
    expect(group('Format').getByRole('link', { name: 'Hardcover' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Fiction' })).toHaveAttribute(
      'href',
      '/books?category=fiction&format=hardcover',
    );
    await user.click(screen.getByRole('link', { name: 'Remove filter: Hardcover' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiction' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Remove filter/ })).toBeNull();
  });

  it('combines with other filters, and offers the languages seen', async () => {
    const requests = aShop();
    openBrowse('/books?format=paperback&sort=title');
    await screen.findAllByRole('article');
    const languages = group('Language').getAllByRole('link');
    expect(languages.map(({ textContent }) => textContent)).toEqual(['German 1 book', 'English 1 book']);
    await userEvent.click(group('Language').getByRole('link', { name: /^German/ }));
    await waitFor(() => expect(bookQueries(requests).at(-1)).toBe('?limit=24&format=paperback&language=de&sort=title'));
    await userEvent.click(group('Format').getByRole('link', { name: 'Paperback' }));
    await waitFor(() => expect(bookQueries(requests).at(-1)).toBe('?limit=24&language=de&sort=title'));
  });

  it('searches with filters on the server', async () => {
    const requests = aShop();
    openBrowse('/books?q=owls&format=hardcover');
    await screen.findAllByRole('article');
    expect(bookQueries(requests)).toEqual(['?limit=24&format=hardcover&q=owls']);
    expect(screen.queryByRole('form', { name: 'Price' })).toBeNull();
  });

  it('counts books in stock only', async () => {
    aShop();
    openBrowse('/books?available=true');
    expect(await screen.findByRole('link', { name: /^Fiction 2/ })).toBeVisible();
  });

  it('adds to a choice that is not rendered yet', async () => {
    aShop(BOOKS.map((book) => ({ ...book, availability: 'in-stock' })));
    openBrowse('/books?sort=title');
    const fields = {
      available: await screen.findByRole('checkbox', { name: 'In stock only' }),
      hardcover: group('Format').getByRole('link', { name: /^Hardcover/ }),
      fiction: screen.getByRole('link', { name: /^Fiction/ }),
      sort: screen.getByRole('combobox', { name: 'Sort' }),
    };
    act(() => {
      fireEvent.click(fields.available);
      fireEvent.click(fields.hardcover);
      fireEvent.click(fields.fiction);
      fireEvent.change(fields.sort, { target: { value: 'price' } });
    });
    expect(screen.getByTestId('address')).toHaveTextContent(
      /^\/books\?category=fiction&available=true&format=hardcover&sort=price$/,
    );
  });

  it('accepts prices in either order, and sorts by price until removed', async () => {
    const requests = aShop();
    openBrowse('/books?sort=title');
    const user = userEvent.setup();
    await screen.findAllByRole('article');
    const prices = within(screen.getByRole('form', { name: 'Price' }));
    await user.type(prices.getByRole('textbox', { name: 'From ($)' }), '12,50');
    await user.type(prices.getByRole('textbox', { name: 'To ($)' }), '5{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'All books: $5.00 to $12.50' })).toBeVisible();
    await waitFor(() => expect(bookQueries(requests).at(-1)).toBe('?limit=24&minPrice=5&maxPrice=12.5&sort=price'));
    const orders = within(screen.getByRole('combobox', { name: 'Sort' })).getAllByRole('option');
    expect(orders.map(({ textContent }) => textContent)).toEqual(['Price, low to high', 'Price, high to low']);
    await user.click(screen.getByRole('link', { name: 'Remove filter: $5.00 to $12.50' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('title'));
  });

  it('rejects an invalid price and explains the format', async () => {
    const requests = aShop();
    openBrowse();
    await screen.findAllByRole('article');
    await userEvent.type(screen.getByRole('textbox', { name: 'From ($)' }), 'cheap{Enter}');
    expect(screen.getByText('Please enter amounts like 9.99')).toBeVisible();
    expect(bookQueries(requests)).toHaveLength(1);
  });

  it('reports filters without results, and links to all books', async () => {
    aShop([]);
    openBrowse('/books?language=fr&available=true&sort=title');
    expect(await screen.findByText('No books match')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Clear all filters' })) {
      expect(link).toHaveAttribute('href', '/books?sort=title');
    }
  });

  it('opens and closes the filters by a button on phones', async () => {
    aShop();
    openBrowse();
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Filter' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(group('Format').getByRole('link', { name: /^Hardcover/ }));
    expect(screen.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'false');
  });
});
