import { randomInt } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths, stockPaths } from '@bookstore/contract/api/paths';
import { toIsbn13 } from '@bookstore/contract/bookFields';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook } from './shopData.ts';

/** One that no other test uses. */
function anIsbn(): string {
  const twelve = `978${String(randomInt(1e9)).padStart(9, '0')}`;
  const isbn = Array.from('0123456789', (digit) => toIsbn13(twelve + digit)).find((found) => found !== null);
  if (!isbn) throw new Error(`${twelve} has no check digit`);
  return isbn;
}

const rowOf = (page: Page, { title }: Book) => page.getByRole('row').filter({ hasText: title });
const copiesOf = (page: Page, book: Book) =>
  rowOf(page, book).getByRole('button', { name: new RegExp(`(?:of|:) ${book.title}$`) });

test('the admin counts the copies of a book in the table, by keys alone, and finds what is sold out', async ({
  page,
  watched,
}) => {
  const book = await createBook(page.request, { title: aTitle() });
  await openDashboard(page, `/dashboard/manage-books?q=${encodeURIComponent(book.title)}`);
  const main = page.getByRole('main');
  const copies = copiesOf(page, book);
  const field = main.getByRole('spinbutton', { name: 'Copies' });
  await expect(copies).toHaveText('Not counted');

  const count = async (typed: string, text: string) => {
    await copies.focus();
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(copies).toHaveText(text);
    await expect(copies).toBeFocused();
    await expect(main.getByRole('status').filter({ hasText: `${book.title}: ${text}` })).toHaveCount(1);
  };
  await count('2', '2 copies');
  const read = async () => (await (await page.request.get(apiPaths.book(book._id))).json()) as Book;
  expect(await read()).toMatchObject({ availability: 'low', left: 2 });

  await copies.click();
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(field).toHaveValue('3');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(copies).toBeFocused();
  await expect(copies).toHaveText('2 copies');

  const address = `**${stockPaths.stock(book._id)}`;
  await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
  await copies.click();
  await field.fill('9');
  await field.press('Enter');
  await expect.poll(() => watched.alerts).toEqual(['Failed to change the copies. Please try again.']);
  await expect(copies).toHaveText('2 copies');
  forgiveFailedRequests(watched);
  await page.unroute(address);

  await count('0', '0 copies');
  await main.getByLabel('Show').selectOption('Sold out');
  await expect(page).toHaveURL(/show=sold-out/);
  await expect(rowOf(page, book)).toBeVisible();
  // There is one again, so it is no longer among them.
  await copies.click();
  await field.fill('1');
  await field.press('Enter');
  await expect(main.getByText(`No book matches “${book.title}”`)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'All Books' })).toBeFocused();
  await deleteBook(page.request, book);
});

test('the admin adds copies of a delivery with a scanner, and adds an unknown book with its ISBN', async ({ page }) => {
  const book = await createBook(page.request, { title: aTitle(), isbn: anIsbn() });
  await openDashboard(page, `/dashboard/manage-books?q=${encodeURIComponent(book.title)}`);
  const main = page.getByRole('main');
  const opener = main.getByRole('button', { name: 'Add copies' });
  await opener.click();
  const box = main.getByRole('region', { name: 'Add copies' });
  const field = box.getByRole('textbox', { name: 'ISBN of a book that came in' });
  await expect(field).toBeFocused();
  const scan = async (isbn: string) => {
    await page.keyboard.type(isbn);
    await page.keyboard.press('Enter');
  };
  for (let copy = 0; copy < 3; copy += 1) await scan(book.isbn ?? '');
  await expect(box.getByRole('status')).toHaveText(`+1 copy of ${book.title} (now 3)`);
  await expect(copiesOf(page, book)).toHaveText('3 copies');
  await expect(field).toBeFocused();

  await scan('9787543321721');
  await expect(box.getByRole('status')).toContainText('“9787543321721” is no ISBN');
  const unknown = anIsbn();
  await scan(unknown);
  await expect(box.getByRole('status')).toContainText(`No book has the ISBN ${unknown}.`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  await scan(unknown);
  await box.getByRole('link', { name: 'Add a book with it' }).click();
  await expect(page).toHaveURL(`/dashboard/add-new-book?isbn=${unknown}`);
  const form = main.getByRole('form', { name: 'Add New Book' });
  const isbn = form.getByLabel('ISBN');
  await expect(isbn).toHaveValue(unknown);
  await expect(isbn).toBeVisible();
  const title = aTitle();
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill('It came in a box.');
  await form.getByLabel('Category').selectOption('fiction');
  await form.getByLabel('Old Price').fill('12');
  await form.getByLabel('New Price').fill('10');
  await isbn.fill('978-0-00-000000-1');
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect(form.getByText('This is no ISBN: check each digit.')).toBeVisible();
  await isbn.fill(unknown);
  await form.getByRole('button', { name: 'Add Book' }).click();
  await page.getByRole('dialog', { name: 'Book added' }).getByRole('button', { name: "Yes, It's Okay!" }).click();
  const found = (await (await page.request.get(apiPaths.booksPage({ q: unknown, limit: 2 }))).json()) as Book[];
  expect(found).toMatchObject([{ title, isbn: unknown }]);
  for (const one of [book, ...found]) await deleteBook(page.request, one);
});
