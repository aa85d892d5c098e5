import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { aStore, renderShop } from '../../app/test/renderShop.tsx';
import { AddToCartButton } from './AddToCartButton.tsx';
import { bookAdded, selectCartItems } from './cartSlice.ts';

const LIGHTHOUSE = aBook();
const OWLS = aBook({ _id: 'b2', title: 'Owls' });

/** A button for a book, where The Lighthouse Keeper is in the cart. */
function openButton(book: typeof LIGHTHOUSE) {
  fakeApi({});
  const store = aStore();
  store.dispatch(bookAdded(LIGHTHOUSE));
  renderShop(<AddToCartButton book={book} />, { store });
  return { store, button: screen.getByRole('button', { name: 'Add to Cart' }) };
}

it('adding a second book to the cart shows no warning', async () => {
  const { store, button } = openButton(OWLS);
  await userEvent.click(button);
  expect(await screen.findByText('Product Added to the Cart')).toBeInTheDocument();
  expect(selectCartItems(store.getState())).toEqual([LIGHTHOUSE, OWLS]);
  expect(screen.queryByText('Already Added to the Cart')).toBeNull();
});

it('adding a book twice changes nothing, also if the warning cannot be shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('scheduler', { postTask: () => Promise.reject(new Error('offline')) });
  const { store, button } = openButton(LIGHTHOUSE);
  await userEvent.click(button);
  await waitFor(() => expect(warn).toHaveBeenCalledWith('The warning could not be shown', expect.any(Error)));
  expect(selectCartItems(store.getState())).toEqual([LIGHTHOUSE]);
});
