/** Returns the shop's origin unless the build sets `VITE_API_BASE` (docs/deploy.md); no trailing slash. */
export function apiBase(configured: string | undefined, origin: string): string {
  return (configured || origin).replace(/\/+$/, '');
}

/** Absolute, like the preload in the head. */
export const API_BASE = apiBase(import.meta.env.VITE_API_BASE, globalThis.location.origin);
