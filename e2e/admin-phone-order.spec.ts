import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { anIsbn } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { createBook } from './shopData.ts';

async function scan(page: Page, isbn: string): Promise<void> {
  await page.getByLabel('Title, author or ISBN').focus();
  await page.keyboard.type(isbn);
  await page.keyboard.press('Enter');
}

const chosen = (page: Page) => page.getByRole('list', { name: 'Books in this order' }).getByRole('listitem');

test('the admin takes an order by phone, and prints its slip', async ({ page }) => {
  const isbn = anIsbn();
  const scanned = await createBook(page.request, { title: 'Scanned by Telephone', isbn, newPrice: 12.5 });
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }));
  await openDashboard(page, '/dashboard/orders');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'New order' }).click();
  await expect(main.getByRole('heading', { name: 'New order' })).toBeFocused();

  await scan(page, isbn);
  await expect(main.getByText(`${scanned.title} added.`)).toBeVisible();
  await expect(chosen(page)).toHaveCount(1);
  const fields = { Name: 'Paul Phone', Phone: '+43 660 1234567', Street: '4 Long Lane' };
  const address = { Zipcode: '8010', City: 'Graz', State: 'Styria', Country: 'Austria' };
  for (const [label, text] of Object.entries({ ...fields, ...address })) {
    await main.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(main.getByText('$12.50')).toHaveCount(3);
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Place order' }).click();

  await expect(main.getByText('Order placed.')).toBeVisible();
  await main.getByRole('button', { name: 'Print slip' }).click();
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true);
  const slip = page.getByRole('region', { name: 'Packing slip', includeHidden: true });
  for (const text of ['Paul Phone', '4 Long Lane', scanned.title]) await expect(slip).toContainText(text);
});
