import { randomUUID } from 'node:crypto';
import { FACTOR_TICKET_SECONDS } from '@bookstore/contract/limits';
import * as z from 'zod';
import { isTokenId, isUsername } from '../auth/admins.repository.ts';
import { signJwt, toSeconds, verifyJwt } from '../auth/jwt.ts';
import type { Clock } from '../lib/clock.ts';

const AUDIENCE = 'bookstore-factor';

type Purpose = 'log-in' | 'app' | 'passkey';

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  jti: z.string().refine(isTokenId),
  iat: z.int(),
  exp: z.int(),
  /** The app's new secret, or the passkey's challenge. */
  payload: z.string(),
});

/** Times are in seconds since 1970. */
export type ChallengeToken = z.output<typeof claimsSchema>;

export interface ChallengeTokens {
  issue(purpose: Purpose, username: string, payload: string): Promise<string>;
  /** Does not check use. @returns null for an invalid token */
  verify(purpose: Purpose, ticket: string): Promise<ChallengeToken | null>;
}

/** State that callers carry between steps: signed, valid for five minutes, not stored. */
export function createChallengeTokens(secret: string, clock: Clock): ChallengeTokens {
  const audienceOf = (purpose: Purpose) => `${AUDIENCE}:${purpose}`;

  return {
    async issue(purpose, username, payload) {
      const iat = toSeconds(clock());
      const claims: ChallengeToken = {
        sub: username,
        jti: randomUUID(),
        iat,
        exp: iat + FACTOR_TICKET_SECONDS,
        payload,
      };
      return signJwt(claims, secret, audienceOf(purpose));
    },

    verify: (purpose, ticket) =>
      verifyJwt(ticket, secret, { audience: audienceOf(purpose), schema: claimsSchema, now: clock() }),
  };
}
