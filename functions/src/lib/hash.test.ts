import { expect, it } from 'vitest';
import { hashOf } from './hash.ts';

it('returns hexadecimal SHA-256, which must never change', () => {
  expect(hashOf('login', 'admin')).toBe('545ff4b6da2e711f65a2dbb6a75fbc6924d8a1d3d7df2e0d35ed466691955ab1');
  expect(hashOf('a', 'bc')).not.toBe(hashOf('ab', 'c'));
});
