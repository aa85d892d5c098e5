import { describe, expect, it } from 'vitest';
import { isDocumentId } from './ids.ts';

describe('isDocumentId', () => {
  it.each(['Ab-9', '_', '__x', '__x__y', 'y__x__', 'x'.repeat(128)])('accepts %s', (id) => {
    expect(isDocumentId(id)).toBe(true);
  });

  it.each(['', 'a/b', '..', '__x__', '____', 'a b', 'é', 'a\n', 'x'.repeat(129)])('refuses %j', (id) => {
    expect(isDocumentId(id)).toBe(false);
  });
});
