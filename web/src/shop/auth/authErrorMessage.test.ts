import { describe, expect, it } from 'vitest';
import { authErrorMessage } from './authErrorMessage.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

describe('authErrorMessage', () => {
  it.each([
    ['change', 'weak-password', /^Choose a longer password\.$/],
    ['change', 'password-does-not-meet-requirements', /^Choose a longer password\.$/],
    ['register', 'weak-password', /^Choose a longer password\.$/],
    ['log-in', 'network-request-failed', /Check your connection/],
    ['log-in', 'too-many-requests', /Too many attempts/],
    ['register', 'invalid-email', /name@example\.com/],
    ['google', 'popup-blocked', /Allow pop-ups for this site/],
  ] as const)('explains what to do for %s after the error %s', (task, code, words) => {
    expect(authErrorMessage(task, refusal(code))).toMatch(words);
  });

  it('names the connection if the configuration failed to load', () => {
    expect(authErrorMessage('log-in', new TypeError('Failed to fetch'))).toMatch(/Check your connection/);
  });

  it('does not reveal whether an email address has an account', () => {
    const known = authErrorMessage('log-in', refusal('wrong-password'));
    for (const code of ['user-not-found', 'invalid-credential', 'user-disabled']) {
      expect(authErrorMessage('log-in', refusal(code))).toBe(known);
    }
    expect(authErrorMessage('register', refusal('email-already-in-use'))).toBe(
      authErrorMessage('register', refusal('internal-error')),
    );
  });
});
