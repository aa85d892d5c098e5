import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

function drive(page: Page, close: () => Promise<void>): Driver {
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
    // Waits until it stands still, as Playwright does.
    click: (selector) => page.locator(selector).setTimeout(5_000).click(),
    fill: (selector, text) => page.locator(selector).setTimeout(5_000).fill(text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    pick: async (selector, path) => {
      const input = await page.waitForSelector(selector, { timeout: 5_000 });
      await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    screenshot: () => page.screenshot(),
    close,
  };
}

/** The Firefox that the system has, over WebDriver BiDi. */
export async function firefoxEngine(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
  return {
    newDriver: async (size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return drive(page, () => context.close());
    },
    close: () => browser.close(),
  };
}
