import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fakeApi, problem } from '../../api/test/fakeApi.ts';
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

// rows: 377, 763
it.each([
  ['the wrong password', () => problem(401, 'unauthenticated'), 'It takes a user name, which is no e-mail address'],
  ['a minute of too many tries', () => tooMany('45'), 'Too many tries. Wait 45 seconds, then try again.'],
  ['an hour of too many tries', () => tooMany('601'), 'Too many tries. Wait 11 minutes, then try again.'],
  ['a shop that is down', () => problem(503, 'unavailable'), 'The shop could not check it just now.'],
  ['no network', noAnswer, 'The shop cannot be reached.'],
])('shows one message for a login that fails for %s, with the actual cause beside it', async (_cause, answer, help) => {
  await logIn(answer);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Please provide a valid email and password$/);
  expect(screen.getByText(new RegExp(help))).toHaveAttribute('aria-live', 'polite');
});

// rows: 763
it('shows the password on request, in the only field of that label', async () => {
  await logIn(noAnswer);
  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(screen.getByLabelText(/password/i)).toHaveAttribute('type', 'text');
});
