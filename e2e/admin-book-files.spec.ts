import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

async function chooseFile(page: Page, name: string, ...lines: string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\r\n'));
  await page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
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

test("the admin imports another program's file, corrects refused rows, and undoes it", async ({ page }) => {
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
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download refused rows' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`spring-${mark}-refused.csv`);
  const corrected = readFileSync(await saved.path(), 'utf8').replace(`"Owls ${mark}";""`, `"Owls ${mark}";"Feathers"`);

  await page.getByRole('button', { name: 'Import 1 book' }).click();
  await expectFigures(page, { Added: 1, 'Not imported': 1 });

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

test('the admin chooses to update the book that has the ISBN of a row', async ({ page }) => {
  await openDashboard(page, '/dashboard/manage-books/import');
  const heading = 'title,description,category,newPrice,oldPrice,isbn';
  await chooseFile(page, 'prices.csv', heading, 'Ledger,Sand,horror,9.50,9.50,9786999900019');
  await expectFigures(page, { 'To add': 0, 'To change': 0, 'Your decision': 1 });
  await page.getByLabel('Your decision: Ledger').selectOption('update');
  await expectFigures(page, { 'To change': 1, 'Your decision': 0 });
  await expect(page.getByRole('region', { name: 'Books to add and change' })).toContainText('→ $9.50');
  await expect(page.getByRole('button', { name: 'Import 1 book' })).toBeVisible();
  await expectAccessible(page);
});
