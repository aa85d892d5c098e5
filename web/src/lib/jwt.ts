/** What a JSON Web Token says, without its signature being checked (RFC 7519); nothing for a text that is no such token. */
function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/**
 * Reads when a token was issued or ends.
 * @returns milliseconds since the epoch by the clock of who issued it, or null when it does not say
 */
export function readTokenTime(token: string, claim: 'iat' | 'exp'): number | null {
  const seconds = readClaims(token)[claim];
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

/** Whom a token is for; null when it does not say. */
export function readTokenSubject(token: string): string | null {
  const { sub } = readClaims(token);
  return typeof sub === 'string' ? sub : null;
}
