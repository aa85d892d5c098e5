import type { Browser, Page } from '@playwright/test';
import type { Driver, Engine } from './driver.ts';

/** An attempt that fails is repeated by the screen, which then looks the element up anew. */
const ATTEMPT = { timeout: 5_000 };

function drive(page: Page): Driver {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector, ATTEMPT),
    fill: (selector, text) => page.fill(selector, text, ATTEMPT),
    choose: async (selector, value) => void (await page.selectOption(selector, value, ATTEMPT)),
    pick: (selector, path) => page.setInputFiles(selector, path, ATTEMPT),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  };
}

/** A browser that Playwright drives: Chromium, or its own builds of Firefox and WebKit. */
export function playwrightEngine(browser: Browser): Engine {
  return {
    newDriver: async (viewport) => {
      const context = await browser.newContext({ viewport, locale: 'en-US' });
      return drive(await context.newPage());
    },
    close: () => browser.close(),
  };
}
