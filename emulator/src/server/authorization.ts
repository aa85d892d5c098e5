import { invalidArgument, permissionDenied } from '../errors.ts';

/** Who calls: the admin SDK, or anybody else. */
export type Caller = 'owner' | 'other';

const OWNER = /^bearer (?:owner$|ya29\.)/i;
const BEARER = /^bearer (.*)$/i;
const JWT = /^[^.]*\.[^.]*\.[^.]*$/;

/**
 * Reads the caller's credentials in the header `authorization`. The admin SDK sends `Bearer owner` to every emulator.
 * @throws INVALID_ARGUMENT for a bearer token that is no JWT, as the official emulator.
 */
export function callerOf(header = ''): Caller {
  if (OWNER.test(header)) return 'owner';
  const token = BEARER.exec(header)?.[1];
  if (token !== undefined && !JWT.test(token)) throw invalidArgument('invalid jwt');
  return 'other';
}

/** Refuses everybody but the admin SDK, as rules that deny everything do. */
export function requireOwner(header = ''): void {
  if (!OWNER.test(header)) throw permissionDenied('Missing or insufficient permissions.');
}
