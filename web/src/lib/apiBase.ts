/**
 * Where the API is, without a slash at its end, which the paths of the contract begin with: the shop's own origin unless the
 * build was told another (`VITE_API_BASE`, docs/deploy.md).
 */
export function apiBase(configured: string | undefined, origin: string): string {
  return (configured || origin).replace(/\/+$/, '');
}

/** Absolute, as the preload in the head has it. */
export const API_BASE = apiBase(import.meta.env.VITE_API_BASE, globalThis.location.origin);
