import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { aBook } from '../../api/test/records.ts';
import { bookAdded } from '../../shop/cart/cartSlice.ts';
import { AppRoutes } from '../AppRoutes.tsx';
import { startScreenTimeLeft } from '../startup.ts';
import { renderShop } from '../test/renderShop.tsx';
import { AccountArea } from './public/AccountArea.tsx';
import { CartLink } from './public/Header.tsx';

it('the account area leads whoever holds an admin token to the dashboard, and nobody with an expired one', () => {
  localStorage.setItem('token', 'stored');
  const { unmount } = renderShop(<AccountArea />);
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  unmount();
  localStorage.setItem('token', `h.${btoa('{"exp":1}')}.s`);
  renderShop(<AccountArea />);
  expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

it('the cart link shows the number of items, and announces each change', async () => {
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

  const isHidden = () => screen.getByTestId('address').parentElement?.querySelector('.invisible') !== null;

  it('the start screen covers the public layout for two seconds from the beginning, once', async () => {
    fakeApi({});
    renderShop(<AppRoutes startup={{ startedAt: performance.now() }} />, { path: '/about' });
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(isHidden()).toBe(true);
    expect(document.getElementById('startup')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isHidden()).toBe(false);
    expect(document.getElementById('startup')).toBeNull();
  });

  it('the start screen waits up to half a second longer for a first view that is loading', async () => {
    fakeApi({});
    const firstView = Promise.withResolvers<void>();
    const showHome = () =>
      renderShop(<AppRoutes startup={{ startedAt: performance.now(), firstView: firstView.promise }} />, {
        path: '/about',
      });
    const { unmount } = showHome();
    await act(() => vi.advanceTimersByTimeAsync(2499));
    expect(isHidden()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isHidden()).toBe(false);
    unmount();
    showHome();
    await act(() => vi.advanceTimersByTimeAsync(2100));
    expect(isHidden()).toBe(true);
    firstView.resolve();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(isHidden()).toBe(false);
  });

  it("the start screen's two seconds include the time before the code ran", () => {
    expect(startScreenTimeLeft(100, 100)).toBe(2000);
    expect(startScreenTimeLeft(100, 900)).toBe(1200);
    expect(startScreenTimeLeft(100, 5000)).toBe(0);
  });
});
