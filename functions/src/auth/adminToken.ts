import { randomUUID } from 'node:crypto';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';
import { isTokenId, isUsername } from './admins.repository.ts';
import { claimsOwnIssuer, signJwt, toSeconds, verifyJwt } from './jwt.ts';

const AUDIENCE = 'bookstore-admin';

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  role: z.literal('admin'),
  jti: z.string().refine(isTokenId),
  iat: z.int(),
  exp: z.int(),
});

/** Times are in seconds since 1970. */
export type AdminClaims = z.output<typeof claimsSchema>;

export interface AdminTokens {
  /** @param at start of the login, if earlier than now */
  issue(username: string, at?: Date): Promise<string>;
  /** Does not check revocation. @returns null for an invalid token */
  verify(token: string): Promise<AdminClaims | null>;
  /** Reads the issuer without verifying it. */
  isOurs(token: string): Promise<boolean>;
}

/** Clock difference between instances. */
const CLOCK_SKEW_SECONDS = 60;

/** Limits the age of every token, whatever expiry it claims. */
function isShortLived({ iat, exp }: AdminClaims, now: number): boolean {
  return exp - iat <= ADMIN_TOKEN_LIFETIME_SECONDS && iat <= now + CLOCK_SKEW_SECONDS;
}

/** Algorithm, issuer and audience are fixed. */
export function createAdminTokens(secret: string, clock: Clock): AdminTokens {
  return {
    async issue(username, at = clock()) {
      const iat = toSeconds(at);
      const claims: AdminClaims = {
        sub: username,
        role: 'admin',
        jti: randomUUID(),
        iat,
        exp: iat + ADMIN_TOKEN_LIFETIME_SECONDS,
      };
      return signJwt(claims, secret, AUDIENCE);
    },

    async verify(token) {
      const now = clock();
      const claims = await verifyJwt(token, secret, { audience: AUDIENCE, schema: claimsSchema, now });
      return claims && isShortLived(claims, toSeconds(now)) ? claims : null;
    },

    isOurs: claimsOwnIssuer,
  };
}
