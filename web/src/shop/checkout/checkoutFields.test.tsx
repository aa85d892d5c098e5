import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { booksArrived } from '../cart/cartSlice.ts';
import { BOOKS, openCheckout } from './test/renderCheckout.tsx';

describe('the phone number of the checkout', () => {
  const typeText = vi.fn();
  beforeEach(() => {
    typeText.mockReset();
    document.execCommand = (_command, _ui, text) => typeText(text);
  });
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it.each([
    ['+49 (0)170 / 123-45', '004917012345'],
    [' +351 912 345', '00351912345'],
  ])('the phone field takes the pasted text %j as %s', async (pasted, typed) => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Phone number'));
    await user.paste(pasted);
    expect(typeText).toHaveBeenCalledExactlyOnceWith(typed);
  });

  it('the phone field leaves a pasted text without digits to the browser, and says what it takes', async () => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Phone number'));
    await user.paste('Ada');
    expect(typeText).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription('Digits only; a + becomes 00');
    expect(screen.getByLabelText('Phone number')).toHaveAttribute('type', 'number');
  });
});

it('books that cannot be ordered are listed above the form, and removed with one press', async () => {
  fakeApi({});
  const { store } = openCheckout();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void store.dispatch(booksArrived({ books: BOOKS.slice(0, 1) })));
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('No longer available:Owls');
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(note.compareDocumentPosition(screen.getByRole('form')) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.setup().click(within(note).getByRole('button', { name: 'Remove it and go on' }));
  expect(store.getState().cart.cartItems).toEqual(BOOKS.slice(0, 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo removing Owls' }));
  expect(store.getState().cart.cartItems).toHaveLength(2);
});
