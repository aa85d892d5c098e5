import type { Order } from '@bookstore/contract/api/order';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { placeOrder, seededBook } from './shopData.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);
const status = (page: Page, name: string) => page.getByRole('main').getByText(`Status ${name}`, { exact: true });

test('the admin moves an order to its next step with one press', async ({ page }) => {
  const order = await placeOrder(page.request, await newCustomer(), [await seededBook(page.request)]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const main = page.getByRole('main');
  // A double click is one step.
  await main.getByRole('button', { name: 'Mark as packed' }).dblclick();
  await expect(status(page, 'Packed')).toBeVisible();
  await main.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(status(page, 'Delivered')).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Mark as|Cancel)/ })).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^Undo Delivered/ })).toBeFocused();
});

test('after an order is packed the mouse stands over the next step, and not over the one that brings the parcel back', async ({
  page,
}) => {
  const [customer, book] = [await newCustomer(), await seededBook(page.request)];
  for (const width of [360, 768, 1440]) {
    const order = await placeOrder(page.request, customer, [book]);
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page, `/dashboard/orders/${order._id}`);
    const pack = page.getByRole('main').getByRole('button', { name: 'Mark as packed' });
    await pack.scrollIntoViewIfNeeded();
    const box = await pack.boundingBox();
    if (!box) throw new Error('The button is there.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.click(x, y);
    await expect(status(page, 'Packed')).toBeVisible();
    const below = await page.evaluate((at) => document.elementFromPoint(at[0] ?? 0, at[1] ?? 0)?.textContent, [x, y]);
    expect(below, `${width} px wide`).toBe('Mark as delivered');
  }
});

test('the admin undoes a step before its mail is sent, and confirms before an order is cancelled', async ({ page }) => {
  const order = await placeOrder(page.request, await newCustomer(), [await seededBook(page.request)]);
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changes += 1;
  });
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name });
  const packedMail = main.getByRole('region', { name: 'Mails' }).getByText('Order packed: Waiting');
  await expect(main.getByRole('combobox')).toHaveCount(0);
  await button('Mark as packed').focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'End', 'Home']) await page.keyboard.press(key);
  await expect(status(page, 'Placed')).toBeVisible();
  expect(changes).toBe(0);

  await page.keyboard.press('Enter');
  await expect(status(page, 'Packed')).toBeVisible();
  await expect(packedMail).toBeVisible();
  await expect(button('Mark as delivered')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(`Undo Packed, Order ${nameOf(order)}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Placed')).toBeVisible();
  await expect(packedMail).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  expect(changes).toBe(1);

  const dialog = page.getByRole('dialog', { name: `Cancel order ${nameOf(order)}?` });
  await button('Cancel order').click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(button('Cancel order')).toBeFocused();
  expect(changes).toBe(1);
  await button('Cancel order').click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  const undo = button(`Undo Cancelled, Order ${nameOf(order)}`);
  await expect(status(page, 'Cancelled')).toBeVisible();
  await expect(undo).toBeFocused();
  // It comes along to the list.
  await main.getByRole('link', { name: 'All orders', exact: true }).click();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(main.getByRole('row').filter({ hasText: nameOf(order) })).toContainText('Placed');

  await main
    .getByRole('table')
    .getByRole('link', { name: nameOf(order) })
    .click();
  await button('Mark as packed').click();
  await expect(button(`Undo Packed, Order ${nameOf(order)}`)).toBeVisible();
  await expectAccessible(page);
  await expect(button(`Undo Packed, Order ${nameOf(order)}`)).toHaveCount(0, { timeout: 30_000 });
  await expect(status(page, 'Packed')).toBeVisible();
});
