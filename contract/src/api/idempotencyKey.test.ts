import { expect, it } from 'vitest';
import { idempotencyKeySchema } from './idempotencyKey.ts';

it('accepts 8 to 128 letters, digits, hyphens and underscores', () => {
  const isKey = (key: string) => idempotencyKeySchema.safeParse(key).success;
  for (const key of ['12345678', 'A-b_c-D_9', 'x'.repeat(128)]) expect(isKey(key), key).toBe(true);
  const wrong = ['1234567', 'x'.repeat(129), 'with space', 'dots.are.not', 'line\nbreak'];
  for (const key of wrong) expect(isKey(key), key).toBe(false);
});
