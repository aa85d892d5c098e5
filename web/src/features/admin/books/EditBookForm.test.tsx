import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { VersionedBook } from '../../../api/bookAdminApi.ts';
import { booksApi } from '../../../api/booksApi.ts';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { aBook } from './aBook.ts';
import { EditBookForm } from './EditBookForm.tsx';

vi.mock('../../../ui/loadDialogs.ts', () => ({ loadDialogs: async () => ({ showChoice: async () => undefined }) }));

function aStore() {
  return configureStore({
    reducer: { [booksApi.reducerPath]: booksApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { getAdminToken: () => 'admin-token' } } }).concat(booksApi.middleware),
  });
}

it('takes no writing from the press until the next version is there, which the next save then names', async () => {
  const requests = fakeApi({ 'PUT /api/books/edit/b1': () => json(aBook({ title: 'Saved' })) });
  const fresh = Promise.withResolvers<VersionedBook>();
  render(
    <Provider store={aStore()}>
      <MemoryRouter>
        <EditBookForm loaded={{ book: aBook(), etag: '"1"' }} loadAgain={() => fresh.promise} />
      </MemoryRouter>
    </Provider>,
  );
  const title = screen.getByLabelText('Title');
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Update Book' })));
  await save();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(title).toBeDisabled();
  await act(async () => fresh.resolve({ book: aBook({ title: 'Saved' }), etag: '"2"' }));
  await vi.waitFor(() => expect(title).toBeEnabled());
  expect(title).toHaveValue('Saved');
  fireEvent.input(title, { target: { value: 'Typed at once' } });
  await save();
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map((request) => request.headers.get('If-Match'))).toEqual(['"1"', '"2"']);
});
