import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { chooseFile, expectFigures } from './importPage.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, setCopies } from './shopData.ts';

const HEADING = '_id;title;author;description;category;newPrice;oldPrice;shelf';

test('the admin imports a file of books after a preview, and importing it again changes nothing', async ({
  page,
  watched,
}) => {
  const mark = randomUUID().slice(0, 8);
  const present = await createBook(page.request, { title: `Present ${mark}`, newPrice: 10 });
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import books' })).toBeFocused();
  await expectAccessible(page);
  await chooseFile(page, 'books.csv', 'title;oldPrice', 'x;1');
  await expect(page.getByText('This file has other columns than an export of this shop.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await expect(page.getByRole('alert')).toContainText('Still missing: Description, Category.');
  await page.getByRole('button', { name: 'Choose another file' }).click();

  const lines = [
    HEADING,
    `${present._id};Present ${mark};;Written anew.;horror;12,50;20,00;x`,
    `;New ${mark};Ada;"Two\nlines";fiction;5;6,00;x`,
    `;New ${mark};ADA;Twice;fiction;5;6;x`,
    `;;;;poetry;x;6;x`,
  ];
  await chooseFile(page, 'books.csv', ...lines);
  await expect(page.getByRole('status').filter({ hasText: 'would add 1 book and change 1 book' })).toBeVisible();
  await expectFigures(page, { 'To add': 1, 'To change': 1, Unchanged: 0, Refused: 2 });
  await expect(page.getByText('passed over: shelf')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Books to add and to change' }).getByRole('row')).toContainText([
    'Line',
    /^2Present .*Category: Fiction → HorrorPrice: \$10\.00 → \$12\.50/,
    `3New ${mark}New`,
  ]);
  const problems = page.getByRole('region', { name: 'Rows that are refused' }).getByRole('row');
  await expect(problems).toContainText([
    'Line',
    '5_idIs the same book as line 3',
    '6title',
    '6description',
    '6category',
    '6newPrice',
  ]);
  await expectAccessible(page);
  expect((await page.request.get(apiPaths.book(present._id)).then((answer) => answer.json())) as Book).toEqual(present);

  // The shop does it, and the answer is lost: going on finds what was done.
  await page.route(
    `**${apiPaths.bookImport}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Import 2 books' }).click();
  await expect(page.getByRole('alert')).toContainText('It stopped: the shop could not be reached.');
  forgiveFailedRequests(watched);
  await page.getByRole('button', { name: 'Go on with 2 books' }).click();
  await expectFigures(page, { Added: 0, Changed: 0, Unchanged: 2, 'Not imported': 2 });
  await expect(problems).toHaveCount(6);
  await expect(page.locator(':focus')).toContainText('0 books imported');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(page, 'books.csv', ...lines.slice(0, 3));
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
  await expectFigures(page, { 'To add': 0, 'To change': 0, Unchanged: 2, Refused: 0 });

  await page.getByRole('link', { name: 'All books' }).click();
  const added = page.getByRole('row').filter({ hasText: `New ${mark}` });
  await expect(added).toContainText('$5.00');
  await expect(page.getByRole('row').filter({ hasText: `Present ${mark}` })).toContainText('$12.50');
  await added.getByRole('button', { name: 'Delete' }).click();
  await expect(added).toHaveCount(0);
  await deleteBook(page.request, present);
});

// E41
test('the admin exports all books into a file whose import changes nothing', async ({ page }) => {
  const title = `=1+1 ${randomUUID().slice(0, 8)}`;
  const book = await createBook(page.request, {
    title,
    description: 'Sand;\n"worms", and more',
    isbn: '2-253-00269-0',
    excerpt: '- "Go", he said.\n\nThey went.',
  });
  await setCopies(page.request, book, 2);
  await openDashboard(page, '/dashboard/manage-books');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^books-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(`"${book._id}","'${title}",`);
  expect(text).toContain(`"9782253002697","","","","'- ""Go"", he said.\n\nThey went.","","2",`);
  const [heading = '', ...others] = text.split('\r\n');
  const own = others.filter((line) => line.includes(book._id));
  await page.getByRole('link', { name: 'Import' }).click();
  await chooseFile(page, 'books.csv', heading, ...own);
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
  await expectFigures(page, { Unchanged: 1, Refused: 0 });
  await deleteBook(page.request, book);
});

const FOREIGN = ['Titel;Klappentext;Ladenpreis;Art'];

test('the admin says what the columns of another program’s file hold, mends the refused rows, and undoes the import', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  // Other tests import at the same time.
  const file = `spring-${mark}.csv`;
  const present = await createBook(page.request, { title: `Stays ${mark}` });
  await openDashboard(page, '/dashboard/manage-books/import');
  await chooseFile(page, file, ...FOREIGN, `Salt ${mark};Sand;9,50 €;Roman`, `Owls ${mark};;3;Roman`);
  await expectAccessible(page);
  await page.getByLabel('Art', { exact: true }).selectOption('Category');
  await page.getByLabel('Category of books that name none of this shop’s').selectOption('Horror');
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await expectFigures(page, { 'To add': 1, 'To change': 0, Refused: 1 });
  await expect(page.getByRole('region', { name: 'Books to add and to change' })).toContainText('Price: $9.50');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the refused rows' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`spring-${mark}-refused.csv`);
  const mended = readFileSync(await saved.path(), 'utf8').replace(`"Owls ${mark}";""`, `"Owls ${mark}";"Feathers"`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expect(page.getByText('1 book imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(page, file, mended);
  await expect(page.getByText('The columns are taken as last time.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expect(page.getByText('1 book imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const own = '_id;title;description;category;newPrice;oldPrice';
  await chooseFile(page, file, own, `${present._id};Other ${mark};x;fiction;1;2`);
  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expect(page.getByText('1 book imported.')).toBeVisible();
  const undo = page.getByRole('button', { name: `Undo the import of ${file}` });
  await expect(undo).toHaveCount(3);
  // The latest first: an import that is undone has no such button any more.
  for (const left of [2, 1, 0]) {
    await undo.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('One change undone.')).toBeVisible();
    await expect(undo).toHaveCount(left);
  }
  await expectAccessible(page);
  const answer = await page.request.get(apiPaths.booksPage({ q: mark, limit: 24 }));
  expect(((await answer.json()) as Book[]).map(({ title }) => title)).toEqual([`Stays ${mark}`]);
  await deleteBook(page.request, present);
});

test('the admin takes a template whose sample the import understands', async ({ page }) => {
  await openDashboard(page, '/dashboard/manage-books/import');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('books-template.csv');
  await chooseFile(page, 'books.csv', readFileSync(await saved.path(), 'utf8'));
  await expectFigures(page, { 'To add': 1, Refused: 0 });
});
