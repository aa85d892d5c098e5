import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import { readTokenTime } from '../lib/jwt.ts';
import { local, readText, writeText } from '../lib/storage.ts';

/** By how many milliseconds this computer's clock was ahead of the shop's at the last log-in; unset where they agreed. */
export const CLOCK_AHEAD_STORAGE_KEY = 'clockAhead';

type Listener = () => void;

const listeners = new Set<Listener>();
let refused: string | null = null;
let withoutFactor: string | null = null;

/** The admin's token as stored, whether or not it has expired; null without one. */
export function readAdminToken(): string | null {
  return readText(local, ADMIN_TOKEN_STORAGE_KEY) || null;
}

/** Whether the shop has refused the stored token before its time: after a new password, a removal or a new secret. */
export const isAdminTokenRefused = (): boolean => refused !== null && refused === readAdminToken();

/** Notes that a call with this token was answered 401. The token stays stored until the admin logs in again. */
export function markTokenRefused(token: string): void {
  refused = token;
  tell();
}

/** Whether the shop answers the stored token nothing until a second factor is set up, which an owner demands. */
export const isFactorMissing = (): boolean => withoutFactor !== null && withoutFactor === readAdminToken();

/** Notes that a call with this token was answered so. */
export function markFactorMissing(token: string): void {
  withoutFactor = token;
  tell();
}

/** Notes that it is no longer so. */
export function forgetMissingFactor(): void {
  withoutFactor = null;
  tell();
}

/** Stores a token, or removes it for null, and tells those who watch. */
export function writeAdminToken(token: string | null): void {
  writeText(local, ADMIN_TOKEN_STORAGE_KEY, token);
  tell();
}

/**
 * Stores the token of a log-in that was asked for at one moment and answered now, by this computer's clock. That clock may be
 * hours wrong and the hour still lasts an hour: how wrong it is can be seen from when the shop issued the token.
 */
export function storeNewAdminToken(token: string, askedAt: number, now = Date.now()): void {
  const issuedAt = readTokenTime(token, 'iat');
  // To the second: that is how the token tells it.
  const agrees = issuedAt === null || (askedAt - 1000 <= issuedAt && issuedAt <= now + 1000);
  // Before the token, so that other tabs know both when they hear of it.
  writeText(local, CLOCK_AHEAD_STORAGE_KEY, agrees ? null : String(now - issuedAt));
  writeAdminToken(token);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the token changes, in this tab or in another, or is refused. @returns the way to stop. */
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
