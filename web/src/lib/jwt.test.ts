import { describe, expect, it } from 'vitest';
import { readTokenSubject, readTokenTime } from './jwt.ts';

const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;

describe('jwt', () => {
  it('reads when a token was issued and when it expires, in milliseconds', () => {
    const both = token({ iat: 1_699_996_400, exp: 1_700_000_000 });
    expect(readTokenTime(both, 'exp')).toBe(1_700_000_000_000);
    expect(readTokenTime(both, 'iat')).toBe(1_699_996_400_000);
  });

  it.each(['', 'abc', 'a.b.c', token({}), token({ exp: 'soon' })])('reads no expiry from %j', (text) => {
    expect(readTokenTime(text, 'exp')).toBeNull();
  });

  it('reads the subject of a token', () => {
    expect(readTokenSubject(token({ sub: 'ada' }))).toBe('ada');
    for (const text of ['opaque', token({ sub: 7 })]) expect(readTokenSubject(text)).toBeNull();
  });
});
