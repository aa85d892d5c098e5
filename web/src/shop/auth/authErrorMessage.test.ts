import { describe, expect, it } from 'vitest';
import { authErrorMessage } from './authErrorMessage.ts';

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });

// rows: 611
describe('what is said beside a failure', () => {
  it.each([
    ['register', 'weak-password', /at least 6 characters/],
    ['log-in', 'network-request-failed', /Check your connection/],
    ['log-in', 'too-many-requests', /too many tries/],
    ['register', 'invalid-email', /name@example\.com/],
    ['google', 'popup-blocked', /Allow this site to open windows/],
  ] as const)('helps at %s after %s', (task, code, words) => {
    expect(authErrorMessage(task, refusal(code))).toMatch(words);
  });

  it('knows a configuration that did not come', () => {
    expect(authErrorMessage('log-in', new TypeError('Failed to fetch'))).toMatch(/Check your connection/);
  });

  it('is the same whether or not an address has an account', () => {
    const known = authErrorMessage('log-in', refusal('wrong-password'));
    for (const code of ['user-not-found', 'invalid-credential', 'user-disabled']) {
      expect(authErrorMessage('log-in', refusal(code))).toBe(known);
    }
    expect(authErrorMessage('register', refusal('email-already-in-use'))).toBe(
      authErrorMessage('register', refusal('internal-error')),
    );
  });
});
