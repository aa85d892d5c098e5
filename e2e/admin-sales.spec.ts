import { readFileSync } from 'node:fs';
import type { SalesReport } from '@bookstore/contract/api/sales';
import type { Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';

const SALES = '**/api/admin/sales?*';

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
    behindSeconds: 754,
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

test('the sales page compares ranges, draws a chart and saves a file', async ({ page }) => {
  await page.route(SALES, (route) => route.fulfill({ json: aReport(route) }));
  await openDashboard(page, '/dashboard/sales');
  const main = page.getByRole('main');
  const bars = main.locator('.recharts-bar-rectangle');
  await expect(bars).toHaveCount(30);
  await bars.nth(9).hover();
  await expect(main.getByText('$1,243.10', { exact: true })).toBeVisible();
  await main.getByRole('group', { name: 'The chart shows' }).getByRole('button', { name: 'Orders' }).click();
  await expect(main.getByRole('heading', { name: 'Orders by day' })).toBeVisible();
  await bars.first().hover();
  await expect(main.getByText('40 orders', { exact: true })).toBeVisible();

  const figures = main.getByRole('region', { name: 'Totals for 2 October to 31 October 2026' });
  await expect(figures.getByRole('listitem')).toHaveText([
    'Revenue$37,458.00Up 25% · $30,000.00 in the previous 30 days',
    'Orders1,200Up 3,900% · 30 in the previous 30 days',
    'Books sold1,950Up 3,150% · 60 in the previous 30 days',
  ]);
  const top = main.getByRole('table', { name: 'Top books' });
  await expect(top.getByRole('row').nth(1)).toHaveText('The Salt Road1,200$23,988.00');
  await expect(top.getByRole('row').nth(2)).toHaveText('A deleted book750$13,470.00');
  await expect(main.getByRole('table', { name: 'By category' })).toContainText('74% of revenue');
  await expect(main.getByRole('status').filter({ hasText: 'counted' })).toContainText('waiting for 12 minutes.');

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sales-2026-10-02-to-2026-10-31-by-day.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[1]).toBe('"2026-10-02",40,65,1234.10');

  await main.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(main.getByRole('table', { name: 'Sales by day' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('region', { name: 'Sales by day' })).toBeFocused();
  await expectFits(page, 360, 768, 1440);
  await expectAccessible(page);
});
