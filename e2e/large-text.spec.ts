import { expect, type Page, test } from '@playwright/test';
import { openDashboard } from './dashboard.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Sets text to 200 %. The content security policy would block a style element. */
const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px', 'important'));

const isWiderThanScreen = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

for (const path of [
  '/',
  '/books',
  '/cart',
  '/login',
  '/register',
  '/about',
  '/legal/terms',
  '/withdraw',
  '/wishes',
  '/admin',
]) {
  test(`${path} reflows with text at 200 %`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await enlargeText(page);
    if (path !== '/admin') await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await page.evaluate(isWiderThanScreen)).toBe(false);
  });
}

for (const path of ['', '/orders', '/manage-books', '/add-new-book', '/sales', '/security']) {
  test(`the dashboard${path} reflows with text at 200 %`, async ({ page }) => {
    await openDashboard(page, `/dashboard${path}`);
    await enlargeText(page);
    expect(await page.evaluate(isWiderThanScreen)).toBe(false);
  });
}

test('a phone shows the first row of books on its first screen', async ({ page }) => {
  await openDashboard(page, '/dashboard/manage-books');
  const row = page.getByRole('main').locator('tbody tr').first();
  await expect(row).toBeVisible();
  const box = await row.boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});
