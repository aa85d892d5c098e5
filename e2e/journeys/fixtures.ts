import { writeFileSync } from 'node:fs';
import { test as base, chromium, expect, firefox, webkit } from '@playwright/test';
import { SHOP_URL } from '../../tools/lib/addresses.ts';
import { findOtherBrowser } from '../../tools/lib/browsers.ts';
import { LAUNCH_OPTIONS } from '../playwright.config.ts';
import type { Engine } from './driver.ts';
import { firefoxEngine } from './firefoxEngine.ts';
import { playwrightEngine } from './playwrightEngine.ts';
import { Screen } from './screen.ts';
import { webkitEngine } from './webkitEngine.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface Fixtures {
  /** A phone and a desk. */
  view: Screen;
  width: number;
}

async function start(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return playwrightEngine(await chromium.launch(LAUNCH_OPTIONS));
  const found = findOtherBrowser(name);
  if (!found) throw new Error(`${name} is not installed`);
  if (found.by === 'playwright') return playwrightEngine(await { firefox, webkit }[name].launch());
  return name === 'firefox' ? firefoxEngine(found.path) : webkitEngine(found.path);
}

/** The test of every journey: one browser for each worker, a screen of its own for each test. */
export const test = base.extend<Fixtures, { engineName: EngineName; engine: Engine }>({
  engineName: ['chromium', { scope: 'worker', option: true }],
  width: [1280, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  view: async ({ engine, engineName, width }, use, info) => {
    const driver = await engine.newDriver({ width, height: width < 500 ? 844 : 900 });
    const name = `${engineName}-${width}-${info.title.split(':')[0]}`;
    const view = new Screen(driver, process.env.SHOP_URL ?? SHOP_URL, name);
    await use(view);
    if (info.status !== info.expectedStatus) writeFileSync(info.outputPath('page.png'), await driver.screenshot());
    await driver.close();
    const isForgiven = (text: string) => view.isRefusalExpected && text.startsWith('Failed to load resource');
    expect(
      driver.errors.filter((text) => !isForgiven(text)),
      'errors in the browser',
    ).toEqual([]);
  },
});
