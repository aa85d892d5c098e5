import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { booksArrived } from '../cart/cartSlice.ts';
import { BOOKS, openCheckout } from './test/renderCheckout.tsx';

describe('phone number', () => {
  const typeText = vi.fn();
  beforeEach(() => {
    typeText.mockReset();
    document.execCommand = (_command, _ui, text) => typeText(text);
  });
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

  it.each([
    ['+49 (0)170 / 123-45', '004917012345'],
    [' +351 912 345', '00351912345'],
  ])('takes the pasted text %j as %s', async (pasted, typed) => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Phone number'));
    await user.paste(pasted);
    expect(typeText).toHaveBeenCalledExactlyOnceWith(typed);
  });

  it.each(['Ada', '217-555-0100 ext. 4'])('rejects the pasted %j with a hint', async (pasted) => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    const field = screen.getByLabelText('Phone number');
    expect(field).toHaveAttribute('type', 'number');
    expect(field).toHaveAccessibleDescription('Numbers only');
    await user.click(field);
    await user.paste(pasted);
    expect(typeText).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription(/An extension can go in the note for the courier\.$/);
    await user.type(field, '1');
    expect(field).toHaveAccessibleDescription('Numbers only');
  });
});

describe('country', () => {
  it('shows its hint only after a click that leaves it', async () => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    const field = screen.getByLabelText('Country / region');
    await user.type(field, 'Atlantis');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('City') });
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(field).toHaveAccessibleDescription('');
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/We don't know this country/));
  });

  it('shows a hint instead of a date for an unknown country', async () => {
    fakeApi({});
    openCheckout();
    const user = userEvent.setup();
    const field = screen.getByLabelText('Country / region');
    const [promise] = screen.getAllByText(/^Arrives /);
    expect(promise).toBeVisible();
    await user.type(field, 'Atlantis');
    await user.tab();
    const hint = "We don't know this country, so we can't promise an arrival date.";
    await waitFor(() => expect(field).toHaveAccessibleDescription(hint));
    expect(promise).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'The Netherlands');
    await user.tab();
    expect(field).toHaveAccessibleDescription('');
    expect(screen.getAllByText(/^Arrives /)[0]).toBeVisible();
  });
});

it('lists unavailable books above the form and removes them with one press', async () => {
  fakeApi({});
  const { store } = openCheckout();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void store.dispatch(booksArrived({ books: BOOKS.slice(0, 1) })));
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent('No longer available:Owls');
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(note.compareDocumentPosition(screen.getByRole('form')) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.setup().click(within(note).getByRole('button', { name: 'Remove and continue' }));
  expect(store.getState().cart.cartItems).toEqual(BOOKS.slice(0, 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo removing Owls' }));
  expect(store.getState().cart.cartItems).toHaveLength(2);
});
