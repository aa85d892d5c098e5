import { EVERY_DETAIL } from '@bookstore/contract/test/aBook';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import * as dialogs from '../../ui/dialogs.ts';
import { AddBookPage } from './AddBookPage.tsx';
import { NEW_BOOK, readBookDraft, writeBookDraft } from './bookDrafts.ts';
import { EMPTY_BOOK, FIELD_LABELS, toFields } from './bookForm.ts';

const LOOK_UP = 'POST /api/admin/lookups';
const noLookupResult = () => json({ isbn: ISBN, found: [], asked: ['open-library'], silent: [] });
let lookUp: () => Response | Promise<Response> = noLookupResult;
const POST = 'POST /api/books/create-book';
const ISBN = '9782253002697';
const alert = vi.fn();

beforeEach(() => {
  alert.mockClear();
  lookUp = noLookupResult;
  sessionStorage.clear();
  vi.spyOn(dialogs, 'showChoice').mockResolvedValue({ isConfirmed: true, isDenied: false, isDismissed: false });
  vi.stubGlobal('alert', alert);
});

function openForm(answers: (() => Response | Promise<Response>)[] = [], search = '', store = aStore()) {
  const requests = fakeApi({
    [POST]: () => (answers.shift() ?? (() => json(aBook(), 201)))(),
    'GET /api/books': () => json([]),
    [LOOK_UP]: () => lookUp(),
  });
  renderShop(<AddBookPage />, { path: `/${search}`, store });
  let tries = 0;
  return {
    keys: () => requests.map((request) => request.headers.get('Idempotency-Key')),
    add: async () => {
      const texts = { Title: 'T', Description: 'D', Category: 'fiction', 'Old Price': '2', 'New Price': '1' };
      for (const [label, value] of Object.entries(texts))
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
      tries += 1;
      await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add Book' })));
      await waitFor(() => expect(requests).toHaveLength(tries));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add Book' })).toBeEnabled());
    },
  };
}

it('has a field for every property of a book', async () => {
  writeBookDraft(NEW_BOOK, { fields: toFields(aBook(EVERY_DETAIL), 'It began.'), base: EMPTY_BOOK, etag: null });
  openForm();
  for (const label of Object.values(FIELD_LABELS)) {
    expect(await screen.findAllByText(label, { selector: 'label, label *, legend, h3' })).not.toEqual([]);
  }
});

const unavailable = () => problem(503, 'unavailable');

it('reuses the idempotency key for retries, not for the next book', async () => {
  const { add, keys } = openForm([unavailable, () => Promise.reject(new TypeError('Failed to fetch'))]);
  for (let count = 0; count < 4; count += 1) await add();
  const [first, second, third, fourth] = keys();
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  expect(alert.mock.calls).toEqual([
    ['Failed to add book. Please try again.'],
    ['Failed to add book. Please try again.'],
  ]);
});

it('keeps the idempotency key over a reload until the book is added', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const before = openForm([lost]);
  await before.add();
  cleanup();
  const after = openForm();
  expect(screen.getByLabelText('Title')).toHaveValue('T');
  for (let count = 0; count < 2; count += 1) await after.add();
  const [first, second] = after.keys();
  expect(first).toBe(before.keys()[0]);
  expect(second).not.toBe(first);
});

it('reports a book added by an earlier attempt, then adds another', async () => {
  const reused = () => problem(422, 'idempotency-key-reused', { book: aBook({ title: 'Salt Raod' }) });
  const { add, keys } = openForm([unavailable, reused]);
  for (let count = 0; count < 3; count += 1) await add();
  expect(alert).toHaveBeenLastCalledWith(expect.stringContaining('“Salt Raod”'));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('keeps the picture of a draft for the next visit', async () => {
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => undefined);
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  const store = aStore();
  openForm([], '', store);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Half' } });
  fireEvent.change(await screen.findByLabelText(/^Cover Image/), { target: { files: [photo] } });
  expect(await screen.findByText('Selected: photo.png')).toBeVisible();
  cleanup();
  openForm([], '', store);
  expect(screen.getByLabelText('Title')).toHaveValue('Half');
  expect(await screen.findByText('Selected: photo.png')).toBeVisible();
});

describe('scanned ISBN while the form holds a draft', () => {
  beforeEach(() => {
    writeBookDraft(NEW_BOOK, { fields: { ...EMPTY_BOOK, title: 'Half' }, base: EMPTY_BOOK, etag: null });
    openForm([], `?isbn=${ISBN}`);
    expect(screen.getByLabelText('Title')).toHaveValue('Half');
    expect(screen.getByText(new RegExp(`You scanned ${ISBN}`))).toBeVisible();
  });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  it('starts a book with the scanned ISBN once its draft is discarded', async () => {
    await press('Start over with this ISBN');
    expect(await screen.findByLabelText('ISBN')).toHaveValue(ISBN);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(readBookDraft(NEW_BOOK)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add New Book' })).toHaveFocus();
  });
});

describe('lookup by ISBN', () => {
  const lantern = (fields = {}) =>
    json({
      isbn: ISBN,
      found: [
        {
          source: 'open-library',
          fields: { title: 'Lanterns', author: 'Ann Lee', pages: 352, subtitle: 'A life' },
          cover: 'https://covers.openlibrary.org/b/id/1-L.jpg',
        },
        { source: 'google-books', fields: { description: 'A town.', language: 'en' } },
      ],
      asked: ['open-library', 'google-books'],
      silent: [],
      ...fields,
    });
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Look up' })));

  it("fills in the form after a scan, and names each field's source", async () => {
    lookUp = lantern;
    openForm([], `?isbn=${ISBN}`);
    expect(
      await screen.findByText(/^Filled in: Title, Author, Pages, Subtitle, Description, and Language\./),
    ).toBeVisible();
    const title = screen.getByLabelText('Title');
    expect(title).toHaveValue('Lanterns');
    expect(title).toHaveAccessibleDescription('From Open Library');
    expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('From Google Books');
    expect(screen.getByLabelText('Language')).toHaveAccessibleDescription('English. From Google Books');
    expect(await screen.findByLabelText('Subtitle')).toHaveValue('A life');
    fireEvent.change(title, { target: { value: 'Lanterns!' } });
    await waitFor(() => expect(title).not.toHaveAccessibleDescription());
    const cover = screen.getByRole('link', { name: 'Cover at Open Library' });
    expect(cover).toHaveAttribute('href', 'https://covers.openlibrary.org/b/id/1-L.jpg');
    expect(cover).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByRole('img', { name: 'Cover at Open Library' })).toBeNull();
  });

  it('keeps typed text, and waits for a request once the ISBN changes', async () => {
    lookUp = lantern;
    openForm();
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Start with the ISBN' }));
    const isbn = await screen.findByLabelText('ISBN');
    await waitFor(() => expect(isbn).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Look up' })).toBeNull();
    fireEvent.change(isbn, { target: { value: ISBN } });
    // Hand scanners end each code with Enter, which must not submit the form.
    await act(async () => expect(fireEvent.keyDown(isbn, { key: 'Enter' })).toBe(false));
    expect(await screen.findByText(/^Filled in: Author,/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Mine');
    await press();
    expect(await screen.findByText('Nothing to add. The form is already complete.')).toBeVisible();
    fireEvent.change(isbn, { target: { value: '9791038704022' } });
    await waitFor(() => expect(screen.queryByText('Nothing to add. The form is already complete.')).toBeNull());
  });

  it.each([
    [
      'No details found for this ISBN. No response from Google Books.',
      () => lantern({ found: [], silent: ['google-books'] }),
    ],
    ["Couldn't look up the ISBN. Please try again.", () => problem(503, 'unavailable')],
  ])('leaves the form unchanged when the lookup finds nothing: %s', async (text, answer) => {
    lookUp = answer;
    openForm([], `?isbn=${ISBN}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('');
  });
});
