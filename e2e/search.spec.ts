import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, forgiveFailedRequests, isApiCall } from './requests.ts';
import { createBook } from './shopData.ts';
import { visit } from './visit.ts';

const box = (page: Page) => page.getByPlaceholder('Search here');
const options = (page: Page) => page.getByRole('listbox', { name: 'Books found' }).getByRole('option');
/** All options but the last, which leads to the page with all results. */
const hits = (page: Page) => options(page).and(page.locator(':not(:last-child)'));
const results = (page: Page) => page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');

test(
  'a visitor finds a book by what they remember of it, without a call and by keyboard alone',
  rows(46),
  async ({ page }) => {
    const name = `Zyq${Date.now()}`;
    const book = await createBook(page.request, {
      title: `Éclairs at Midnight ${name}`,
      author: 'Søren Wintergreen',
      description: 'A baker and a lighthouse.',
      category: 'horror',
    });
    await page.goto('/about');
    await box(page).fill(name);
    await expect(hits(page), 'the list has arrived').toHaveCount(1);
    const requests = collectRequests(page, (request) => isApiCall(request) || request.isNavigationRequest());

    for (const query of [name.toUpperCase(), `${name} eclairs`, `soren ${name}`, `wintrgreen ${name}`]) {
      await box(page).fill(query);
      await expect(hits(page)).toHaveCount(1);
      await expect(hits(page)).toContainText(book.title);
    }
    await box(page).fill(`${name} horror`);
    await expect(hits(page)).toHaveAttribute('href', `/books/${book._id}`);
    await expectAccessible(page);
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/books?q=${name}+horror`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${name} horror”`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(results(page)).toHaveCount(1);
    await expect(results(page)).toContainText(book.title);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);

    await box(page).fill('nothing is called thisqq');
    await expect(page.getByRole('status').filter({ hasText: 'No books found' })).toBeVisible();
    await box(page).press('Enter');
    await expect(page.getByText('No books found for “nothing is called thisqq”')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(results(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue(`${name} horror`);
    await box(page).focus();
    await box(page).press('Escape');
    await box(page).press('Escape');
    await expect(box(page)).toHaveValue('');
    expect(requests.map((request) => request.url())).toEqual([]);

    await box(page).fill('the');
    await expect(hits(page).first()).toBeVisible();
    await box(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toHaveText(/^All \d+ results$/);
    await box(page).press('ArrowDown');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await box(page).fill(name);
    await expect(hits(page)).toHaveCount(1);
    await box(page).press('ArrowDown');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hits(page).getAttribute('id')) ?? '');
    await box(page).press('Enter');
    await expect(page).toHaveURL(`/books/${book._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(box(page)).toHaveValue('');

    await box(page).fill('the');
    const clicked = hits(page).first();
    const address = (await clicked.getAttribute('href')) ?? '';
    await clicked.click();
    await expect(page).toHaveURL(address);
    await expect(options(page)).toHaveCount(0);
  },
);

test('in a shop with too many books for the device, the shop is asked as one types', async ({ page, watched }) => {
  const name = `Qyx${Date.now()}`;
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await createBook(page.request, { title: `${name} ${number}`, category: number < 3 ? 'horror' : 'fiction' });
  }
  const tooMany = { type: 'about:blank', title: 'Not Found', status: 404, detail: '', code: 'too-many-books' };
  await page.route(`**${apiPaths.bookTitles}`, (route) => route.fulfill({ status: 404, json: tooMany }));
  await page.goto('/about');
  const requests = collectRequests(page, isApiCall);
  await box(page).pressSequentially(name, { delay: 20 });
  await expect(hits(page)).toHaveCount(6);
  await expect(hits(page).first()).toContainText(`${name} 7`);
  const asked = requests.filter((request) => request.url().includes('q='));
  expect(asked.length, 'not for every key').toBeLessThan(name.length / 2);
  await expect(options(page).last()).toHaveText('All results');
  await box(page).press('ArrowUp');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/books?q=${name}`);
  await expect(results(page)).toHaveCount(7);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Horror' }).click();
  await expect(results(page)).toHaveCount(2);
  await page.goBack();
  await expect(results(page)).toHaveCount(7);
  forgiveFailedRequests(watched);
});

test('an empty search box offers the latest searches and the genres, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const offers = page.getByRole('listbox', { name: 'Suggestions' });
  const remove = page.getByRole('button', { name: 'Remove “ferry” from your searches' });
  await box(page).fill('ferry');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “ferry”' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box(page)).toBeFocused();
  await expect(offers.getByRole('option').first()).toHaveText('Search again for ferry');
  await expectAccessible(page);
  await expect(remove).toBeInViewport({ ratio: 1 });
  await box(page).press('ArrowDown');
  await expect(offers.getByRole('option', { selected: true })).toHaveText('Search again for ferry');
  await box(page).press('Tab');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await offers.getByRole('option', { name: /Horror$/ }).click();
  await expect(page).toHaveURL('/books?category=horror');
  await expect(offers).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horror');
});

test('words that are searched make no page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const words = 'z'.repeat(100);
  for (const address of [`/books?q=${words}`, `/books?q=${words}&category=horror`, `/books?category=${words}`]) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page.getByRole('link', { name: 'See all books' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
  }
});
