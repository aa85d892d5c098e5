import type { Clock } from './clock.ts';

/** Answers a token with which the function may call Google's APIs. */
export type AccessToken = () => Promise<string>;

/** Where every instance is told its own token, without asking the network: https://cloud.google.com/run/docs/securing/service-identity */
const METADATA_URL = 'http://metadata.google.internal/computeMetadata/v1/instance/service-accounts/default/token';
const METADATA_LIMIT_MS = 2_000;
/** Google hands out a new one when the present one has less than five minutes left. */
const RENEWED_BEFORE_MS = 4 * 60_000;

/**
 * The access token of the service account that the function runs as, kept until it is about to expire.
 * @throws TypeError outside Google's cloud, and whatever else fetch throws.
 */
export function createAccessToken(clock: Clock, url = METADATA_URL): AccessToken {
  let token = '';
  let renewAt = 0;

  return async () => {
    if (clock().getTime() < renewAt) return token;
    const signal = AbortSignal.timeout(METADATA_LIMIT_MS);
    const response = await fetch(url, { headers: { 'Metadata-Flavor': 'Google' }, signal });
    if (!response.ok) throw new Error(`The metadata server answered ${response.status}.`);
    const answer = (await response.json()) as { access_token: string; expires_in: number };
    token = answer.access_token;
    renewAt = clock().getTime() + answer.expires_in * 1_000 - RENEWED_BEFORE_MS;
    return token;
  };
}
