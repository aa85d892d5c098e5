import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, seededBook } from './shopData.ts';
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

// E51
test('a reader continues at the last place and type size, also offline', async ({ page, context, watched }) => {
  const fields = { title: 'A Long Road', newPrice: 12.5, language: 'en-GB', excerpt: LONG };
  const book = await createBook(page.request, fields);
  const ninthParagraph = text(page).locator('p').nth(8);
  await page.goto(`/books/${book._id}/excerpt`);
  await expect(page.getByText(/^Page 1 of 1\d$/)).toBeVisible();
  await expect(text(page)).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
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
  const continueButton = page.getByRole('button', { name: 'Continue where you left off' });
  await continueButton.press('Enter');
  await expect(ninthParagraph).toBeFocused();
  await expect(ninthParagraph).toBeInViewport();
  await expect(continueButton).toHaveCount(0);
  await context.setOffline(false);
  const end = page.getByRole('region', { name: 'Want to keep reading?' });
  await end.scrollIntoViewIfNeeded();
  await expect.poll(() => bookmarks(page)).toBe('{"size":2,"books":[]}');
  await expect(end).toContainText('$12.50');
  await end.getByRole('button', { name: 'Add to Cart' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toContain(book._id);
  await expectAccessible(page);

  await visit(page, `/books/${(await seededBook(page.request))._id}/excerpt`);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText("There's no excerpt at this address.");
  ignoreFailedRequests(watched);
});
