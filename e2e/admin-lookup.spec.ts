import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { deleteBook } from './shopData.ts';
import { visit } from './visit.ts';

/** Of the books that the stand-in of the emulators knows. */
const ISBN = '9781402894626';

/** What a run that failed has left: the stand-in knows no other ISBN. */
async function removeBooksWith(request: APIRequestContext, isbn: string): Promise<void> {
  const answer = await request.get(apiPaths.booksPage({ q: isbn, limit: 5 }));
  for (const book of (await answer.json()) as Book[]) {
    if (book.isbn === isbn) await deleteBook(request, book);
  }
}

test('an ISBN that no book has leads to a new book, filled in with what others know of it, and says where from', async ({
  page,
}) => {
  await removeBooksWith(page.request, ISBN);
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('button', { name: 'Add copies' }).click();
  await page.getByLabel('ISBN of a book that came').fill(ISBN);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Add a book with it' }).click();

  const form = page.getByRole('form', { name: 'Add New Book' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await expect(form.getByText(/^Filled in: Title, Subtitle, Author, Contributors, Publisher, /)).toBeVisible();
  await expect(field('Title')).toHaveValue('The Lantern Maker');
  await expect(field('Title')).toHaveAccessibleDescription('From Open Library');
  await expect(field('Description')).toHaveValue('A town without lamps.\n\nOne winter, somebody lights one.');
  await expect(field('Description')).toHaveAccessibleDescription('From Google Books');
  await expect(field('Published')).toHaveValue('2019-03-05');
  await expect(form.getByRole('group', { name: 'Contributors' })).toHaveAccessibleDescription('From Open Library');
  // A picture of somebody else's is a link: no page of the shop asks another host.
  const cover = form.getByRole('link', { name: 'A cover at Open Library' });
  await expect(cover).toHaveAttribute('href', 'https://covers.openlibrary.org/b/id/1-L.jpg');
  await expectAccessible(page);

  // What the bookseller writes is theirs, also when it is looked up again.
  await field('Title').fill('The Lantern Maker, signed');
  await expect(field('Title')).not.toHaveAccessibleDescription('From Open Library');
  await form.getByRole('button', { name: 'Look it up' }).click();
  await expect(form.getByText('The form has all that was found.')).toBeVisible();
  await expect(field('Title')).toHaveValue('The Lantern Maker, signed');

  // The second of two people, moved to the front by keyboard and called a translator.
  await form.getByRole('button', { name: 'Move Bo Ek up' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Move Bo Ek down' })).toBeFocused();
  await field('Role 1').selectOption({ label: 'Translator' });
  await field('Series').fill('Lamps');
  await field('Number in the series').fill('2');
  await form.getByRole('button', { name: 'Add a subject' }).click();
  await field('Code 1').fill('FBA');
  await field('The shop’s note').fill('Read it aloud.');
  await expect(field('Name under the note')).toHaveValue('admin');
  await field('Excerpt').fill('It was dark.\n\nThen it was not.');
  await expectAccessible(page);
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

  // Edited, it is as it was typed, its excerpt too.
  await visit(page, `/dashboard/edit-book/${book._id}`);
  const editing = page.getByRole('form', { name: 'Update Book' });
  await expect(editing.getByLabel('Excerpt', { exact: true })).toHaveValue('It was dark.\n\nThen it was not.');
  await expect(editing.getByLabel('Name 1', { exact: true })).toHaveValue('Bo Ek');
  await editing.getByLabel('Can be ordered').uncheck();
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

test('the form of a book says at its field what the shop refuses, and the form stays as it was typed', async ({
  page,
  watched,
}) => {
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await page.getByRole('button', { name: 'Begin with the ISBN' }).click();
  await expect(field('ISBN')).toBeFocused();
  // A mistyped one is refused at its field, and the form is not sent.
  await page.keyboard.type('9781402894627');
  await page.keyboard.press('Enter');
  await expect(field('ISBN')).toHaveAccessibleDescription(/check each digit/);
  await expect(field('ISBN')).toBeFocused();
  await field('ISBN').fill('');
  // As a hand scanner types: nobody knows this one, and the form is not sent.
  await page.keyboard.type('9791038704022');
  await page.keyboard.press('Enter');
  await expect(form.getByText('No result: nobody knows a book with this ISBN.')).toBeVisible();
  await field('Title').fill('The Salt Road');
  await field('Description').fill('A caravan.');
  await field('Category').selectOption('fiction');
  await field('Old Price').fill('2');
  await field('New Price').fill('1');
  await form.getByText('Contributors, series, note and excerpt').click();
  await field('Number in the series').fill('3');
  await form.getByRole('button', { name: 'Add a contributor' }).click();
  await expect(field('Name 1')).toBeFocused();
  await field('Name 1').fill('Ann; Lee');
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to add book. Please try again.']);
  forgiveFailedRequests(watched);
  await expect(form.getByRole('group', { name: 'Contributors' })).toHaveAccessibleDescription(
    'Name 1: Without a semicolon',
  );
  await expect(field('Series')).toHaveAccessibleDescription('Required');
  await expect(field('Title')).toHaveValue('The Salt Road');
});
