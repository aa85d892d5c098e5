import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { aTitle } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { visit } from './visit.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

async function booksCalled(request: APIRequestContext, title: string): Promise<Book[]> {
  const books = (await (await request.get(apiPaths.books)).json()) as Book[];
  return books.filter((book) => book.title === title);
}

async function typeBook(page: Page, title: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Add New Book' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('A caravan, a debt, and the road between them.');
  await form.getByLabel('Category').selectOption('fiction');
  await form.getByLabel('Old Price').fill('24.50');
  await form.getByLabel('New Price').fill('19.90');
}

test('the dashboard keeps typed input when code or answers are lost', async ({ page, watched }) => {
  const title = aTitle();
  const code = '**/MoreDetails-*.js*';
  await page.route(code, (route) => route.abort());
  await openDashboard(page, '/dashboard/manage-books');
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();

  await visit(page, '/dashboard/add-new-book');
  await typeBook(page, title);
  const details = page.getByText('More details');
  await details.click();
  await expect(page.getByRole('alert')).toContainText("We couldn't load this part of the page");
  await page.unroute(code);
  watched.errors.length = 0;
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await details.click();
  await expect(page.getByLabel('Publisher')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.route(`**${apiPaths.createBook}`, loseAnswer);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await visit(page, '/dashboard/manage-books');
  await expect(rowOf(page, title)).toBeVisible();
  const [book] = await booksCalled(page.request, title);
  if (!book) throw new Error('The book is missing');

  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  const field = (label: string) => page.getByRole('form', { name: 'Update Book' }).getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: 'Update Book' });
  await field('New Price').fill('18.00');
  await page.route(`**${apiPaths.editBook(book._id)}`, loseAnswer, { times: 1 });
  await save.click();
  await expect.poll(() => watched.alerts.at(-1)).toBe('Failed to update book.');
  await expect(field('New Price')).toHaveValue('18.00');
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The form now matches the shop.');
  await save.click();
  await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');

  await visit(page, '/dashboard/manage-books');
  await page.route(`**${apiPaths.book(book._id)}`, loseAnswer, { times: 1 });
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => watched.alerts.at(-1)).toBe('Failed to delete book. Please try again.');
  await expect(rowOf(page, title)).toHaveCount(0);
  expect(await booksCalled(page.request, title)).toEqual([]);
  ignoreFailedRequests(watched);
});

test('a dialog whose code is missing reports it and keeps the page', async ({ page, watched }) => {
  await page.route('**/PickListDialog-*.js*', (route) => route.abort());
  await openDashboard(page, '/dashboard/orders');
  await page.getByRole('button', { name: 'Pick list: all open orders' }).click();
  const dialog = page.getByRole('dialog', { name: "We couldn't open this" });
  await expect(dialog.getByRole('alert')).toContainText("We couldn't load this part of the page");
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  watched.errors.length = 0;
});
