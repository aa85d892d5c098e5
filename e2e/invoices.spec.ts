import type { Order } from '@bookstore/contract/api/order';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newAdminToken, openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './people.ts';
import { printedPages } from './printedPages.ts';
import { placeOrder, seededBooks } from './shopData.ts';

async function pack(request: APIRequestContext, order: Order): Promise<void> {
  const headers = { authorization: `Bearer ${await newAdminToken(request)}` };
  const answer = await request.patch(apiPaths.order(order._id), { data: { status: 'packed' }, headers });
  expect(answer.status()).toBe(200);
}

async function printed(page: Page) {
  const pages = await printedPages(page);
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes hidden text, which is not printed
  const text = await page.locator('body').innerText();
  const papers = await page.locator('.printed-invoice').evaluateAll((all) => all.map((one) => getComputedStyle(one)));
  // A table footer would repeat the total on each page.
  const totals = await page.locator('.printed-invoice tfoot').evaluate((one) => getComputedStyle(one).display);
  const colours = papers.map(({ color, display }) => `${color} ${display}`);
  await page.emulateMedia({ media: null });
  return { text, colours, totals, pages };
}

test('an invoice is issued, and printed on one sheet', async ({ page }) => {
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, await seededBooks(page.request, 2));
  await pack(page.request, order);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  const part = page.getByRole('region', { name: 'Invoice' });
  await part.getByRole('button', { name: 'Create invoice' }).press('Enter');
  const link = part.getByRole('link', { name: /^Invoice [A-Z]+-\d{4}-\d+$/ });
  await expect(link).toBeFocused();
  const name = (await link.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = await printed(page);
  expect(paper).toMatchObject({ pages: 1, colours: ['rgb(0, 0, 0) block'], totals: 'table-row-group' });
  expect(paper.text).toContain(name.replace('Invoice ', ''));
  expect(paper.text).toContain(`$${order.totalPrice}`);
  expect(paper.text).not.toContain('Back to order');
});
