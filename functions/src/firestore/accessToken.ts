import type { Clock } from '../lib/clock.ts';
import { fetchJson } from './fetchJson.ts';

/** Answers a token with which the function may call Google's APIs. */
export type AccessToken = () => Promise<string>;

/** Where every instance is told its own token, without asking the network: https://cloud.google.com/run/docs/securing/service-identity */
const METADATA_URL = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const LIMIT_MS = 2_000;
/** Google hands out a new one when the present one has less than five minutes left. */
const RENEWED_BEFORE_MS = 4 * 60_000;

/**
 * The access token of the service account that the function runs as, kept until it is about to expire.
 * @throws Error outside Google's cloud, and whatever else fetchJson throws.
 */
export function createAccessToken(clock: Clock, url = METADATA_URL): AccessToken {
  let token = '';
  let renewAt = 0;

  return async () => {
    if (clock().getTime() < renewAt) return token;
    const answer = await fetchJson(url, { headers: { 'Metadata-Flavor': 'Google' }, limit: LIMIT_MS });
    const { access_token, expires_in } = answer as { access_token: string; expires_in: number };
    token = access_token;
    renewAt = clock().getTime() + expires_in * 1_000 - RENEWED_BEFORE_MS;
    return token;
  };
}
