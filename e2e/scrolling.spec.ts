import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { visit } from './visit.ts';

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const cards = (page: Page) => main(page).getByRole('article');

/** @returns the position in pixels */
async function scrollDown(page: Page): Promise<number> {
  await expect(cards(page).nth(19)).toBeVisible();
  await cards(page).nth(19).scrollIntoViewIfNeeded();
  const place = await position(page);
  expect(place).toBeGreaterThan(500);
  return place;
}

test('a reload keeps scroll positions, a new document starts at its top', async ({ page }) => {
  await page.goto('/books');
  const place = await scrollDown(page);
  await page.reload();
  await expect.poll(() => position(page)).toBe(place);

  await cards(page).nth(19).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/books\/./);
  await expect.poll(() => position(page)).toBe(0);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/books');
  await expect.poll(() => position(page)).toBe(place);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => position(page)).toBe(0);

  await page.goBack();
  await expect.poll(() => position(page)).toBe(place);
  await page.goto('/books?sort=title');
  await expect(cards(page).nth(19)).toBeVisible();
  expect(await position(page), 'a document opened in the same tab').toBe(0);
});

test('a link within a page moves scroll position and focus, and back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/legal/terms');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.locator('summary').click();
  await contents.getByRole('link', { name: 'Delivery' }).focus();
  const place = await position(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/legal/terms#delivery');
  await expect(page.locator('#delivery')).toBeFocused();
  await expect(page.locator('#delivery')).toBeInViewport();
  const delivery = await position(page);
  expect(delivery).toBeGreaterThan(place);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(place);
  await page.goForward();
  await expect.poll(() => position(page)).toBe(delivery);

  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => position(page)).toBe(300);
  await page.reload();
  await expect(contents).toBeVisible();
  await expect.poll(() => position(page), 'a reload keeps the position').toBe(300);
  await visit(page, '/legal/privacy#what-you-can-do');
  await expect(main(page).getByRole('heading', { name: 'What you can do' })).toBeInViewport();
});
