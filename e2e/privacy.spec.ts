import { ADMIN_TOKEN_STORAGE_KEY } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { DELIVERY, expectOrdered, openFilledCheckout, orderButton } from './checkoutPage.ts';
import { openDashboard } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { aCustomer, arriveSignedIn, type Customer, newCustomer, submitLogin } from './people.ts';
import { placeOrder, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

/** What is stored in the browser, by key. */
const storageOf = (page: Page) =>
  page.evaluate(() => {
    const entriesOf = (storage: Storage): Record<string, string> => Object.fromEntries(Object.entries(storage));
    return { local: entriesOf(localStorage), session: entriesOf(sessionStorage) };
  });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
}

// E51
test('local storage holds the cart and the order key, and nothing of the person', async ({ page }) => {
  const { email } = await openFilledCheckout(page, [await seededBook(page.request)]);
  const typed = await storageOf(page);
  expect(Object.keys(typed.local).sort()).toEqual(['cartItems', 'orderKey']);
  for (const text of [email, ...Object.values(DELIVERY)]) expect(JSON.stringify(typed.local)).not.toContain(text);
  // What was typed is the tab's, so that a way round by the log-in does not lose it.
  expect(Object.keys(typed.session)).toEqual(['checkoutDraft']);
  expect(JSON.stringify(typed.session)).not.toContain(email);
  await orderButton(page).click();
  await expectOrdered(page);
  expect(await storageOf(page)).toEqual({ local: {}, session: {} });
});

// E51
test("the admin's browser keeps the token and nothing else", async ({ page }) => {
  await openDashboard(page, '/dashboard/orders');
  await expect(main(page).getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  expect(Object.keys((await storageOf(page)).local)).toEqual([ADMIN_TOKEN_STORAGE_KEY]);
});

async function signInHere(page: Page, customer: Customer): Promise<void> {
  await visit(page, '/login');
  await submitLogin(page, customer);
}

// E17
test('the next customer in the same tab sees nothing of the one before', async ({ page }) => {
  const books = [await seededBook(page.request)];
  const customer = await newCustomer();
  const order = await placeOrder(page.request, customer, books);
  await arriveSignedIn(page, customer, '/orders');
  await expect(main(page)).toContainText(order._id.slice(0, 8));
  await logOut(page);

  // The next one's orders do not arrive: what is shown could only be what was kept.
  await page.route('**/api/orders/email/*', () => undefined);
  await signInHere(page, await newCustomer());
  await visit(page, '/orders');
  await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
  await expect(main(page)).not.toContainText(order._id.slice(0, 8));
  expect(await storageOf(page)).toEqual({ local: {}, session: {} });
});

// E17
test("the shop's orders leave the browser's memory when the admin logs out", async ({ page, request }) => {
  const order = await placeOrder(request, await newCustomer(), [await seededBook(request)]);
  await openDashboard(page, `/dashboard/orders/${order._id}`);
  await expect(main(page)).toContainText(order.email);
  const token = (await storageOf(page)).local[ADMIN_TOKEN_STORAGE_KEY] ?? '';
  // Taken out, as a log-out in another tab does: here the token stays in force for other tests.
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key }));
  }, ADMIN_TOKEN_STORAGE_KEY);
  // The address changes before the page does.
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
test('a password manager can fill every log-in, and a password can be pasted', async ({ page, context }) => {
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

// E48
test('a log-in leads home, wherever its address would have it lead', async ({ page }) => {
  const customer = await newCustomer();
  const elsewhere = 'https://evil.example/';
  await page.goto(`/login?next=${elsewhere}&redirect=//evil.example&continueToCheckout=${elsewhere}#${elsewhere}`);
  await page.evaluate((url) => sessionStorage.setItem('continueToCheckout', url), elsewhere);
  await submitLogin(page, customer);
  await expect(page.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute('href', '/checkout');
});
