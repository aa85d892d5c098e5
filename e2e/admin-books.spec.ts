import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, forgiveFailedRequests, isApiCall } from './requests.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';
import { visit } from './visit.ts';

// Whole journeys: on a busy machine one of them takes longer than a test may.
test.describe.configure({ timeout: 180_000 });

const CATEGORIES = ['business', 'technology', 'fiction', 'horror', 'adventure'];
const PICTURE = { name: 'salt-road.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };

/** A title that no other test uses. */
const aTitle = () => `The Salt Road ${randomUUID().slice(0, 8)}`;

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Checks that the browser itself refuses the form while a field is empty: it takes the reader there, in its own words. */
async function expectRequired(form: Locator, labels: string[], submit: string): Promise<void> {
  for (const label of labels) {
    const field = form.getByLabel(label, { exact: true });
    const value = await field.inputValue();
    if (label === 'Category') await field.selectOption('');
    else await field.fill('');
    await form.getByRole('button', { name: submit }).click();
    await expect(field).toBeFocused();
    const complaints = await field.evaluate(({ validity }: HTMLInputElement) => {
      const { valueMissing, customError } = validity;
      return { valueMissing, customError };
    });
    expect(complaints, label).toEqual({ valueMissing: true, customError: false });
    if (label === 'Category') await field.selectOption(value);
    else await field.fill(value);
  }
}

const REQUIRED = ['Title', 'Description', 'Category', 'Old Price', 'New Price'];

test(
  'the admin adds a book',
  rows('196-207', 270, '283-287', '315-319', 325, 329, 352, '389-392', 11, 427),
  async ({ page, watched }) => {
    const title = aTitle();
    // The table first, so that the list is in the cache when the new book must appear in it.
    await openDashboard(page, '/dashboard/manage-books');
    await expect(page.getByRole('link', { name: 'Edit' }).first()).toBeVisible();
    await visit(page, '/dashboard/add-new-book');
    const form = page.getByRole('form', { name: 'Add New Book' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    const category = field('Category');
    await expect(category).toHaveValue('');
    const options = await category
      .locator('option')
      .evaluateAll((list) => list.map((option) => [(option as HTMLOptionElement).value, option.textContent]));
    expect(options[0]).toEqual(['', 'Choose A Category']);
    expect(options.slice(1).map(([value]) => value)).toEqual(CATEGORIES);
    for (const label of ['Old Price', 'New Price']) await expect(field(label)).toHaveAttribute('type', 'number');
    await expect(field('Cover Image')).toHaveAttribute('accept', /^image\//);
    expect(await form.locator('[maxlength], [minlength], [pattern]').count()).toBe(0);

    await field('Title').fill(title);
    await field('Description').fill('A caravan, a debt, and the road between them.');
    await category.selectOption('fiction');
    await field('Trending').check();
    // As people type: a comma for the decimals, and an amount pasted as it was written elsewhere.
    await field('Old Price').pressSequentially('24,50');
    await expect(field('Old Price')).toHaveValue('24.50');
    await field('New Price').evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', '$1,019.90 ');
      (input as HTMLInputElement).focus();
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(field('New Price')).toHaveValue('1019.90');
    await field('Cover Image').setInputFiles(PICTURE);
    await expect(form.getByText('Selected: salt-road.png')).toBeVisible();
    await form.getByText('More details').click();
    await field('Author').fill('Ines Okafor');
    await expect(page.getByRole('img', { name: 'The cover as the shop will show it' })).toContainText('The Salt Road');
    await expectRequired(form, REQUIRED, 'Add Book');
    await expectAccessible(page);

    await page.route(`**${apiPaths.createBook}`, (route) => route.fulfill({ status: 500, json: {} }));
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
    await expect(field('Title')).toHaveValue(title);
    await expect(form.getByText('Selected: salt-road.png')).toBeVisible();
    forgiveFailedRequests(watched);
    await page.unroute(`**${apiPaths.createBook}`);

    const goOn = Promise.withResolvers<void>();
    await page.route(`**${apiPaths.createBook}`, async (route) => {
      await goOn.promise;
      await route.continue();
    });
    const sent = page.waitForRequest(`**${apiPaths.createBook}`);
    const created = page.waitForResponse(`**${apiPaths.createBook}`);
    await form.getByRole('button', { name: 'Add Book' }).click();
    await expect(form.getByRole('button', { name: 'Adding..' })).toBeDisabled();
    goOn.resolve();
    await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
    const request = await sent;
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.postDataJSON()).toEqual({
      title,
      author: 'Ines Okafor',
      description: 'A caravan, a debt, and the road between them.',
      category: 'fiction',
      trending: true,
      oldPrice: 24.5,
      newPrice: 1019.9,
      coverImage: 'salt-road.png',
    });

    for (const label of ['Title', 'Description', 'Category', 'Old Price', 'New Price', 'Cover Image']) {
      await expect(field(label)).toHaveValue('');
    }
    await expect(field('Trending')).not.toBeChecked();
    await expect(form.getByText('Selected:')).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Add Book' })).toBeFocused();

    await visit(page, '/dashboard/manage-books');
    await expect(rowOf(page, title)).toContainText('fiction$1019.90');
    await deleteBook(page.request, (await (await created).json()) as Book);
  },
);

test(
  'the admin edits a book, and does not overwrite what another did meanwhile',
  rows('208-213', 271, 288, 289, '320-325', '393-396', 400),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: aTitle(), coverImage: 'book-3', trending: true });
    const address = `**${apiPaths.book(book._id)}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await openDashboard(page, `/dashboard/edit-book/${book._id}`);
    await expect(page.getByRole('alert')).toHaveText('Error fetching book data');
    forgiveFailedRequests(watched);
    await page.unroute(address);
    const goOn = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await goOn.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading the book')).toBeVisible();
    goOn.resolve();

    const form = page.getByRole('form', { name: 'Update Book' });
    const field = (label: string) => form.getByLabel(label, { exact: true });
    await expect(field('Title')).toHaveValue(book.title);
    await expect(field('Description')).toHaveValue(book.description);
    await expect(field('Category')).toHaveValue('fiction');
    await expect(field('Trending')).toBeChecked();
    await expect(field('Old Price')).toHaveValue('20.00');
    await expect(field('New Price')).toHaveValue('10.00');
    const cover = form.getByLabel(/^Cover Image/);
    await expect(cover).toHaveValue('book-3');
    await expect(cover).toHaveAttribute('type', 'text');
    for (const label of ['Old Price', 'New Price']) await expect(field(label)).toHaveAttribute('type', 'number');
    await expectRequired(form, REQUIRED, 'Update Book');
    const save = form.getByRole('button', { name: 'Update Book' });

    // Another admin lowers the price while this one writes.
    await setPrice(page.request, book, 8.5);
    await field('Title').fill(`${book.title}, revised`);
    await save.click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to update book.']);
    const note = form.getByRole('alert');
    await expect(note).toContainText('Somebody changed this book meanwhile');
    await expect(note.getByRole('listitem').filter({ hasText: 'New Price' })).toContainText('10.00');
    await expect(note.getByRole('listitem').filter({ hasText: 'New Price' })).toContainText('8.50');
    await expect(field('Title')).toHaveValue(`${book.title}, revised`);
    await expectAccessible(page);
    await note.getByRole('button', { name: "Take the shop's New Price" }).click();
    await expect(field('New Price')).toHaveValue('8.50');
    forgiveFailedRequests(watched);

    const refetched = page.waitForResponse((response) => response.url().endsWith(apiPaths.book(book._id)));
    await cover.fill('');
    await save.click();
    await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');
    expect((await (await refetched).json()) as Book).toMatchObject({
      title: `${book.title}, revised`,
      newPrice: 8.5,
      coverImage: 'book-3',
    });
    await expect(cover).toHaveValue('book-3');
    await expect(note).toHaveCount(0);

    await page.route(`**${apiPaths.editBook(book._id)}`, (route) => route.abort());
    await field('Title').fill('Kept');
    await save.click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to update book.', 'Failed to update book.']);
    await expect(field('Title')).toHaveValue('Kept');
    await expect(note).toHaveCount(0);
    forgiveFailedRequests(watched);
    await deleteBook(page.request, book);
  },
);

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
    const refetched = page.waitForResponse((response) => isList(response.url()));
    await row.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => watched.alerts.at(-1)).toBe('Book deleted successfully!');
    expect(watched.alerts).toHaveLength(2);
    await expect(row).toHaveCount(0);
    expect(((await (await refetched).json()) as Book[]).map(({ _id }) => _id)).not.toContain(book._id);
    const undo = main.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await page.clock.fastForward(4000);
    await undo.click();
    await expect(row).toBeVisible();
    await expect(undo).toHaveCount(0);
    const answer = await page.request.get(apiPaths.book(book._id));
    expect((await answer.json()) as Book).toMatchObject({ _id: book._id, createdAt: book.createdAt });

    await row.getByRole('button', { name: 'Delete' }).click();
    await expect(undo).toBeVisible();
    await page.clock.fastForward(10_000);
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
