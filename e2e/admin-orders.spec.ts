import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AdminOrder, Order, OrdersPage } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard, titled } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';

/** How the table names an order. */
const nameOf = (order: Order) => order._id.slice(0, 8);

/** The number of pages that the page as it stands prints on. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

// E41
test('the admin finds an order, packs it and prints its slip', async ({ page, watched }) => {
  const title = `=1+1 The Salt Road ${randomUUID().slice(0, 8)}`;
  const book = await createBook(page.request, { title, newPrice: 12.5 });
  const customer = await newCustomer();
  const first = await placeOrder(page.request, customer, [book]);
  const second = await placeOrder(page.request, customer, [book]);

  await openDashboard(page, '/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Total Orders' }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(main.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  await expect(page).toHaveTitle(titled('Orders'));

  // By the beginning of the e-mail, then of the order's id; newest first.
  const search = main.getByRole('searchbox', { name: 'Find an order' });
  const links = main.getByRole('table').getByRole('link');
  await search.fill(customer.email.slice(0, 24));
  await expect(links).toHaveText([nameOf(second), nameOf(first)]);
  await expect(main.getByRole('row').nth(1)).toContainText('$12.50');
  await expectAccessible(page);
  await search.fill(nameOf(first));
  await expect(links).toHaveText([nameOf(first)]);
  await search.fill('nobody at all');
  await expect(main.getByText('No order matches')).toBeVisible();
  await search.fill(customer.email);
  await expect(links).toHaveCount(2);

  await expect(links.first()).toHaveAccessibleName(`Order ${nameOf(second)}, Rosa Reader`);
  await links.first().click();
  await expect(page).toHaveURL(`/dashboard/orders/${second._id}`);
  await expect(page).toHaveTitle(titled(`Order ${nameOf(second)}`));
  await expect(main.getByRole('heading', { level: 2, name: `Order ${nameOf(second)}` })).toBeFocused();
  const status = (name: string) => main.getByText(`Status ${name}`, { exact: true });
  const pack = main.getByRole('button', { name: 'Mark as packed' });
  await expect(status('Placed')).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: title })).toContainText('$12.50');
  await expect(main.getByText('4000-001')).toBeVisible();
  await expectAccessible(page);
  expect(await printedPages(page)).toBe(1);

  await page.route(`**${apiPaths.order(second._id)}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await pack.click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to change the status. Please try again.']);
  await expect(status('Placed')).toBeVisible();
  await page.unroute(`**${apiPaths.order(second._id)}`);
  forgiveFailedRequests(watched);
  await pack.click();
  await expect(main.getByRole('status').filter({ hasText: 'Packed. Its mail goes in 10 seconds.' })).toBeAttached();
  await expect(status('Packed')).toBeVisible();

  await main.getByRole('link', { name: 'All orders', exact: true }).click();
  await expect(search).toHaveValue(customer.email);
  await main.getByLabel('Status').selectOption('packed');
  await expect(links).toHaveText([nameOf(second)]);
  await main.getByLabel('Status').selectOption('');
  await expect(links).toHaveCount(2);

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"${second._id}"`);
  expect(lines[1]).toContain('"packed"');
  expect(lines[1]).toContain(`"'${title}"`);
  expect(lines[2]).toContain(`"${first._id}"`);
  await deleteBook(page.request, book);
});

/** Answers the list of orders from a list of 250, as the API would. */
async function serveManyOrders(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const orders = Array.from({ length: 250 }, (_, index): AdminOrder => {
    const items = [{ _id: 'b', title: 'Ledger', price: 5 }];
    const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
    const _id = String(index + 1).padStart(8, '0');
    const person = { name: 'Ada Reader', email: 'ada@example.com', phone: '1' };
    const createdAt = new Date(1_700_000_000_000 - index * 60_000).toISOString();
    const order = {
      _id,
      ...person,
      address,
      productIds: ['b'],
      items,
      totalPrice: '5.00',
      payment: CASH_ON_DELIVERY,
      createdAt,
    };
    return { ...order, status: 'placed', history: [], version: '1-1-a' };
  });
  await page.route(`**${apiPaths.orders}*`, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const start = Number(searchParams.get('cursor') ?? 0);
    const end = start + Number(searchParams.get('limit') ?? 50);
    const json: OrdersPage = {
      orders: orders.slice(start, end),
      nextCursor: end < orders.length ? String(end) : null,
    };
    return route.fulfill({ json });
  });
  return asked;
}

test('the admin pages through many orders, and downloads them as one file', async ({ page, watched }) => {
  const asked = await serveManyOrders(page);
  await openDashboard(page, '/dashboard/orders?status=placed');
  const main = page.getByRole('main');
  const first = main.getByRole('table').getByRole('link').first();
  await expect(first).toHaveText('00000001');
  await main.getByRole('link', { name: 'Older orders' }).click();
  await expect(first).toHaveText('00000051');
  await main.getByRole('link', { name: 'Older orders' }).click();
  await expect(first).toHaveText('00000101');
  await expect(main.getByText('Page 3')).toBeVisible();
  await page.reload();
  await expect(first).toHaveText('00000101');
  await main.getByRole('link', { name: 'Newer orders' }).click();
  await expect(first).toHaveText('00000051');
  await page.goBack();
  await expect(first).toHaveText('00000101');

  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download CSV' }).click();
  expect(
    readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(251);
  // The file's pages are longer than those on the screen, which are asked for meanwhile, too.
  const pagesOfFile = asked
    .map((search) => new URLSearchParams(search))
    .filter((query) => query.get('limit') === '100');
  expect(pagesOfFile.map((query) => query.get('status'))).toEqual(['placed', 'placed', 'placed']);
  await expect(main.getByRole('button', { name: 'Download CSV' })).toBeVisible();

  await page.unroute(`**${apiPaths.orders}*`);
  await page.route(`**${apiPaths.orders}*`, (route) => route.fulfill({ status: 503, json: {} }));
  await main.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => watched.alerts).toEqual(['Failed to download the orders. Please try again.']);
  await main.getByLabel('Status').selectOption('delivered');
  await expect(main.getByRole('alert')).toHaveText('The orders could not be loaded');
  forgiveFailedRequests(watched);
});

test('the packing slip of a hundred books fits on one page', async ({ page }) => {
  const long = 'A title that goes on and on, as titles of cookery books do, to the end of the line and beyond it';
  const items = Array.from({ length: 100 }, (_, index) => ({ _id: `b${index}`, title: `${index} ${long}`, price: 5 }));
  const part = 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(5).slice(0, 200);
  const order: AdminOrder = {
    _id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    name: part,
    email: `${'x'.repeat(250)}@example.com`,
    phone: '0170 123',
    address: { city: part, country: part, state: part, zipcode: part },
    productIds: items.map(({ _id }) => _id),
    items,
    totalPrice: '500.00',
    payment: CASH_ON_DELIVERY,
    createdAt: '2026-01-02T03:04:05.000Z',
    status: 'placed',
    history: [],
    version: '1-1-a',
    delivery: { street: part, note: part + part },
  };
  let count = 100;
  const books = items.map(({ _id, title }) => ({ _id, title, author: long, isbn: '9782253002697' }));
  await page.route(/\/api\/books\?ids=/, (route) => route.fulfill({ json: books }));
  let isShort = false;
  await page.route(`**${apiPaths.order(order._id)}`, (route) => {
    const usual = { name: 'Ada Reader', email: 'ada@example.com', delivery: { street: 'Mill Lane 1' } };
    const address = { city: 'Graz', country: 'Austria', state: 'Styria', zipcode: '8010' };
    return route.fulfill({
      json: { ...order, ...(isShort && { ...usual, address }), items: items.slice(0, count) },
    });
  });
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const slip = page.getByRole('region', { name: 'Packing slip', includeHidden: true });
  for (isShort of [false, true]) {
    for (count of [100, 53, 52, 36, 12, 8, 4]) {
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(count + 2);
      await expect(slip.getByText('9782253002697')).toHaveCount(count);
      expect([isShort, count, await printedPages(page)]).toEqual([isShort, count, 1]);
    }
  }
});
