import type { Firebase } from '../firestore/firebase.ts';
import { unavailable } from '../http/problem.ts';

/** A signed-in customer. `email` is lower-case, as orders are kept; an account without one has none. */
export interface Customer {
  uid: string;
  email: string | null;
  /** Whether whoever reads that mail has said so to the identity provider. */
  isEmailConfirmed: boolean;
  /** When they last gave a password, or Google answered for them: a token that is refreshed keeps it. */
  signedInAt: Date;
}

export interface CustomerTokens {
  /** @returns null when the token is not a valid Firebase ID token. @throws unavailable when that cannot be told. */
  verify(token: string): Promise<Customer | null>;
}

const INVALID_TOKEN_CODES = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The SDK reports a bad token and an unreachable key server under one code; only its text tells them apart. */
const KEYS_OUT_OF_REACH = /error fetching public keys/i;

function saysInvalidToken(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return INVALID_TOKEN_CODES.has(String(error.code)) && !KEYS_OUT_OF_REACH.test(error.message);
}

function isJsonObject(base64url: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString());
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** The SDK parses a token before it checks anything, and lets out whatever the parser throws. */
function isReadable(token: string): boolean {
  const [header = '', payload = '', signature] = token.split('.');
  return signature !== undefined && isJsonObject(header) && isJsonObject(payload);
}

/**
 * Verifies customers' tokens with the Admin SDK: signature, project, issuer and expiry. Revocation is not asked for:
 * it would cost a call to Google for each order, and an ID token lives an hour at most.
 */
export function createCustomerTokens(firebase: Firebase): CustomerTokens {
  return {
    async verify(token) {
      if (!isReadable(token)) return null;
      const auth = await firebase.auth();
      try {
        const { uid, email, email_verified: isEmailConfirmed, auth_time } = await auth.verifyIdToken(token);
        // The emulators sign nothing, so anything may stand there.
        const address = typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
        const signedInAt = new Date(Number.isFinite(auth_time) ? auth_time * 1000 : 0);
        return { uid, email: address, isEmailConfirmed: isEmailConfirmed === true, signedInAt };
      } catch (error) {
        if (saysInvalidToken(error)) return null;
        throw Object.assign(unavailable(), { cause: error });
      }
    },
  };
}
