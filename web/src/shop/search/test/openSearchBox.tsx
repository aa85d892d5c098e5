import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookTitlesApi } from '../../../api/bookTitlesApi.ts';
import { fakeApi, json } from '../../../api/test/fakeApi.ts';
import { aBook } from '../../../api/test/records.ts';
import { aStore, renderShop } from '../../../app/test/renderShop.tsx';
import { SearchBox } from '../SearchBox.tsx';

export const TITLES = 'GET /api/books/titles';
export const OWLS = aBook({ _id: 'b2', title: 'Owls' });

export const box = () => screen.getByRole('combobox', { name: 'Search books' });
export const address = () => screen.getByTestId('address').textContent;

export async function openBox(titles = [aBook(), OWLS], path = '/') {
  const requests = fakeApi({ [TITLES]: () => json(titles) });
  const store = aStore();
  await store.dispatch(bookTitlesApi.endpoints.getBookTitles.initiate());
  renderShop(<SearchBox />, { store, path });
  return { requests, store, user: userEvent.setup() };
}
