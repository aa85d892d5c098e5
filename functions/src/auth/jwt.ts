import type { SignOptions } from 'jsonwebtoken';
import * as z from 'zod';

const ISSUER = 'bookstore-api';
const ALGORITHM = 'HS256';

/** Loaded with the first token, to keep cold starts of public pages fast. */
const loadJwt = async () => (await import('jsonwebtoken')).default;

export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** @param audience one per kind of token, so that kinds are not interchangeable */
export async function signJwt(claims: object, secret: string, audience: string): Promise<string> {
  const jwt = await loadJwt();
  const options: SignOptions = { algorithm: ALGORITHM, issuer: ISSUER, audience };
  return jwt.sign(claims, secret, options);
}

interface Expected<Claims> {
  audience: string;
  schema: z.ZodType<Claims>;
  now: Date;
  /** Seconds since issue; absent if the token contains its expiry. */
  maxAge?: number;
}

/** @returns null for an altered, expired or foreign token */
export async function verifyJwt<Claims>(
  token: string,
  secret: string,
  { audience, schema, now, maxAge }: Expected<Claims>,
): Promise<Claims | null> {
  const jwt = await loadJwt();
  try {
    const payload = jwt.verify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience,
      clockTimestamp: toSeconds(now),
      ...(maxAge !== undefined && { maxAge }),
    });
    return schema.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

export async function claimsOwnIssuer(token: string): Promise<boolean> {
  const jwt = await loadJwt();
  try {
    return z.object({ iss: z.literal(ISSUER) }).safeParse(jwt.decode(token)).success;
  } catch {
    return false;
  }
}
