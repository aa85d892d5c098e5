import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { answerDialog, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook } from './shopData.ts';
import { visit } from './visit.ts';

/** Of the form: each by what stands above it. */
const fieldsOf = (form: Locator) => (label: string) => form.getByLabel(label, { exact: true });

/** Facts of the book's page, by their names. */
async function factsOf(page: Page): Promise<Record<string, string>> {
  await expect(main(page).getByRole('term').first()).toBeVisible();
  const names = await main(page).getByRole('term').allTextContents();
  const values = await main(page).getByRole('definition').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

test('the admin types book details below “More details”, which are checked while typing and shown on the book page', async ({
  page,
}) => {
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  const field = fieldsOf(form);
  const title = aTitle();
  await field('Title').fill(title);
  await field('Description').fill('A caravan.');
  await field('Category').selectOption('fiction');
  await field('Old Price').fill('20');
  await field('New Price').fill('10');
  // By keyboard, field after field.
  await form.getByText('More details').focus();
  await page.keyboard.press('Enter');
  await expect(field('Author')).toBeVisible();
  const typed = ['Ines Okafor', 'Ninth Street Press', '2-253-00269-1'];
  for (const text of typed) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expect(field('ISBN')).toBeFocused();
  // Ten digits may still become thirteen; left, they are wrong.
  await expect(form.getByText('This is no ISBN')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Scan', exact: true })).toBeFocused();
  await expect(form.getByText('This is no ISBN: check each digit.')).toBeVisible();
  await expect(field('ISBN')).toHaveAccessibleDescription('This is no ISBN: check each digit.');
  await field('ISBN').fill('2-253-00269-0');
  await expect(field('ISBN')).toHaveAccessibleDescription('Kept as 9782253002697');
  await field('Published').fill('2019-02-30');
  await expect(form.getByText('This is no date: write 2019, 2019-03 or 2019-03-05.')).toBeVisible();
  await field('Pages').fill('many');
  await expect(form.getByText('Must be a whole number from 1 to 50,000.')).toBeVisible();
  const height = async () => (await form.boundingBox())?.height;
  await field('Language').fill('german');
  const before = await height();
  await field('Format').focus();
  await expect(field('Language')).toHaveValue('de');
  expect(await height(), 'what a press is meant for stays where it is').toBe(before);
  await field('Language').fill('Klingon, mostly');
  await field('Format').selectOption({ label: 'Hardcover' });
  await expect(form.getByText('Choose a language, or write its code, like en or pt-BR.')).toBeVisible();
  await expectAccessible(page);

  // Nothing is sent, and the first mistake is where the keyboard goes on, wherever it was hidden.
  await form.getByText('More details').click();
  await form.getByRole('button', { name: 'Add Book' }).click();
  await expect(field('Published')).toBeFocused();
  await field('Published').fill('2019-03');
  await field('Pages').fill('352');
  await field('Language').fill('german');
  await field('Format').focus();
  await expect(field('Language')).toHaveValue('de');
  await expect(field('Language')).toHaveAccessibleDescription('German');

  // Closed and left, nothing of it is lost.
  await form.getByText('More details').click();
  await page.reload();
  await expect(field('Publisher')).toHaveValue('Ninth Street Press');
  await expect(field('Format')).toHaveValue('hardcover');
  const created = page.waitForResponse(`**${apiPaths.createBook}`);
  await form.getByRole('button', { name: 'Add Book' }).click();
  await answerDialog(page, 'Book added', 'Your book is uploaded successfully!');
  const book = (await (await created).json()) as Book;
  for (const label of ['Author', 'ISBN', 'Publisher', 'Published', 'Pages', 'Language', 'Format']) {
    await expect(field(label)).toHaveValue('');
  }

  await visit(page, `/books/${book._id}`);
  expect(Object.entries(await factsOf(page))).toEqual([
    ['Author', 'Ines Okafor'],
    ['Published', 'March 2019'],
    ['Category', 'fiction'],
    ['ISBN', '9782253002697'],
    ['Publisher', 'Ninth Street Press'],
    ['Pages', '352'],
    ['Language', 'German'],
    ['Format', 'Hardcover'],
    ['Added', expect.stringMatching(/^\d{1,2} \w+ \d{4}$/)],
  ]);
  await expectAccessible(page);
  await deleteBook(page.request, book);
});

test('the edit form changes and removes book details, and keeps those that it does not show', async ({ page }) => {
  const details = { publisher: 'Halfpenny', published: '2019-03-05', pages: 352, language: 'xh', format: 'other' };
  const book = await createBook(page.request, { title: aTitle(), ...details });
  await page.goto(`/books/${book._id}`);
  const shown = {
    Publisher: 'Halfpenny',
    Published: '5 March 2019',
    Pages: '352',
    Language: 'Xhosa',
    Format: 'Other',
  };
  expect(await factsOf(page)).toMatchObject(shown);

  await openDashboard(page, `/dashboard/edit-book/${book._id}`);
  const form = page.getByRole('form', { name: 'Update Book' });
  const field = fieldsOf(form);
  // It stands open where there is something in it.
  await expect(field('Publisher')).toHaveValue('Halfpenny');
  await expect(field('Language')).toHaveValue('xh');
  await field('Publisher').fill('');
  await field('Published').fill('2020');
  await field('Format').selectOption('');
  await form.getByText('More details').click();
  await form.getByRole('button', { name: 'Update Book' }).click();
  await answerDialog(page, 'Book Updated', 'Your book is updated successfully!');
  await visit(page, `/books/${book._id}`);
  const facts = await factsOf(page);
  expect(facts).toMatchObject({ Published: '2020', Pages: '352', Language: 'Xhosa' });
  for (const name of ['Publisher', 'Format', 'ISBN']) expect(facts).not.toHaveProperty(name);
  await deleteBook(page.request, book);
});

test('a part of the book form that fails to load loses no input, and is loaded again when it is opened again', async ({
  page,
  watched,
}) => {
  await page.route('**/MoreDetails-*.js*', (route) => route.abort());
  await openDashboard(page, '/dashboard/add-new-book');
  const form = page.getByRole('form', { name: 'Add New Book' });
  await form.getByLabel('Title').fill('Kept');
  await form.getByText('More details').click();
  await expect(form.getByRole('alert')).toHaveText('This part could not be loaded. Close it and open it again.');
  await page.unroute('**/MoreDetails-*.js*');
  watched.errors.length = 0;
  await form.getByText('More details').click();
  await form.getByText('More details').click();
  await expect(form.getByLabel('Publisher')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue('Kept');
});
