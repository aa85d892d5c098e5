import type { Page } from '@playwright/test';

export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // The router keeps scroll positions by this key.
    history.pushState({ key: String(Math.random()) }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
