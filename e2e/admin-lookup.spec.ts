import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { deleteBook } from './shopData.ts';
import { visit } from './visit.ts';

/** The only book of the emulators' lookup. */
const ISBN = '9781402894626';

/** Cleans up after a failed run, because the emulators have one ISBN. */
async function removeBooksWith(request: APIRequestContext, isbn: string): Promise<void> {
  const answer = await request.get(apiPaths.booksPage({ q: isbn, limit: 5 }));
  for (const book of (await answer.json()) as Book[]) {
    if (book.isbn === isbn) await deleteBook(request, book);
  }
}

test('an unknown ISBN leads to a new book with details from elsewhere', async ({ page }) => {
  await removeBooksWith(page.request, ISBN);
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('button', { name: 'Add copies' }).click();
  await page.getByLabel('Scan or type ISBN').fill(ISBN);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Add a book with this ISBN' }).click();

  const form = page.getByRole('form', { name: 'Add New Book' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(form.getByText(/^Filled in: Title, Subtitle, Author, Contributors, Publisher, /)).toBeVisible();
  await expect(field('Title')).toHaveValue('The Lantern Maker');
  await expect(field('Title')).toHaveAccessibleDescription('From Open Library');
  await expect(field('Description')).toHaveValue('A town without lamps.\n\nOne winter, somebody lights one.');
  await expect(field('Description')).toHaveAccessibleDescription('From Google Books');
  await expect(field('Published')).toHaveValue('2019-03-05');
  await expect(form.getByRole('group', { name: 'Contributors' })).toHaveAccessibleDescription('From Open Library');
  // Pages load no pictures from other hosts.
  const cover = form.getByRole('link', { name: 'Cover at Open Library' });
  await expect(cover).toHaveAttribute('href', 'https://covers.openlibrary.org/b/id/1-L.jpg');
  await expectAccessible(page);

  await field('Title').fill('The Lantern Maker, signed');
  await form.getByRole('button', { name: 'Move Bo Ek up' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Move Bo Ek down' })).toBeFocused();
  await field('Role 1').selectOption({ label: 'Translator' });
  await field('Series').fill('Lamps');
  await field('Number in series').fill('2');
  await form.getByRole('button', { name: 'Add a subject' }).click();
  await field('Code 1').fill('FBA');
  await field("Bookseller's note").fill('Read it aloud.');
  await field('Excerpt').fill('It was dark.\n\nThen it was not.');
  await form.getByText('More details').click();
  await page.reload();
  await expect(field('Publisher')).toHaveValue('Ninth Street Press');
  await field('Category').selectOption('fiction');
  await field('Old Price').fill('24.50');
  await field('New Price').fill('19.99');
  const created = page.waitForResponse(`**${apiPaths.createBook}`);
  await form.getByRole('button', { name: 'Add Book' }).click();
  await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
  const book = (await (await created).json()) as Book;
  expect(book).toMatchObject({
    isbn: ISBN,
    title: 'The Lantern Maker, signed',
    subtitle: 'A Novel',
    author: 'Ines Okafor',
    contributors: [
      { name: 'Bo Ek', role: 'B06' },
      { name: 'Ines Okafor', role: 'A01' },
    ],
    series: { name: 'Lamps', number: '2' },
    publisher: 'Ninth Street Press',
    pages: 352,
    language: 'en',
    subjects: [{ scheme: 'thema', code: 'FBA' }],
    note: { text: 'Read it aloud.', by: 'admin' },
    hasExcerpt: true,
  });

  await visit(page, `/dashboard/edit-book/${book._id}`);
  const editing = page.getByRole('form', { name: 'Update Book' });
  await expect(editing.getByLabel('Excerpt', { exact: true })).toHaveValue('It was dark.\n\nThen it was not.');
  await expect(editing.getByLabel('Name 1', { exact: true })).toHaveValue('Bo Ek');
  await editing.getByLabel('Available to order').uncheck();
  const updated = page.waitForResponse(`**${apiPaths.editBook(book._id)}`);
  await editing.getByRole('button', { name: 'Update Book' }).click();
  await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');
  expect(await (await updated).json()).toMatchObject({
    hasExcerpt: true,
    orderable: false,
    contributors: book.contributors,
  });
  await deleteBook(page.request, book);
});
