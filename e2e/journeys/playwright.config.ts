import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { SHOP_URL } from '../../tools/lib/addresses.ts';
import { findOtherBrowser } from '../../tools/lib/browsers.ts';
import type { EngineName } from './fixtures.ts';

const WIDTHS = [390, 1280];
const OTHERS = ['firefox', 'webkit'] as const;
const engines: EngineName[] = ['chromium', ...OTHERS.filter((engine) => findOtherBrowser(engine) !== undefined)];

/** The journeys in every browser that is here, each as wide as a phone and as a desk: `--project webkit-390` is one of them. */
export default defineConfig<{ width: number }, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/journeys/failed',
  // Half of the time a journey waits for its browser's driver.
  workers: cpus().length + 1,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: a busy machine is no failure, and a test that passes does not wait.
  timeout: 180_000,
  retries: process.env.CI ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  // Of the calls that make what a journey needs.
  use: { baseURL: process.env.SHOP_URL ?? SHOP_URL },
  projects: engines.flatMap((engineName) =>
    WIDTHS.map((width) => ({ name: `${engineName}-${width}`, use: { engineName, width } })),
  ),
});
