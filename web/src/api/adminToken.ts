import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import { readTokenTime } from '../lib/jwt.ts';
import { local, readText, writeText } from '../lib/storage.ts';

/** Milliseconds by which this computer's clock was ahead of the shop's at the last login; unset if they agreed. */
export const CLOCK_AHEAD_STORAGE_KEY = 'clockAhead';

type Listener = () => void;

const listeners = new Set<Listener>();
let refusedToken: string | null = null;
let tokenWithoutFactor: string | null = null;

/** Returns an expired token too. */
export function readAdminToken(): string | null {
  return readText(local, ADMIN_TOKEN_STORAGE_KEY) || null;
}

/** Whether the shop refused the token early: after a new password, a removal or a new secret. */
export const isAdminTokenRefused = (): boolean => refusedToken !== null && refusedToken === readAdminToken();

/** The token stays stored until the next login. */
export function markTokenRefused(token: string): void {
  refusedToken = token;
  notifyListeners();
}

/** Whether the token is unusable until a required second factor is set up. */
export const isFactorMissing = (): boolean => tokenWithoutFactor !== null && tokenWithoutFactor === readAdminToken();

export function markFactorMissing(token: string): void {
  tokenWithoutFactor = token;
  notifyListeners();
}

export function forgetMissingFactor(): void {
  tokenWithoutFactor = null;
  notifyListeners();
}

/** Null removes the token. */
export function writeAdminToken(token: string | null): void {
  writeText(local, ADMIN_TOKEN_STORAGE_KEY, token);
  notifyListeners();
}

/** Also derives this clock's error from the token's issue time. `askedAt` and `now` are this clock's milliseconds. */
export function storeNewAdminToken(token: string, askedAt: number, now = Date.now()): void {
  const issuedAt = readTokenTime(token, 'iat');
  // Token times are in whole seconds.
  const agrees = issuedAt === null || (askedAt - 1000 <= issuedAt && issuedAt <= now + 1000);
  // Written before the token, so that other tabs know both.
  writeText(local, CLOCK_AHEAD_STORAGE_KEY, agrees ? null : String(now - issuedAt));
  writeAdminToken(token);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Also calls back for changes in other tabs and refusals. @returns unsubscribe */
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

/** Milliseconds of this computer's clock; null if only the server decides. */
export function adminTokenEndsAt(token: string): number | null {
  const end = readTokenTime(token, 'exp');
  return end === null ? null : end + (Number(readText(local, CLOCK_AHEAD_STORAGE_KEY)) || 0);
}

export function isExpired(token: string, now = Date.now()): boolean {
  const end = adminTokenEndsAt(token);
  return end !== null && now >= end;
}
