import { describe, expect, it } from 'vitest';
import { isDocumentId, toOrderNumber } from './ids.ts';

describe('isDocumentId', () => {
  it.each(['Ab-9', '_', '__x', '__x__y', 'y__x__', 'x'.repeat(128)])('accepts %s', (id) => {
    expect(isDocumentId(id)).toBe(true);
  });

  it.each(['', 'a/b', '..', '__x__', '____', 'a b', 'é', 'a\n', 'x'.repeat(129)])('refuses %j', (id) => {
    expect(isDocumentId(id)).toBe(false);
  });
});

describe('toOrderNumber', () => {
  it.each([
    ['3f2a9c1b00000000000000000000ffff', '3f2a9c1b'],
    ['3f2a9c1b', '3f2a9c1b'],
    ['Order #3f2a 9c1b', 'Order #3f2a 9c1b'],
    ['the blue book of 3 May', 'the blue book of 3 May'],
  ])('shows %j as %j', (typed, number) => {
    expect(toOrderNumber(typed)).toBe(number);
  });
});
