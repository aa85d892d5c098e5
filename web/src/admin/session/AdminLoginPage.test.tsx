import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { writeAdminToken } from '../../api/adminToken.ts';
import { fakeApi, json, problem } from '../../api/test/fakeApi.ts';
import { AdminLoginPage } from './AdminLoginPage.tsx';

async function logIn(answer: () => Response) {
  fakeApi({ 'POST /api/auth/admin': answer });
  render(<AdminLoginPage />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
}

function tooMany(seconds: string): Response {
  const answer = problem(429, 'too-many-requests');
  answer.headers.set('Retry-After', seconds);
  return answer;
}

const noAnswer = () => {
  throw new TypeError('Failed to fetch');
};

describe('AdminLoginPage', () => {
  it.each([
    ['the wrong password', () => problem(401, 'unauthenticated'), 'Use your username, not an email address'],
    ['a minute of too many attempts', () => tooMany('45'), 'Too many attempts. Wait 45 seconds, then try again.'],
    ['an hour of too many attempts', () => tooMany('601'), 'Too many attempts. Wait 11 minutes, then try again.'],
    ['a shop that is down', () => problem(503, 'unavailable'), "We couldn't check your login just now."],
    ['no network', noAnswer, "Can't reach the shop."],
  ])('shows the specified message for %s, with the cause beside it', async (_cause, answer, help) => {
    await logIn(answer);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Please provide a valid email and password$/);
    expect(screen.getByText(new RegExp(help))).toHaveAttribute('aria-live', 'polite');
  });

  it('sends a login once, and keeps the focus on the button', async () => {
    const requests = fakeApi({ 'POST /api/auth/admin': () => new Promise(() => undefined) });
    render(<AdminLoginPage />, { wrapper: MemoryRouter });
    await userEvent.type(screen.getByLabelText('Username'), 'ada');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    const button = screen.getByRole('button', { name: 'Login' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(requests).toHaveLength(1);
  });

  const secondFactor = { ticket: 't', hasApp: true };
  const secondFactorProblem = (more: object = {}) =>
    problem(401, 'second-factor', { secondFactor: { ...secondFactor, ...more } });

  async function logInInTwoSteps(step: () => Response, more: object = {}) {
    const requests = fakeApi({
      'POST /api/auth/admin': () => secondFactorProblem(more),
      'POST /api/auth/admin/factor': step,
    });
    render(<AdminLoginPage />, { wrapper: MemoryRouter });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    return { user, requests };
  }

  it('asks for the second factor, and sends the challenge token', async () => {
    const { user, requests } = await logInInTwoSteps(() => problem(401, 'unauthenticated'));
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    expect(await requests.at(-1)?.json()).toEqual({ ticket: 't', code: '123 456' });
  });

  it.each([
    ['too many attempts', () => tooMany('45'), 'Too many attempts. Wait 45 seconds, then try again.'],
    ['a shop that is down', () => problem(503, 'unavailable'), "We couldn't check your login just now."],
    ['no network', noAnswer, "Can't reach the shop."],
  ])('reports the second step: %s', async (_cause, answer, text) => {
    const { user } = await logInInTwoSteps(answer);
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('restarts with the typed name when the second step took too long', async () => {
    const { user } = await logInInTwoSteps(() => problem(410, 'ticket-expired'));
    await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('This took too long, or was already done. Please start again.')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('ada');
  });

  it('offers a recovery code when a passkey cannot be used', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const passkey = { challenge: 'YQ', rpId: 'localhost', allowCredentials: [] };
    const { user, requests } = await logInInTwoSteps(noAnswer, { hasApp: false, passkey });
    const button = await screen.findByRole('button', { name: 'Use a passkey' });
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    expect(screen.getByLabelText('Recovery code')).toBeVisible();
    expect(requests).toHaveLength(1);
    await user.type(screen.getByLabelText('Recovery code'), 'ABCD{Enter}');
    expect(await screen.findByText("Can't reach the shop. Check your connection, then try again.")).toBeVisible();
  });

  // E51
  it('sends the stored device token with both login steps, also after logout', async () => {
    localStorage.clear();
    const session = { token: 'h.e30.s', expiresIn: 3600, user: { username: 'ada', role: 'admin' }, device: 'known' };
    vi.stubGlobal('alert', vi.fn());
    const first = await logInInTwoSteps(() => json(session));
    await first.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await vi.waitFor(() => expect(localStorage.getItem('adminDevices')).toBe('{"ada":"known"}'));
    expect(first.requests.map(({ headers }) => headers.get('Device-Token'))).toEqual([null, null]);
    writeAdminToken(null);
    cleanup();
    const second = await logInInTwoSteps(() => problem(401, 'unauthenticated'));
    await second.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await screen.findByRole('alert');
    expect(second.requests.map(({ headers }) => headers.get('Device-Token'))).toEqual(['known', 'known']);
  });
});
