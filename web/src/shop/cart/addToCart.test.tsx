import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { bookAdded, selectCartItems } from './cartSlice.ts';

const LIGHTHOUSE = aBook();

/** The shop's cart contains The Lighthouse Keeper. */
function openButton(book: typeof LIGHTHOUSE) {
  fakeApi({});
  const store = aStore();
  store.dispatch(bookAdded(LIGHTHOUSE));
  renderShop(<AddToCartButton book={book} />, { store });
  return { store, button: screen.getByRole('button', { name: 'Add to Cart' }) };
}

it('changes nothing on a second addition, even if its warning fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('scheduler', { postTask: () => Promise.reject(new Error('offline')) });
  const { store, button } = openButton(LIGHTHOUSE);
  await userEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The warning could not be shown', expect.any(Error)));
  expect(selectCartItems(store.getState())).toEqual([LIGHTHOUSE]);
});
