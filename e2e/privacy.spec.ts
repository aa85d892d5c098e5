import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { DELIVERY, expectOrdered, openFilledCheckout, orderButton } from './checkoutPage.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { aCustomer, newCustomer, openSignedIn, submitLogin } from './people.ts';
import { placeOrder, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

const storageOf = (page: Page) =>
  page.evaluate(() => {
    const entriesOf = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage));
    return { local: entriesOf(localStorage), session: entriesOf(sessionStorage) };
  });

// E51
test('local storage holds cart and order key, and no personal data', async ({ page }) => {
  const { email } = await openFilledCheckout(page, [await seededBook(page.request)]);
  const typed = await storageOf(page);
  expect(Object.keys(typed.local).sort()).toEqual(['cartItems', 'orderKey']);
  for (const text of [email, ...Object.values(DELIVERY)]) expect(JSON.stringify(typed.local)).not.toContain(text);
  expect(Object.keys(typed.session)).toEqual(['checkoutDraft']);
  expect(JSON.stringify(typed.session)).not.toContain(email);
  await orderButton(page).click();
  await expectOrdered(page);
  expect(await storageOf(page)).toEqual({ local: {}, session: {} });
});

// E17, E48
test('the next customer in the same tab sees no earlier data', async ({ page }) => {
  const books = [await seededBook(page.request)];
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, books);
  await openSignedIn(page, customer, '/orders');
  await expect(main(page)).toContainText(order._id.slice(0, 8));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  // Blocks the next customer's orders, so that only leftovers could show.
  await page.route('**/api/orders/email/*', () => undefined);
  const elsewhere = 'https://evil.example/';
  await visit(page, `/login?next=${elsewhere}&redirect=//evil.example&continueToCheckout=${elsewhere}#${elsewhere}`);
  await submitLogin(page, await newCustomer());
  await visit(page, '/orders');
  await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText(order._id.slice(0, 8));
  expect(await storageOf(page)).toEqual({ local: {}, session: {} });
});

// E17, E51
test("the shop's orders leave the browser's memory when the admin logs out", async ({ page, request }) => {
  const order = await placeOrder(request, await newCustomer(), [await seededBook(request)]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  await expect(main(page)).toContainText(order.email);
  const { local } = await storageOf(page);
  expect(Object.keys(local)).toEqual([ADMIN_TOKEN_STORAGE_KEY]);
  const token = local[ADMIN_TOKEN_STORAGE_KEY] ?? '';
  // The token stays valid for other tests.
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, ADMIN_TOKEN_STORAGE_KEY);
  // The address changes before the page.
  await expect(page.getByRole('region', { name: 'Top Sellers' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.route('**/api/orders/*', () => undefined);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [ADMIN_TOKEN_STORAGE_KEY, token] as const);
  await visit(page, `/dashboard/orders/${order._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(main(page).getByText('Loading')).toBeVisible();
  await expect(main(page)).not.toContainText(order.email);
});

// E22
test('password managers fill every login, and passwords can be pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const forms = { '/login': 'current-password', '/register': 'new-password', '/admin': 'current-password' };
  for (const [path, autocomplete] of Object.entries(forms)) {
    await (path === '/login' ? page.goto(path) : visit(page, path));
    const password = main(page).getByLabel('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveAttribute('autocomplete', autocomplete);
    const name = main(page).getByLabel(path === '/admin' ? 'Username' : 'Email');
    await expect(name).toHaveAttribute('autocomplete', path === '/admin' ? 'username' : 'email');
    const secret = `péss wörd ${aCustomer().email}`;
    await page.evaluate((text) => navigator.clipboard.writeText(text), secret);
    await password.focus();
    await page.keyboard.press('Control+V');
    await expect(password).toHaveValue(secret);
  }
});
