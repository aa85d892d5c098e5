import type { Clock } from '../lib/clock.ts';
import { fetchJson } from './fetchJson.ts';

export type AccessToken = () => Promise<string>;

/** https://cloud.google.com/run/docs/securing/service-identity */
const METADATA_URL = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const LIMIT_MS = 2_000;
/** Google issues a new token in the last five minutes. */
const RENEWED_BEFORE_MS = 4 * 60_000;

/**
 * Caches the service account's token until it nearly expires. @throws Error outside Google's cloud, and errors of
 * fetchJson
 */
export function createAccessToken(clock: Clock, url = METADATA_URL): AccessToken {
  let token = '';
  let renewAt = 0;

  return async () => {
    if (clock().getTime() < renewAt) return token;
    const answer = await fetchJson(url, { headers: { 'Metadata-Flavor': 'Google' }, timeoutMs: LIMIT_MS });
    const { access_token, expires_in } = answer as { access_token: string; expires_in: number };
    token = access_token;
    renewAt = clock().getTime() + expires_in * 1_000 - RENEWED_BEFORE_MS;
    return token;
  };
}
