import { randomUUID } from 'node:crypto';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';
import { isTokenId, isUsername } from './admins.repository.ts';

export const ISSUER = 'bookstore-api';
const AUDIENCE = 'bookstore-admin';
export const ALGORITHM = 'HS256';

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  role: z.literal('admin'),
  jti: z.string().refine(isTokenId),
  iat: z.int(),
  exp: z.int(),
});

/** Times are seconds since 1970. */
export type AdminClaims = z.output<typeof claimsSchema>;

export interface AdminTokens {
  /** @param at when the log-in was asked for, where that is another moment */
  issue(username: string, at?: Date): Promise<string>;
  /** @returns null unless the token is one of ours, unaltered and in force. Whether it was revoked is not known here. */
  verify(token: string): Promise<AdminClaims | null>;
  /** Whether a token says that it is ours; true or not. */
  isOurs(token: string): Promise<boolean>;
}

/** Instances may differ by that much in what the time is, and no more. */
const CLOCKS_DIFFER_SECONDS = 60;

/** Whatever else a token says of itself: none outlives the hour for which they are issued. */
function isShortLived({ iat, exp }: AdminClaims, now: number): boolean {
  return exp - iat <= ADMIN_TOKEN_LIFETIME_SECONDS && iat <= now + CLOCKS_DIFFER_SECONDS;
}

/** Loaded with the first token, so that the first reader of a new instance does not wait for what readers do not have. */
export const loadJwt = async () => (await import('jsonwebtoken')).default;

/** Admin tokens: HS256, one hour from log-in to the second. Algorithm, issuer and audience are pinned. */
export function createAdminTokens(secret: string, clock: Clock): AdminTokens {
  const nowInSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    async issue(username, at = clock()) {
      const jwt = await loadJwt();
      const iat = Math.floor(at.getTime() / 1000);
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
      const now = nowInSeconds();
      try {
        const payload = jwt.verify(token, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: now,
        });
        const claims = claimsSchema.safeParse(payload).data;
        return claims && isShortLived(claims, now) ? claims : null;
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
