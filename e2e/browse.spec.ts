import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { createBook, setCopies } from './shopData.ts';
import { visit } from './visit.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Books', exact: true }).locator('> ul').getByRole('article');

test('a reader browses pages, returns to their place, and filters', async ({ page, request }) => {
  for (const number of [1, 2]) await createBook(request, { title: `Browsed ${number}`, category: 'adventure' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Books' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All books');
  await expect(cards(page)).toHaveCount(24);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^25 to \d+ of \d+ books$/)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY), 'another page begins at its top').toBe(0);
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page.getByText(/^1 to 24 of/)).toBeVisible();

  const twentieth = cards(page).nth(19).getByRole('heading').getByRole('link');
  await twentieth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await twentieth.click();
  await expect(page).toHaveURL(/\/books\/./);
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  const adventure = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Adventure/ });
  await adventure.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adventure');
  await expect(page).toHaveTitle(/^Adventure/);
  await expect(cards(page).first()).toContainText('Browsed 2');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.focus();
  await sort.selectOption('Price, low to high');
  await expect(page).toHaveURL(/category=adventure&sort=price/);
  await expect(sort).toBeFocused();
  await expectAccessible(page);
});

test('the list fits a phone, where a button opens the filters', async ({ page, request }) => {
  // The filter needs tracked stock.
  await setCopies(request, await createBook(request, { title: 'Counted copies' }), 9);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const word = 'z'.repeat(100);
  for (const address of [`/books?q=${word}`, `/books?q=${word}&category=horror`, `/books?category=${word}`]) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word);
    await expect(page.getByRole('link', { name: 'See all books' })).toBeVisible();
    await expectFits(page);
  }
  await visit(page, '/books?category=adventure');
  await expect(cards(page).first()).toBeVisible();
  const chosen = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Adventure/ });
  await expect(chosen).toBeInViewport({ ratio: 1 });

  await visit(page, '/books');
  // At most two lines.
  expect((await page.getByText(/ of \d+ books$/).boundingBox())?.height).toBeLessThanOrEqual(48);
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeVisible();
  await expectFits(page);
  await page
    .getByRole('region', { name: 'Format' })
    .getByRole('link', { name: /^Paperback/ })
    .press('Enter');
  await expect(page).toHaveURL('/books?format=paperback');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Books', exact: true })).toBeFocused();
});
