import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { booksApi } from '../../../api/booksApi.ts';
import { fakeApi, never, problem } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { EditBookPage } from './EditBookPage.tsx';

vi.mock('../../../ui/loadDialogs.ts', () => ({ loadDialogs: async () => ({ showChoice: async () => undefined }) }));

const GET = 'GET /api/books/b1';
const PUT = 'PUT /api/books/edit/b1';

const aVersion = (etag: string, title = 'The Salt Road') =>
  Response.json(aBook({ title }), { headers: { ETag: etag } });

function openPage() {
  vi.stubGlobal('alert', vi.fn());
  const store = configureStore({
    reducer: { [booksApi.reducerPath]: booksApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(booksApi.middleware),
  });
  const open = () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/b1']}>
          <Routes>
            <Route path="/:id" element={<EditBookPage />} />
          </Routes>
        </MemoryRouter>
      </Provider>,
    );
  return open;
}

const title = () => screen.findByLabelText('Title');
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update Book' })));
const savesOf = (requests: Request[]) => requests.filter(({ method }) => method === 'PUT');
const versionsOf = (requests: Request[]) => savesOf(requests).map((request) => request.headers.get('If-Match'));

it('takes no writing from the press until the next version is there, which the next save then names', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const requests = fakeApi({
    [GET]: () => aVersion('"1"'),
    [PUT]: () => answers[savesOf(requests).length - 1]?.promise ?? never(),
  });
  openPage()();
  await title();
  await save();
  await vi.waitFor(() => expect(savesOf(requests)).toHaveLength(1));
  expect(await title()).toBeDisabled();
  await act(async () => answers[0]?.resolve(aVersion('"2"', 'Saved')));
  await vi.waitFor(async () => expect(await title()).toBeEnabled());
  expect(await title()).toHaveValue('Saved');
  fireEvent.input(await title(), { target: { value: 'Typed at once' } });
  await save();
  await vi.waitFor(() => expect(savesOf(requests)).toHaveLength(2));
  expect(versionsOf(requests)).toEqual(['"1"', '"2"']);
});

// rows: 468
it('saves again by the version of the answer, when the book cannot be loaded again', async () => {
  let isReachable = true;
  const requests = fakeApi({
    [GET]: () => (isReachable ? aVersion('"1"') : problem(503, 'unavailable')),
    [PUT]: () => {
      isReachable = false;
      return aVersion('"2"');
    },
  });
  openPage()();
  await title();
  for (const count of [1, 2]) {
    await save();
    await vi.waitFor(() => expect(savesOf(requests)).toHaveLength(count));
    await vi.waitFor(async () => expect(await title()).toBeEnabled());
  }
  expect(versionsOf(requests)).toEqual(['"1"', '"2"']);
});

// rows: 468
it('opened again, waits for the book as it is now', async () => {
  const second = Promise.withResolvers<Response>();
  const answers = [() => aVersion('"1"', 'As it was'), () => second.promise];
  const requests = fakeApi({ [GET]: () => (answers.shift() ?? never)(), [PUT]: () => never() });
  const open = openPage();
  const first = open();
  expect(await title()).toHaveValue('As it was');
  first.unmount();
  // The cache forgets it in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  open();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByText('Loading the book')).toBeVisible();
  await act(async () => second.resolve(aVersion('"2"', 'As it is')));
  expect(await title()).toHaveValue('As it is');
  await save();
  await vi.waitFor(() => expect(versionsOf(requests)).toEqual(['"2"']));
});
