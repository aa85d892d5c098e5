import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook, setCopies } from './shopData.ts';

/** @param name ends in .csv or .xml */
async function chooseFile(page: Page, name: string, ...lines: string[]): Promise<void> {
  const mimeType = name.endsWith('.xml') ? 'text/xml' : 'text/csv';
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType, buffer });
}

async function expectFigures(page: Page, figures: Record<string, number>): Promise<void> {
  for (const [name, number] of Object.entries(figures)) {
    const figure = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${name}`) });
    await expect(figure.getByRole('definition')).toHaveText(String(number));
  }
}

async function booksWith(page: Page, word: string): Promise<string[]> {
  const answer = await page.request.get(apiPaths.booksPage({ q: word, limit: 24 }));
  const books = (await answer.json()) as Book[];
  return books.map(({ title, category, newPrice }) => `${title}: ${category}, ${newPrice}`).sort();
}

async function undoImport(page: Page, file: string, result: string): Promise<void> {
  await page.getByRole('button', { name: `Undo import of ${file}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(result)).toBeVisible();
}

test("the admin imports another program's file, corrects refused rows, and undoes it", async ({ page, watched }) => {
  const mark = randomUUID().slice(0, 8);
  const file = `spring-${mark}.csv`;
  await openDashboard(page, '/dashboard/manage-books');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Import books' })).toBeFocused();
  const heading = 'Titel;Klappentext;Ladenpreis;Art';
  await chooseFile(page, file, heading, `Salt ${mark};Sand;9,50;Roman`, `Owls ${mark};;3;Roman`);
  await expectAccessible(page);
  await page.getByLabel('Art', { exact: true }).selectOption('Category');
  await page.getByLabel('Category for unmatched books').selectOption('Horror');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expectFigures(page, { 'To add': 1, 'To change': 0, Refused: 1 });
  await expect(page.getByRole('region', { name: 'Books to add and change' })).toContainText('Price: $9.50');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`spring-${mark}-refused.csv`);
  const corrected = readFileSync(await saved.path(), 'utf8').replace(`"Owls ${mark}";""`, `"Owls ${mark}";"Feathers"`);

  await page.route(
    `**${apiPaths.bookImport}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expect(page.getByRole('alert')).toContainText("Stopped: couldn't reach the shop.");
  ignoreFailedRequests(watched);
  await page.getByRole('button', { name: 'Continue with 1 book' }).click();
  await expectFigures(page, { Added: 0, Unchanged: 1, 'Not imported': 1 });

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(page, `corrected-${mark}.csv`, corrected);
  await expect(page.getByText('Using the same columns as last time.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expect(page.getByText('1 book imported.')).toBeVisible();
  expect(await booksWith(page, mark)).toEqual([`Owls ${mark}: horror, 3`, `Salt ${mark}: horror, 9.5`]);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  for (const name of [`corrected-${mark}.csv`, file]) await undoImport(page, name, 'One change undone.');
  await expect.poll(() => booksWith(page, mark)).toEqual([]);
});

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
  const [heading = '', ...others] = readFileSync(await file.path(), 'utf8').split('\r\n');
  const own = others.filter((line) => line.includes(book._id));
  expect(own).toEqual([expect.stringContaining(`"${book._id}","'${title}",`)]);
  await page.getByRole('link', { name: 'Import' }).click();
  await chooseFile(page, 'books.csv', heading, ...own);
  await expect(page.getByText('Nothing to import.')).toBeVisible();
  await expectFigures(page, { Unchanged: 1, Refused: 0 });
  await deleteBook(page.request, book);
});

const message = (sender: string, sentAt: string, ...products: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE ONIXmessage SYSTEM "https://elsewhere.example/onix.dtd">
<ONIXmessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/short">
<header><sender><x298>${sender}</x298></sender><x307>${sentAt}</x307></header>
${products.join('\n')}
</ONIXmessage>`;

const product = (reference: string, more: string, type = '03') =>
  `<product><a001>${reference}</a001><a002>${type}</a002>${more}</product>`;

const described = (title: string, { thema = 'FKC', price = '24.00', form = 'BC' } = {}) => `<descriptivedetail>
<x314>00</x314><b012>${form}</b012><titledetail><b202>01</b202><titleelement><x409>01</x409><b203>${title}</b203></titleelement></titledetail>
<contributor><b035>A01</b035><b036>Ada Author</b036></contributor>
<subject><x425/><b067>93</b067><b069>${thema}</b069></subject><measure/></descriptivedetail>
<collateraldetail><textcontent><x426>03</x426><x427>00</x427><d104 textformat="05"><p>Sand &amp; <em>w&uuml;rmer</em>.</p></d104></textcontent></collateraldetail>
<productsupply><supplydetail><j396>20</j396><price><x462>02</x462><j151>${price}</j151><j152>USD</j152></price></supplydetail></productsupply>`;

test('the admin imports ONIX messages, withdraws a book, and undoes that', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const sender = `Sender ${mark}`;
  await openDashboard(page, '/dashboard/manage-books/import');
  const first = message(
    sender,
    '20260301T1000Z',
    product('r.1', described(`Ghosts ${mark}`)),
    product('r.2', described(`Cooking ${mark}`, { thema: 'WBA' })),
    product('r.3', described(`Digital ${mark}`, { form: 'ED' })),
  );
  await chooseFile(page, 'cut.xml', first.slice(0, -10));
  await expect(page.getByRole('alert')).toContainText(/^Line \d+: The file ends too early/);
  await chooseFile(page, `first-${mark}.xml`, first);
  await expect(page.getByText('ONIX message: 2 books, 0 to take off sale, 1 refused.')).toBeVisible();
  await page.getByLabel('Category for 1 book without a matching subject').selectOption('Business');
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const planned = page.getByRole('region', { name: 'Books to add and change' });
  await expect(planned).toContainText('Sand & würmer.');
  await page.getByRole('button', { name: 'Import 2 books' }).click();
  await expect(page.getByText('2 books imported.')).toBeVisible();
  expect(await booksWith(page, mark)).toEqual([`Cooking ${mark}: business, 24`, `Ghosts ${mark}: horror, 24`]);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const second = message(
    sender,
    '20260302T1000Z',
    product('r.1', described(`Ghosts ${mark}`, { price: '26.00' })),
    product('r.2', '', '05'),
  );
  await chooseFile(page, `second-${mark}.xml`, second);
  await page.getByLabel('Take 1 book off sale (deleted in the message)').check();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await expectFigures(page, { 'To change': 1, 'To take off sale': 1 });
  await page.getByRole('button', { name: 'Import 2 books' }).click();
  await expect.poll(() => booksWith(page, mark)).toEqual([`Ghosts ${mark}: horror, 26`]);
  await page.getByRole('button', { name: 'Choose another file' }).click();
  for (const name of [`second-${mark}.xml`, `first-${mark}.xml`]) await undoImport(page, name, '2 changes undone.');
  await expect.poll(() => booksWith(page, mark)).toEqual([]);
});
