import { readFileSync } from 'node:fs';
import type { Book } from '@bookstore/contract/api/book';
import type { Order, OrderStatus } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newAdminToken, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { type Customer, newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, placeOrder, seededBook, storeStreet } from './shopData.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);

/** Orders of one customer, newest first, each with a street of its own. */
async function placeOrders(request: APIRequestContext, customer: Customer, count: number): Promise<Order[]> {
  const book = await seededBook(request);
  const orders: Order[] = [];
  for (let number = 1; number <= count; number += 1) {
    const key = await storeStreet(request, customer, `Mill Lane ${number}`);
    orders.unshift(await placeOrder(request, customer, [book], {}, key));
  }
  return orders;
}

/** As another admin would. */
async function move(request: APIRequestContext, order: Order, status: OrderStatus): Promise<void> {
  const headers = { authorization: `Bearer ${await newAdminToken(request)}` };
  const answer = await request.patch(apiPaths.order(order._id), { data: { status }, headers });
  expect(answer.status()).toBe(200);
}

/** As if a book had come out on a day. */
async function publish(request: APIRequestContext, book: Book, published: string): Promise<void> {
  const { title, description, category, oldPrice, newPrice } = book;
  const data = { title, description, category, oldPrice, newPrice, published };
  const headers = { authorization: `Bearer ${await newAdminToken(request)}` };
  expect((await request.put(apiPaths.editBook(book._id), { data, headers })).status()).toBe(200);
}

const openOrdersOf = (page: Page, { email }: Customer) =>
  openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: email })}`);

const links = (page: Page) => page.getByRole('table').getByRole('link');
const box = (page: Page, order: Order) => page.getByRole('checkbox', { name: `Select order ${nameOf(order)}` });
const bar = (page: Page) => page.getByRole('region', { name: 'Selected orders' });

/** Prints the pick list of all orders of a customer, once. @returns the dialog, and what is printed */
async function printPickList(page: Page, customer: Customer) {
  const printed = await watchPrinting(page);
  await openOrdersOf(page, customer);
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await bar(page).getByRole('button', { name: 'Pick list' }).click();
  await expect.poll(printed).toEqual([1]);
  return {
    dialog: page.getByRole('dialog', { name: 'Pick list' }),
    list: page.getByRole('region', { name: 'Pick list', includeHidden: true }),
  };
}

test('on a phone the steps of selected orders are in sight, and a part of the next button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const customer = await newCustomer();
  const [order] = (await placeOrders(page.request, customer, 1)) as [Order];
  await openOrdersOf(page, customer);
  await box(page, order).check();
  const button = (name: string) => bar(page).getByRole('button', { name });
  await expect(button('Pack selected')).toBeInViewport({ ratio: 1 });
  await expect(button('Deliver selected')).toBeInViewport({ ratio: 1 });
  await expect(button('Print slips')).toBeInViewport();
});

test('the admin selects orders by keys alone and packs them together', async ({ page, watched }) => {
  const customer = await newCustomer();
  const orders = (await placeOrders(page.request, customer, 4)) as [Order, Order, Order, Order];
  const [newest, second, third, oldest] = orders;
  await openOrdersOf(page, customer);
  await links(page).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await expect(links(page).nth(3)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links(page).first()).toBeFocused();
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
  for (const order of [newest, second, third]) await expect(box(page, order)).toBeChecked();
  await expect(box(page, oldest)).not.toBeChecked();
  await expectAccessible(page);

  await bar(page).getByRole('button', { name: 'Pack selected' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pack orders' });
  await expect(dialog.getByText('3 orders will be packed. For ten seconds after that it can be undone.')).toBeVisible();
  await expectAccessible(page);
  // Two of them are somebody else's meanwhile, and one call finds no network.
  await move(page.request, second, 'cancelled');
  await page.route(`**${apiPaths.order(third._id)}`, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Pack 3 orders' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 order packed, 2 not');
  await expect(dialog.getByRole('listitem')).toHaveText([
    `${nameOf(second)}, Rosa Reader: is cancelled meanwhile, by admin`,
    `${nameOf(third)}, Rosa Reader: the shop could not be reached`,
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 orders packed, 1 not');
  forgiveFailedRequests(watched);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  const states = page.getByRole('row').filter({ has: page.getByRole('link') });
  for (const [index, state] of ['Packed', 'Cancelled', 'Packed', 'Placed'].entries())
    await expect(states.nth(index)).toContainText(state);

  // What is packed is not packed again.
  await box(page, newest).check();
  await bar(page).getByRole('button', { name: 'Pack selected' }).click();
  await expect(dialog.getByText('None of the selected orders waits to be packed.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(`${nameOf(newest)}, Rosa Reader: is packed`);
  await expect(dialog.getByRole('button', { name: 'Pack 0 orders' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('button', { name: 'Pack selected' })).toBeFocused();
});

/** The number of pages that the page as it stands prints on. */
async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Counts what the browser is asked to print. */
async function watchPrinting(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const printed: number[] = [];
    Object.assign(window, { printed });
    window.print = () => printed.push(document.querySelectorAll('.packing-slip').length);
  });
  return () => page.evaluate(() => (window as unknown as { printed: number[] }).printed);
}

test('the packing slips of all selected orders are printed at once, each on its own page', async ({
  page,
  watched,
}) => {
  const customer = await newCustomer();
  const orders = (await placeOrders(page.request, customer, 3)) as [Order, Order, Order];
  const printed = await watchPrinting(page);
  await openOrdersOf(page, customer);
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await page.route(`**${apiPaths.order(orders[1]._id)}`, (route) => route.abort(), { times: 1 });
  await bar(page).getByRole('button', { name: 'Print slips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print packing slips' });
  await expect(dialog.getByRole('status')).toHaveText('2 slips, each on a page of its own, 1 could not be loaded');
  await expect(dialog.getByRole('listitem')).toHaveText(
    `${nameOf(orders[1])}, Rosa Reader: the shop could not be reached`,
  );
  await expect(dialog.getByRole('button', { name: 'Print 2 slips' })).toBeVisible();
  expect(await printed()).toEqual([]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 slips, each on a page of its own');
  await expect.poll(printed).toEqual([3]);
  forgiveFailedRequests(watched);
  const slips = page.getByRole('region', { name: 'Packing slip', includeHidden: true });
  for (const [index, order] of orders.entries()) {
    await expect(slips.nth(index)).toContainText(nameOf(order));
    await expect(slips.nth(index)).toContainText(`Mill Lane ${3 - index}`);
  }
  expect(await printedPages(page)).toBe(3);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(slips).toHaveCount(0);
  await expect(bar(page).getByText('3 selected', { exact: true })).toBeVisible();
});

test('the books of all selected orders are printed as one list to pick them by, without those that are packed', async ({
  page,
}) => {
  const customer = await newCustomer();
  const [newest, second, packed] = (await placeOrders(page.request, customer, 3)) as [Order, Order, Order];
  await move(page.request, packed, 'packed');
  const { dialog, list } = await printPickList(page, customer);
  await expect(dialog.getByRole('status')).toHaveText('2 copies for 2 orders');
  await expect(dialog.getByRole('listitem')).toHaveText(`${nameOf(packed)}, Rosa Reader: is packed`);
  await expectAccessible(page);
  const lines = list.getByRole('row', { includeHidden: true });
  await expect(lines).toHaveCount(2);
  for (const text of [newest.items[0]?.title ?? '', nameOf(newest), nameOf(second)])
    await expect(lines.nth(1)).toContainText(text);
  await expect(lines.nth(1)).not.toContainText(nameOf(packed));
  expect(await printedPages(page)).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Pick list' })).toBeFocused();
});

test('a book that is only announced is on the pick list with the day on which it appears, until it is out', async ({
  page,
}) => {
  const customer = await newCustomer();
  const out = await seededBook(page.request);
  const announced = await createBook(page.request, {
    title: 'The Book of Tomorrow',
    author: 'Ines Okafor',
    published: '2101-03-04',
  });
  const first = await placeOrder(page.request, customer, [announced, out]);
  const second = await placeOrder(page.request, customer, [announced]);
  const { dialog, list } = await printPickList(page, customer);
  await expect(dialog.getByRole('status')).toHaveText('3 copies for 2 orders');
  const line = ({ title }: Book) => list.getByRole('row', { includeHidden: true }).filter({ hasText: title });
  for (const text of ['Ines Okafor', 'Appears on 4 March 2101', nameOf(first), nameOf(second)])
    await expect(line(announced)).toContainText(text);
  await expect(line(out)).toContainText(nameOf(first));
  await expect(line(out)).not.toContainText('Appears');
  expect(await printedPages(page)).toBe(1);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await publish(page.request, announced, '2026-01-02');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await bar(page).getByRole('button', { name: 'Pick list' }).click();
  await expect(dialog.getByRole('status')).toHaveText('3 copies for 2 orders');
  await expect(line(announced)).toContainText(nameOf(second));
  await expect(list).not.toContainText('Appears');
  await deleteBook(page.request, announced);
});

test.describe('days in the time zone of the browser', () => {
  test.use({ timezoneId: 'Europe/Vienna' });

  test('a range of days filters the orders, and the filter is kept after a visit to an order', async ({ page }) => {
    const customer = await newCustomer();
    const [newest, oldest] = (await placeOrders(page.request, customer, 2)) as [Order, Order];
    const asked: URLSearchParams[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === apiPaths.orders) asked.push(searchParams);
    });
    await openOrdersOf(page, customer);
    const main = page.getByRole('main');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await main.getByLabel('From', { exact: true }).fill('2026-07-01');
    await expect(page).toHaveURL(/[?&]from=2026-07-01/);
    await main.getByLabel('To', { exact: true }).fill('2026-06-30');
    await expect(main.getByText('Before the first day')).toBeVisible();
    await main.getByLabel('To', { exact: true }).fill('2026-07-01');
    await expect(main.getByText('No order matches')).toBeVisible();
    await expectAccessible(page);
    const { from, to, q } = Object.fromEntries(asked.at(-1) ?? []);
    expect({ from, to, q }).toEqual({
      from: '2026-06-30T22:00:00.000Z',
      to: '2026-07-01T22:00:00.000Z',
      q: customer.email,
    });
    await main.getByLabel('To', { exact: true }).fill(today);
    await expect(links(page)).toHaveText([nameOf(newest), nameOf(oldest)]);
    await main.getByLabel('Status').selectOption('placed');
    await links(page).last().press('Enter');
    await expect(main.getByRole('heading', { name: `Order ${nameOf(oldest)}` })).toBeVisible();
    await main.getByRole('link', { name: 'All orders', exact: true }).click();
    await expect(page).toHaveURL(/status=placed.*from=2026-07-01.*to=/);
    await expect(links(page)).toHaveText([nameOf(newest), nameOf(oldest)]);
    await expect(links(page).last()).toBeFocused();
    await expect(main.getByLabel('To', { exact: true })).toHaveValue(today);
    const saved = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download CSV' }).click();
    const lines = readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(lines).toHaveLength(3);
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ from, limit: '100', status: 'placed' });
    await main.getByLabel('From', { exact: true }).fill('');
    await expect(page).not.toHaveURL(/from=/);
  });
});
