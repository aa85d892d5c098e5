import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { aTitle, expectRequired } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook, setPrice } from './shopData.ts';

test(
  'the admin edits a book without overwriting the changes of another admin',
  rows('208-213', 271, 288, 289, '320-324', '393-396', 400),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: aTitle(), coverImage: 'book-3', trending: true });
    const address = `**${apiPaths.book(book._id)}`;
    await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
    await openDashboard(page, `/dashboard/edit-book/${book._id}`);
    await expect(page.getByRole('alert')).toHaveText('Error fetching book data');
    ignoreFailedRequests(watched);
    await page.unroute(address);
    const held = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading book…')).toBeVisible();
    held.resolve();

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
    await expectRequired(form, 'Update Book');
    const save = form.getByRole('button', { name: 'Update Book' });

    await setPrice(page.request, book, 8.5);
    await field('Title').fill(`${book.title}, revised`);
    await field('New Price').fill('9');
    await save.click();
    await expect.poll(() => watched.alerts).toEqual(['Failed to update book.']);
    const note = form.getByRole('alert');
    await expect(note).toContainText('Someone else has changed this book');
    const price = note.getByText('New Price', { exact: true }).locator('..');
    await expect(price).toContainText('9');
    await expect(price).toContainText('8.50');
    await expect(field('Title')).toHaveValue(`${book.title}, revised`);
    await expectAccessible(page);
    await note.getByRole('button', { name: "Use the shop's New Price" }).click();
    await expect(field('New Price')).toHaveValue('8.50');
    ignoreFailedRequests(watched);

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
    ignoreFailedRequests(watched);
    await deleteBook(page.request, book);
  },
);
