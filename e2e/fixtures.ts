import { apiPaths } from '@bookstore/contract/api/paths';
import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Dialog,
  expect,
  type Page,
} from '@playwright/test';

/** Names the rows of docs/acceptance.md that a browser test proves: `test('…', rows(1, 2), async …)`. */
export function rows(...numbers: (number | `${number}-${number}`)[]): {
  annotation: { type: string; description: string };
} {
  return { annotation: { type: 'rows', description: numbers.join(', ') } };
}

/** What the page did that a reader would notice or that should not happen. */
export interface Watched {
  /** The text of every window.alert, in order; each is accepted. */
  alerts: string[];
  /** Every console.error and uncaught error. A test that expects one empties the list after looking at it. */
  errors: string[];
  /** Every breach of the content security policy, in our words and the browser's. Only the policy's own test empties it. */
  violations: string[];
  /** Every request to another host than this machine; each fails. */
  foreignRequests: string[];
}

interface Fixtures {
  watched: Watched;
  /**
   * Whether pages open behind their start screen for two seconds, as they do for customers. Tests of what comes after need
   * not wait: for them each page is two seconds older than it looks.
   */
  hasStartScreen: boolean;
}

/** Marks the console messages that tell of a breach of the policy. */
const VIOLATION = 'Refused by the policy: ';
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
    const text = message.text();
    if (message.type() !== 'error' || isAboutForeignRequest(text, message.location().url)) return;
    const isViolation = text.startsWith(VIOLATION) || text.includes('Content Security Policy');
    watched[isViolation ? 'violations' : 'errors'].push(text);
  });
  page.on('dialog', (dialog: Dialog) => {
    watched.alerts.push(dialog.message());
    void dialog.accept();
  });
}

/** Has every document of the context, frames and popups included, tell of what its policy refuses. */
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${prefix}${effectiveDirective} ${blockedURI}`);
    });
  }, VIOLATION);
}

/** Sets the clock by which the app knows its page's age ahead, so that the start screen's time is over. */
async function skipStartScreen(context: BrowserContext): Promise<void> {
  await context.addInitScript((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, STARTUP_SPINNER_MS);
}

/** Sends a request again whose connection was kept, and closed by the server at that moment: so do browsers. */
function retryClosedConnections(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options });
  return request;
}

/**
 * The test of every browser spec: a page whose errors fail the test, which reaches no other machine, and whose alerts are collected.
 * Pages that a test opens itself in the same context are watched as well.
 */
export const test = base.extend<Fixtures>({
  hasStartScreen: [false, { option: true }],
  request: ({ request }, use) => use(retryClosedConnections(request)),
  watched: [
    async ({ context, hasStartScreen }, use) => {
      const watched: Watched = { alerts: [], errors: [], violations: [], foreignRequests: [] };
      retryClosedConnections(context.request);
      await reportViolations(context);
      await context.route(`**${apiPaths.bestSellers}`, (route) => route.fulfill({ json: [] }));
      if (!hasStartScreen) await skipStartScreen(context);
      context.on('requestfailed', (request) => {
        // The browser knows no other machine (playwright.config.ts); what a test answers itself is never looked up.
        const isLookedUp = request.failure()?.errorText === 'net::ERR_NAME_NOT_RESOLVED';
        if (isLookedUp && isForeign(request.url())) watched.foreignRequests.push(request.url());
      });
      context.on('page', (page) => listen(page, watched));
      await use(watched);
      expect(watched.errors, 'errors in the browser').toEqual([]);
      // E42
      expect(watched.violations, 'breaches of the content security policy').toEqual([]);
      // E52
      expect(watched.foreignRequests, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

/** Checks that the page does not scroll sideways, at its present width or at each of these. */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 });
    await expect.poll(excess, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
  }
}

export { expect } from '@playwright/test';
