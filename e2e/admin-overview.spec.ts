import type { Statistics, Today } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { SAMPLE_REVENUE_USD } from '@bookstore/contract/dashboardSamples';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, expectFits, rows, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { newCustomer } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { placeOrder, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

const STATISTICS: Statistics = { totalBooks: 24, totalSales: 1234.5, trendingBooks: 7, totalOrders: 12_345 };

const TODAY: Today = {
  day: '2026-11-25',
  toPack: { count: 1234, oldest: '2026-11-24T09:00:00.000Z' },
  waiting: { count: 3, due: 2 },
  withoutStreet: 123,
  orders: { count: 12_345, unsold: 1234, takings: 1_234_567.5 },
  cashToCome: { count: 1234, sum: 1_234_567.5 },
  uncollected: 0,
  books: { soldOut: 1234, low: 1234 },
  failedMails: { orders: 100, withdrawals: 12 },
  overdue: { mails: 0, tasks: 0 },
  withdrawals: 123,
};

test(
  'the overview shows four numbers, the sample chart and the placeholders',
  rows(169, '173-188', 281, 282, 403),
  async ({ page, watched }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.route(`**${apiPaths.today}`, (route) => route.fulfill({ json: TODAY }));
    await page.route(`**${apiPaths.statistics}`, (route) => route.fulfill({ status: 500, json: {} }));
    await openDashboard(page, '/dashboard');
    await expect.poll(() => messages.filter((text) => text.includes('statistics'))).not.toEqual([]);
    const loading = main(page).getByText('Loading statistics…');
    await expect(loading).toBeVisible();
    const cards = main(page).getByRole('list', { name: 'Statistics' }).getByRole('listitem');
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(watched.alerts).toEqual([]);
    ignoreFailedRequests(watched);

    await page.unroute(`**${apiPaths.statistics}`);
    const answers = Promise.withResolvers<void>();
    await page.route(`**${apiPaths.statistics}`, async (route) => {
      await answers.promise;
      await route.fulfill({ json: STATISTICS });
    });
    await page.reload();
    await expect(loading).toBeVisible();
    answers.resolve();
    await expect(loading).toBeHidden();
    await expect(cards).toHaveText([
      '24Products',
      '$1,234.50Total Sales',
      '7(13%)Trending Books in This Month(13%) is Sample data',
      '12345Total Orders',
    ]);

    await expect(main(page).getByRole('heading', { name: 'Monthly Revenue' })).toBeVisible();
    await expect(main(page).locator('.recharts-bar-rectangle')).toHaveCount(12);
    const table = main(page).getByRole('table', { name: /Monthly Revenue/ });
    await expect(table.getByRole('row')).toHaveText([
      'MonthRevenue',
      ...SAMPLE_REVENUE_USD.map(({ month, revenue }) => new RegExp(`${month}\\$${revenue.toLocaleString('en-US')}`)),
    ]);
    await expect(main(page).getByText('Orders left').locator('..')).toHaveText('02Orders left');
    const visits = main(page).getByText('Website visits (last day)');
    await expect(visits.locator('..')).toHaveText('139Website visits (last day)');
    const users = main(page).getByRole('region', { name: 'Users by average order' });
    await expect(users.getByRole('listitem').first()).toHaveText(/[a-z]+ [a-z]+\d\.\d/i);
    await expect(users).toHaveCSS('max-height', '384px');
    await expect(users).toHaveCSS('overflow-y', 'auto');
    expect(await users.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expect(main(page).getByRole('heading', { name: 'Students by type of studying' })).toBeVisible();
    await expect(main(page).getByText('Chart', { exact: true })).toBeVisible();

    await expect(main(page).getByRole('list', { name: 'Today' })).toContainText('$1,234,567.50');
    await expectFits(page, 360, 1440, 767);
    await expect(main(page).getByText('Monthly Revenue')).toHaveCount(0);
    await expectFits(page, 768);
    await expect(main(page).locator('.recharts-bar-rectangle').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('on a phone lists show their first row, and More opens the other pages', async ({ page }) => {
  await placeOrder(page.request, await newCustomer(), [await seededBook(page.request)]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/dashboard');
  const bar = page.getByRole('navigation', { name: 'Dashboard' });
  for (const list of ['orders', 'manage-books', 'log']) {
    await visit(page, `/dashboard/${list}`);
    // The log's entries are in a list for each day.
    const row = main(page).locator('tbody tr, ol ol > li').first();
    await expect(row, list).toBeInViewport({ ratio: 1 });
    const [box, below] = [await row.boundingBox(), await bar.getByRole('link').first().boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0), list).toBeLessThanOrEqual(below?.y ?? 0);
  }
  const shop = page.getByRole('navigation', { name: 'Shop' });
  await shop.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.getByRole('link', { name: 'Withdrawals' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawals' })).toBeFocused();
  await expect(shop.getByRole('link', { name: 'Withdrawals' })).toBeHidden();
});
