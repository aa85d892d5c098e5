import type { Page } from '@playwright/test';

/** Goes to another page of the app without loading the document, as a link would: no start screen. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
