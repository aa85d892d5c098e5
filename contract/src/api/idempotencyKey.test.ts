import { describe, expect, it } from 'vitest';
import { idempotencyKeySchema } from './idempotencyKey.ts';

describe('an idempotency key', () => {
  it.each(['12345678', 'A-b_c-D_9', 'x'.repeat(128)])('an idempotency key may be %s', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(true);
  });

  it.each(['1234567', 'x'.repeat(129), 'with space', 'dots.are.not', 'line\nbreak'])(
    'an idempotency key may not be %j',
    (key) => {
      expect(idempotencyKeySchema.safeParse(key).success).toBe(false);
    },
  );
});
