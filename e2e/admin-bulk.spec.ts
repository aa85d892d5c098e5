import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { createBook, deleteBook } from './shopData.ts';

const PRICES = { Amber: 10, Basalt: 0.5, Copper: 19.99 };

async function createBooks(request: APIRequestContext): Promise<[Book, Book, Book]> {
  const mark = randomUUID().slice(0, 8);
  const books: Book[] = [];
  for (const [name, newPrice] of Object.entries(PRICES)) {
    books.push(await createBook(request, { title: `${name} ${mark}`, newPrice, oldPrice: 20 }));
  }
  return books as [Book, Book, Book];
}

const fetchCurrent = async (request: APIRequestContext, books: Book[]) => {
  const answer = await request.get(apiPaths.booksPage({ ids: books.map(({ _id }) => _id) }));
  return (await answer.json()) as Book[];
};
const pricesOf = (books: Book[]) => books.map(({ newPrice }) => newPrice);

const bar = (page: Page) => page.getByRole('region', { name: 'Selected books' });
const note = (page: Page) => page.getByRole('region', { name: 'Bulk change' });
const selected = (page: Page, count: number) => bar(page).getByText(`${count} selected`, { exact: true });

test('the admin changes prices of selected books after a preview, with undo', async ({ page }) => {
  const books = await createBooks(page.request);
  const [, cheapest, dearest] = books;
  await openDashboard(page, '/dashboard/manage-books');
  const main = page.getByRole('main');
  for (const { title } of books) await main.getByRole('checkbox', { name: `Select ${title}` }).check();
  await main.getByRole('link', { name: `Edit ${cheapest.title}` }).click();
  await main.getByRole('link', { name: 'All books' }).click();
  await expect(selected(page, 3)).toBeVisible();

  await bar(page).getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change prices' });
  await expect(dialog.getByRole('button', { name: 'Change 3 books' })).toBeDisabled();
  await dialog.getByLabel('Unit').selectOption('amount');
  await dialog.getByLabel('Dollars').fill('1.00');
  await expect(dialog.getByRole('row')).toContainText(['Book', 'would be below $0.00', '$10.00$9.00', '$19.99$18.99']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Change prices' })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Percent').fill('12.5');
  // Each opening reloads the books.
  await expect(dialog.getByRole('row').filter({ hasText: dearest.title })).toContainText('$17.49');
  await dialog.getByLabel('Percent').press('Enter');
  await expect(note(page).getByRole('status')).toHaveText('3 books changed');
  await expect(note(page)).toBeFocused();
  await expect(bar(page)).toBeHidden();
  expect(pricesOf(await fetchCurrent(page.request, books))).toEqual([8.75, 0.44, 17.49]);
  await expect(main.getByRole('row').filter({ hasText: dearest.title })).toContainText('$17.49');

  await note(page).getByRole('button', { name: 'Undo all changes' }).press('Enter');
  await expect(note(page).getByRole('status')).toHaveText('Change undone for 3 books');
  expect(pricesOf(await fetchCurrent(page.request, books))).toEqual(Object.values(PRICES));
  await note(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  for (const book of books) await deleteBook(page.request, book);
});
