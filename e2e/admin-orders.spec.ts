import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { expectAccessible } from './axe.ts';
import { openDashboard, titled } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook, placeOrder } from './shopData.ts';

const nameOf = (order: Order) => order._id.slice(0, 8);

// E41
test('the admin finds an order, packs it and saves the list', async ({ page, watched }) => {
  const title = `=1+1 The Salt Road ${randomUUID().slice(0, 8)}`;
  const book = await createBook(page.request, { title, newPrice: 12.5 });
  const customer = await newCustomer();
  const first = await placeOrder(page.request, customer, [book]);
  const second = await placeOrder(page.request, customer, [book]);

  await page.route(`**${apiPaths.orders}*`, (route) => route.fulfill({ status: 503, json: {} }));
  await openDashboard(page, '/dashboard/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText("Couldn't load the orders");
  ignoreFailedRequests(watched);
  await page.unroute(`**${apiPaths.orders}*`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(titled('Orders'));
  const search = main.getByRole('searchbox', { name: 'Find an order' });
  const links = main.getByRole('table').getByRole('link');
  await search.fill(customer.email.slice(0, 24));
  await expect(links).toHaveText([nameOf(second), nameOf(first)]);
  await expect(main.getByRole('row').nth(1)).toContainText('$12.50');
  await expectAccessible(page);
  await search.fill(nameOf(first));
  await expect(links).toHaveText([nameOf(first)]);
  await search.fill(customer.email);
  await expect(links).toHaveCount(2);
  // The list's links change when the list is requested.
  const filtered = page.waitForRequest(/api\/orders\?.*from=/);
  await main.getByLabel('From', { exact: true }).fill('2020-01-01');
  await filtered;
  await expect(page).toHaveURL(/from=2020-01-01/);
  await links.first().press('Enter');
  await expect(page).toHaveURL(`/dashboard/orders/${second._id}`);
  await expect(page).toHaveTitle(titled(`Order ${nameOf(second)}`));
  await expect(main.getByRole('heading', { level: 2, name: `Order ${nameOf(second)}` })).toBeFocused();
  const status = (name: string) => main.getByText(`Status ${name}`, { exact: true });
  await expect(status('Placed')).toBeVisible();
  await expect(main.getByRole('row').filter({ hasText: title })).toContainText('$12.50');
  await page.route(`**${apiPaths.order(second._id)}`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  const pack = main.getByRole('button', { name: 'Mark as packed' });
  await pack.click();
  const failure = page.getByRole('dialog', { name: "Couldn't change the status. Please try again." });
  await failure.getByRole('button', { name: 'OK' }).click();
  await expect(pack).toBeFocused();
  await page.unroute(`**${apiPaths.order(second._id)}`);
  ignoreFailedRequests(watched);
  await pack.click();
  await expect(status('Packed')).toBeVisible();

  await main.getByRole('link', { name: 'All orders', exact: true }).click();
  await expect(search).toHaveValue(customer.email);
  await expect(main.getByLabel('From', { exact: true })).toHaveValue('2020-01-01');
  await expect(links.first()).toBeFocused();
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
