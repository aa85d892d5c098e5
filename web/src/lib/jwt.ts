/**
 * Reads when a JSON Web Token ends, without checking its signature (RFC 7519, claim `exp`).
 * @returns milliseconds since the epoch, or null when the text is no such token.
 */
export function tokenExpiresAt(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    const isRecord = typeof claims === 'object' && claims !== null && 'exp' in claims;
    return isRecord && typeof claims.exp === 'number' ? claims.exp * 1000 : null;
  } catch {
    return null;
  }
}
