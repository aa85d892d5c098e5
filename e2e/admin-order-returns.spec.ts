import type { Order } from '@bookstore/contract/api/order';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { arriveSignedIn, newCustomer } from './people.ts';
import { ordersOf, placeOrder, seededBooks } from './shopData.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);
const status = (page: Page, name: string) => page.getByRole('main').getByText(`Status ${name}`, { exact: true });
const box = (page: Page, order: Order) => page.getByRole('checkbox', { name: `Select order ${nameOf(order)}` });

test('the admin marks a parcel that came back, and takes that back', async ({ page }) => {
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, await seededBooks(page.request, 1));
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mark as packed' }).click();
  const cameBack = main.getByRole('button', { name: 'Parcel came back', exact: true });
  await cameBack.focus();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Refused')).toBeVisible();
  await expect(main.getByRole('button', { name: `Undo Refused, Order ${nameOf(order)}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Packed')).toBeVisible();
  await cameBack.click();
  await expect(status(page, 'Refused')).toBeVisible();
  await expectAccessible(page);
  await arriveSignedIn(page, customer, '/orders');
  await expect(page.getByText('The courier has brought the parcel back to us: you owe nothing.')).toBeVisible();
  await expectAccessible(page);
});

test('the admin delivers selected orders, takes that back, and takes the books of one of them back by keyboard', async ({
  page,
}) => {
  const customer = await newCustomer();
  const books = await seededBooks(page.request, 2);
  const [kept, returned] = books;
  if (!kept || !returned) throw new Error('The shop has too few books');
  const orders = [await placeOrder(page.request, customer, books), await placeOrder(page.request, customer, books)];
  const [order] = orders;
  if (!order) throw new Error('An order was placed.');
  await openDashboard(page, `/dashboard/orders?q=${encodeURIComponent(customer.email)}`);
  const bar = page.getByRole('region', { name: 'Selected orders' });
  for (const one of orders) await box(page, one).check();
  await bar.getByRole('button', { name: 'Pack selected' }).click();
  const packing = page.getByRole('dialog', { name: 'Pack orders' });
  await packing.getByRole('button', { name: 'Pack 2 orders' }).click();
  await expect(packing.getByRole('status')).toHaveText('2 orders packed');
  await packing.getByRole('button', { name: 'Close' }).click();

  for (const one of orders) await box(page, one).check();
  await bar.getByRole('button', { name: 'Deliver selected' }).click();
  const delivering = page.getByRole('dialog', { name: 'Deliver orders' });
  const deliver = delivering.getByRole('button', { name: 'Deliver 2 orders' });
  await expect(deliver).toBeEnabled();
  await expectAccessible(page);
  await deliver.click();
  await expect(delivering.getByRole('status')).toHaveText('2 orders delivered');
  await delivering.getByRole('button', { name: 'Undo' }).click();
  await expect(delivering).toBeHidden();
  const states = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(states.filter({ hasText: 'Packed' })).toHaveCount(2);

  await page.getByRole('link', { name: `Order ${nameOf(order)}, ${order.name}` }).click();
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  const open = page.getByRole('button', { name: 'Books came back', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Books came back' });
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: new RegExp(`^${returned.title},`) }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByText(`To pay back: ${formatPrice(returned.newPrice)}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Take back' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByRole('row', { name: /^Paid back/ })).toContainText(formatPrice(returned.newPrice));
  await expectAccessible(page);

  await open.click();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${kept.title},`) })).toBeChecked();
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(status(page, 'Returned')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  const told = (await ordersOf(page.request, customer)).find(({ _id }) => _id === order._id);
  expect(told).toMatchObject({ status: 'returned', totalPrice: order.totalPrice });
});

test('all orders of a customer are one press from each of them', async ({ page }) => {
  const [customer, other] = [await newCustomer(), await newCustomer()];
  const books = await seededBooks(page.request, 1);
  const orders = [await placeOrder(page.request, customer, books), await placeOrder(page.request, customer, books)];
  await placeOrder(page.request, other, books);
  await openDashboard(page, `/dashboard/orders/${orders[0]?._id}`);
  await page.getByRole('link', { name: 'All orders of this customer' }).click();
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(2);
  await expect(
    page.getByText(`Only orders of the customer who placed order ${orders[0]?._id.slice(0, 8)}.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Orders of everybody' }).click();
  await expect(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(2),
  ).toBeVisible();
});
