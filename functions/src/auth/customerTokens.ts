import type { Firebase } from '../firestore/firebase.ts';
import { unavailable } from '../http/problem.ts';

/** `email` is lower-case; null for accounts without one. */
export interface Customer {
  uid: string;
  email: string | null;
  isEmailConfirmed: boolean;
  /** Last password or Google sign-in; refreshed tokens keep it. */
  signedInAt: Date;
}

export interface CustomerTokens {
  /** @returns null for an invalid Firebase ID token @throws unavailable if it cannot be checked */
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

/** The SDK uses one code for bad tokens and an unreachable key server; only the text differs. */
const KEYS_UNREACHABLE = /error fetching public keys/i;

function isInvalidTokenError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return INVALID_TOKEN_CODES.has(String(error.code)) && !KEYS_UNREACHABLE.test(error.message);
}

function isJsonObject(base64url: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString());
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** The SDK parses tokens first, and rethrows parser errors. */
function isParsable(token: string): boolean {
  const [header = '', payload = '', signature] = token.split('.');
  return signature !== undefined && isJsonObject(header) && isJsonObject(payload);
}

/** Does not check revocation: it costs a call to Google per order, and ID tokens live an hour. */
export function createCustomerTokens(firebase: Firebase): CustomerTokens {
  return {
    async verify(token) {
      if (!isParsable(token)) return null;
      const auth = await firebase.auth();
      try {
        const { uid, email, email_verified: isEmailConfirmed, auth_time } = await auth.verifyIdToken(token);
        // Emulator tokens are unsigned, so the claim may have any type.
        const address = typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
        const signedInAt = new Date(Number.isFinite(auth_time) ? auth_time * 1000 : 0);
        return { uid, email: address, isEmailConfirmed: isEmailConfirmed === true, signedInAt };
      } catch (error) {
        if (isInvalidTokenError(error)) return null;
        throw Object.assign(unavailable(), { cause: error });
      }
    },
  };
}
