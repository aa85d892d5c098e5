import { expect, it } from 'vitest';
import { tokenExpiresAt } from './jwt.ts';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

it('reads the end of a token in milliseconds', () => {
  expect(tokenExpiresAt(token({ exp: 1_700_000_000 }))).toBe(1_700_000_000_000);
});

it.each(['', 'abc', 'a.b.c', token({}), token({ exp: 'soon' })])('knows no end of %j', (text) => {
  expect(tokenExpiresAt(text)).toBeNull();
});
