import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { createAdminTokens } from './adminToken.ts';

const SECRET = 'a secret of more than thirty-two bytes!';
const NOW = 1_777_629_600;
const tokens = createAdminTokens(SECRET, () => new Date(NOW * 1000 + 999));

const CLAIMS = { iss: 'bookstore-api', aud: 'bookstore-admin', sub: 'admin', role: 'admin', jti: 'a', iat: NOW };
const verify = (claims: object) =>
  tokens.verify(jwt.sign(JSON.stringify({ ...CLAIMS, exp: NOW + 60, ...claims }), SECRET));

// E8, E9
describe('admin tokens', () => {
  it('are valid for an hour after issue', async () => {
    expect(await tokens.verify(await tokens.issue('admin'))).toEqual({
      sub: 'admin',
      role: 'admin',
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      iat: NOW,
      exp: NOW + 3_600,
    });
  });

  it('live no longer than an hour, even if signed correctly', async () => {
    expect(await verify({ exp: NOW + 3_600 })).not.toBeNull();
    expect(await verify({ exp: NOW + 3_601 })).toBeNull();
    expect(await verify({ exp: NOW + 1 })).not.toBeNull();
    expect(await verify({ exp: NOW })).toBeNull();
    expect(await verify({ exp: undefined })).toBeNull();
  });

  it('accept a clock difference of one minute', async () => {
    expect(await verify({ iat: NOW + 60, exp: NOW + 90 })).not.toBeNull();
    expect(await verify({ iat: NOW + 61, exp: NOW + 90 })).toBeNull();
  });

  it.each(['', 'a/b', '__x__', 'x'.repeat(101)])('require a user name: %j', async (sub) => {
    expect(await verify({ sub })).toBeNull();
  });

  it.each(['', 'a/b', 'x'.repeat(65)])('require an id: %j', async (jti) => {
    expect(await verify({ jti })).toBeNull();
  });

  it('recognise their own issuer', async () => {
    expect(await tokens.isOurs(jwt.sign(CLAIMS, 'another secret'))).toBe(true);
    const noJson = 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IngifQ.bm9wZQ.eA';
    for (const token of [
      jwt.sign({ ...CLAIMS, iss: 'another' }, SECRET),
      'garbage',
      '..',
      'bm9wZQ.bm9wZQ.eA',
      noJson,
    ]) {
      expect(await tokens.isOurs(token)).toBe(false);
    }
  });
});
