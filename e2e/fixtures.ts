import { test as base, type Dialog, expect, type Page } from '@playwright/test';

/** What the page did that a reader would notice or that should not happen. */
export interface Watched {
  /** The text of every window.alert, in order; each is accepted. */
  alerts: string[];
  /** Every console.error, uncaught error and CSP violation. A test that expects one empties the list after looking at it. */
  errors: string[];
  /** Every request to another host than this machine; each is refused. */
  foreignRequests: string[];
}

interface Fixtures {
  watched: Watched;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

function isForeign(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && !LOCAL_HOSTS.includes(hostname);
}

/** Chromium reports a refused request as a console error of its own; it is counted as a foreign request already. */
function isAboutForeignRequest(text: string, url: string): boolean {
  return text.startsWith('Failed to load resource') && url !== '' && isForeign(url);
}

function listen(page: Page, watched: Watched): void {
  page.on('pageerror', (error) => watched.errors.push(String(error)));
  page.on('console', (message) => {
    const isError = message.type() === 'error' && !isAboutForeignRequest(message.text(), message.location().url);
    if (isError) watched.errors.push(message.text());
  });
  page.on('dialog', (dialog: Dialog) => {
    watched.alerts.push(dialog.message());
    void dialog.accept();
  });
}

/**
 * The test of every browser spec: a page whose errors fail the test, which reaches no other machine, and whose alerts are collected.
 * Pages that a test opens itself in the same context are watched as well.
 */
export const test = base.extend<Fixtures>({
  watched: [
    async ({ context }, use) => {
      const watched: Watched = { alerts: [], errors: [], foreignRequests: [] };
      await context.route(
        (url) => isForeign(url.href),
        (route) => {
          watched.foreignRequests.push(route.request().url());
          return route.abort();
        },
      );
      context.on('page', (page) => listen(page, watched));
      await use(watched);
      expect(watched.errors, 'errors in the browser').toEqual([]);
      expect(watched.foreignRequests, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
export { rows } from './rows.ts';
