import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBook } from '../../api/test/records.ts';
import { bookAdded } from '../../shop/cart/cartSlice.ts';
import { startScreenTimeLeft, useStartup } from '../startup.ts';
import { renderShop } from '../test/renderShop.tsx';
import { AccountArea } from './public/AccountArea.tsx';
import { CartLink } from './public/Header.tsx';

it('links the account area to the dashboard for valid tokens only', () => {
  localStorage.setItem('token', 'stored');
  const { unmount } = renderShop(<AccountArea />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  unmount();
  localStorage.setItem('token', `h.${btoa('{"exp":1}')}.s`);
  renderShop(<AccountArea />);
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

it('shows and announces the number of items in the cart link', async () => {
  const { store } = renderShop(<CartLink />);
  expect(screen.getByRole('link')).toHaveTextContent('0');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
  await act(async () => store.dispatch(bookAdded(aBook())));
  expect(screen.getByRole('link')).toHaveTextContent('1');
  expect(screen.getByRole('status')).toHaveTextContent('1 item in the cart');
});

describe('the start screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.insertAdjacentHTML('afterbegin', '<div id="startup"></div>');
  });

  afterEach(() => {
    document.getElementById('startup')?.remove();
  });

  const isShown = () => document.getElementById('startup') !== null;

  // rows: 419
  it('covers the page for two seconds from the beginning', async () => {
    const startup = { startedAt: performance.now() };
    renderHook(() => useStartup(startup));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(isShown()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isShown()).toBe(false);
  });

  it.each([
    ['at the latest', 2499, () => new Promise<void>(() => undefined)],
    ['until a late first view is there', 2199, () => new Promise<void>((resolve) => setTimeout(resolve, 2200))],
  ])('stays up to half a second longer, %s', async (_name, milliseconds, load) => {
    const startup = { startedAt: performance.now(), firstView: load() };
    renderHook(() => useStartup(startup));
    await act(() => vi.advanceTimersByTimeAsync(milliseconds));
    expect(isShown()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isShown()).toBe(false);
  });

  it('counts the time before the code ran', () => {
    expect(startScreenTimeLeft(100, 100)).toBe(2000);
    expect(startScreenTimeLeft(100, 900)).toBe(1200);
    expect(startScreenTimeLeft(100, 5000)).toBe(0);
  });
});
