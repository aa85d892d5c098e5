import type { Book } from '@bookstore/contract/api/book';
import type { Change } from '@bookstore/contract/api/changes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { renderShop } from '../../app/test/renderShop.tsx';
import { ChangesOf } from './ChangesOf.tsx';
import { LogPage } from './LogPage.tsx';

const user = userEvent.setup();
const ORDER_ID = '430c1883'.padEnd(32, '0');
const CALL = 'GET /api/admin/changes';

const aChange = (fields: Partial<Change> = {}): Change => ({
  _id: 'c1',
  at: '2026-11-22T10:00:00.000Z',
  by: 'ada',
  what: 'book-changed',
  subjects: ['b1'],
  count: 1,
  books: [{ _id: 'b1', title: 'Salt', fields: { newPrice: { before: 20, after: 12.5 } } }],
  ...fields,
});
const answer = (changes: Change[], nextCursor: string | null = null) => json({ changes, nextCursor });

const openLog = (path: string, reply: () => Response, books: Book[] = []) => {
  const requests = fakeApi({ [CALL]: reply, 'GET /api/books': () => json(books) });
  renderShop(
    <main>
      <h1 tabIndex={-1}>Dashboard</h1>
      <LogPage />
    </main>,
    { path },
  );
  return (path = '/api/admin/changes') =>
    requests.map(({ url }) => new URL(url)).flatMap(({ pathname, search }) => (pathname === path ? [search] : []));
};
const line = async (name: RegExp) => within((await screen.findByText(name)).closest('li') as HTMLElement);

describe('LogPage', () => {
  it('shows codes, amounts and empty values as words', async () => {
    const fields = {
      trending: { before: false, after: true },
      format: { before: '', after: 'paperback' },
      pages: { before: 0, after: 1200 },
      stock: { before: null, after: 0 },
      cover: { before: null, after: 'f00' },
      category: { before: 'fiction', after: 'business' },
      unheard: { before: 'a', after: 'b' },
    };
    openLog('/dashboard/log', () => answer([aChange({ books: [{ _id: 'b1', title: 'Salt', fields }] })]));
    const change = await line(/^Book changed$/);
    for (const text of [
      'Trending: no → yes',
      'Format: none → Paperback',
      'Pages: none → 1,200',
      'Stock: not tracked → 0',
      'Uploaded cover: none → a picture',
      'Category: Fiction → Business',
      'unheard: a → b',
    ]) {
      expect(change.getByText(text)).toBeVisible();
    }
  });

  it('keeps day, author and subject of a search in the address', async () => {
    const asked = openLog('/dashboard/log?by=ada', () => answer([]));
    expect(await screen.findByText('No changes match')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all changes' })).toHaveAttribute('href', '/dashboard/log');
    expect(screen.getByLabelText('Done by')).toHaveValue('ada');
    await user.clear(screen.getByLabelText('Done by'));
    await user.type(screen.getByLabelText('Day'), '2026-11-22');
    const subject = screen.getByLabelText('Order, book or person');
    await user.type(subject, ' b1 {Enter}');
    expect(subject).toHaveFocus();
    expect(subject).toHaveValue('b1');
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/log?day=2026-11-22&subject=b1');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('0 changes shown'));
    expect(asked()).toEqual(['?by=ada', '?day=2026-11-22&subject=b1']);
    await user.click(await screen.findByRole('link', { name: 'Show all changes' }));
    expect(subject).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Show all changes' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('explains words that are no subject, without a result', async () => {
    const asked = openLog('/dashboard/log', () => answer([aChange()]));
    await user.type(await screen.findByLabelText('Order, book or person'), 'Eleven Gears{Enter}');
    const field = screen.getByLabelText('Order, book or person');
    expect(field).toHaveValue('Eleven Gears');
    expect(field).toHaveFocus();
    const hint = "Enter an order number, a title, a book's ID or a username.";
    await waitFor(() => expect(field).toHaveAccessibleDescription(`No book on sale has this title. ${hint}`));
    expect(screen.queryByText('Book changed')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all changes' })).toHaveAttribute('href', '/dashboard/log');
    await user.clear(field);
    await user.type(field, '#430C1883{Enter}');
    expect(await screen.findByText('Book changed')).toBeVisible();
    expect(asked()).toEqual(['', '?subject=430C1883']);
  });

  it.each(['Eleven Gears', 'Ledger'])('offers the activity of books found by %j', async (title) => {
    const asked = openLog('/dashboard/log?day=2026-11-22', () => answer([]), [aBook({ _id: 'b9', title })]);
    await user.type(await screen.findByLabelText('Order, book or person'), `${title}{Enter}`);
    const link = await screen.findByRole('link', { name: title });
    expect(link).toHaveAttribute('href', '/dashboard/log?day=2026-11-22&subject=b9');
    expect(screen.getByLabelText('Order, book or person')).not.toHaveAttribute('aria-invalid', 'true');
    expect(asked('/api/books')).toEqual([`?${new URLSearchParams({ q: title, limit: '5' })}`]);
    expect(screen.queryByText(/^No activity/)).toBeNull();
    await user.click(link);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names the book whose title was found', async () => {
    const books = [aBook({ _id: 'b9', title: 'Eleven Gears' })];
    openLog('/dashboard/log?subject=Eleven+Gears', () => answer([]), books);
    await user.click(await screen.findByRole('link', { name: 'Eleven Gears' }));
    expect(await screen.findByText('No activity logged for “Eleven Gears”')).toBeVisible();
  });

  it('reports no error while it searches for books, and claims nothing if that fails', async () => {
    let reply: (answer: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    fakeApi({ [CALL]: () => answer([]), 'GET /api/books': () => waiting });
    renderShop(<LogPage />, { path: '/dashboard/log?subject=Eleven+Gears' });
    const field = await screen.findByLabelText('Order, book or person');
    expect(field).not.toBeInvalid();
    reply(problem(503, 'unavailable'));
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveAccessibleDescription("Enter an order number, a title, a book's ID or a username.");
    expect(field).toHaveFocus();
  });

  it.each([
    ['zzzz', 'No activity logged for “zzzz”'],
    [ORDER_ID, `No activity logged for “${ORDER_ID.slice(0, 8)}”`],
    ['zzzz&by=ada', 'No changes match'],
  ])('names the only thing searched for: %s', async (subject, text) => {
    openLog(`/dashboard/log?subject=${subject}`, () => answer([]));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('omits fields that the title of an entry implies', async () => {
    const books = [{ _id: 'b1', title: 'Salt', fields: { deleted: { before: false, after: true } } }];
    openLog('/dashboard/log', () =>
      answer([
        aChange({ _id: 'c2', what: 'book-deleted', books }),
        aChange({ _id: 'c3', what: 'order-delivered', books: [], fields: ['status'] }),
        aChange({ _id: 'c4', what: 'order-cancelled', books: [], fields: ['status', 'refused'] }),
      ]),
    );
    expect(await screen.findByText('Changed: Refused parcel')).toBeVisible();
    expect(screen.queryByText(/Status|Deleted/)).toBeNull();
  });

  it('refuses staff, and reports a failure to load', async () => {
    openLog('/dashboard/log', () => problem(403, 'forbidden'));
    expect(await screen.findByText('Only owners of the shop can see the activity log')).toBeVisible();
    openLog('/dashboard/log?by=ada', () => problem(503, 'unavailable'));
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load the activity log");
  });
});

describe('ChangesOf', () => {
  beforeEach(() => localStorage.clear());

  it('loads the changes of a book when an owner asks for them', async () => {
    const requests = fakeApi({ [CALL]: () => answer([aChange()], 'next') });
    renderShop(<ChangesOf subject="b1" />);
    const button = screen.getByRole('button', { name: 'Changes', expanded: false });
    expect(requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('Price: $20.00 → $12.50')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?subject=b1']);
    expect(screen.getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/dashboard/log?subject=b1');
    await user.click(button);
    expect(screen.queryByText(/Price/)).toBeNull();
  });
});
