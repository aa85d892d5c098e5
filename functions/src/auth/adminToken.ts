import { randomUUID } from 'node:crypto';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';

const ISSUER = 'bookstore-api';
const AUDIENCE = 'bookstore-admin';
const ALGORITHM = 'HS256';

const claimsSchema = z.object({
  sub: z.string().min(1),
  role: z.literal('admin'),
  jti: z.string().min(1),
  iat: z.int(),
  exp: z.int(),
});

/** Times are seconds since 1970. */
export type AdminClaims = z.output<typeof claimsSchema>;

export interface AdminTokens {
  issue(username: string): Promise<string>;
  /** @returns null unless the token is one of ours, unaltered and in force. Whether it was revoked is not known here. */
  verify(token: string): Promise<AdminClaims | null>;
  /** Whether a token says that it is ours; true or not. */
  isOurs(token: string): Promise<boolean>;
}

/** Loaded with the first token, so that the first reader of a new instance does not wait for what readers do not have. */
const loadJwt = async () => (await import('jsonwebtoken')).default;

/** Admin tokens: HS256, one hour from log-in to the second. Algorithm, issuer and audience are pinned. */
export function createAdminTokens(secret: string, clock: Clock): AdminTokens {
  const nowInSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    async issue(username) {
      const jwt = await loadJwt();
      const iat = nowInSeconds();
      const claims: AdminClaims & { iss: string; aud: string } = {
        iss: ISSUER,
        aud: AUDIENCE,
        sub: username,
        role: 'admin',
        jti: randomUUID(),
        iat,
        exp: iat + ADMIN_TOKEN_LIFETIME_SECONDS,
      };
      return jwt.sign(claims, secret, { algorithm: ALGORITHM });
    },

    async verify(token) {
      const jwt = await loadJwt();
      try {
        const payload = jwt.verify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: nowInSeconds(),
        });
        return claimsSchema.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },

    async isOurs(token) {
      const jwt = await loadJwt();
      try {
        return z.object({ iss: z.literal(ISSUER) }).safeParse(jwt.decode(token)).success;
      } catch {
        return false;
      }
    },
  };
}
