import { readFileSync } from 'node:fs';
import type { SalesReport } from '@bookstore/contract/api/sales';
import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, placeOrder } from './shopData.ts';

const SALES = '**/api/admin/sales?*';

/** Thirty days that other tests do not sell in, and the thirty before. */
function aReport(route: Route): SalesReport {
  const query = new URL(route.request().url()).searchParams;
  const isBefore = query.has('from') && query.get('to') === '2026-10-01';
  const [from, to] = isBefore ? ['2026-09-02', '2026-10-01'] : ['2026-10-02', '2026-10-31'];
  const buckets = Array.from({ length: 30 }, (_, index) => ({
    start: new Date(Date.parse(`${from}T00:00:00Z`) + index * 86_400_000).toISOString().slice(0, 10),
    orders: isBefore ? 1 : 40,
    books: isBefore ? 2 : 65,
    revenue: isBefore ? 1000 : 1234.1 + index,
  }));
  return {
    from,
    to,
    by: 'day',
    timeZone: 'UTC',
    behindSeconds: 0,
    buckets,
    topBooks: [
      { _id: 'book-one', title: 'The Salt Road', books: 1200, revenue: 23_988 },
      { _id: 'book-two', title: null, books: 750, revenue: 13_470 },
    ],
    byCategory: [
      { category: 'fiction', books: 1200, revenue: 27_843.5 },
      { category: null, books: 750, revenue: 9614.5 },
    ],
  };
}

const answer = (page: Page, toReport: (route: Route) => SalesReport) =>
  page.route(SALES, (route) => route.fulfill({ json: toReport(route) }));

test('the sales page keeps its range in the address', async ({ page }) => {
  const book = await createBook(page.request, { title: 'Sold today', newPrice: 31.5 });
  await placeOrder(page.request, await newCustomer(), [book]);
  await openDashboard(page, '/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Total Sales' }).click();
  await expect(page).toHaveURL('/dashboard/sales');
  await expect(page).toHaveTitle(/Sales · Book Store Inventory$/);
  await expect(main.getByRole('heading', { level: 2, name: 'Sales' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Sales' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  // Today's order is in the last bar, whatever else is sold meanwhile.
  await main.getByRole('button', { name: 'Show as a table' }).click();
  const numbers = main.getByRole('table', { name: 'Sales by day' });
  await expect(numbers.getByRole('row')).toHaveCount(31);
  await expect(numbers.getByRole('row').last().getByRole('cell').first()).not.toHaveText('0');
  await expectAccessible(page);

  const range = main.getByLabel('Range');
  await range.selectOption('Last 12 months');
  await expect(page).toHaveURL('/dashboard/sales?range=12m');
  await expect(main.getByRole('table', { name: 'Sales by month' }).getByRole('row')).toHaveCount(13);
  await main.getByLabel('By', { exact: true }).selectOption('Week');
  await expect(page).toHaveURL('/dashboard/sales?range=12m&by=week');
  await expect(main.getByRole('heading', { name: 'Revenue by week' })).toBeVisible();

  await range.selectOption('Last 7 days');
  await expect(main.getByRole('table', { name: 'Sales by week' })).toBeVisible();
  await range.selectOption('From … to …');
  await main.getByLabel('From', { exact: true }).pressSequentially('03282025');
  await main.getByLabel('To', { exact: true }).fill('2025-03-30');
  await expect(page).toHaveURL('/dashboard/sales?from=2025-03-28&to=2025-03-30');
  await expect(main.getByText('Nothing was sold in these days')).toBeVisible();
  await main.getByLabel('To', { exact: true }).fill('2025-03-27');
  await expect(main.getByText('Is before the first day')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard/sales?range=7d');
  await expect(main.getByLabel('Range')).toHaveValue('7d');
});

test('the sales chart shows one figure at a time, and names the value of a bar', async ({ page }) => {
  await answer(page, aReport);
  await openDashboard(page, '/dashboard/sales');
  const main = page.getByRole('main');
  const choices = main.getByRole('group', { name: 'The chart shows' });
  const bars = main.locator('.recharts-bar-rectangle');
  await expect(main.getByRole('heading', { name: 'Revenue by day' })).toBeVisible();
  await expect(bars).toHaveCount(30);
  await bars.nth(9).hover();
  await expect(main.getByText('$1,243.10', { exact: true })).toBeVisible();
  await choices.getByRole('button', { name: 'Orders' }).click();
  await expect(choices.getByRole('button', { name: 'Orders' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('heading', { name: 'Orders by day' })).toBeVisible();
  await bars.first().hover();
  await expect(main.getByText('40 orders', { exact: true })).toBeVisible();
  await choices.getByRole('button', { name: 'Books' }).click();
  await bars.last().hover();
  await expect(main.getByText('65 books', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the sales page compares ranges, names books, and saves a file', async ({ page }) => {
  await answer(page, aReport);
  await openDashboard(page, '/dashboard/sales');
  const main = page.getByRole('main');
  const figures = main.getByRole('region', { name: 'Sums of 2 October to 31 October 2026' });
  await expect(figures.getByRole('listitem')).toHaveText([
    'Revenue$37,458.00Up 25% · $30,000.00 in the 30 days before',
    'Orders1,200Up 3,900% · 30 in the 30 days before',
    'Books sold1,950Up 3,150% · 60 in the 30 days before',
  ]);
  const top = main.getByRole('table', { name: 'Top books' });
  await expect(top.getByRole('row').nth(1)).toHaveText('The Salt Road1,200$23,988.00');
  await expect(top.getByRole('row').nth(2)).toHaveText('A book that is gone750$13,470.00');
  await expect(top.getByRole('link', { name: 'The Salt Road' })).toHaveAttribute('href', '/books/book-one');
  const categories = main.getByRole('table', { name: 'By category' });
  await expect(categories.getByRole('row').nth(1)).toContainText('74% of the revenue');
  await expect(categories.getByRole('row').nth(2)).toContainText('Not known');

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sales-2026-10-02-to-2026-10-31-by-day.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toBe('"2026-10-02",40,65,1234.1');
});

test('the sales page reports loading and failure, and loads again on request', async ({ page, watched }) => {
  const failed = Promise.withResolvers<void>();
  await page.route(SALES, async (route) => {
    await failed.promise;
    await route.fulfill({ status: 500, json: {} });
  });
  await openDashboard(page, '/dashboard/sales');
  const main = page.getByRole('main');
  await expect(main.getByText('Loading the sales')).toBeVisible();
  failed.resolve();
  await expect(main.getByRole('alert')).toHaveText('The sales could not be loaded');
  await expectAccessible(page);
  await page.unroute(SALES);
  await answer(page, aReport);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { name: 'Revenue by day' })).toBeVisible();
  forgiveFailedRequests(watched);
});

test('the sales page says when the latest orders are not counted yet', async ({ page }) => {
  await answer(page, (route) => ({ ...aReport(route), behindSeconds: 754 }));
  await openDashboard(page, '/dashboard/sales');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'counted' })).toHaveText(
    'The latest orders are not counted yet: the oldest has been waiting for 12 minutes.',
  );
  await expectAccessible(page);
});

for (const width of [360, 768, 1440]) {
  test(`the sales page fits ${width} px and works by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await answer(page, aReport);
    await openDashboard(page, '/dashboard/sales');
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: 'Show as a table' });
    await expect(main.getByRole('table', { name: 'Top books' })).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('table', { name: 'Sales by day' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(main.getByRole('region', { name: 'Sales by day' })).toBeFocused();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
  });
}
