import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { createBook } from './shopData.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const remove = (page: Page, filter: string) => page.getByRole('link', { name: `Remove filter: ${filter}` });

test('a reader narrows the books down by format, language and price, clears that, and goes back through it', async ({
  page,
  request,
}) => {
  const fields = { category: 'technology', newPrice: 7.77 } as const;
  await createBook(request, { ...fields, title: 'Narrowed hardcover', format: 'hardcover', language: 'en' });
  await createBook(request, { ...fields, title: 'Narrowed German', format: 'paperback', language: 'de' });
  await page.goto('/books?category=technology');
  await expect(cards(page).filter({ hasText: 'Narrowed' })).toHaveCount(2);

  await page.getByRole('region', { name: 'Format' }).getByRole('link', { name: 'Hardcover' }).click();
  await expect(heading(page)).toHaveText('Technology: Hardcover');
  await expect(page).toHaveURL('/books?category=technology&format=hardcover');
  await expect(cards(page).filter({ hasText: 'Narrowed' })).toHaveCount(1);
  await expect(cards(page).filter({ hasText: 'Narrowed hardcover' })).toBeVisible();

  await page.getByRole('region', { name: 'Language' }).getByRole('link', { name: 'German' }).click();
  await expect(heading(page)).toHaveText('Technology: German');
  await expect(page, 'one takes the place of another').toHaveURL('/books?category=technology&language=de');
  await expect(cards(page).filter({ hasText: 'Narrowed German' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Narrowed hardcover' })).toHaveCount(0);

  const prices = page.getByRole('form', { name: 'Price' });
  await prices.getByRole('textbox', { name: 'From ($)' }).fill('7,77');
  await prices.getByRole('textbox', { name: 'To ($)' }).fill('7.77');
  await prices.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/books?category=technology&minPrice=7.77&maxPrice=7.77');
  await expect(cards(page).filter({ hasText: 'Narrowed' })).toHaveCount(2);
  const shown = await cards(page).locator('p > span:first-child').allInnerTexts();
  expect(shown.filter((text) => text.includes('$') && !text.includes('$7.77'))).toEqual([]);
  await expectAccessible(page);

  await page.goBack();
  await expect(heading(page)).toHaveText('Technology: German');
  await expect(prices.getByRole('textbox', { name: 'From ($)' })).toHaveValue('');
  await page.goForward();
  await expect(heading(page)).toHaveText('Technology: $7.77 to $7.77');
  await expect(prices.getByRole('textbox', { name: 'From ($)' })).toHaveValue('7.77');
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Narrowed' })).toHaveCount(2);

  await remove(page, '$7.77 to $7.77').click();
  await expect(heading(page)).toHaveText('Technology');
  await expect(page).toHaveURL('/books?category=technology');
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0);
});

test('all that narrows the books down is cleared at once, and what fits no book says so', async ({ page }) => {
  await page.goto('/books?category=fiction&format=paperback&available=true&sort=title');
  await expect(remove(page, 'Paperback')).toBeVisible();
  await expect(remove(page, 'Only available')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/books?category=fiction&sort=title');
  await expect(cards(page).first()).toBeVisible();

  await page.goto('/books?minPrice=9999');
  await expect(page.getByText('No books fit this filter')).toBeVisible();
  await page.getByRole('link', { name: 'Remove the filter', exact: true }).click();
  await expect(page).toHaveURL('/books');
  await expect(cards(page).first()).toBeVisible();
});

test('the filters open on a phone by their button, by keyboard too, and the books take the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/books');
  await expect(cards(page).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const paperback = page.getByRole('region', { name: 'Format' }).getByRole('link', { name: 'Paperback' });
  await paperback.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/books?format=paperback');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Books', exact: true })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
