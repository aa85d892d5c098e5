import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/api/admin';
import type { SecondStep } from '@bookstore/contract/api/factor';
import { apiPaths, DEVICE_HEADER, factorPaths } from '@bookstore/contract/api/paths';
import { API_BASE } from '../lib/apiBase.ts';
import { readDevice, storeDevice } from './adminDevices.ts';

export class AdminCallError extends Error {
  readonly status: number;
  readonly data: unknown;
  readonly retryAfterSeconds: number | null;

  constructor({ status, headers }: Response, data: unknown) {
    super(`The API answered ${status}`);
    this.status = status;
    this.data = data;
    this.retryAfterSeconds = Number(headers.get('Retry-After')) || null;
  }
}

/** @throws AdminCallError for an unsuccessful answer, TypeError without one. */
async function call(
  path: string,
  token: string | null,
  init: RequestInit,
  device: string | null = null,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (device) headers.set(DEVICE_HEADER, device);
  const response = await fetch(API_BASE + path, { credentials: 'include', headers, ...init });
  if (response.ok) return response;
  throw new AdminCallError(response, await response.json().catch(() => null));
}

/** Sends the user name's device token with each step. @throws TypeError for an answer without a token. */
async function logInWith(path: string, typedName: string, body: object): Promise<AdminSession> {
  const username = typedName.trim();
  const device = readDevice(username);
  const response = await call(path, null, { method: 'POST', body: JSON.stringify(body) }, device);
  const session: AdminSession = await response.json();
  if (typeof session?.token !== 'string') throw new TypeError('The login answer carries no token');
  if (session.device) storeDevice(username, session.device);
  return session;
}

export const adminClient = {
  logIn: (credentials: AdminCredentials): Promise<AdminSession> =>
    logInWith(apiPaths.adminLogin, credentials.username, credentials),

  finishLogIn: (username: string, step: SecondStep): Promise<AdminSession> =>
    logInWith(factorPaths.secondStep, username, step),

  async logOut(token: string): Promise<void> {
    await call(apiPaths.adminLogout, token, { method: 'POST', keepalive: true });
  },

  async getStatistics(token: string | null, signal?: AbortSignal): Promise<Statistics> {
    const response = await call(apiPaths.statistics, token, { method: 'GET', ...(signal && { signal }) });
    return response.json();
  },
};
