import type { AdminOrder, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';

const links = (page: Page) => page.getByRole('table').getByRole('link');

function anOrder(number: number): AdminOrder {
  const createdAt = new Date(Date.UTC(2026, 10, 22, 8, number)).toISOString();
  return {
    _id: String(number).padStart(8, '0'),
    name: 'Ada Reader',
    email: 'ada@example.com',
    phone: '1',
    address: { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' },
    addressLines: ['8010 Graz', 'Austria'],
    productIds: ['b'],
    items: [{ _id: 'b', title: 'Ledger', price: 5 }],
    totalPrice: '5.00',
    payment: { method: 'cash-on-delivery' },
    createdAt,
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    version: '1-1-a',
  };
}

test('new orders are counted once a minute, and shown on request', async ({ page }) => {
  const orders = [anOrder(1), anOrder(2)];
  await page.route(`**${apiPaths.orders}*`, (route) => {
    const json: OrdersPage = { orders: orders.toReversed(), nextCursor: null };
    return route.fulfill({ json });
  });
  await page.route(`**${apiPaths.ordersCount}?*`, (route) => {
    const from = new URL(route.request().url()).searchParams.get('from');
    const count = orders.filter(({ createdAt }) => !from || createdAt >= from).length;
    return route.fulfill({ json: { count } });
  });
  await page.clock.install();
  await openDashboard(page, '/dashboard/orders');
  const link = page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Orders' });
  await expect(link).toHaveAccessibleName('Orders 2 not yet packed');
  await expect(page).toHaveTitle('(2) Orders · Book Store Inventory');
  await expect(links(page)).toHaveText(['00000002', '00000001']);

  orders.push(anOrder(3), anOrder(4));
  await page.clock.runFor(60_000);
  await expect(link).toHaveAccessibleName('Orders 4 not yet packed');
  await expect(page.getByText('2 new orders')).toBeVisible();
  await expect(links(page)).toHaveText(['00000002', '00000001']);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(links(page)).toHaveText(['00000004', '00000003', '00000002', '00000001']);
  await expect(page.getByText('2 new orders')).toHaveCount(0);

  orders.length = 0;
  await page.clock.runFor(60_000);
  await expect(link).toHaveAccessibleName('Orders');
});
