import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, forgiveFailedRequests, isApiCall } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test(
  'the admin finds a book in the table, deletes it in one click and takes that back',
  rows('189-195', 272, '290-292', 358, 373, 397, 398, 427),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: aTitle(), newPrice: 10.5 });
    await openDashboard(page, '/dashboard/manage-books');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'All Books' })).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveText(['#', 'Book Title', 'Category', 'Price', 'Actions']);
    await expect(main.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
    const calls = collectRequests(page, isApiCall);
    await main.getByRole('button', { name: 'See all' }).click();
    await expect(page).toHaveURL('/dashboard/manage-books');

    const row = rowOf(page, book.title);
    const number = await row.getByRole('cell').first().textContent();
    await page.getByRole('banner').getByRole('textbox').fill(book.title.toUpperCase());
    await expect(main.getByRole('row')).toHaveCount(2);
    // Others add books at the same time, above: the number is that of the full list, never of what is filtered.
    expect(Number(await row.getByRole('cell').first().textContent())).toBeGreaterThanOrEqual(Number(number));
    await expect(row.getByRole('cell')).toContainText([/^\d+$/, 'fiction', '$10.50', 'Edit']);
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/dashboard/edit-book/${book._id}`);
    expect(calls).toEqual([]);
    await expectAccessible(page);

    const address = `**${apiPaths.book(book._id)}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to delete book. Please try again.']);
    await expect(row).toBeVisible();
    forgiveFailedRequests(watched);
    await page.unroute(address);

    await page.clock.install();
    const isList = (url: string) => url.endsWith(apiPaths.books);
    // The failure before has the list asked for as well.
    const refetched = page.waitForResponse(async (response) => {
      return isList(response.url()) && !(await response.text()).includes(book._id);
    });
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => watched.alerts.at(-1)).toBe('Book deleted successfully!');
    expect(watched.alerts).toHaveLength(2);
    await expect(row).toHaveCount(0);
    await refetched;
    const undo = main.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await expect(undo).toHaveAccessibleName(`Undo deleting ${book.title}`);
    // It goes with nobody from page to page.
    await main.getByRole('link', { name: 'Add New Book' }).click();
    await expect(main.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    await expect(main.getByText(`Deleted: ${book.title}`)).toBeVisible();
    await main.getByRole('link', { name: 'Manage Books' }).click();
    await page.getByRole('banner').getByRole('textbox').fill(book.title);
    await page.clock.fastForward(4000);
    await undo.click();
    await expect(row).toBeVisible();
    await expect(undo).toHaveCount(0);
    const answer = await page.request.get(apiPaths.book(book._id));
    expect((await answer.json()) as Book).toMatchObject({ _id: book._id, createdAt: book.createdAt });

    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(undo).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(undo).toHaveCount(0);
    await expect(row).toHaveCount(0);
    expect(watched.alerts).toHaveLength(3);
  },
);

test('a list of ten thousand books is paged, and numbered in full', rows(191), async ({ page }) => {
  const book = await createBook(page.request, { title: aTitle() });
  const books = Array.from({ length: 10_000 }, (_, index) => ({
    ...book,
    _id: `book-${index}`,
    title: `Volume ${String(index + 1).padStart(5, '0')}`,
  }));
  await page.route(`**${apiPaths.books}`, (route) => route.fulfill({ json: books }));
  await openDashboard(page, '/dashboard/manage-books');
  const main = page.getByRole('main');
  await expect(main.getByText('Page 1 of 200')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(51);
  await main.getByRole('button', { name: 'Last' }).click();
  await expect(main.getByRole('row').last()).toContainText('10000Volume 10000');
  await main.getByRole('button', { name: 'Previous' }).click();
  await expect(main.getByRole('row').last()).toContainText('9950Volume 09950');
  await main.getByRole('row').last().getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL('/dashboard/edit-book/book-9949');
  await page.goBack();
  await expect(main.getByText('Page 199 of 200')).toBeVisible();
  await page.getByRole('banner').getByRole('textbox').fill('volume 0777');
  await expect(main.getByRole('row')).toHaveCount(11);
  await expect(main.getByRole('row').nth(1)).toContainText('7770Volume 07770');
  await deleteBook(page.request, book);
});
