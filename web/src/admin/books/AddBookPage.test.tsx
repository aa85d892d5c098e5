import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore } from '../../app/test/renderShop.tsx';
import * as dialogs from '../../ui/dialogs.ts';
import { AddBookPage } from './AddBookPage.tsx';
import { clearBookDrafts, draftPicture, NEW_BOOK, readBookDraft, writeBookDraft } from './bookDrafts.ts';
import { EMPTY_BOOK } from './bookForm.ts';

const POST = 'POST /api/books/create-book';
const alert = vi.fn();
let dialog: MockInstance;

beforeEach(() => {
  alert.mockClear();
  sessionStorage.clear();
  dialog = vi
    .spyOn(dialogs, 'showChoice')
    .mockResolvedValue({ isConfirmed: true, isDenied: false, isDismissed: false });
  vi.stubGlobal('alert', alert);
});

/** The form, filled in. Each answer is that of one try. */
function openForm(answers: (() => Response | Promise<Response>)[] = [], search = '') {
  const requests = fakeApi({ [POST]: () => (answers.shift() ?? (() => json(aBook(), 201)))() });
  const store = aStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/${search}`]}>
        <AddBookPage />
      </MemoryRouter>
    </Provider>,
  );
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

const unavailable = () => problem(503, 'unavailable');

it('sends one idempotency key with every try to add a book, and another with the next book', async () => {
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

it('says that an earlier try has added the book, and adds the next book under a key of its own', async () => {
  const reused = () => problem(422, 'idempotency-key-reused', { book: aBook({ title: 'Salt Raod' }) });
  const { add, keys } = openForm([unavailable, reused]);
  for (let count = 0; count < 3; count += 1) await add();
  expect(alert).toHaveBeenLastCalledWith(expect.stringContaining('“Salt Raod”'));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

// rows: 767
it('confirms an added book by the browser’s own dialog when ours cannot be loaded', async () => {
  dialog.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { add } = openForm();
  await add();
  await vi.waitFor(() => expect(alert.mock.calls).toEqual([['Book added\nYour book is uploaded successfully!']]));
});

// rows: 772
it('keeps the picture of a book draft until the draft is saved, discarded or the admin logs out', async () => {
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => undefined);
  const photo = new File(['x'], 'photo.png', { type: 'image/png' });
  openForm();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Half' } });
  fireEvent.change(await screen.findByLabelText(/^Cover Image/), { target: { files: [photo] } });
  expect(await screen.findByText('Selected: photo.png')).toBeVisible();
  cleanup();
  openForm();
  expect(screen.getByLabelText('Title')).toHaveValue('Half');
  expect(await screen.findByText('Selected: photo.png')).toBeVisible();
  expect(draftPicture(NEW_BOOK)).toBe(photo);
  clearBookDrafts();
  expect(draftPicture(NEW_BOOK)).toBeNull();
});

// rows: 766
describe('a scanned ISBN while the form holds a draft', () => {
  const ISBN = '9782253002697';
  beforeEach(() => {
    writeBookDraft(NEW_BOOK, { fields: { ...EMPTY_BOOK, title: 'Half' }, base: EMPTY_BOOK, etag: null });
    openForm([], `?isbn=${ISBN}`);
    expect(screen.getByLabelText('Title')).toHaveValue('Half');
    expect(screen.getByText(new RegExp(`You came with the ISBN ${ISBN}`))).toBeVisible();
  });
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

  it('starts a new book with the scanned ISBN when the draft is discarded', async () => {
    await press('Start over with the ISBN');
    expect(await screen.findByLabelText('ISBN')).toHaveValue(ISBN);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(readBookDraft(NEW_BOOK)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Add New Book' })).toHaveFocus();
  });

  it('puts the scanned ISBN into the draft on request', async () => {
    await press('Put the ISBN into this form');
    expect(await screen.findByLabelText('ISBN')).toHaveValue(ISBN);
    expect(screen.getByLabelText('Title')).toHaveValue('Half');
  });
});
