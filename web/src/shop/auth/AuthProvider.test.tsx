import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADA, anIdentity } from '../../app/test/renderShop.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { type AuthContextValue, useAuth } from './context.ts';
import type { CurrentUser, OnUser } from './currentUser.ts';
import type { Identity } from './identity.ts';

function Probe({ onValue }: { onValue: (value: AuthContextValue) => void }) {
  const value = useAuth();
  useEffect(() => onValue(value), [onValue, value]);
  return <p>{value.loading ? 'loading' : (value.currentUser?.name ?? 'nobody')}</p>;
}

function aProvider() {
  let tell: OnUser = () => undefined;
  const identity = anIdentity({
    register: vi.fn(async () => undefined),
    logIn: vi.fn(async () => undefined),
    signInWithGoogle: vi.fn(async () => undefined),
    logOut: vi.fn(async () => undefined),
    renderUserObserver: (onUser) => {
      tell = onUser;
      return null;
    },
  });
  return { identity, report: (user: CurrentUser | null) => act(async () => tell(user)) };
}

async function show(identity: Identity | Error, props: Partial<Parameters<typeof AuthProvider>[0]> = {}) {
  let value: AuthContextValue | undefined;
  const keep = (latest: AuthContextValue) => {
    value = latest;
  };
  const loadIdentity = identity instanceof Error ? () => Promise.reject(identity) : () => Promise.resolve(identity);
  const seen: string[] = [];
  render(
    <AuthProvider loadIdentity={loadIdentity} {...props}>
      <Probe onValue={keep} />
    </AuthProvider>,
  );
  seen.push(screen.getByRole('paragraph').textContent ?? '');
  await act(async () => undefined);
  return { auth: () => value as AuthContextValue, before: seen[0] };
}

// rows: 245, 246, 252-254, 370
it('is loading until the first user state, and follows every change', async () => {
  const { identity, report } = aProvider();
  const { before } = await show(identity);
  expect(before).toBe('loading');
  expect(screen.getByText('loading')).toBeVisible();
  await report(null);
  expect(screen.getByText('nobody')).toBeVisible();
  await report(ADA);
  expect(screen.getByText('Ada')).toBeVisible();
  await report(null);
  expect(screen.getByText('nobody')).toBeVisible();
});

// rows: 244
it("provides the identity provider's user", async () => {
  const { identity, report } = aProvider();
  const { auth } = await show(identity);
  await report(ADA);
  expect(auth().currentUser).toMatchObject({ uid: 'u1', email: 'ada@example.com', name: 'Ada', tenantId: null });
  expect(await auth().currentUser?.getIdToken()).toBe('id-token');
});

// rows: 247-250, 366-369
it('passes registration, login, Google sign-in and logout to the identity provider', async () => {
  const { identity } = aProvider();
  const { auth } = await show(identity);
  await auth().registerUser('a@example.com', 'pw');
  await auth().loginUser('b@example.com', 'pw');
  await auth().signInWithGoogle();
  expect(identity.register).toHaveBeenCalledWith('a@example.com', 'pw');
  expect(identity.logIn).toHaveBeenCalledWith('b@example.com', 'pw');
  expect(identity.signInWithGoogle).toHaveBeenCalledOnce();
  await auth().logout();
  expect(identity.logOut).toHaveBeenCalledOnce();
});

it('reports a logout after pages have rendered it, only in this tab', async () => {
  const { identity, report } = aProvider();
  const onLoggedOut = vi.fn(() => expect(screen.getByText('nobody')).toBeVisible());
  const { auth } = await show(identity, { onLoggedOut });
  await report(ADA);
  await report(null);
  expect(onLoggedOut).not.toHaveBeenCalled();
  await report(ADA);
  await auth().logout();
  await report(null);
  expect(onLoggedOut).toHaveBeenCalledOnce();
});

it('reports a user before the pages render them', async () => {
  const { identity, report } = aProvider();
  const onUserChanged = vi.fn(() => expect(screen.queryByText('Ada')).toBeNull());
  await show(identity, { onUserChanged });
  await report(ADA);
  expect(onUserChanged).toHaveBeenCalledExactlyOnceWith(ADA);
});

describe('while the provider cannot be reached', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('is unreachable without a user while the provider cannot be reached', async () => {
    const { auth } = await show(new Error('offline'));
    expect(auth()).toMatchObject({ currentUser: null, loading: true, isUnreachable: true });
    await expect(auth().loginUser('a', 'b')).rejects.toThrow('offline');
  });

  async function showUnreachable(failures: number) {
    const { identity, report } = aProvider();
    const loadIdentity = vi.fn(async () => {
      if (loadIdentity.mock.calls.length <= failures) throw new Error('offline');
      return identity;
    });
    const { auth } = await show(identity, { loadIdentity });
    return { auth, loadIdentity, report };
  }

  const comeOnline = () =>
    act(async () => {
      window.dispatchEvent(new Event('online'));
      await vi.advanceTimersByTimeAsync(0);
    });

  it('retries when the network is back, and then has the customer', async () => {
    const { auth, loadIdentity, report } = await showUnreachable(1);
    expect(loadIdentity).toHaveBeenCalledTimes(1);
    await comeOnline();
    expect(loadIdentity).toHaveBeenCalledTimes(2);
    await report(ADA);
    expect(screen.getByText('Ada')).toBeVisible();
    expect(auth().isUnreachable).toBe(false);
    await comeOnline();
    expect(loadIdentity).toHaveBeenCalledTimes(2);
  });

  it('retries until the identity provider answers', async () => {
    const { auth, loadIdentity, report } = await showUnreachable(1);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await report(null);
    expect(auth()).toMatchObject({ currentUser: null, loading: false, isUnreachable: false });
    loadIdentity.mockClear();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(loadIdentity).not.toHaveBeenCalled();
  });
});
