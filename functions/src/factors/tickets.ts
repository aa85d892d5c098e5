import { randomUUID } from 'node:crypto';
import { FACTOR_TICKET_SECONDS } from '@bookstore/contract/limits';
import * as z from 'zod';
import { isTokenId, isUsername } from '../auth/admins.repository.ts';
import { signJwt, toSeconds, verifyJwt } from '../auth/jwt.ts';
import type { Clock } from '../lib/clock.ts';

const AUDIENCE = 'bookstore-factor';

/** What a ticket goes on with: a log-in, the setting up of an authenticator app, or that of a passkey. */
type Purpose = 'log-in' | 'app' | 'passkey';

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  jti: z.string().refine(isTokenId),
  iat: z.int(),
  exp: z.int(),
  /** The new secret of an app, or the challenge that a passkey signs. */
  payload: z.string(),
});

/** Times are seconds since 1970. */
export type Ticket = z.output<typeof claimsSchema>;

export interface Tickets {
  issue(purpose: Purpose, username: string, payload: string): Promise<string>;
  /** @returns null unless the ticket is one of ours for this, unaltered and in force. Whether it was used is not known here. */
  verify(purpose: Purpose, ticket: string): Promise<Ticket | null>;
}

/** What a caller brings back from one step to the next, so that nothing is stored between them: signed, for five minutes. */
export function createTickets(secret: string, clock: Clock): Tickets {
  const audienceOf = (purpose: Purpose) => `${AUDIENCE}:${purpose}`;

  return {
    async issue(purpose, username, payload) {
      const iat = toSeconds(clock());
      const claims: Ticket = { sub: username, jti: randomUUID(), iat, exp: iat + FACTOR_TICKET_SECONDS, payload };
      return signJwt(claims, secret, audienceOf(purpose));
    },

    verify: (purpose, ticket) =>
      verifyJwt(ticket, secret, { audience: audienceOf(purpose), schema: claimsSchema, now: clock() }),
  };
}
