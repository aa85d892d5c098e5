import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { ADA } from '../../app/test/renderShop.tsx';
import { BOOKS, fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

const sendButton = () => screen.getByRole('button', { name: /^Send email/ });
const goOnButton = () => screen.getByRole('button', { name: "I've confirmed it: place the order" });

/** The shop requires a confirmed address, then answers like this. */
async function orderUnconfirmed(...answers: Response[]) {
  const refused = problem(403, 'email-not-confirmed');
  const replies = [refused, ...answers];
  const requests = fakeApi({ 'GET /api/books': () => json(BOOKS), [POST]: () => replies.shift() ?? json({}, 500) });
  const identity = { sendConfirmation: vi.fn(async () => undefined), refresh: vi.fn(async () => undefined) };
  const provider = { hasPassword: true, isEmailConfirmed: false };
  const { store } = openCheckout(undefined, undefined, { ...ADA, ...identity }, provider);
  const user = await fillIn();
  await user.click(orderButton());
  const note = await screen.findByRole('alert');
  return { ...identity, note, provider, requests, store, user };
}

describe('confirmEmail', () => {
  it('asks for a confirmed email address and keeps form and cart', async () => {
    const { note, store } = await orderUnconfirmed();
    expect(note).toHaveTextContent('Please confirm your email address before your first order.');
    expect(note).toHaveTextContent('ada@example.com');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(screen.getByLabelText('City')).toHaveValue('Porto');
    expect(store.getState().cart.cartItems).toHaveLength(2);
  });

  it('sends one email for several presses', async () => {
    const { sendConfirmation, note, user } = await orderUnconfirmed();
    expect(within(note).getByRole('status')).toBeEmptyDOMElement();
    expect(sendButton()).toHaveAccessibleName('Send email');
    const sent = Promise.withResolvers<undefined>();
    sendConfirmation.mockReturnValueOnce(sent.promise);
    await user.dblClick(sendButton());
    expect(sendConfirmation).toHaveBeenCalledOnce();
    sent.resolve(undefined);
    await user.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(sendConfirmation).toHaveBeenCalledTimes(2);
  });

  it('reports that the email could not be sent', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { sendConfirmation, user } = await orderUnconfirmed();
    sendConfirmation.mockRejectedValueOnce(new Error('auth/too-many-requests'));
    await user.click(sendButton());
    expect(await screen.findByText(/We couldn't send the email/)).toBeVisible();
    expect(sendButton()).toHaveTextContent('Send email');
  });

  it('sends the order with a new token after confirmation', async () => {
    const { refresh, requests, store, user } = await orderUnconfirmed(json(anOrder(), 201));
    refresh.mockImplementation(async () => {
      expect(posts(requests)).toHaveLength(1);
    });
    await user.click(goOnButton());
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    const [first, second] = posts(requests);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(await second?.json()).toEqual(await first?.json());
    await waitFor(() => expect(store.getState().cart.cartItems).toEqual([]));
  });

  it('asks again if the address is still unconfirmed', async () => {
    const { requests, user } = await orderUnconfirmed(problem(403, 'email-not-confirmed'));
    await user.click(goOnButton());
    await waitFor(() => expect(posts(requests)).toHaveLength(2));
    await waitFor(() => expect(goOnButton()).toBeEnabled());
    expect(screen.getByRole('alert')).toHaveTextContent('Please confirm your email address');
  });

  it('notices the confirmation when the customer returns to the tab', async () => {
    const { note, provider, refresh } = await orderUnconfirmed();
    expect(note).not.toHaveTextContent('Your email address is confirmed');
    provider.isEmailConfirmed = true;
    // No check starts before the provider's first answer.
    await waitFor(() => {
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      expect(refresh).toHaveBeenCalled();
    });
    expect(await within(note).findByText('Your email address is confirmed. You can place your order.')).toBeVisible();
    expect(goOnButton()).toBeEnabled();
  });

  it('sends no order while the provider cannot be asked', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { refresh, requests, user } = await orderUnconfirmed();
    refresh.mockRejectedValueOnce(new Error('auth/network-request-failed'));
    await user.click(goOnButton());
    expect(await screen.findByText(/couldn't check whether your email is confirmed/)).toBeVisible();
    expect(posts(requests)).toHaveLength(1);
  });
});
