import { CACHE_KEEP_ALIVE_SECONDS } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, setCopies } from './shopData.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');

test('a reader browses page by page, finds back to the place they left, and chooses category and order', async ({
  page,
  request,
}) => {
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
  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price, low to high');
  await expect(page).toHaveURL(/category=adventure&sort=price/);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeFocused();
  const rises = async () => {
    const prices = await cards(page).locator('p > span:first-child').allInnerTexts();
    const amounts = prices.flatMap((text) => /\$([\d.]+)/.exec(text)?.[1] ?? []).map(Number);
    return amounts.length > 2 && amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0));
  };
  await expect.poll(rises, 'from the cheapest on').toBe(true);
  await expectAccessible(page);
});

test('a reader who comes back after a while finds their place again, once the books are there', async ({ page }) => {
  await page.clock.install();
  // Other tests make books: what the document said has been brought up to date.
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
  await expect(page.getByRole('status').filter({ hasText: 'on their way' })).toBeAttached();
  expect(await page.evaluate(() => window.scrollY), 'so high is no page without books').toBeLessThan(place);
  answer.resolve();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a page of books stays in its frame on a small phone, and shows which category it is of', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/books?category=adventure');
  await expect(cards(page).first()).toBeVisible();
  const chosen = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Adventure/ });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a page whose books cannot be loaded says so, and tries again', async ({ page, watched }) => {
  await page.route(/\/api\/books\?/, (route) => route.fulfill({ status: 503, json: {} }));
  // As the document is where Firestore is out of reach.
  await page.route('**/books', async (route) => {
    const response = await route.fetch({ url: new URL('/about', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.goto('/books');
  await expect(page.getByRole('alert').filter({ hasText: 'The books could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/api\/books\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
  forgiveFailedRequests(watched);
});

test('a search that finds nothing is no wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/books?q=zzzz');
  await expect(page.getByText('No books found for “zzzz”')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the number of books stands in whole words beside its controls on a phone', async ({ page, request }) => {
  await setCopies(request, await createBook(request, { title: 'Counted copies' }), 9);
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/books');
    await expect(page.getByRole('checkbox', { name: 'Only available' })).toBeVisible();
    const count = page.getByText(/ of \d+ books$/);
    // Two lines of text at most.
    expect((await count.boundingBox())?.height).toBeLessThanOrEqual(48);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
