import type { Order } from '@bookstore/contract/api/order';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { newCustomer } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { cancelOrder, ordersOf, placeOrder, seededBooks } from './shopData.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);
const status = (page: Page, name: string) => main(page).getByText(`Status ${name}`, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const links = (page: Page) => page.getByRole('table').getByRole('link');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

test('the admin undoes a step before its mail', async ({ page }) => {
  const order = await placeOrder(page.request, await newCustomer(), await seededBooks(page.request, 1));
  await page.setViewportSize({ width: 360, height: 900 });
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const packedMail = main(page).getByRole('region', { name: 'History' }).getByText('Email “Order packed”: Waiting');
  const pack = button(page, 'Mark as packed');
  await pack.scrollIntoViewIfNeeded();
  const box = await pack.boundingBox();
  if (!box) throw new Error('The button is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect(status(page, 'Packed')).toBeVisible();
  // A second click must not press the next button.
  const below = await page.evaluate((at) => document.elementFromPoint(at[0] ?? 0, at[1] ?? 0)?.textContent, [x, y]);
  expect(below).toBe('Mark as delivered');
  await expect(packedMail).toBeVisible();
  await expect(button(page, 'Mark as delivered')).toBeFocused();
  await button(page, `Undo Packed, Order ${nameOf(order)}`).press('Enter');
  await expect(status(page, 'Placed')).toBeVisible();
  await expect(packedMail).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});

async function openByKey(page: Page, name: string) {
  await page.getByRole('button', { name }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

test('the admin corrects delivery and books in dialogs that return the focus', async ({ page }) => {
  const customer = await newCustomer();
  const [kept, taken] = await seededBooks(page.request, 2);
  if (!kept || !taken) throw new Error('The shop has too few books');
  const order = await placeOrder(page.request, customer, [kept, taken]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  await expectAccessible(page);
  const delivery = await openByKey(page, 'Change delivery');
  await delivery.getByLabel('Street').fill('2 My Street');
  await delivery.getByLabel('City').fill('Correctville');
  await delivery.getByRole('button', { name: 'Save delivery' }).click();
  await expect(delivery).toBeHidden();
  await expect(main(page)).toContainText('2 My Street');
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeFocused();

  const dialog = await openByKey(page, 'Change books');
  await dialog.getByRole('button', { name: `Remove ${taken.title}`, exact: true }).click();
  await expect(dialog.getByRole('list', { name: 'Books in this order' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Save books' }).click();
  await expect(dialog).toBeHidden();
  const [changed] = await ordersOf(page.request, customer);
  expect(changed?.items.map(({ title }) => title)).toEqual([kept.title]);
  expect(changed?.address.city).toBe('Correctville');
});

test('the admin selects and packs orders by keyboard', async ({ page, watched }) => {
  const customer = await newCustomer();
  const books = await seededBooks(page.request, 1);
  const orders: Order[] = [];
  for (let count = 0; count < 3; count += 1) orders.unshift(await placeOrder(page.request, customer, books));
  const [, second] = orders as [Order, Order, Order];
  await page.setViewportSize({ width: 360, height: 800 });
  await openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  await links(page).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space', 'End', 'Space', 'Home']) await page.keyboard.press(key);
  await expect(links(page).first()).toBeFocused();
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
  const pack = bar(page).getByRole('button', { name: 'Pack selected' });
  await expect(pack).toBeInViewport({ ratio: 1 });

  await pack.click();
  const packing = page.getByRole('dialog', { name: 'Pack orders' });
  const confirm = packing.getByRole('button', { name: 'Pack 3 orders' });
  await expect(confirm).toBeEnabled();
  // The order's customer cancels it.
  await cancelOrder(page.request, customer, second);
  await confirm.click();
  await expect(packing.getByRole('status')).toHaveText('2 orders packed, 1 not');
  await expectAccessible(page);
  ignoreFailedRequests(watched);
  await packing.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
});
