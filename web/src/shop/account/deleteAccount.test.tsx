import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { ADA, anAuth, anIdentity, renderShop } from '../../app/test/renderShop.tsx';
import type { Identity } from '../auth/identity.ts';
import { AccountPage } from './AccountPage.tsx';

const DELETE = 'DELETE /api/customers/me';
const DETAILS = { 'GET /api/customers/me/details': () => json({ details: null }) };
const done = () => new Response(null, { status: 204 });
const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const deletions = (requests: Request[]) => requests.filter(({ method }) => method === 'DELETE');

async function open(answer: () => Response | Promise<Response>, identity: Partial<Identity> = {}) {
  const requests = fakeApi({ ...DETAILS, [DELETE]: answer });
  const logout = vi.fn(async () => undefined);
  const auth = anAuth({ currentUser: ADA, logout, getIdentity: async () => anIdentity(identity) });
  const pages = (
    <Routes>
      <Route path="/account" element={<AccountPage />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>
  );
  renderShop(pages, { path: '/account', auth });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { user, requests, logout };
}

/** The page has other password fields. */
const password = () => screen.getAllByLabelText('Your password').at(-1) as HTMLElement;
const confirm = () => screen.getByRole('button', { name: 'Delete permanently' });

async function readGoodbye(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await waitFor(() => expect(screen.getByText('Your account is deleted')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText('Your account is deleted')).toBeNull());
}

describe('deleteAccount', () => {
  it('signs the customer out and confirms the deletion on the home page', async () => {
    const reauthenticateWithPassword = vi.fn(async () => undefined);
    const { user, requests, logout } = await open(done, { reauthenticateWithPassword });
    await user.type(password(), 'a-password');
    await user.click(confirm());
    await readGoodbye(user);
    expect(reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith('a-password');
    expect(deletions(requests).map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer id-token']);
    expect(logout).toHaveBeenCalledOnce();
    expect(screen.getByText('Home')).toBeInTheDocument();
  });

  it('requires the right password', async () => {
    const { user, requests } = await open(done, {
      reauthenticateWithPassword: () => Promise.reject(refusal('wrong-password')),
    });
    await user.click(confirm());
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    await user.type(password(), 'not-it');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your password and try again.');
    expect(deletions(requests)).toEqual([]);
  });

  it.each([
    ['an order is on its way', () => problem(409, 'open-orders'), /Cancel it in your orders/],
    ['the sign-in was too long ago', () => problem(401, 'sign-in-too-old'), /confirm again/],
    ['the shop does not answer', () => problem(503, 'unavailable'), /couldn't check whether your account was deleted/],
  ])('explains why the account was not deleted: %s', async (_why, answer, words) => {
    const { user, logout } = await open(answer);
    await user.type(password(), 'a-password');
    await user.click(confirm());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(logout).not.toHaveBeenCalled();
    expect(screen.getByTestId('address')).toHaveTextContent('/account');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete your account?' })).toBeNull());
  });

  it('confirms with Google for customers without a password', async () => {
    const reauthenticateWithGoogle = vi
      .fn()
      .mockRejectedValueOnce(refusal('popup-closed-by-user'))
      .mockResolvedValueOnce(undefined);
    const { user, requests } = await open(done, {
      reauthenticateWithGoogle,
      describeAccount: () => ({ hasPassword: false, isEmailConfirmed: true }),
    });
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Confirm with Google and delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The window closed');
    expect(deletions(requests)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm with Google and delete' }));
    await readGoodbye(user);
    expect(deletions(requests)).toHaveLength(1);
  });
});
