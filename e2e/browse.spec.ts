import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { createBook, setCopies } from './shopData.ts';
import { visit } from './visit.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');

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

test('a reader who returns later finds their place again', async ({ page }) => {
  await page.clock.install();
  // Other tests add books.
  const refreshed = page.waitForResponse(/\/api\/books\?/);
  await page.goto('/books');
  await refreshed;
  await expect(cards(page).nth(19)).toBeVisible();
  const twentieth = cards(page).nth(19).getByRole('heading').getByRole('link');
  await twentieth.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await twentieth.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })).toBeVisible();
  await page.clock.fastForward(2 * CACHE_KEEP_ALIVE_SECONDS * 1000);
  const answer = Promise.withResolvers<void>();
  await page.route(/\/api\/books\?/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: 'Loading books…' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY), 'no page without books is that tall').toBeLessThan(place);
  answer.resolve();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a reader filters by format and price, and goes back', async ({ page, request }) => {
  const fields = { category: 'technology', newPrice: 7.77 } as const;
  await createBook(request, { ...fields, title: 'Narrowed hardcover', format: 'hardcover' });
  await createBook(request, { ...fields, title: 'Narrowed paperback', format: 'paperback' });
  const narrowed = cards(page).filter({ hasText: 'Narrowed' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/books?category=technology');
  await page
    .getByRole('region', { name: 'Format' })
    .getByRole('link', { name: /^Hardcover/ })
    .click();
  await expect(heading).toHaveText('Technology: Hardcover');
  await expect(page).toHaveURL('/books?category=technology&format=hardcover');
  await expect(narrowed).toHaveText([/hardcover/]);

  const prices = page.getByRole('form', { name: 'Price' });
  await prices.getByRole('textbox', { name: 'From ($)' }).fill('7,77');
  await prices.getByRole('textbox', { name: 'To ($)' }).fill('7.77');
  await prices.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL('/books?category=technology&format=hardcover&minPrice=7.77&maxPrice=7.77');
  await expect(narrowed).toHaveText([/hardcover/]);
  await page.goBack();
  await expect(heading).toHaveText('Technology: Hardcover');
  await expect(prices.getByRole('textbox', { name: 'From ($)' })).toHaveValue('');
  await page.goForward();
  await expect(prices.getByRole('textbox', { name: 'From ($)' })).toHaveValue('7.77');
  await page.reload();
  await page.getByRole('link', { name: 'Remove filter: Hardcover' }).click();
  await expect(narrowed).toHaveCount(2);
  await page.getByRole('link', { name: 'Remove filter: $7.77 to $7.77' }).click();
  await expect(page).toHaveURL('/books?category=technology');
  await visit(page, '/books?category=technology&format=hardcover&available=true&sort=title');
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/books?category=technology&sort=title');
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
  await page.goto('/books?category=adventure');
  await expect(cards(page).first()).toBeVisible();
  const chosen = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Adventure/ });
  await expect(chosen).toBeInViewport({ ratio: 1 });

  await page.goto('/books');
  await expect(page.getByRole('checkbox', { name: 'In stock only' })).toBeVisible();
  // At most two lines.
  expect((await page.getByText(/ of \d+ books$/).boundingBox())?.height).toBeLessThanOrEqual(48);
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectFits(page);
  await page
    .getByRole('region', { name: 'Format' })
    .getByRole('link', { name: /^Paperback/ })
    .press('Enter');
  await expect(page).toHaveURL('/books?format=paperback');
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'Books', exact: true })).toBeFocused();
});
