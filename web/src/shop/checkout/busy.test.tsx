import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { anOrder } from '../../api/test/records.ts';
import { fillIn, keyOf, openCheckout, orderButton, POST, posts } from './test/renderCheckout.tsx';

const busyFor = (retryAfterSeconds: number) => () => problem(409, 'busy', { retryAfterSeconds });
const busy = busyFor(3);
const tryingAgain = () => screen.queryByText("We're very busy right now. Trying again…");
/** The shop's delay plus half of the random delay. */
const passTime = () => act(() => vi.advanceTimersByTimeAsync(4000));

/** The shop is busy after these answers. Resolves after the first one. */
async function orderFrom(...answers: (() => Response)[]) {
  const requests = fakeApi({ [POST]: () => (answers.shift() ?? busy)() });
  const view = openCheckout();
  const user = await fillIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => orderButton().click());
  await vi.waitFor(() => expect(tryingAgain()).toBeVisible());
  return { ...view, requests, user };
}

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

describe('busy', () => {
  it('retries with the same key and a note while busy', async () => {
    const { requests, store } = await orderFrom(busy, () => json(anOrder(), 201));
    expect(screen.getByText('Loading....').closest('[role=status]')).toHaveTextContent(/^Loading\.\.\.\.$/);
    expect(tryingAgain()).toHaveAttribute('role', 'status');
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(posts(requests)).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(500));
    vi.useRealTimers();
    expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
    const [first, second] = posts(requests);
    expect(keyOf(second)).toBe(keyOf(first));
    expect(alert).not.toHaveBeenCalled();
    expect(store.getState().cart.cartItems).toEqual([]);
  });

  it('fails after three attempts with the usual alert, and offers retry', async () => {
    const { requests, store } = await orderFrom();
    await passTime();
    expect(posts(requests)).toHaveLength(2);
    expect(alert).not.toHaveBeenCalled();
    await passTime();
    vi.useRealTimers();
    const note = await screen.findByRole('alert');
    expect(posts(requests)).toHaveLength(3);
    expect(note).toHaveTextContent('Nothing was ordered. Please try again.');
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
    expect(screen.queryByText('Loading....')).toBeNull();
    expect(store.getState().cart.cartItems).toHaveLength(2);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(orderButton()).toHaveFocus();
    await waitFor(() => expect(posts(requests)).toHaveLength(4));
    expect(keyOf(posts(requests)[3])).toBe(keyOf(posts(requests)[0]));
  });

  it('stops retrying after the customer has left, with the usual alert', async () => {
    const { requests, unmount } = await orderFrom();
    unmount();
    await passTime();
    expect(posts(requests)).toHaveLength(1);
    expect(alert).toHaveBeenCalledExactlyOnceWith('Failed to place an order');
  });
});
