import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { aTitle } from './bookForm.ts';
import { answerDialog, newAdminToken, openDashboard, storeToken } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';
import { visit } from './visit.ts';

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** The shop does what it was asked; nobody hears of it. */
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

test('the dashboard keeps typed input when answers are lost, and the table shows the stored state', async ({
  page,
  watched,
}) => {
  const title = aTitle();
  await openDashboard(page, '/dashboard/manage-books');
  await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();

  await visit(page, '/dashboard/add-new-book');
  await typeBook(page, title);
  await page.route(`**${apiPaths.createBook}`, loseAnswer);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await visit(page, '/dashboard/manage-books');
  await expect(rowOf(page, title)).toBeVisible();
  const [book] = await booksCalled(page.request, title);
  if (!book) throw new Error('The book is not there');

  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  const field = (label: string) => page.getByRole('form', { name: 'Update Book' }).getByLabel(label, { exact: true });
  const save = page.getByRole('button', { name: 'Update Book' });
  await field('New Price').fill('18.00');
  await page.route(`**${apiPaths.editBook(book._id)}`, loseAnswer, { times: 1 });
  await save.click();
  await expect.poll(() => watched.alerts.at(-1)).toBe('Failed to update book.');
  await expect(field('New Price')).toHaveValue('18.00');
  // The shop has the change already: it says so, instead of an overwriting that nobody meant.
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The form now says the same as the shop.');
  await save.click();
  await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');

  await visit(page, '/dashboard/manage-books');
  await page.route(`**${apiPaths.book(book._id)}`, loseAnswer, { times: 1 });
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => watched.alerts.at(-1)).toBe('Failed to delete book. Please try again.');
  await expect(rowOf(page, title)).toHaveCount(0);
  expect(await booksCalled(page.request, title)).toEqual([]);
  forgiveFailedRequests(watched);
});

test('a save fails after the shop has ended the session, and succeeds after a login in another tab', async ({
  page,
  context,
  watched,
}) => {
  const title = aTitle();
  const token = await newAdminToken(page.request);
  await storeToken(page, token);
  await page.goto('/dashboard/add-new-book');
  await typeBook(page, title);
  await page.request.post(apiPaths.adminLogout, { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  expect(await booksCalled(page.request, title)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/about');
  const next = await newAdminToken(page.request);
  await other.evaluate((text) => localStorage.setItem('token', text), next);
  await page.getByRole('button', { name: 'Add Book' }).click();
  await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
  const [book, ...more] = await booksCalled(page.request, title);
  expect(more).toEqual([]);
  if (book) await deleteBook(page.request, book);
  forgiveFailedRequests(watched);
});

test('orders and books that failed to load are loaded again on request', async ({ page, context, watched }) => {
  await context.route(/\/api\/(?:books|orders)(?:\?|$)/, (route) => route.fulfill({ status: 503, json: {} }));
  await openDashboard(page, '/dashboard/manage-books');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText('The books could not be loaded');
  await visit(page, '/dashboard/orders');
  await expect(main.getByRole('alert')).toHaveText('The orders could not be loaded');
  await context.unrouteAll();
  const book = await createBook(page.request, { title: aTitle() });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await visit(page, '/dashboard/manage-books');
  await expect(rowOf(page, book.title)).toBeVisible();
  await deleteBook(page.request, book);
  forgiveFailedRequests(watched);
});
