import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { booksApi } from '../../../api/booksApi.ts';
import { fakeApi, json, problem } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { AddBookPage } from './AddBookPage.tsx';

vi.mock('../../../ui/loadDialogs.ts', () => ({ loadDialogs: async () => ({ showChoice: async () => undefined }) }));

const POST = 'POST /api/books/create-book';
const alert = vi.fn();

beforeEach(() => {
  alert.mockClear();
  vi.stubGlobal('alert', alert);
});

/** The form, filled in. Each answer is that of one try. */
function openForm(answers: (() => Response | Promise<Response>)[]) {
  const requests = fakeApi({ [POST]: () => (answers.shift() ?? (() => json(aBook(), 201)))() });
  const store = configureStore({
    reducer: { [booksApi.reducerPath]: booksApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(booksApi.middleware),
  });
  render(
    <Provider store={store}>
      <MemoryRouter>
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
      await vi.waitFor(() => expect(requests).toHaveLength(tries));
      await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Add Book' })).toBeEnabled());
    },
  };
}

const unavailable = () => problem(503, 'unavailable');

it('every try to add one book carries one key, and the next book another', async () => {
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

it('a correction after a try that was carried out says so, and the next book is one of its own', async () => {
  const reused = () => problem(422, 'idempotency-key-reused', { book: aBook({ title: 'Salt Raod' }) });
  const { add, keys } = openForm([unavailable, reused]);
  for (let count = 0; count < 3; count += 1) await add();
  expect(alert).toHaveBeenLastCalledWith(expect.stringContaining('“Salt Raod”'));
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
