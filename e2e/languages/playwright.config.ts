import { defineConfig, devices } from '@playwright/test';
import { LAUNCH_OPTIONS } from '../playwright.config.ts';

/**
 * Shops in other languages, which the tests build and serve beside the running one: `npx playwright test --config e2e/languages`
 * beside `npm start`. Each needs its build and its own Firestore, so each is one worker.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/languages',
  workers: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/languages.json' }]],
  use: { ...devices['Desktop Chrome'], launchOptions: LAUNCH_OPTIONS, screenshot: 'only-on-failure' },
});
