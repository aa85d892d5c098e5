import { describe, expect, it } from 'vitest';
import { idempotencyKeySchema, isDocumentId } from './ids.ts';

describe('isDocumentId', () => {
  it.each(['a', 'the-patient-ledger', 'Ab_9', '_', '__x', 'x'.repeat(128)])('takes %s', (id) => {
    expect(isDocumentId(id)).toBe(true);
  });

  it.each(['', 'a/b', '.', '..', '__x__', '____', 'a b', 'é', 'a\0', 'a\n', 'x'.repeat(129)])('refuses %j', (id) => {
    expect(isDocumentId(id)).toBe(false);
  });
});

describe('an idempotency key', () => {
  it.each(['12345678', 'A-b_c-D_9', 'x'.repeat(128)])('may be %s', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(true);
  });

  it.each(['1234567', 'x'.repeat(129), 'with space', 'dots.are.not', 'line\nbreak'])('may not be %j', (key) => {
    expect(idempotencyKeySchema.safeParse(key).success).toBe(false);
  });
});
