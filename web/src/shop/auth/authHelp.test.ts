import { describe, expect, it } from 'vitest';
import { helpWith } from './authHelp.ts';

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
    expect(helpWith(task, refusal(code))).toMatch(words);
  });

  it('knows a configuration that did not come', () => {
    expect(helpWith('log-in', new TypeError('Failed to fetch'))).toMatch(/Check your connection/);
  });

  it('is the same whether or not an address has an account', () => {
    const known = helpWith('log-in', refusal('wrong-password'));
    for (const code of ['user-not-found', 'invalid-credential', 'user-disabled']) {
      expect(helpWith('log-in', refusal(code))).toBe(known);
    }
    expect(helpWith('register', refusal('email-already-in-use'))).toBe(helpWith('register', refusal('internal-error')));
  });
});
