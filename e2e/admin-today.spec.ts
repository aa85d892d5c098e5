import { readFileSync } from 'node:fs';
import type { Today } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { aTitle } from './bookForm.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { createBook, deleteBook, placeOrder, seededBook, setCopies, storeStreet } from './shopData.ts';
import { visit } from './visit.ts';

test('the first page of the dashboard leads to the orders of today, and to those that wait, the oldest first', async ({
  page,
}) => {
  const customer = await newCustomer();
  const book = await seededBook(page.request);
  const first = await placeOrder(page.request, customer, [book]);
  const second = await placeOrder(page.request, customer, [book]);
  await openDashboard(page, '/dashboard');
  const main = page.getByRole('main');
  const figures = main.getByRole('list', { name: 'Today' });
  await expect(figures.getByRole('listitem').filter({ hasText: 'Orders of today' })).toContainText(/^[1-9]/);
  await expect(main.getByRole('list', { name: 'Statistics' }).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);

  await figures.getByRole('link', { name: 'Orders of today' }).click();
  await expect(page).toHaveURL('/dashboard/orders?day=today');
  await expect(main.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  const links = main.getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  await main.getByRole('searchbox').fill(customer.email);
  await main.getByRole('searchbox').press('Enter');
  const ids = ({ _id }: { _id: string }) => _id.slice(0, 8);
  await expect(links).toHaveText([second, first].map(ids));
  await expect(main.getByRole('row').nth(1)).toContainText('Porto');
  await main.getByLabel('Sort').selectOption('Oldest first');
  await expect(links).toHaveText([first, second].map(ids));
  await expect(page).toHaveURL(/day=today&sort=oldest$/);
  await expectAccessible(page);

  await visit(page, '/dashboard');
  await figures.getByRole('link', { name: 'Orders to pack' }).click();
  await expect(page).toHaveURL('/dashboard/orders?status=placed&sort=oldest');
  await expect(main.getByLabel('Status')).toHaveValue('placed');
  await expect(main.getByLabel('Sort')).toHaveValue('oldest');
  await visit(page, '/dashboard');
  await figures.getByRole('link', { name: 'Open withdrawals' }).click();
  await expect(page).toHaveURL('/dashboard/withdrawals?show=open');
  await visit(page, '/dashboard');
  await figures.getByRole('link', { name: /running low$/ }).click();
  await expect(page).toHaveURL('/dashboard/manage-books?show=low');
  await expect(main.getByLabel('Show')).toHaveValue('low');
});

test('the first page of the dashboard fits its screen, whatever the width', async ({ page }) => {
  const today: Today = {
    day: '2026-11-25',
    toPack: { count: 1234, oldest: '2026-11-24T09:00:00.000Z' },
    orders: { count: 12_345, takings: 1_234_567.5 },
    cashToCome: { count: 1234, sum: 1_234_567.5 },
    books: { soldOut: 1234, low: 1234 },
    failedMails: { orders: 100, withdrawals: 12 },
    withdrawals: 123,
  };
  await page.route(`**${apiPaths.today}`, (route) => route.fulfill({ json: today }));
  await openDashboard(page, '/dashboard');
  const figures = page.getByRole('main').getByRole('list', { name: 'Today' });
  await expect(figures).toContainText('$1,234,567.50');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});

test('the labels of selected orders are saved for a carrier', async ({ page }) => {
  const customer = await newCustomer();
  const book = await seededBook(page.request);
  const key = await storeStreet(page.request, customer, 'Mill Lane 7');
  const order = await placeOrder(page.request, customer, [book], {}, key);
  await placeOrder(page.request, customer, [book]);
  await openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Save labels' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(csv).toHaveLength(2);
  expect(csv[1]).toBe(
    `"Rosa Reader","Mill Lane 7","4000-001","Porto","Porto","Portugal","0170123","${order._id.slice(0, 8)}",${Number(order.totalPrice)}`,
  );
  await expect(bar.getByText('1 label saved, 1 left out: no longer to be sent, or without a street')).toBeVisible();
  await expectAccessible(page);
});

test('the table of books shows the fewest copies first, and those to reorder', async ({ page }) => {
  const book = await createBook(page.request, { title: aTitle(), isbn: '9780306406157' });
  await setCopies(page.request, book, 2);
  await openDashboard(page, '/dashboard/manage-books?show=low');
  const main = page.getByRole('main');
  const row = main.getByRole('row').filter({ hasText: book.title });
  await expect(row).toContainText('ISBN 9780306406157');
  await expect(row.getByRole('button', { name: `2 copies of ${book.title}` })).toBeVisible();
  await expect(row.getByRole('link', { name: `View ${book.title} in the shop` })).toHaveAttribute(
    'href',
    `/books/${book._id}`,
  );
  await main.getByLabel('Show').selectOption('To reorder');
  await main.getByLabel('Copies below').fill('2');
  await main.getByLabel('Copies below').press('Enter');
  await expect(page).toHaveURL(/show=reorder&below=2$/);
  await expect(row).toHaveCount(0);
  await main.getByLabel('Copies below').fill('3');
  await main.getByLabel('Copies below').press('Enter');
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel('Show').selectOption('All');
  await expect(page).toHaveURL('/dashboard/manage-books');
  await main.getByLabel('Show').selectOption('To reorder');
  await expect(main.getByLabel('Copies below')).toHaveValue('3');
  await deleteBook(page.request, book);
});
