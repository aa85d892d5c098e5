import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';

const NAMES = ['Amber', 'Basalt', 'Copper'];

async function createBooks(request: APIRequestContext): Promise<Book[]> {
  const mark = randomUUID().slice(0, 8);
  const books: Book[] = [];
  for (const [index, name] of NAMES.entries()) {
    const title = `${name} ${mark}`;
    books.push(await createBook(request, { title, newPrice: [10, 0.5, 19.99][index] ?? 1, oldPrice: 20 }));
  }
  return books;
}

const present = async (request: APIRequestContext, books: Book[]) => {
  const answer = await request.get(apiPaths.booksPage({ ids: books.map(({ _id }) => _id) }));
  return (await answer.json()) as Book[];
};
const pricesOf = (books: Book[]) => books.map(({ newPrice }) => newPrice);

const bar = (page: Page) => page.getByRole('region', { name: 'Selected books' });
const note = (page: Page) => page.getByRole('region', { name: 'Change of many books' });

async function select(page: Page, books: Book[]): Promise<void> {
  for (const { title } of books) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
}

test('the admin changes the prices of selected books after a preview, and undoes the change', async ({ page }) => {
  const books = await createBooks(page.request);
  await openDashboard(page, '/dashboard/manage-books');
  await select(page, books);
  // What is selected stays so on other pages and in other orders.
  await page.getByLabel('Sort').selectOption('title');
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
  await page.getByLabel('Sort').selectOption('newest');
  await expect(page.getByRole('checkbox', { name: `Select ${books[0]?.title}` })).toBeChecked();
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await expect(dialog.getByText('Unchanged: 3 books.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change 0 books' })).toBeDisabled();
  await dialog.getByLabel('Unit').selectOption('amount');
  await dialog.getByLabel('Dollars').fill('1.00');
  const lines = dialog.getByRole('row');
  await expect(lines).toHaveText([
    'BookNowThen',
    `${books[1]?.title}$0.50would be below $0.00`,
    `${books[0]?.title}$10.00$9.00`,
    `${books[2]?.title}$19.99$18.99`,
  ]);
  await dialog.getByLabel('Unit').selectOption('percent');
  await dialog.getByLabel('Per cent').fill('12.5');
  await expect(lines.filter({ hasText: books[2]?.title ?? '' })).toContainText('$17.49');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Change prices' })).toBeFocused();
  expect(pricesOf(await present(page.request, books))).toEqual([10, 0.5, 19.99]);

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Per cent').fill('12.5');
  // The books are loaded anew with each opening; until then there is nothing to confirm.
  await expect(lines.filter({ hasText: books[2]?.title ?? '' })).toContainText('$17.49');
  await dialog.getByLabel('Per cent').press('Enter');
  await expect(note(page).getByRole('status')).toHaveText('3 books changed');
  await expect(note(page)).toBeFocused();
  await expect(bar(page)).toBeHidden();
  expect(pricesOf(await present(page.request, books))).toEqual([8.75, 0.44, 17.49]);
  await expect(page.getByRole('row').filter({ hasText: books[2]?.title ?? '' })).toContainText('$17.49');

  await note(page).getByRole('button', { name: 'Undo all changes' }).press('Enter');
  await expect(note(page).getByRole('status')).toHaveText('3 books as before');
  await expect(note(page)).toBeFocused();
  expect(pricesOf(await present(page.request, books))).toEqual([10, 0.5, 19.99]);
  await note(page).getByRole('button', { name: 'Close' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  for (const book of books) await deleteBook(page.request, book);
});

test("deleting many overwrites nobody's edit, does the rest when the network is back, and can be undone", async ({
  page,
  watched,
}) => {
  const books = await createBooks(page.request);
  const [edited, ...others] = books as [Book, Book, Book];
  await openDashboard(page, '/dashboard/manage-books');
  await select(page, books);
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete books' });
  await expect(dialog.getByText('3 books will change.')).toBeVisible();
  // Another admin is faster.
  await setPrice(page.request, edited, 3);
  await page.route(`**${apiPaths.bookChanges}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Delete 3 books' }).click();
  await expect(note(page).getByRole('status')).toHaveText('0 books deleted, 3 not');
  await expect(note(page).getByRole('listitem').first()).toContainText('the shop could not be reached');
  forgiveFailedRequests(watched);
  await expectAccessible(page);

  // The shop does it, and the answer is lost: another try finds what was done.
  await page.route(
    `**${apiPaths.bookChanges}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await present(page.request, books)).length).toBe(1);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page).getByRole('status')).toHaveText('2 books deleted, 1 not');
  await expect(note(page).getByRole('listitem')).toHaveText([
    `${edited.title}: changed meanwhile by somebody else: it stays as it is now`,
  ]);
  forgiveFailedRequests(watched);
  await note(page).getByRole('button', { name: 'Undo all changes' }).click();
  await expect(note(page).getByRole('status')).toHaveText('2 books as before');
  expect(await present(page.request, others)).toEqual(others);
  for (const book of books) await deleteBook(page.request, book);
});

test('a selection is restored after a look at one of its books, and cleared after other pages', async ({ page }) => {
  const book = await createBook(page.request, { title: 'Looked at' });
  await openDashboard(page, '/dashboard/manage-books?q=Looked');
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Select Looked at' }).first().check();
  await main.getByRole('link', { name: 'Edit Looked at' }).first().click();
  await main.getByRole('link', { name: 'All books' }).click();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'View Looked at in the shop' }).first().click();
  await page.goBack();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(main.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Books', exact: true }).click();
  await expect(main.getByRole('checkbox', { name: 'Select Looked at' }).first()).not.toBeChecked();
  await expect(bar(page)).toBeHidden();
  await deleteBook(page.request, book);
});

test('the admin selects a whole page of books with one press and marks it as trending', async ({ page }) => {
  const books = await createBooks(page.request);
  await page.route(`**${apiPaths.books}?*sort=*`, async (route) => {
    await route.fulfill({ json: await present(page.request, books), headers: { 'X-Total-Count': '3' } });
  });
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('checkbox', { name: 'Select all books on this page' }).check();
  await bar(page).getByRole('button', { name: 'Trending', exact: true }).click();
  await page.getByRole('button', { name: 'Change 3 books' }).click();
  await expect(note(page).getByRole('status')).toHaveText('3 books changed');
  expect((await present(page.request, books)).map(({ trending }) => trending)).toEqual([true, true, true]);
  await expect(page.getByRole('row').filter({ hasText: 'Trending' })).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all books on this page' }).check();
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  for (const book of books) await deleteBook(page.request, book);
});
