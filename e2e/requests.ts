import { expect, type Page, type Request } from '@playwright/test';
import type { Watched } from './fixtures.ts';

/** For a test that makes requests fail: checks that the browser complained of those alone, and forgets the complaints. */
export function forgiveFailedRequests(watched: Watched): void {
  expect(watched.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  watched.errors.length = 0;
}

/** Collects the page's requests whose address and method match, from now on. */
export function collectRequests(page: Page, isWanted: (request: Request) => boolean): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) found.push(request);
  });
  return found;
}

/** Whether a request goes to the shop's own API. */
export function isApiCall(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/api');
}

/** Whether a request asks the identity provider for something. */
export function isIdentityCall(request: Request): boolean {
  return request.method() === 'POST' && /identitytoolkit|securetoken/.test(request.url());
}
