import { expect, type Page } from '@playwright/test';

export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // The router keeps scroll positions by this key.
    history.pushState({ key: String(Math.random()) }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for the title of the next page, which has another title than this one. */
export async function visitTitled(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await visit(page, path);
  await expect(page).not.toHaveTitle(title);
}
