import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import { tokenExpiresAt } from '../lib/jwt.ts';
import { local, readText, writeText } from '../lib/storage.ts';

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

/** Whether a token is past its own `exp`. One that names no end is left to the server to judge. */
export function isExpired(token: string, now = Date.now()): boolean {
  const end = tokenExpiresAt(token);
  return end !== null && now >= end;
}
