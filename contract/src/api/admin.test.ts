import { describe, expect, it } from 'vitest';
import { refusals } from '../test/refusals.ts';
import { adminLoginSchema } from './admin.ts';

describe('adminLoginSchema', () => {
  it('trims the user name, but not the password', () => {
    const typed = { username: ' owner ', password: ' x ' };
    expect(adminLoginSchema.parse(typed)).toEqual({ username: 'owner', password: ' x ' });
  });

  it.each([
    [{}, 'Required', 'Required'],
    [{ username: ' ', password: '' }, 'Required', 'Required'],
    [{ username: 'u'.repeat(101), password: 'p'.repeat(1_025) }, 'At most 100 characters', 'At most 1024 characters'],
  ])('refuses %j', (typed, username, password) => {
    expect(refusals(adminLoginSchema, typed)).toEqual([
      ['username', username],
      ['password', password],
    ]);
    expect(refusals(adminLoginSchema, { username: 'u'.repeat(100), password: 'p'.repeat(1_024) })).toEqual([]);
  });
});
