import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, ignoreFailedRequests } from './requests.ts';
import { createBook, seededBook } from './shopData.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

test(
  'the admin finds, deletes and restores a book in the table',
  rows('189-195', 272, '290-292', 358, 397, 398),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: aTitle(), newPrice: 10.5 });
    await openDashboard(page, '/dashboard/manage-books');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'All Books' })).toBeVisible();
    await expect(main.getByRole('columnheader')).toHaveText(['#', 'Book Title', 'Category', 'Price', 'Actions']);
    await expect(main.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
    // Stock and the number of open orders may still arrive.
    const calls = collectRequests(page, (request) => new URL(request.url()).pathname === apiPaths.books);
    await main.getByRole('button', { name: 'See all' }).click();
    await expect(page).toHaveURL('/dashboard/manage-books');

    const box = page.getByRole('banner').getByRole('textbox');
    await box.fill(book.title.toUpperCase());
    await box.press('Enter');
    await expect(page).toHaveURL('/dashboard/manage-books');
    expect(calls).toEqual([]);
    await expectAccessible(page);
    await box.press('Escape');

    const row = rowOf(page, book.title);
    await expect(row.getByRole('cell')).toContainText([/^\d+$/, 'fiction', '$10.50', 'Edit']);
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/dashboard/edit-book/${book._id}`);

    const address = `**${apiPaths.book(book._id)}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to delete book. Please try again.']);
    await expect(row).toBeVisible();
    ignoreFailedRequests(watched);
    await page.unroute(address);

    await page.clock.install();
    const isList = (url: string) => url.includes(`${apiPaths.books}?`);
    // The failed deletion also refetches the list.
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
    await main.getByRole('link', { name: 'Add New Book' }).click();
    await expect(main.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    await expect(main.getByText(`Deleted: ${book.title}`)).toBeVisible();
    await main.getByRole('link', { name: 'Manage Books' }).click();
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

async function serveManyBooks(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const template = await seededBook(page.request);
  const books = Array.from({ length: 10_000 }, (_, index) => ({
    ...template,
    _id: `book-${index}`,
    title: `Volume ${String(index + 1).padStart(5, '0')}`,
    trending: index % 100 === 0,
  }));
  await page.route(`**${apiPaths.books}{?*,}`, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const q = searchParams.get('q');
    const found = books.filter(
      ({ title, trending }) => (!searchParams.has('trending') || trending) && (!q || title.includes(q)),
    );
    const sorted = searchParams.get('sort') === 'title' ? found.toReversed() : found;
    const start = Number(searchParams.get('after') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? 24);
    const headers = {
      ...(!q && { 'X-Total-Count': String(found.length) }),
      ...(end < found.length && { Link: `</api/books?after=${end}>; rel="next"` }),
    };
    return route.fulfill({ json: sorted.slice(start, end), headers });
  });
  return asked;
}

test('the table pages through ten thousand books, and keeps its place', async ({ page, watched }) => {
  await page.route(`**${apiPaths.books}?*`, (route) => route.fulfill({ status: 503, json: {} }));
  await openDashboard(page, '/dashboard/manage-books');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText("Couldn't load the books");
  const asked = await serveManyBooks(page);
  await main.getByRole('button', { name: 'Try again' }).click();
  ignoreFailedRequests(watched);
  const first = main.getByRole('row').nth(1);
  await expect(main.getByText('1 to 50 of 10,000')).toBeVisible();
  await expect(main.getByRole('row')).toHaveCount(51);
  await main.getByLabel('Sort').selectOption('title');
  await expect(first).toContainText('1Volume 10000');
  for (const start of [51, 101]) {
    await main.getByRole('link', { name: 'Next' }).click();
    await expect(main.getByText(`${start} to ${start + 49} of 10,000`)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Books' })).toBeFocused();
  }
  await expect(first).toContainText('101Volume 09900');
  await expect(page).toHaveURL('/dashboard/manage-books?sort=title&after=100&page=3');

  const book = { ...(await seededBook(page.request)), _id: 'book-9899' };
  await page.route(`**${apiPaths.book(book._id)}`, (route) => route.fulfill({ json: book }));
  for (const back of [() => page.goBack(), () => main.getByRole('link', { name: 'All books' }).click()]) {
    await first.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(`/dashboard/edit-book/${book._id}`);
    await back();
    await expect(first).toContainText('101Volume 09900');
  }
  await page.reload();
  await main.getByRole('link', { name: 'Previous' }).click();
  await expect(first).toContainText('51Volume 09950');
  await main.getByLabel('Show').selectOption('trending');
  await expect(main.getByText('1 to 50 of 100')).toBeVisible();
  await main.getByLabel('Show').selectOption('');
  await expect(main.getByText('1 to 50 of 10,000')).toBeVisible();

  const box = page.getByRole('banner').getByRole('textbox');
  await box.fill('Volume 0777');
  const link = page.getByRole('link', { name: 'Books matching “Volume 0777”' });
  await expect(link).toBeVisible();
  await box.press('ArrowDown');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/manage-books?q=Volume+0777');
  await expect(main.getByRole('row')).toHaveCount(11);
  await expect(first).toContainText('1Volume 07770');
  await main.getByRole('searchbox', { name: 'Find a book' }).fill('Volume X');
  await expect(main.getByText('No books match “Volume X”')).toBeVisible();
  expect(asked.filter((query) => query === '')).toEqual([]);
});
