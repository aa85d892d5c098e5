import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { createBook } from './shopData.ts';

const box = (page: Page) => page.getByPlaceholder('Search here');
const options = (page: Page) => page.getByRole('listbox', { name: 'Books found' }).getByRole('option');
/** Excludes the link to all results. */
const hits = (page: Page) => options(page).and(page.locator(':not(:last-child)'));
const results = (page: Page) =>
  page.getByRole('region', { name: 'Books', exact: true }).locator('> ul').getByRole('article');

test('a visitor searches by keyboard without a call', rows(46), async ({ page }) => {
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
  await box(page).press('Enter');
  await expect(page).toHaveURL(`/books?q=${name}+horror`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${name} horror”`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(results(page)).toHaveCount(1);
  await expect(results(page)).toContainText(book.title);

  expect(requests.map((request) => request.url())).toEqual([]);

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(box(page)).toBeFocused();
  const offers = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(offers.getByRole('option').first()).toHaveText(`Search again for ${name} horror`);
  await expectAccessible(page);
  await box(page).fill('nothing is called thisqq');
  await box(page).press('Enter');
  await expect(page.getByText('No books found for “nothing is called thisqq”')).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(1);
  await expect(box(page)).toHaveValue(`${name} horror`);

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
});
