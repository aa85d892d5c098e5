import { randomBytes } from 'node:crypto';
import { DEVICE_TOKEN_DAYS, LIMITS } from '@bookstore/contract/limits';
import * as z from 'zod';
import type { Clock } from '../lib/clock.ts';
import { type AdminsRepository, isUsername } from './admins.repository.ts';
import { signJwt, toSeconds, verifyJwt } from './jwt.ts';
import { isSessionValid } from './sessions.ts';

const AUDIENCE = 'bookstore-device';
const MAX_AGE_SECONDS = DEVICE_TOKEN_DAYS * 24 * 60 * 60;

const claimsSchema = z.object({
  sub: z.string().refine(isUsername),
  /** 128 random bits. */
  did: z.string().regex(/^[0-9a-f]{32}$/),
  iat: z.int(),
});

/** Devices on which an admin has logged in. They have separate rate limits and never replace a factor. */
export interface Devices {
  /** @param at start of the login */
  issue(username: string, at: Date): Promise<string>;
  /**
   * Reads the account only for tokens with our signature, so that strangers cause no reads. @returns null for another
   * admin's token or ended logins
   */
  identify(username: string, token: string | undefined): Promise<string | null>;
}

export async function issueDevice(secret: string, username: string, at: Date): Promise<string> {
  const claims = { sub: username, did: randomBytes(16).toString('hex'), iat: toSeconds(at) };
  return signJwt(claims, secret, AUDIENCE);
}

export function createDevices(secret: string, admins: Pick<AdminsRepository, 'find'>, clock: Clock): Devices {
  return {
    issue: (username, at) => issueDevice(secret, username, at),

    async identify(username, token) {
      if (token === undefined || token.length > LIMITS.deviceToken) return null;
      const expected = { audience: AUDIENCE, schema: claimsSchema, now: clock(), maxAge: MAX_AGE_SECONDS };
      const claims = await verifyJwt(token, secret, expected);
      if (claims?.sub !== username) return null;
      const account = await admins.find(username);
      return account && isSessionValid(claims, account) ? claims.did : null;
    },
  };
}
