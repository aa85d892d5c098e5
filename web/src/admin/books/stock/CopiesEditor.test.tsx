import type { Book } from '@bookstore/contract/api/book';
import type { BookStock } from '@bookstore/contract/api/stock';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { BooksTable } from '../BooksTable.tsx';
import { CopiesEditor } from './Copies.tsx';

const COUNTED = aBook({ _id: 'counted', title: 'Salt', availability: 'in-stock' });
const UNCOUNTED = aBook({ _id: 'uncounted', title: 'Owls' });

function Table({ books }: { books: Book[] }) {
  const ref = useRef<HTMLElement>(null);
  const selection = { selected: new Map(), select: () => undefined, clear: () => undefined };
  return <BooksTable ref={ref} books={books} firstNumber={1} selection={selection} />;
}

function openTable(
  change: () => Response | Promise<Response> = () => json({ count: 15 }),
  books = [COUNTED, UNCOUNTED],
  stock: BookStock = { _id: 'counted', count: 12 },
) {
  const requests = fakeApi({
    'GET /api/books/stock': () => json([stock]),
    'PUT /api/books/counted/stock': change,
    'PUT /api/books/uncounted/stock': change,
  });
  renderShop(<Table books={books} />);
  const sent = () => requests.filter(({ method }) => method === 'PUT');
  return { requests, sent, user: userEvent.setup() };
}

const copies = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('spinbutton', { name: 'Copies' });

describe('stock in the books table', () => {
  it('shows stock levels, and fetches only tracked books', async () => {
    const { requests } = openTable();
    expect(await copies('12 copies of Salt')).toBeVisible();
    expect(await copies('Stock not tracked: Owls')).toBeVisible();
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?ids=counted']);
  });

  it('shows since when a book is sold out until it is restocked', async () => {
    const { user } = openTable(() => json({ count: 3 }), [COUNTED], {
      _id: 'counted',
      count: 0,
      soldOutAt: '2026-11-24T12:00:00.000Z',
    });
    expect(await screen.findByText('since 24 Nov 2026')).toBeVisible();
    await user.click(await copies('0 copies of Salt'));
    await user.clear(await field());
    await user.type(await field(), '3{Enter}');
    expect(await copies('3 copies of Salt')).toBeVisible();
    expect(screen.queryByText(/^since/)).toBeNull();
  });

  it('saves the typed difference on Enter, and announces the result immediately', async () => {
    const answer = Promise.withResolvers<Response>();
    const { sent, user } = openTable(() => answer.promise);
    await user.click(await copies('12 copies of Salt'));
    expect(await field()).toHaveFocus();
    await user.keyboard('15{Enter}');
    expect(await copies('15 copies of Salt')).toHaveFocus();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(await sent()[0]?.json()).toEqual({ change: 3 });
    answer.resolve(json({ count: 14 }));
    expect(await copies('14 copies of Salt')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Salt: 14 copies')).toHaveAttribute('role', 'status'));
  });

  it('starts and stops tracking stock', async () => {
    const { sent, user } = openTable(() => json({ count: null }));
    await user.click(await copies('Stock not tracked: Owls'));
    await user.type(await field(), '4{Enter}');
    await user.click(await copies('12 copies of Salt'));
    await user.clear(await field());
    await user.keyboard('{Enter}');
    expect(await copies('Stock not tracked: Salt')).toBeVisible();
    expect(await Promise.all(sent().map((request) => request.json()))).toEqual([{ count: 4 }, { count: null }]);
  });

  it('changes nothing on Escape or for the same number', async () => {
    const { sent, user } = openTable();
    await user.click(await copies('12 copies of Salt'));
    await user.type(await field(), '9{Escape}');
    expect(await copies('12 copies of Salt')).toHaveFocus();
    await user.click(await copies('12 copies of Salt'));
    await user.type(await field(), '{Enter}');
    expect(await copies('12 copies of Salt')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each([
    [() => problem(503, 'unavailable'), "Couldn't change the stock. Please try again."],
    [() => problem(400, 'validation-failed', { errors: [{ path: 'change', message: 'There is 1' }] }), 'There is 1.'],
  ])('restores the number when the change fails', async (answer, words) => {
    const { user } = openTable(answer);
    await user.click(await copies('12 copies of Salt'));
    await user.type(await field(), '{Control>}a{/Control}3{Enter}');
    expect(await screen.findByRole('dialog', { name: words })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await copies('12 copies of Salt')).toBeVisible();
  });
});

describe('copies sold while the field is open', () => {
  function openWith12() {
    const onSave = vi.fn();
    const editor = (count: number) => (
      <CopiesEditor title="Salt" count={count} onSave={onSave} onClose={() => undefined} />
    );
    const { rerender } = render(editor(12));
    return { onSave, sell: () => rerender(editor(11)), user: userEvent.setup() };
  }

  it('stay sold when the field is saved unchanged', async () => {
    const { onSave, sell, user } = openWith12();
    sell();
    await user.type(await field(), '{Enter}');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('are announced, and the typed difference applies to the rest', async () => {
    const { onSave, sell, user } = openWith12();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    sell();
    expect(screen.getByRole('status')).toHaveTextContent('Now 11 copies, 12 when you opened this.');
    await user.type(await field(), '{Control>}a{/Control}15{Enter}');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ change: 3 });
  });
});
