import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook } from './shopData.ts';
import { visit } from './visit.ts';

const SENTENCE = 'The road went on past the last of the houses, and nobody who walked it in those years looked back. ';
const paragraph = (number: number) => `${number}. ${SENTENCE.repeat(8).trim()}`;
const LONG = Array.from({ length: 20 }, (_, index) => paragraph(index + 1)).join('\n\n');

const text = (page: Page) => page.locator('.excerpt');
const bookmarks = (page: Page) => page.evaluate(() => localStorage.getItem('bookmarks'));
const show = (page: Page, number: number) =>
  text(page)
    .locator('p')
    .nth(number - 1)
    .evaluate((element) => element.scrollIntoView());

// E37
test("a visitor reads an excerpt, which ends with the book's price", async ({ page, watched }) => {
  const book = await createBook(page.request, {
    title: 'A <i>Road</i>',
    newPrice: 12.5,
    language: 'en-GB',
    excerpt: 'It <b>began</b>.\nIt went on.\n***\nIt ended.',
  });
  await page.goto(`/books/${book._id}`);
  await page.getByRole('link', { name: 'Read an excerpt' }).click();
  await expect(page).toHaveURL(`/books/${book._id}/excerpt`);
  await expect(page.getByRole('heading', { level: 1, name: 'A <i>Road</i>' })).toBeFocused();
  await expect(text(page).locator('p')).toHaveText(['It <b>began</b>.', 'It went on.', '***', 'It ended.']);
  await expect(text(page)).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByText('Page 1 of 1')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  const end = page.getByRole('region', { name: 'Want to keep reading?' });
  await expect(end).toContainText('$12.50');
  await end.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart', exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItems'))).toContain(book._id);
  expect(await bookmarks(page)).toBeNull();

  const other = await createBook(page.request, { title: 'A Book Without' });
  await visit(page, `/books/${other._id}/excerpt`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText("There's no excerpt at this address.");
  await page.getByRole('main').getByRole('link', { name: 'Go to the book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A Book Without' })).toBeVisible();
  ignoreFailedRequests(watched);
});

// E51
test('a reader continues at the last place and type size, also offline', async ({ page, context, watched }) => {
  const book = await createBook(page.request, { title: 'A Long Road', excerpt: LONG });
  const ninthParagraph = text(page).locator('p').nth(8);
  await page.goto(`/books/${book._id}/excerpt`);
  await expect(page.getByText(/^Page 1 of 1\d$/)).toBeVisible();
  const sizeOf = () => text(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const topOf = () => ninthParagraph.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const usual = await sizeOf();
  await show(page, 9);
  await expect(page.getByText(/^Page 5 of/)).toBeVisible();
  const top = await topOf();
  for (const name of ['Larger text', 'Larger text', 'Smaller text']) {
    await page.getByRole('button', { name }).press('Enter');
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  }
  const larger = await sizeOf();
  expect(larger).toBeGreaterThan(usual);
  await expect.poll(() => bookmarks(page)).toBe(`{"size":2,"books":[{"_id":"${book._id}","part":8}]}`);

  await page.getByRole('link', { name: book.title }).first().click();
  await expect(page).toHaveURL(`/books/${book._id}`);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Read an excerpt' }).click();
  expect(await sizeOf()).toBe(larger);
  const continueLink = page.getByRole('button', { name: 'Continue where you left off' });
  await continueLink.press('Enter');
  await expect(ninthParagraph).toBeFocused();
  await expect(ninthParagraph).toBeInViewport();
  await expect(continueLink).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('region', { name: 'Want to keep reading?' }).scrollIntoViewIfNeeded();
  await expect.poll(() => bookmarks(page)).toBe('{"size":2,"books":[]}');
  ignoreFailedRequests(watched);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an excerpt is read from the book and back', async ({ page }) => {
    const book = await createBook(page.request, { title: 'A Plain Road', excerpt: 'It began.\nIt ended.' });
    await page.goto(`/books/${book._id}`);
    await page.getByRole('link', { name: 'Read an excerpt' }).click();
    await expect(text(page).locator('p')).toHaveText(['It began.', 'It ended.']);
    await page.getByRole('link', { name: 'Go to the book' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A Plain Road' })).toBeVisible();
  });
});
