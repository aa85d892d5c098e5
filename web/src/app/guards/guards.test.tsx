import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAdminToken } from '../../api/adminToken.ts';
import { returnPath } from '../../shop/auth/returnPath.ts';
import { ADA, anAuth, renderShop } from '../test/renderShop.tsx';
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
      <Route path="/user-dashboard" element={<p>private page</p>} />
    </Route>
    <Route element={<AdminGuard />}>
      <Route path="/dashboard" element={<p>dashboard page</p>} />
    </Route>
  </Routes>
);

describe.each(['/checkout', '/orders', '/user-dashboard'])("a customer's page %s", (path) => {
  // rows: 40
  it('says Loading.. and stays while it is not known who is there', () => {
    renderShop(routes, { path, auth: anAuth({ loading: true }) });
    expect(screen.getByText('Loading..')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  it('sends visitors to log in', () => {
    renderShop(routes, { path });
    expect(screen.getByText('login page')).toBeVisible();
  });

  it('stays and offers another try while the provider of identities cannot be reached', async () => {
    const retry = vi.fn();
    renderShop(routes, { path, auth: anAuth({ loading: true, isUnreachable: true, retry }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not find out whether you are signed in');
    expect(screen.getByTestId('address')).toHaveTextContent(path);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(retry).toHaveBeenCalledOnce();
  });

  it('opens for a customer', () => {
    renderShop(routes, { path, auth: anAuth({ currentUser: ADA }) });
    expect(screen.getByText('private page')).toBeVisible();
  });
});

it('remembers that somebody was on the way to the checkout, until they are there', () => {
  renderShop(routes, { path: '/orders' }).unmount();
  expect(returnPath()).not.toBe('/checkout');
  renderShop(routes, { path: '/checkout' }).unmount();
  expect(returnPath()).toBe('/checkout');
  renderShop(routes, { path: '/checkout', auth: anAuth({ currentUser: ADA }) });
  expect(returnPath()).not.toBe('/checkout');
});

// rows: 609
it('remembers every page of customers that somebody was sent away from, until they are there', () => {
  renderShop(routes, { path: '/orders' }).unmount();
  expect(returnPath()).toBe('/orders');
  renderShop(routes, { path: '/checkout', auth: anAuth({ currentUser: ADA }) }).unmount();
  expect(returnPath()).toBe('/orders');
  renderShop(routes, { path: '/orders', auth: anAuth({ currentUser: ADA }) });
  expect(returnPath()).toBeNull();
});

// E48
it('goes nowhere that storage says', () => {
  sessionStorage.setItem('continueToCheckout', 'https://evil.example/');
  expect(returnPath()).toBe('/checkout');
});

describe('the dashboard', () => {
  const NOW = new Date('2026-06-01T12:00:00Z').getTime();
  const tokenFor = (seconds: number) => `h.${btoa(JSON.stringify({ exp: NOW / 1000 + seconds }))}.s`;
  const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    vi.stubGlobal('alert', vi.fn());
  });

  // rows: 274
  it('sends whoever holds no token to the admin login', () => {
    renderShop(routes, { path: '/dashboard' });
    expect(screen.getByText('admin login page')).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });

  // rows: 341
  it('opens for the token stored under its key, whoever put it there', () => {
    localStorage.setItem('token', 'opaque');
    renderShop(routes, { path: '/dashboard' });
    expect(screen.getByText('dashboard page')).toBeVisible();
  });

  it("ends at the token's own hour, also after a reload, with one alert, at home", async () => {
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

  it('ends when a sleeping laptop wakes up after the hour', async () => {
    localStorage.setItem('token', tokenFor(3600));
    renderShop(routes, { path: '/dashboard' });
    vi.setSystemTime(NOW + 4_000_000);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(screen.getByText('home page')).toBeVisible();
    expect(alert).toHaveBeenCalledOnce();
  });

  it('opened with an expired token says so and goes home', () => {
    localStorage.setItem('token', tokenFor(-1));
    renderShop(routes, { path: '/dashboard' });
    expect(screen.getByText('home page')).toBeVisible();
    expect(alert).toHaveBeenCalledExactlyOnceWith('Token has been expired!, Please login again.');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is left without a word when the admin logs out, here or in another tab', async () => {
    localStorage.setItem('token', tokenFor(3600));
    const { unmount } = renderShop(routes, { path: '/dashboard' });
    await act(async () => writeAdminToken(null));
    expect(screen.getByText('home page')).toBeVisible();
    unmount();
    localStorage.setItem('token', tokenFor(3600));
    renderShop(routes, { path: '/dashboard' });
    localStorage.removeItem('token');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(screen.getByText('home page')).toBeVisible();
    expect(alert).not.toHaveBeenCalled();
  });
});
