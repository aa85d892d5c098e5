/**
 * Reads when a JSON Web Token was issued or ends, without checking its signature (RFC 7519).
 * @returns milliseconds since the epoch by the clock of who issued it, or null when the text is no such token
 */
export function readTokenTime(token: string, claim: 'iat' | 'exp'): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    const seconds = typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>)[claim] : null;
    return typeof seconds === 'number' ? seconds * 1000 : null;
  } catch {
    return null;
  }
}
