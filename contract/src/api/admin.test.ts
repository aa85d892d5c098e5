import { expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { adminLoginSchema } from './admin.ts';

const both = (message: string) => [
  ['username', message],
  ['password', message],
];

it('an admin’s name is trimmed, and the password is what was typed', () => {
  expect(adminLoginSchema.parse({ username: ' owner ', password: ' x ' })).toEqual({
    username: 'owner',
    password: ' x ',
  });
});

it('a log-in needs a name and a password, neither of them endless', () => {
  expect(refusals(adminLoginSchema, {})).toEqual(both('Required'));
  expect(refusals(adminLoginSchema, { username: ' ', password: '' })).toEqual(both('Required'));
  const longest = { username: 'u'.repeat(100), password: 'p'.repeat(1_024) };
  expect(refusals(adminLoginSchema, longest)).toEqual([]);
  expect(refusals(adminLoginSchema, { username: `${longest.username}u`, password: `${longest.password}p` })).toEqual([
    ['username', 'At most 100 characters'],
    ['password', 'At most 1024 characters'],
  ]);
});
