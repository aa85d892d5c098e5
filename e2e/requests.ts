import { expect, type Page, type Request } from '@playwright/test';
import type { PageEvents } from './fixtures.ts';

export function ignoreFailedRequests(watched: PageEvents): void {
  expect(watched.errors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  watched.errors.length = 0;
}

export function collectRequests(page: Page, isWanted: (request: Request) => boolean): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (isWanted(request)) found.push(request);
  });
  return found;
}

export function isApiCall(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/api');
}

export function isIdentityCall(request: Request): boolean {
  return request.method() === 'POST' && /identitytoolkit|securetoken/.test(request.url());
}
