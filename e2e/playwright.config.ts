import { cpus } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { SHOP_URL } from '../tools/lib/addresses.ts';
import {
  CHROMIUM_ARGUMENTS,
  findChromium,
  findOtherBrowser,
  findTestChromium,
  HOW_TO_INSTALL,
} from '../tools/lib/browsers.ts';

/** Playwright's routes would also block other hosts, but disable the browser's cache. */
const THIS_MACHINE_ONLY = [
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const args = [...CHROMIUM_ARGUMENTS, ...THIS_MACHINE_ONLY];
export const WHOLE_BROWSER = { executablePath: findChromium(), args };

const CHROMIUM = { ...devices['Desktop Chrome'], launchOptions: { executablePath: findTestChromium(), args } };
const OTHER_ENGINES = { firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari'] };
const WIDTHS = [390, 1280];

/** One project per width. @throws if REQUIRED_BROWSERS names an engine that is missing */
function journeysIn(engine: 'firefox' | 'webkit') {
  if (findOtherBrowser(engine) === undefined) {
    const message = `${engine} is not installed, so its journeys are left out: ${HOW_TO_INSTALL[engine]}`;
    if (process.env.REQUIRED_BROWSERS?.split(',').includes(engine)) throw new Error(message);
    // Each worker loads this file too.
    if (process.env.TEST_WORKER_INDEX === undefined) console.log(message);
    return [];
  }
  return WIDTHS.map((width) => ({
    name: `${engine}-${width}`,
    testDir: 'journeys',
    use: { ...OTHER_ENGINES[engine], viewport: { width, height: 844 } },
  }));
}

/** `npm test` starts a shop with fresh data; `npx playwright test --config e2e` uses the one of `npm start`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  // Tests wait for much of their time.
  workers: cpus().length + 1,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: process.env.SHOP_URL ?? SHOP_URL,
    locale: 'en-US',
    // Recording takes a third of the time; use `--trace on` for a failing test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest tests come first.
    { name: 'languages', testDir: 'languages', workers: 2, use: CHROMIUM },
    { name: 'chromium', testIgnore: 'languages/**', use: CHROMIUM },
    ...journeysIn('firefox'),
    ...journeysIn('webkit'),
  ],
});
