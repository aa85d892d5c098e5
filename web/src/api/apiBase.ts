import { parseUrl } from '../lib/parseUrl.ts';

/**
 * Where the API is: an http(s) address without a slash at its end, which the paths of the contract follow. The shop's own
 * origin unless the build was told another (`VITE_API_BASE`, docs/deploy.md).
 * @throws Error for a text that is no such address
 */
export function apiBase(configured: string | undefined, origin: string): string {
  const address = (configured ?? '').trim().replace(/\/+$/, '');
  if (address === '') return origin;
  if (!/^https?:$/.test(parseUrl(address)?.protocol ?? '')) {
    throw new Error(`VITE_API_BASE is no address of an API: ${configured}`);
  }
  return address;
}

/** Absolute, as the preload in the head has it. */
export const API_BASE = apiBase(import.meta.env.VITE_API_BASE, globalThis.location.origin);
