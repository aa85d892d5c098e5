import type { Statistics } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepToSeededBooks } from './homePage.ts';
import { aCustomer, adminLogin, register } from './people.ts';

// As a customer has it, the start screen included.
test.use({ hasStartScreen: true });

/** A figure on the admin's overview: the number in the card that carries the label. */
async function figure(page: Page, label: string): Promise<number> {
  const card = page.getByRole('list', { name: 'Statistics' }).getByRole('listitem').filter({ hasText: label });
  const text = ((await card.textContent()) ?? '').replace(label, '');
  return Number(text.replaceAll(/[^\d.]/g, ''));
}

async function putFirstBookIntoCart(page: Page): Promise<{ title: string; price: number }> {
  await keepToSeededBooks(page);
  await page.goto('/');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const price = Number(/\$([\d.]+)/.exec((await line.textContent()) ?? '')?.[1]);
  return { title, price };
}

async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cash On Delevary' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Delivery details' });
  await form.getByLabel('Full name').fill('Rosa Reader');
  await form.getByLabel('Phone number').fill('0170123456');
  await form.getByLabel('Address / Street').fill('1 Long Lane');
  await form.getByLabel('City').fill('Porto');
  await form.getByLabel('Country / region').fill('Portugal');
  await form.getByLabel('State / province').fill('Porto');
  await form.getByLabel('Zipcode').fill('4000-001');
  await expect(page.getByRole('button', { name: 'Place an Order' })).toBeDisabled();
  await form.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Place an Order' }).click();
}

test('a reader finds a book and orders it, and the admin sees the sale', async ({ page, watched }) => {
  const customer = aCustomer();
  const { title, price } = await putFirstBookIntoCart(page);
  await register(page, customer);
  expect(watched.alerts).toEqual(['User registered successfully!']);

  await page.goto('/cart');
  await checkOut(page);
  const dialog = page.getByRole('dialog', { name: 'Confirmed Order' });
  await expect(dialog).toContainText('Your order placed successfully!');
  await expect(page).toHaveURL('/orders');
  await dialog.getByRole('button').first().click();
  const orders = page.getByRole('main');
  await expect(orders.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
  await expect(orders).toContainText(title);
  await expect(orders).toContainText(`Total: $${price.toFixed(2)}`);
  await expect(orders).toContainText('0170123456');

  // Other tests place and cancel orders meanwhile: the page shows the figures of its own answer.
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === apiPaths.statistics);
  await adminLogin(page);
  expect(watched.alerts.at(-1)).toBe('Admin Login successful!');
  const { totalOrders, totalSales } = (await (await answer).json()) as Statistics;
  await expect.poll(() => figure(page, 'Total Orders')).toBe(totalOrders);
  await expect.poll(() => figure(page, 'Total Sales')).toBeCloseTo(totalSales, 2);
  await page.goto(`/dashboard/orders?${new URLSearchParams({ q: customer.email })}`);
  const sale = page.getByRole('table').getByRole('row').filter({ hasText: 'Rosa Reader' });
  await expect(sale).toContainText(`$${price.toFixed(2)}`);
});
