import { randomUUID } from 'node:crypto';
import { FACTOR_TICKET_SECONDS } from '@bookstore/contract/limits';
import * as z from 'zod';
import { isTokenId, isUsername } from '../auth/admins.repository.ts';
import { ALGORITHM, ISSUER, loadJwt } from '../auth/adminToken.ts';
import type { Clock } from '../lib/clock.ts';

/** Another than that of admin tokens: neither can be used in place of the other. */
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
  const nowInSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    async issue(purpose, username, payload) {
      const jwt = await loadJwt();
      const iat = nowInSeconds();
      const claims: Ticket & { iss: string; aud: string } = {
        iss: ISSUER,
        aud: `${AUDIENCE}:${purpose}`,
        sub: username,
        jti: randomUUID(),
        iat,
        exp: iat + FACTOR_TICKET_SECONDS,
        payload,
      };
      return jwt.sign(claims, secret, { algorithm: ALGORITHM });
    },

    async verify(purpose, ticket) {
      const jwt = await loadJwt();
      try {
        const payload = jwt.verify(ticket, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: `${AUDIENCE}:${purpose}`,
          clockTimestamp: nowInSeconds(),
        });
        return claimsSchema.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
