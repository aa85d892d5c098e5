import type { Statistics } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { SAMPLE_REVENUE_USD } from '@bookstore/contract/dashboardSamples';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, rows, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';
import { visit } from './visit.ts';

test(
  'the overview shows four numbers, the sample chart and the placeholders',
  rows(169, '173-188', 281),
  async ({ page }) => {
    const statistics: Statistics = { totalBooks: 24, totalSales: 1234.5, trendingBooks: 7, totalOrders: 12_345 };
    const answers = Promise.withResolvers<void>();
    await page.route(`**${apiPaths.statistics}`, async (route) => {
      await answers.promise;
      await route.fulfill({ json: statistics });
    });
    await openDashboard(page, '/dashboard');
    const main = page.getByRole('main');
    const loading = main.getByText('Loading the statistics');
    await expect(loading).toBeVisible();
    answers.resolve();
    await expect(loading).toBeHidden();

    const cards = main.getByRole('list', { name: 'Statistics' }).getByRole('listitem');
    await expect(cards).toHaveText([
      '24Products',
      '$1,234.50Total Sales',
      '7(13%)Trending Books in This Month(13%) is Sample data',
      '12345Total Orders',
    ]);

    await expect(main.getByRole('heading', { name: 'Monthly Revenue' })).toBeVisible();
    await expect(main.locator('.recharts-bar-rectangle')).toHaveCount(12);
    const table = main.getByRole('table', { name: /Monthly Revenue/ });
    await expect(table.getByRole('row')).toHaveText([
      'MonthRevenue',
      ...SAMPLE_REVENUE_USD.map(({ month, revenue }) => new RegExp(`${month}\\$${revenue.toLocaleString('en-US')}`)),
    ]);

    await expect(main.getByText('Orders left').locator('..')).toHaveText('02Orders left');
    await expect(main.getByText('Website visits (last day)').locator('..')).toHaveText('139Website visits (last day)');
    const users = main.getByRole('region', { name: 'Users by average order' });
    await expect(users.getByRole('listitem')).not.toHaveCount(0);
    await expect(users.getByRole('listitem').first()).toHaveText(/[a-z]+ [a-z]+\d\.\d/i);
    await expect(users).toHaveCSS('max-height', '384px');
    await expect(users).toHaveCSS('overflow-y', 'auto');
    expect(await users.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expect(main.getByRole('heading', { name: 'Students by type of studying' })).toBeVisible();
    await expect(main.getByText('Chart', { exact: true })).toBeVisible();

    await expect(main.getByText('Sample data')).toHaveCount(6);

    await page.setViewportSize({ width: 767, height: 800 });
    await expect(main.getByText('Monthly Revenue')).toHaveCount(0);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(main.locator('.recharts-bar-rectangle').first()).toBeVisible();
    await expectAccessible(page);
  },
);

test('the overview keeps loading when the statistics fail', rows(282, 403), async ({ page, watched }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.route(`**${apiPaths.statistics}`, (route) => route.fulfill({ status: 500, json: {} }));
  await openDashboard(page, '/dashboard');
  await expect.poll(() => warnings.filter((text) => text.includes('statistics')).length).toBeGreaterThan(0);
  const main = page.getByRole('main');
  await expect(main.getByText('Loading the statistics')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Statistics' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(watched.alerts).toEqual([]);
  forgiveFailedRequests(watched);
});

test('the statistics of the overview follow changes in the shop', async ({ page }) => {
  await openDashboard(page, '/dashboard');
  const cards = page.getByRole('list', { name: 'Statistics' }).getByRole('listitem');
  const figure = async (label: string) => {
    const text = (await cards.filter({ hasText: label }).textContent()) ?? '';
    return Number(text.replaceAll('13%', '').replaceAll(/[^\d.]/g, ''));
  };
  await expect(cards).toHaveCount(4);
  const book = await createBook(page.request, { newPrice: 312.25, trending: true });
  await placeOrder(page.request, await newCustomer(), [book]);
  await visit(page, '/dashboard/add-new-book');
  await expect(page.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
  // Others sell and cancel at the same time: the page shows what it is answered now.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === apiPaths.statistics);
  await visit(page, '/dashboard');
  const { totalBooks, totalSales, totalOrders, trendingBooks } = (await (await answer).json()) as Statistics;
  await expect.poll(() => figure('Total Sales')).toBeCloseTo(totalSales, 2);
  expect(await figure('Total Orders')).toBe(totalOrders);
  expect(await figure('Products')).toBe(totalBooks);
  expect(await figure('Trending Books')).toBe(trendingBooks);
  await deleteBook(page.request, book);
});
