import { centsToString, priceToCents } from '@bookstore/contract/format/money';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { arriveSignedIn, newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, ordersOf, placeOrder, seededBooks } from './shopData.ts';

/** Presses a button with the keyboard, and waits for the dialog of the same name. */
async function openByKey(page: Page, name: string) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

test('the admin corrects the street of an order that is not packed', async ({ page }) => {
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, await seededBooks(page.request, 1));
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const dialog = await openByKey(page, 'Change delivery');
  await dialog.getByLabel('Street').fill('9 Corrected Lane');
  await dialog.getByLabel('City').fill('Correctville');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('9 Corrected Lane');
  await expect(main).toContainText('Correctville');
  const [changed] = await ordersOf(page.request, customer);
  expect(changed?.address.city).toBe('Correctville');
  expect(changed?.totalPrice).toBe(order.totalPrice);
});

test('the admin takes a book out of an order and puts a dearer one in, when the customer has agreed', async ({
  page,
}) => {
  const customer = await newCustomer();
  const [kept, taken] = await seededBooks(page.request, 2);
  if (!kept || !taken) throw new Error('The shop has too few books');
  const added = await createBook(page.request, { title: 'Zanzibar by Telephone', oldPrice: 99, newPrice: 98 });
  const order = await placeOrder(page.request, customer, [kept, taken]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const dialog = await openByKey(page, 'Change books');
  const books = dialog.getByRole('list', { name: 'Books of the order' });
  const save = dialog.getByRole('button', { name: 'Save the books' });
  await dialog.getByRole('button', { name: `Remove ${taken.title}`, exact: true }).click();
  await expect(books).toBeFocused();
  await expect(books.getByRole('listitem')).toHaveCount(1);
  await dialog.getByLabel('Find a book to add').fill('Zanzibar by Telephone');
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('button', { name: `Add ${added.title}` })
    .first()
    .click();
  await expect(books.getByRole('listitem')).toHaveCount(2);
  await expect(save).toBeDisabled();
  await dialog.getByLabel('The customer agreed').check();
  await save.click();
  await expect(dialog).toBeHidden();
  const [changed] = await ordersOf(page.request, customer);
  expect(changed?.items.map(({ _id }) => _id)).toEqual([kept._id, added._id]);
  const cents = changed?.items.reduce((sum, { price }) => sum + priceToCents(price), 0) ?? 0;
  expect(changed?.totalPrice).toBe(centsToString(cents));
  await expect(page.getByRole('main')).toContainText(`$${changed?.totalPrice}`);
});

test('an order that somebody else has changed meanwhile shows both versions, to keep one of them', async ({
  page,
  context,
  watched,
}) => {
  const order = await placeOrder(page.request, await newCustomer(), await seededBooks(page.request, 1));
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const mine = await openByKey(page, 'Change delivery');
  const colleague = await context.newPage();
  await openDashboard(colleague, `/dashboard/orders/${order._id}`);
  const theirs = await openByKey(colleague, 'Change delivery');
  await theirs.getByLabel('Street').fill('1 Their Street');
  await theirs.getByRole('button', { name: 'Save the delivery' }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel('Street').fill('2 My Street');
  await mine.getByRole('button', { name: 'Save the delivery' }).click();
  await expect(mine.getByText('Somebody else has changed this order meanwhile.')).toBeFocused();
  await expect(mine).toContainText('1 Their Street');
  await expect(mine).toContainText('2 My Street');
  await expectAccessible(page);
  forgiveFailedRequests(watched);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toBeHidden();
  await expect(page.getByRole('main')).toContainText('2 My Street');
});

test("a customer's order says where its parcel is, as the admin has noted it", async ({ page }) => {
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, await seededBooks(page.request, 1));
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const dialog = await openByKey(page, 'Tracking and note');
  await dialog.getByLabel('Carrier').fill('Pigeon Post');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('A parcel has a carrier and a number, or neither.')).toBeVisible();
  await dialog.getByLabel('Parcel number').fill('PP 12345');
  await dialog.getByLabel('Address to follow it at').fill('https://pigeon.example/12345');
  await dialog.getByLabel('Note of the shop').fill('Rings twice.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Rings twice.');

  await arriveSignedIn(page, customer, '/orders');
  const main = page.getByRole('main');
  await expect(main).toContainText('Sent with Pigeon Post, number PP 12345');
  await expect(main.locator('a[href="https://pigeon.example/12345"]')).toBeVisible();
  await expect(main).not.toContainText('Rings twice.');
  await expectAccessible(page);
});
