import type { AdminCredentials, AdminSession, Statistics } from '@bookstore/contract/admin';
import { apiPaths } from '@bookstore/contract/apiPaths';
import { API_BASE } from '../lib/apiBase.ts';

/** An answer that is no success: its HTTP status and, where it was JSON, its body. */
class AdminCallError extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, data: unknown) {
    super(`The API answered ${status}`);
    this.status = status;
    this.data = data;
  }
}

/** @throws AdminCallError for an answer that is no success, TypeError when there is none. */
async function call(path: string, token: string | null, init: RequestInit): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(API_BASE + path, { credentials: 'include', headers, ...init });
  if (response.ok) return response;
  throw new AdminCallError(response.status, await response.json().catch(() => null));
}

/** The admin's calls that no cache holds: log-in, log-out and statistics. */
export const adminClient = {
  async logIn(credentials: AdminCredentials): Promise<AdminSession> {
    const response = await call(apiPaths.adminLogin, null, { method: 'POST', body: JSON.stringify(credentials) });
    const session: AdminSession = await response.json();
    if (typeof session?.token !== 'string') throw new TypeError('The log-in answer carries no token');
    return session;
  },

  /** Revokes a token for the rest of its life. */
  async logOut(token: string): Promise<void> {
    await call(apiPaths.adminLogout, token, { method: 'POST', keepalive: true });
  },

  async getStatistics(token: string | null, signal?: AbortSignal): Promise<Statistics> {
    const response = await call(apiPaths.statistics, token, { method: 'GET', ...(signal && { signal }) });
    return response.json();
  },
};
