import { expect, it } from 'vitest';
import { callerOf, requireOwner } from './authorization.ts';

it.each(['Bearer owner', 'bearer owner', 'Bearer ya29.token'])('%s is the admin', (header) => {
  expect(callerOf(header)).toBe('owner');
  expect(() => requireOwner(header)).not.toThrow();
});

it.each([undefined, 'Bearer a.b.', 'Bearer ownership.x.y', 'Basic owner'])('%s is anybody', (header) => {
  expect(callerOf(header)).toBe('other');
  expect(() => requireOwner(header)).toThrow('Missing or insufficient permissions.');
});

it('a bearer token that is no JWT is a mistake', () => {
  expect(() => callerOf('Bearer ownership')).toThrow('invalid jwt');
});
