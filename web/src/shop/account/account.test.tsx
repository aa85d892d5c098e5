import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ADA, anAuth, anIdentity, renderShop } from '../../app/test/renderShop.tsx';
import type { Identity } from '../auth/identity.ts';
import { AccountPage } from './AccountPage.tsx';

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

function open(identity: Partial<Identity> = {}, user = ADA) {
  const auth = anAuth({ currentUser: user, getIdentity: async () => anIdentity(identity) });
  renderShop(<AccountPage />, { path: '/account', auth });
  return userEvent.setup();
}

describe('account', () => {
  it('changes the password if the current one is given', async () => {
    const changePassword = vi.fn(async () => undefined);
    const user = open({ changePassword });
    await user.click(await screen.findByText('Change your password'));
    await user.type(screen.getByLabelText('Current password'), 'old-pass');
    await user.type(screen.getByLabelText('New password'), 'new-pass');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Your password has been changed.');
    expect(changePassword).toHaveBeenCalledExactlyOnceWith('old-pass', 'new-pass');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it.each([
    ['weak-password', /Choose a longer password/],
    ['wrong-password', /Check your password/],
  ])('explains the failure %s and keeps the typed text', async (code, words) => {
    const user = open({ changePassword: () => Promise.reject(refusal(code)) });
    await user.click(await screen.findByText('Change your password'));
    await user.type(screen.getByLabelText('Current password'), 'old-pass');
    await user.type(screen.getByLabelText('New password'), 'new');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('New password')).toHaveValue('new');
  });

  it('sends a confirmation email to a new address before it takes effect', async () => {
    const changeEmail = vi.fn(async () => undefined);
    const user = open({ changeEmail });
    await user.click(await screen.findByText('Change your email'));
    await user.type(screen.getByLabelText('New email'), 'ada@example.org');
    await user.type(screen.getByLabelText('Your password'), 'old-pass');
    await user.click(screen.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/We've sent an email to ada@example\.org/);
    expect(changeEmail).toHaveBeenCalledExactlyOnceWith('old-pass', 'ada@example.org');
  });

  it('shows missing values at their fields', async () => {
    const changePassword = vi.fn();
    const user = open({ changePassword });
    await user.click(await screen.findByText('Change your password'));
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Enter your current password.');
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('offers the confirmation email while the address is unconfirmed', async () => {
    const sendConfirmation = vi.fn(async () => undefined);
    const user = open(
      { describeAccount: () => ({ hasPassword: true, isEmailConfirmed: false }) },
      { ...ADA, sendConfirmation },
    );
    await user.click(await screen.findByRole('button', { name: 'Send email' }));
    expect(await screen.findByRole('status')).toHaveTextContent("We've sent an email to ada@example.com");
    expect(sendConfirmation).toHaveBeenCalledOnce();
  });

  it('offers no password change to customers who sign in with Google', async () => {
    open({ describeAccount: () => ({ hasPassword: false, isEmailConfirmed: true }) });
    expect(await screen.findByText(/You sign in with Google/)).toBeVisible();
    expect(screen.queryByLabelText('New password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send email' })).toBeNull();
  });
});
