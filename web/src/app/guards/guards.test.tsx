import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/test/fakeApi.ts';
import { returnPath } from '../../shop/auth/returnPath.ts';
import { ADA, AllRoutes, anAuth, renderShop } from '../test/renderShop.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { CustomerGuard } from './CustomerGuard.tsx';

const routes = (
  <Routes>
    <Route path="/" element={<p>home page</p>} />
    <Route path="/login" element={<p>login page</p>} />
    <Route path="/admin" element={<p>admin login page</p>} />
    <Route element={<CustomerGuard />}>
      <Route path="/checkout" element={<p>private page</p>} />
      <Route path="/orders" element={<p>private page</p>} />
    </Route>
    <Route element={<AdminGuard />}>
      <Route path="/dashboard" element={<p>dashboard page</p>} />
    </Route>
  </Routes>
);

describe("a customer's page", () => {
  const path = '/orders';

  // rows: 40
  it('shows Loading.. until the user is known', () => {
    renderShop(routes, { path, auth: anAuth({ loading: true }) });
    expect(screen.getByText('Loading..')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  it('redirects visitors to the login page', () => {
    renderShop(routes, { path });
    expect(screen.getByText('login page')).toBeVisible();
  });

  it('offers a retry while the identity provider cannot be reached', async () => {
    const retry = vi.fn();
    renderShop(routes, { path, auth: anAuth({ loading: true, isUnreachable: true, retry }) });
    expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't check whether you're signed in");
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledOnce();
  });

  it('opens for a customer', () => {
    renderShop(routes, { path, auth: anAuth({ currentUser: ADA }) });
    expect(screen.getByText('private page')).toBeVisible();
  });
});

// rows: 95
it.each([
  ['/checkout', 'Continue to checkout'],
  ['/orders', 'Continue to your orders'],
  ['/orders/a1b2/invoice', 'Continue to your invoice'],
  ['/user-dashboard', 'Continue to your dashboard'],
  ['/account', 'Continue to your account'],
])('the home page offers to continue to %s after login', async (path, name) => {
  fakeApi({});
  renderShop(<AllRoutes />, { path }).unmount();
  renderShop(<AllRoutes />, { auth: anAuth({ currentUser: ADA }) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

it('remembers the last page that needed a login until it is opened', () => {
  renderShop(routes, { path: '/orders' }).unmount();
  expect(returnPath()).toBe('/orders');
  renderShop(routes, { path: '/checkout', auth: anAuth({ currentUser: ADA }) }).unmount();
  expect(returnPath()).toBe('/orders');
  renderShop(routes, { path: '/orders', auth: anAuth({ currentUser: ADA }) });
  expect(returnPath()).toBeNull();
});

// E48
it('replaces stored return paths outside the allowed pages by the checkout', () => {
  for (const stored of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/orders/a/b/invoice']) {
    sessionStorage.setItem('continueToCheckout', stored);
    expect(returnPath()).toBe('/checkout');
  }
});

describe('the dashboard', () => {
  const NOW = new Date('2026-06-01T12:00:00Z').getTime();
  const tokenFor = (seconds: number) => `h.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.s`;
  const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal('alert', vi.fn());
  });

  it('redirects to the admin login without a token', () => {
    renderShop(routes, { path: '/dashboard' });
    expect(screen.getByText('admin login page')).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  // rows: 341
  it('opens for the token stored under its key', () => {
    localStorage.setItem('token', 'opaque');
    renderShop(routes, { path: '/dashboard' });
    expect(screen.getByText('dashboard page')).toBeVisible();
  });

  it('ends at home with one alert on expiry, also after a reload', async () => {
    localStorage.setItem('token', tokenFor(3600));
    const { unmount } = renderShop(routes, { path: '/dashboard' });
    await advance(3540);
    unmount();
    renderShop(routes, { path: '/dashboard' });
    await advance(59);
    expect(screen.getByText('dashboard page')).toBeVisible();
    await advance(1);
    expect(screen.getByText('home page')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Token has been expired!, Please login again.');
  });
});
