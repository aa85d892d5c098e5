import { cpus } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { SHOP_URL } from '../tools/lib/addresses.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/lib/browsers.ts';

/**
 * No name but this machine's is known to the browser, and no proxy that could know more. Routes would do the same, but
 * where there is one Playwright sees to every request itself and switches the browser's cache off.
 */
const THIS_MACHINE_ONLY = [
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** How the browser of every test is started. */
export const LAUNCH_OPTIONS = { executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS, ...THIS_MACHINE_ONLY] };

/**
 * Browser tests against the running shop: `npm test` starts one with fresh data; beside a running `npm start`,
 * `npx playwright test --config e2e` uses that one.
 */
export default defineConfig({
  testDir: '.',
  // Both have a configuration of their own.
  testIgnore: ['journeys/**', 'languages/**'],
  outputDir: '../test-results/browser',
  // A test waits a part of its time.
  workers: cpus().length + 1,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a busy machine is no failure, and a test that passes does not wait.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  // CI machines are starved now and then; at home a test has to pass at once.
  retries: process.env.CI ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Another build of the web app, served beside the running shop.
    baseURL: process.env.SHOP_URL ?? SHOP_URL,
    locale: 'en-US',
    launchOptions: LAUNCH_OPTIONS,
    // Recording takes a third of the time. A failure leaves a picture and the page's tree; `--trace on` records it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
