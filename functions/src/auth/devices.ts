import { randomBytes } from 'node:crypto';
import { DEVICE_TOKEN_DAYS, LIMITS } from '@bookstore/contract/limits';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';
import { type AdminsRepository, isUsername } from './admins.repository.ts';
import { ALGORITHM, ISSUER, loadJwt } from './adminToken.ts';
import { isInForce } from './sessions.ts';

/** Another than that of admin tokens and tickets: none can be used in place of another. */
const AUDIENCE = 'bookstore-device';
const DAY_SECONDS = 24 * 60 * 60;

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  /** The device: 128 bits of chance. */
  did: z.string().regex(/^[0-9a-f]{32}$/),
  iat: z.int(),
});

/** Devices from which an admin has completed a log-in. They have limits of their own, and never replace a factor. */
export interface Devices {
  /** @param at when the log-in counts from */
  issue(username: string, at: Date): Promise<string>;
  /**
   * Costs strangers nothing: the account is read only for a token with our signature.
   * @returns the id of the device; null unless the token is this admin's and nothing has ended the log-ins since.
   */
  identify(username: string, token: string | undefined): Promise<string | null>;
}

/** The token of a new device. @param at from when on it counts */
export async function issueDevice(secret: string, username: string, at: Date): Promise<string> {
  const jwt = await loadJwt();
  const did = randomBytes(16).toString('hex');
  const iat = Math.floor(at.getTime() / 1000);
  return jwt.sign({ iss: ISSUER, aud: AUDIENCE, sub: username, did, iat }, secret, { algorithm: ALGORITHM });
}

export function createDevices(secret: string, admins: Pick<AdminsRepository, 'find'>, clock: Clock): Devices {
  async function verify(token: string) {
    const jwt = await loadJwt();
    try {
      const payload = jwt.verify(token, secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        maxAge: DEVICE_TOKEN_DAYS * DAY_SECONDS,
        clockTimestamp: Math.floor(clock().getTime() / 1000),
      });
      return claimsSchema.safeParse(payload).data ?? null;
    } catch {
      return null;
    }
  }

  return {
    issue: (username, at) => issueDevice(secret, username, at),

    async identify(username, token) {
      if (token === undefined || token.length > LIMITS.deviceToken) return null;
      const claims = await verify(token);
      if (claims?.sub !== username) return null;
      const account = await admins.find(username);
      return account && isInForce(claims, account) ? claims.did : null;
    },
  };
}
