import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

// rows: 133, 134
it('greets a user by name, and one without a name as User', () => {
  expect(greeting('Ada')).toBe('Welcome, Ada! Here are your recent orders:');
  expect(greeting(null)).toBe('Welcome, User! Here are your recent orders:');
  expect(greeting('')).toBe('Welcome, User! Here are your recent orders:');
});
