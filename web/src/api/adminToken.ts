import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import { readTokenTime } from '../lib/jwt.ts';
import { local, readText, writeText } from '../lib/storage.ts';

/** By how many milliseconds this computer's clock was ahead of the shop's at the last log-in; unset where they agreed. */
export const CLOCK_AHEAD_STORAGE_KEY = 'clockAhead';

type Listener = () => void;

const listeners = new Set<Listener>();

/** The admin's token as stored, whether or not it has expired; null without one. */
export function readAdminToken(): string | null {
  return readText(local, ADMIN_TOKEN_STORAGE_KEY) || null;
}

/** Stores a token, or removes it for null, and tells those who watch. */
export function writeAdminToken(token: string | null): void {
  writeText(local, ADMIN_TOKEN_STORAGE_KEY, token);
  for (const listener of listeners) listener();
}

/** Calls back when the token changes, in this tab or in another. @returns the way to stop. */
export function watchAdminToken(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === ADMIN_TOKEN_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** When a token ends, by this computer's clock. Null for one that names no end: the server judges it. */
export function adminTokenEndsAt(token: string): number | null {
  const end = readTokenTime(token, 'exp');
  return end === null ? null : end + (Number(readText(local, CLOCK_AHEAD_STORAGE_KEY)) || 0);
}

export function isExpired(token: string, now = Date.now()): boolean {
  const end = adminTokenEndsAt(token);
  return end !== null && now >= end;
}
