import { invalidArgument, permissionDenied } from '../errors.ts';

export type Caller = 'owner' | 'other';

const OWNER = /^bearer (?:owner$|ya29\.)/i;
const BEARER = /^bearer (.*)$/i;
const JWT = /^[^.]*\.[^.]*\.[^.]*$/;

/**
 * The admin SDK sends `Bearer owner`. @throws FirestoreError INVALID_ARGUMENT for a token that is not a JWT, as the
 * official emulator does
 */
export function callerOf(header = ''): Caller {
  if (OWNER.test(header)) return 'owner';
  const token = BEARER.exec(header)?.[1];
  if (token !== undefined && !JWT.test(token)) throw invalidArgument('invalid jwt');
  return 'other';
}

export function requireOwner(header = ''): void {
  if (!OWNER.test(header)) throw permissionDenied('Missing or insufficient permissions.');
}
