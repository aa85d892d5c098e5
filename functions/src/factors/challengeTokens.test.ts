import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { createChallengeTokens } from './challengeTokens.ts';

const SECRET = 'a secret of more than thirty-two bytes!';
const NOW = 1_777_629_600;
const tickets = createChallengeTokens(SECRET, () => new Date(NOW * 1000 + 999));
const PURPOSES = ['log-in', 'app', 'passkey'] as const;

describe('challenge tokens', () => {
  it.each(PURPOSES)('are valid for one purpose: %s', async (purpose) => {
    const ticket = await tickets.issue(purpose, 'admin', 'what is brought back');
    expect(await tickets.verify(purpose, ticket)).toEqual({
      sub: 'admin',
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      iat: NOW,
      exp: NOW + 300,
      payload: 'what is brought back',
    });
    for (const other of PURPOSES.filter((one) => one !== purpose)) {
      expect(await tickets.verify(other, ticket)).toBeNull();
    }
  });

  it.each<[string, { secret?: string; claims?: object; algorithm?: 'HS512' }]>([
    ['is of another secret', { secret: 'another secret of more than thirty-two bytes' }],
    ['is of another issuer', { claims: { iss: 'somebody' } }],
    ['has expired', { claims: { exp: NOW } }],
    ['has no valid username', { claims: { sub: 'a/b' } }],
    ['has no payload', { claims: { payload: undefined } }],
    ['uses another algorithm', { algorithm: 'HS512' }],
  ])('are refused if one %s', async (_what, { secret = SECRET, claims = {}, algorithm }) => {
    const ours = {
      iss: 'bookstore-api',
      aud: 'bookstore-factor:app',
      sub: 'admin',
      jti: 'a',
      iat: NOW,
      exp: NOW + 300,
    };
    const sign = (more: object, key = SECRET, how: 'HS256' | 'HS512' = 'HS256') =>
      jwt.sign(JSON.stringify({ ...ours, payload: 'x', ...more }), key, { algorithm: how });
    expect(await tickets.verify('app', sign({}))).not.toBeNull();
    expect(await tickets.verify('app', sign(claims, secret, algorithm))).toBeNull();
  });

  it('are refused if malformed', async () => {
    expect(await tickets.verify('log-in', 'no ticket')).toBeNull();
  });
});
