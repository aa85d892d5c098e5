import { expect, it } from 'vitest';
import { callerOf, requireOwner } from './authorization.ts';

it.each(['Bearer owner', 'bearer owner', 'Bearer ya29.token'])('takes the header %s for the admin', (header) => {
  expect(callerOf(header)).toBe('owner');
  expect(() => requireOwner(header)).not.toThrow();
});

it.each([undefined, 'Bearer a.b.', 'Bearer ownership.x.y', 'Basic owner'])(
  'takes the header %s for an unauthenticated caller',
  (header) => {
    expect(callerOf(header)).toBe('other');
    expect(() => requireOwner(header)).toThrow('Missing or insufficient permissions.');
  },
);

it('refuses a bearer token that is no JWT', () => {
  expect(() => callerOf('Bearer ownership')).toThrow('invalid jwt');
});
