import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { renderShop } from '../../../app/test/renderShop.tsx';
import { AddCopies } from './AddCopies.tsx';

const SALT = aBook({ _id: 'salt', title: 'Salt', isbn: '9782253002697' });
/** The title contains the other book's ISBN. */
const GUIDE = aBook({ _id: 'guide', title: 'A Guide to 9782253002697', isbn: '9780975229804' });

function openBox(change?: () => Response | Promise<Response>) {
  let count = 4;
  const requests = fakeApi({
    'GET /api/books': ({ url }) => json(new URL(url).searchParams.get('q') === SALT.isbn ? [GUIDE, SALT] : []),
    'PUT /api/books/salt/stock':
      change ??
      (() => {
        count += 1;
        return json({ count });
      }),
  });
  const onClose = vi.fn();
  renderShop(<AddCopies onClose={onClose} />);
  return { sent: () => requests.filter(({ method }) => method === 'PUT'), onClose, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Scan or type ISBN' });
const getStatus = () => screen.getByRole('status');

describe('AddCopies', () => {
  it('adds one copy per scanned ISBN, in order', async () => {
    const { sent, user } = openBox();
    expect(field()).toHaveFocus();
    await user.keyboard('9782253002697{Enter}2-253-00269-0{Enter}');
    await waitFor(() => expect(getStatus()).toHaveTextContent('+1 copy of Salt (now 6)'));
    expect(within(screen.getByRole('list', { name: 'Before' })).getByRole('listitem')).toHaveTextContent('(now 5)');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(await Promise.all(sent().map((request) => request.json()))).toEqual([{ change: 1 }, { change: 1 }]);
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('reports an invalid ISBN without a request', async () => {
    const { sent, user } = openBox();
    await user.keyboard('9782253002698{Enter}');
    expect(getStatus()).toHaveTextContent("“9782253002698” isn't a valid ISBN");
    expect(sent()).toEqual([]);
  });

  it('offers to add a book when none has the ISBN', async () => {
    const { sent, user } = openBox();
    await user.keyboard('9791169605885{Enter}');
    const link = await screen.findByRole('link', { name: 'Add a book with this ISBN' });
    expect(link).toHaveAttribute('href', '/dashboard/add-new-book?isbn=9791169605885');
    expect(getStatus()).toHaveTextContent('No book has the ISBN 9791169605885.');
    expect(sent()).toEqual([]);
  });

  it('retries an unanswered change with the same idempotency key', async () => {
    let tries = 0;
    const { sent, user } = openBox(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return json({ count: 5 });
    });
    await user.keyboard('9782253002697{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getStatus()).toHaveTextContent('+1 copy of Salt (now 5)'));
    const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });
});
