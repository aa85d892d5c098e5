import { randomUUID } from 'node:crypto';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { chooseFile, expectFigures } from './importPage.ts';
import { createBook, deleteBook } from './shopData.ts';

/** A message with short tags, of one sender for each test. */
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

test('the admin imports a message in ONIX after a preview, leaves what was decided here, takes books off sale, and undoes that', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const sender = `Sender ${mark}`;
  await openDashboard(page, '/dashboard/manage-books/import');
  await expectAccessible(page);
  const first = message(
    sender,
    '20260301T1000Z',
    product('r.1', described(`Ghosts ${mark}`)),
    product('r.2', described(`Cooking ${mark}`, { thema: 'WBA' })),
    product('r.3', described(`Digital ${mark}`, { form: 'ED' })),
  );
  await chooseFile(page, `first-${mark}.xml`, first);
  await expect(page.getByText('A message in ONIX: 2 books, 0 to be taken off sale, 1 refused.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Category of 1 book whose subjects').selectOption('Business');
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'would add 2 books and change 0 books' })).toBeVisible();
  const planned = page.getByRole('region', { name: 'Books to add and to change' });
  await expect(planned).toContainText(`Ghosts ${mark}`);
  await expect(planned).toContainText('Sand & würmer.');
  await expect(page.getByRole('region', { name: 'Rows that are refused' })).toContainText('form ED');
  await page.getByRole('button', { name: 'Import 2 books' }).click();
  await expect(page.getByText('2 books imported.')).toBeVisible();
  const found = async () => {
    const answer = await page.request.get(apiPaths.booksPage({ q: mark, limit: 24 }));
    const books = (await answer.json()) as Book[];
    return books.map(({ title, category, newPrice }) => `${title}: ${category}, ${newPrice}`).sort();
  };
  await expect.poll(found).toEqual([`Cooking ${mark}: business, 24`, `Ghosts ${mark}: horror, 24`]);

  // A later message: another price, and the end of a book.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const second = message(
    sender,
    '20260302T1000Z',
    product('r.1', described(`Ghosts ${mark}`, { price: '26.00' })),
    product('r.2', '', '05'),
  );
  await chooseFile(page, `second-${mark}.xml`, second);
  await page.getByLabel('Take 1 book off sale that the message deletes').check();
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await expectFigures(page, { 'To change': 1, 'To take off sale': 1 });
  await expect(planned).toContainText('Price: $24.00 → $26.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 books' }).click();
  await expect.poll(found).toEqual([`Ghosts ${mark}: horror, 26`]);

  // The first one again comes too late.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseFile(page, `first-${mark}.xml`, first);
  await page.getByRole('button', { name: 'Compare with the shop' }).click();
  await expect(page.getByText('There is nothing to import.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Books that stay as they are' })).toContainText(
    'A message that was sent later is known',
  );
  await page.getByRole('button', { name: 'Choose another file' }).click();
  for (const file of [`second-${mark}.xml`, `first-${mark}.xml`]) {
    await page.getByRole('button', { name: `Undo the import of ${file}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 changes undone.')).toBeVisible();
  }
  await expect.poll(found).toEqual([]);
});

test('the admin is told from which line on a message in ONIX cannot be read, and nothing of it is imported', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const book = await createBook(page.request, { title: `Stays ${mark}` });
  await openDashboard(page, '/dashboard/manage-books/import');
  const whole = message(`Sender ${mark}`, '20260301', product('r.1', described(`Cut ${mark}`)));
  await chooseFile(page, 'cut.xml', whole.slice(0, -10));
  await expect(page.getByRole('alert')).toContainText(/^Line \d+: The file ends before its last element does/);
  await chooseFile(page, 'entities.xml', whole.replace(/<!DOCTYPE.*>/, '<!DOCTYPE ONIXmessage [<!ENTITY a "b">]>'));
  await expect(page.getByRole('alert')).toContainText('Line 2: The DOCTYPE declares something of its own.');
  await deleteBook(page.request, book);
});
