import { randomUUID } from 'node:crypto';
import { ADMIN_TOKEN_LIFETIME_SECONDS } from '@bookstore/contract/constants';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';
import { isTokenId, isUsername } from './admins.repository.ts';
import { claimsToBeOurs, signJwt, toSeconds, verifyJwt } from './jwt.ts';

const AUDIENCE = 'bookstore-admin';

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

/** Admin tokens: HS256, one hour from log-in to the second. Algorithm, issuer and audience are pinned. */
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

    isOurs: claimsToBeOurs,
  };
}
