/** Reads claims (RFC 7519) without checking the signature; other text has none. */
function readClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** @returns milliseconds since the epoch by the issuer's clock, or null */
export function readTokenTime(token: string, claim: 'iat' | 'exp'): number | null {
  const seconds = readClaims(token)[claim];
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

export function readTokenSubject(token: string): string | null {
  const { sub } = readClaims(token);
  return typeof sub === 'string' ? sub : null;
}
