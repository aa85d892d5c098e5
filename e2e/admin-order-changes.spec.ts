import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { newCustomer, openSignedIn } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { cancelOrder, createBook, ordersOf, placeOrder, seededBooks } from './shopData.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);
const status = (page: Page, name: string) => main(page).getByText(`Status ${name}`, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name });
const links = (page: Page) => page.getByRole('table').getByRole('link');
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

test('the admin undoes a step before its mail, and confirms cancellations', async ({ page }) => {
  const order = await placeOrder(page.request, await newCustomer(), await seededBooks(page.request, 1));
  await page.setViewportSize({ width: 360, height: 900 });
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const packedMail = main(page).getByRole('region', { name: 'Emails' }).getByText('Order packed: Waiting');
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

  const dialog = page.getByRole('dialog', { name: `Cancel order ${nameOf(order)}?` });
  await button(page, 'Cancel order').click();
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect(button(page, 'Cancel order')).toBeFocused();
  await button(page, 'Cancel order').click();
  await dialog.getByRole('button', { name: 'Yes, cancel order' }).click();
  const undo = button(page, `Undo Cancelled, Order ${nameOf(order)}`);
  await expect(undo).toBeFocused();
  await main(page).getByRole('link', { name: 'All orders', exact: true }).click();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(
    main(page)
      .getByRole('row')
      .filter({ hasText: nameOf(order) }),
  ).toContainText('Placed');
});

async function openByKey(page: Page, name: string) {
  await page.getByRole('button', { name }).press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

test('the admin corrects delivery and books of an order, and adds tracking', async ({ page, context, watched }) => {
  const customer = await newCustomer();
  const [kept, taken] = await seededBooks(page.request, 2);
  if (!kept || !taken) throw new Error('The shop has too few books');
  const added = await createBook(page.request, { title: 'Zanzibar by Telephone', oldPrice: 99, newPrice: 98 });
  const order = await placeOrder(page.request, customer, [kept, taken]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const mine = await openByKey(page, 'Change delivery');
  const colleague = await context.newPage();
  await openDashboard(colleague, `/dashboard/orders/${order._id}`);
  await colleague.getByRole('button', { name: 'Change delivery' }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Change delivery' });
  await theirs.getByLabel('Street').fill('1 Their Street');
  await theirs.getByRole('button', { name: 'Save delivery' }).click();
  await expect(theirs).toBeHidden();
  await colleague.close();

  await mine.getByLabel('Street').fill('2 My Street');
  await mine.getByLabel('City').fill('Correctville');
  await mine.getByRole('button', { name: 'Save delivery' }).click();
  await expect(mine.getByText('Someone else has changed this order.')).toBeFocused();
  await expect(mine).toContainText('1 Their Street');
  ignoreFailedRequests(watched);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await expect(mine).toBeHidden();
  await expect(main(page)).toContainText('2 My Street');
  await expect(page.getByRole('button', { name: 'Change delivery' })).toBeFocused();

  const dialog = await openByKey(page, 'Change books');
  const books = dialog.getByRole('list', { name: 'Books in this order' });
  await dialog.getByRole('button', { name: `Remove ${taken.title}`, exact: true }).click();
  await expect(books).toBeFocused();
  await dialog.getByLabel('Find a book to add').fill(added.title);
  await page.keyboard.press('Enter');
  await dialog
    .getByRole('button', { name: `Add ${added.title}` })
    .first()
    .click();
  await expect(books.getByRole('listitem')).toHaveCount(2);
  await dialog.getByLabel('The customer has agreed').check();
  await dialog.getByRole('button', { name: 'Save books' }).click();
  await expect(dialog).toBeHidden();
  const [changed] = await ordersOf(page.request, customer);
  expect(changed?.items.map(({ title }) => title)).toEqual([kept.title, added.title]);
  expect(changed?.address.city).toBe('Correctville');

  const tracking = await openByKey(page, 'Tracking and staff note');
  await tracking.getByLabel('Carrier').fill('Pigeon Post');
  await tracking.getByLabel('Tracking number').fill('PP 12345');
  await tracking.getByLabel('Tracking link').fill('https://pigeon.example/12345');
  await tracking.getByLabel('Staff note').fill('Rings twice.');
  await tracking.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page)).toContainText('Rings twice.');

  const waiting = await openByKey(page, 'Waiting until…');
  await waiting.getByLabel('Can be packed on').fill('2101-12-12');
  await waiting.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main(page)).toContainText('Waits until 12 December 2101');
  const message = await openByKey(page, 'Write to the customer');
  await message.getByLabel('Message').fill('It is being reprinted.');
  await message.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Changes and messages' })).toContainText('It is being reprinted.');
  await expectAccessible(page);
  await openSignedIn(page, customer, '/orders');
  await expect(main(page)).toContainText('Sent with Pigeon Post, number PP 12345');
  await expect(main(page).locator('a[href="https://pigeon.example/12345"]')).toBeVisible();
  await expect(main(page)).toContainText('Expected around 16 December 2101');
  await expect(main(page)).not.toContainText('Rings twice.');
});

test('the admin packs, delivers and undoes selected orders by keyboard', async ({ page, watched }) => {
  const customer = await newCustomer();
  const books = await seededBooks(page.request, 1);
  const orders: Order[] = [];
  for (let count = 0; count < 3; count += 1) orders.unshift(await placeOrder(page.request, customer, books));
  const [newest, second, third] = orders as [Order, Order, Order];
  await page.setViewportSize({ width: 360, height: 800 });
  await openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  await links(page).first().focus();
  for (const key of ['Space', 'ArrowDown', 'Space', 'End', 'Space', 'Home']) await page.keyboard.press(key);
  await expect(links(page).first()).toBeFocused();
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
  const pack = bar(page).getByRole('button', { name: 'Pack selected' });
  const deliver = bar(page).getByRole('button', { name: 'Mark as delivered' });
  for (const step of [pack, deliver]) await expect(step).toBeInViewport({ ratio: 1 });

  await pack.click();
  const packing = page.getByRole('dialog', { name: 'Pack orders' });
  const confirm = packing.getByRole('button', { name: 'Pack 3 orders' });
  await expect(confirm).toBeEnabled();
  // The order's customer cancels it, and one call fails.
  await cancelOrder(page.request, customer, second);
  await page.route(`**${apiPaths.order(third._id)}`, (route) => route.abort(), { times: 1 });
  await confirm.click();
  await expect(packing.getByRole('status')).toHaveText('1 order packed, 2 not');
  await expectAccessible(page);
  await packing.getByRole('button', { name: 'Try again' }).click();
  await expect(packing.getByRole('status')).toHaveText('2 orders packed, 1 not');
  ignoreFailedRequests(watched);
  await packing.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  for (const order of [newest, third]) {
    await page.getByRole('checkbox', { name: `Select order ${nameOf(order)}` }).check();
  }
  await deliver.click();
  const delivering = page.getByRole('dialog', { name: 'Mark as delivered' });
  await delivering.getByRole('button', { name: 'Mark 2 orders as delivered' }).click();
  await expect(delivering.getByRole('status')).toHaveText('2 orders marked as delivered');
  await delivering.getByRole('button', { name: 'Undo' }).click();
  await expect(delivering).toBeHidden();
  const states = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(states.filter({ hasText: 'Packed' })).toHaveCount(2);
});

test('the admin records returned books and a refused parcel', async ({ page }) => {
  const customer = await newCustomer();
  const books = await seededBooks(page.request, 2);
  const [kept, returned] = books;
  if (!kept || !returned) throw new Error('The shop has too few books');
  const delivered = await placeOrder(page.request, customer, books);
  const refused = await placeOrder(page.request, customer, books);
  await openDashboard(page, `/dashboard/orders/${delivered._id}`);
  await button(page, 'Mark as packed').click();
  await button(page, 'Mark as delivered').click();
  const opener = page.getByRole('button', { name: 'Return books', exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Return books' });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${returned.title},`) }).press('Space');
  await dialog.getByRole('button', { name: 'Record return' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('row', { name: /^Refund/ })).toContainText(formatPrice(returned.newPrice));
  await opener.click();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${kept.title},`) })).toBeChecked();
  await dialog.getByRole('button', { name: 'Record return' }).click();
  await expect(status(page, 'Returned')).toBeVisible();
  await page.getByRole('link', { name: 'All orders from this customer' }).click();
  const listed = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(listed).toHaveCount(2);
  await listed
    .filter({ hasText: nameOf(refused) })
    .getByRole('link')
    .click();
  await button(page, 'Mark as packed').click();
  await main(page).getByRole('button', { name: 'Parcel returned unopened', exact: true }).click();
  await expect(status(page, 'Refused')).toBeVisible();
  await openSignedIn(page, customer, '/orders');
  await expect(page.getByText('The parcel came back to us')).toBeVisible();
});
