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

/** Names the rows of docs/acceptance.md that a test proves: `test('…', rows(1, 2), async …)`. */
export function rows(...numbers: (number | `${number}-${number}`)[]): {
  annotation: { type: string; description: string };
} {
  return { annotation: { type: 'rows', description: numbers.join(', ') } };
}

export interface PageEvents {
  /** Texts of window.alert, which are accepted. */
  alerts: string[];
  /** console.error and uncaught errors. Tests that expect one clear the list. */
  errors: string[];
  /** Only the policy's test clears the list. */
  violations: string[];
  /** Requests to other hosts, which all fail. */
  foreignRequests: string[];
}

interface Fixtures {
  watched: PageEvents;
  /** Whether pages keep the start screen; by default they appear two seconds older. */
  hasStartScreen: boolean;
}

const VIOLATION = 'Refused by the policy: ';
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

function isForeign(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && !LOCAL_HOSTS.includes(hostname);
}

/** Chromium logs a refused request as an error too. */
function isAboutForeignRequest(text: string, url: string): boolean {
  return text.startsWith('Failed to load resource') && url !== '' && isForeign(url);
}

function listen(page: Page, watched: PageEvents): void {
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

async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`${prefix}${effectiveDirective} ${blockedURI}`);
    });
  }, VIOLATION);
}

async function skipStartScreen(context: BrowserContext): Promise<void> {
  await context.addInitScript((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, STARTUP_SPINNER_MS);
}

/** Retries on connections that the server just closed, as browsers do. */
function retryClosedConnections(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request);
  request.fetch = (address, options) => fetch(address, { maxRetries: 2, ...options });
  return request;
}

/** Fails on page errors and blocks other hosts, also for pages that a test opens. */
export const test = base.extend<Fixtures>({
  hasStartScreen: [false, { option: true }],
  request: ({ request }, use) => use(retryClosedConnections(request)),
  watched: [
    async ({ context, hasStartScreen }, use) => {
      const watched: PageEvents = { alerts: [], errors: [], violations: [], foreignRequests: [] };
      retryClosedConnections(context.request);
      await reportViolations(context);
      await context.route(`**${apiPaths.bestSellers}`, (route) => route.fulfill({ json: [] }));
      if (!hasStartScreen) await skipStartScreen(context);
      context.on('requestfailed', (request) => {
        // The test's own answers are never resolved (playwright.config.ts).
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

/** Defaults to the current width. */
export async function expectFits(page: Page, ...widths: number[]): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of widths.length > 0 ? widths : [undefined]) {
    if (width !== undefined) await page.setViewportSize({ width, height: 900 });
    await expect.poll(excess, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
  }
}

export { expect } from '@playwright/test';
