import type { Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { newCustomer, openSignedIn } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { ordersOf, placeOrder, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

const MY_ORDERS = '**/api/orders/email/*';

test(
  'a customer sees their orders, on both pages',
  rows(8, 35, 36, 128, 132, 133, '135-139', 333),
  async ({ page }) => {
    const customer = await newCustomer({ displayName: 'Rosa Reader' });
    const books = await seededBooks(page.request, 3);
    await placeOrder(page.request, customer, books.slice(0, 2));
    await placeOrder(page.request, customer, books.slice(2));
    const orders = await ordersOf(page.request, customer);
    expect(orders).toHaveLength(2);
    await openSignedIn(page, customer, '/about');
    const main = page.getByRole('main');

    const pages = [
      { path: '/orders', toDate: (iso: string) => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long' }) },
      { path: '/user-dashboard', toDate: (iso: string) => new Date(iso).toLocaleDateString('en-US') },
    ];
    for (const { path, toDate } of pages) {
      await visit(page, path);
      // The dashboard shows ids; the page of orders copies them, in the details, which are open at the newest.
      const hasIds = path === '/user-dashboard';
      await expect(main.getByRole('button', { name: 'Copy order ID' })).toHaveCount(hasIds ? 0 : 1);
      await expect(main.getByText('Order ID:')).toHaveCount(hasIds ? 2 : 0);
      const cards = main.getByRole('list').first().locator('> li');
      for (const [index, order] of orders.entries()) {
        const card = cards.nth(index);
        if (hasIds) await expect(card).toContainText(`Order ID: ${order._id}`);
        await expect(card.getByRole('heading', { level: 2 })).toHaveText(`Order ${order._id.slice(0, 8)}`);
        await expect(card.getByText(`Date: ${toDate(order.createdAt)}`, { exact: true })).toBeVisible();
        await expect(card).toContainText(`Total: $${order.totalPrice}`);
        for (const { _id, title, price } of order.items) {
          const line = card.getByRole('listitem').filter({ hasText: title });
          if (hasIds) await expect(line).toContainText(_id);
          await expect(line).toContainText(`$${price.toFixed(2)}`);
        }
      }
      // Covers load when the order is near.
      await cards.last().scrollIntoViewIfNeeded();
      await expect(main.locator('li [aria-hidden] img')).toHaveCount(3);
      if (hasIds)
        await expect(main.getByRole('link', { name: /^View order/ }).first()).toHaveAttribute(
          'href',
          `/orders#${orders[0]?._id}`,
        );
      await expectAccessible(page);
    }
    await expect(main.getByRole('heading', { level: 1, name: 'User Dashboard' })).toBeVisible();
    await expect(main.getByText('Welcome, Rosa Reader! Here are your recent orders:', { exact: true })).toBeVisible();
    await visit(page, '/orders');
    await expect(main.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    await expect(main).toContainText('0170123');
  },
);

test(
  'both order pages show loading, failure and an empty list',
  rows('129-131', '140-142', 401, 402),
  async ({ page, watched }) => {
    await openSignedIn(page, await newCustomer(), '/about');
    const main = page.getByRole('main');
    const failed = Promise.withResolvers<void>();
    const fail = async (route: Route) => {
      await failed.promise;
      await route.fulfill({ status: 500, json: {} });
    };
    await page.route(MY_ORDERS, fail);

    for (const path of ['/orders', '/user-dashboard']) {
      await visit(page, path);
      await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
    }
    failed.resolve();
    await expect(main.getByRole('alert')).toHaveText('Error getting orders data');
    // Opening refetches; until then the earlier failure is shown.
    const refused = page.waitForResponse(MY_ORDERS);
    await visit(page, '/orders');
    await refused;
    await expect(main.getByRole('alert')).toHaveText('Error geting orders data');
    await expect(main.getByRole('heading', { name: 'Your Orders' })).toHaveCount(0);

    await page.unroute(MY_ORDERS);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByText('No orders found!', { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Your Orders' })).toHaveCount(0);
    await visit(page, '/user-dashboard');
    await expect(main.getByText('You have no recent orders.', { exact: true })).toBeVisible();
    await expect(main.getByText('Welcome, User! Here are your recent orders:', { exact: true })).toBeVisible();
    ignoreFailedRequests(watched);
  },
);
