import type { AdminOrder, Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import { CASH_ON_DELIVERY } from '@bookstore/contract/payment';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { printedPages } from './printedPages.ts';
import { ignoreFailedRequests } from './requests.ts';
import { placeOrder, seededBook, storeStreet } from './shopData.ts';
import { visit } from './visit.ts';

const nameOf = ({ _id }: Order) => _id.slice(0, 8);

async function watchPrinting(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const printed: number[] = [];
    Object.assign(window, { printed });
    window.print = () => printed.push(document.querySelectorAll('.packing-slip').length);
  });
  return () => page.evaluate(() => (window as unknown as { printed: number[] }).printed);
}

test('selected orders print one slip per page and one pick list', async ({ page, watched }) => {
  const customer = await newCustomer();
  const book = await seededBook(page.request);
  const orders: Order[] = [];
  for (let number = 1; number <= 3; number += 1) {
    const key = await storeStreet(page.request, customer, `Mill Lane ${number}`);
    orders.unshift(await placeOrder(page.request, customer, [book], {}, key));
  }
  const printed = await watchPrinting(page);
  await openDashboard(page, `/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  await page.route(`**${apiPaths.order(orders[1]?._id ?? '')}`, (route) => route.abort(), { times: 1 });
  await bar.getByRole('button', { name: 'Print slips' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print packing slips' });
  await expect(dialog.getByRole('status')).toHaveText('2 slips, each on its own page, 1 not loaded');
  expect(await printed()).toEqual([]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(printed).toEqual([3]);
  ignoreFailedRequests(watched);
  const slips = page.getByRole('region', { name: 'Packing slip', includeHidden: true });
  for (const [index, order] of orders.entries()) {
    await expect(slips.nth(index)).toContainText(nameOf(order));
    await expect(slips.nth(index)).toContainText(`Mill Lane ${3 - index}`);
  }
  expect(await printedPages(page)).toBe(3);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(slips).toHaveCount(0);

  await bar.getByRole('button', { name: 'Pick list' }).click();
  await expect.poll(printed).toEqual([3, 1]);
  const list = page.getByRole('region', { name: 'Pick list', includeHidden: true });
  for (const text of [book.title, ...orders.map(nameOf)]) await expect(list).toContainText(text);
  expect(await printedPages(page)).toBe(1);
  await page.getByRole('dialog', { name: 'Pick list' }).getByRole('button', { name: 'Close' }).click();
  await expect(list).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Pick list' })).toBeFocused();
});

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwll '.repeat(5).slice(0, 200);
const LAYOUTS = [
  { part: LONG, count: 100 },
  { part: LONG, count: 36 },
  { part: 'Graz', count: 52 },
];

test('a packing slip of a hundred books fits on one page', async ({ page }) => {
  const long = 'A title that goes on and on, as titles of cookery books do, to the end of the line and beyond it';
  const items = Array.from({ length: 100 }, (_, index) => ({ _id: `b${index}`, title: `${index} ${long}`, price: 5 }));
  const order = (part: string, count: number): AdminOrder => ({
    _id: `a1b2c3d4e5f60718293a4b5c6d7e${String(count).padStart(4, '0')}`,
    name: part,
    email: `${part === LONG ? 'x'.repeat(250) : 'ada'}@example.com`,
    phone: '0170 123',
    address: { city: part, country: part, state: part, zipcode: part },
    addressLines: [part, `${part} ${part}`, part, part],
    productIds: items.map(({ _id }) => _id),
    items: items.slice(0, count),
    totalPrice: '500.00',
    payment: CASH_ON_DELIVERY,
    createdAt: '2026-01-02T03:04:05.000Z',
    status: 'placed',
    history: [],
    version: '1-1-a',
    delivery: { street: part, ...(part === LONG && { note: part + part }) },
  });
  const books = items.map(({ _id, title }) => ({ _id, title, author: long, isbn: '9782253002697' }));
  await page.route(/\/api\/books\?ids=/, (route) => route.fulfill({ json: books }));
  const slip = page.getByRole('region', { name: 'Packing slip', includeHidden: true });
  await openDashboard(page, '/dashboard/sales');
  for (const { part, count } of LAYOUTS) {
    const json = order(part, count);
    await page.route(`**${apiPaths.order(json._id)}`, (route) => route.fulfill({ json }));
    await visit(page, `/dashboard/orders/${json._id}`);
    await expect(slip.getByText('9782253002697')).toHaveCount(count);
    expect(await printedPages(page), `${part}, ${count} books`).toBe(1);
  }
});
