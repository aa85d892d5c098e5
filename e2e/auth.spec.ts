import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { aCustomer, newCustomer } from './people.ts';
import { collectRequests, ignoreFailedRequests, isApiCall, isIdentityCall } from './requests.ts';
import { visit } from './visit.ts';

const REFUSAL = 'Please provide a valid email and password';

const form = (page: Page) => page.getByRole('main');
const submit = (page: Page, label: 'Login' | 'Register') =>
  form(page).getByRole('button', { name: label, exact: true }).click();

async function fill(page: Page, email: string, password: string): Promise<void> {
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Password').fill(password);
}

/** The browser reports an empty field; no request is sent. */
async function expectBothFieldsRequired(page: Page, label: 'Login' | 'Register', calls: Request[]): Promise<void> {
  const before = calls.length;
  await fill(page, '', 'some-password');
  await submit(page, label);
  await expect(form(page).getByLabel('Email')).toBeFocused();
  await fill(page, 'someone@example.com', '');
  await submit(page, label);
  await expect(form(page).getByLabel('Password')).toBeFocused();
  expect(calls).toHaveLength(before);
}

async function expectCredentialsForm(page: Page, label: 'Login' | 'Register', autocomplete: string): Promise<void> {
  const email = form(page).getByLabel('Email');
  const password = form(page).getByLabel('Password');
  await expect(form(page).getByRole('heading', { level: 1, name: label })).toBeVisible();
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveAttribute('autocomplete', autocomplete);
  for (const field of [email, password]) {
    for (const bound of ['minlength', 'maxlength', 'pattern']) await expect(field).not.toHaveAttribute(bound);
  }
  await expect(form(page).getByRole('button', { name: label, exact: true })).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
}

// E22
test(
  'a reader registers and logs in, and no password reaches the shop',
  rows(4, 5, 26, 30, 31, '89-99', '294-300', 375, 376),
  async ({ page, watched }) => {
    const customer = { ...aCustomer(), password: `secret-${crypto.randomUUID()}` };
    const taken = await newCustomer();
    const shopCalls = collectRequests(page, isApiCall);
    const identityCalls = collectRequests(page, isIdentityCall);

    await page.goto('/register');
    await expectCredentialsForm(page, 'Register', 'new-password');
    await expectBothFieldsRequired(page, 'Register', identityCalls);
    await fill(page, taken.email, taken.password);
    await submit(page, 'Register');
    await expect(form(page).getByRole('alert')).toHaveText(REFUSAL);
    await expectAccessible(page);
    await fill(page, customer.email, customer.password);
    await submit(page, 'Register');
    await expect(form(page).getByRole('status')).toContainText("You're signed in.");
    expect(watched.alerts).toEqual(['User registered successfully!']);
    await expect(form(page).getByRole('alert')).toBeHidden();
    await expect(page).toHaveURL('/register');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await form(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
    await expectCredentialsForm(page, 'Login', 'current-password');
    await expect(form(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expectBothFieldsRequired(page, 'Login', identityCalls);
    await fill(page, customer.email, 'not-the-password');
    await submit(page, 'Login');
    await expect(form(page).getByRole('alert')).toHaveText(REFUSAL);
    await expectAccessible(page);
    await fill(page, customer.email, customer.password);
    await submit(page, 'Login');
    await expect(page).toHaveURL('/');
    expect(watched.alerts).toEqual(['User registered successfully!', 'Login successful!']);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue to checkout' })).toBeHidden();

    expect(shopCalls.length).toBeGreaterThan(0);
    for (const call of shopCalls) {
      expect(`${call.url()} ${call.postData()} ${JSON.stringify(call.headers())}`).not.toContain(customer.password);
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    ignoreFailedRequests(watched);
  },
);

const GUARDED = ['/checkout', '/orders', '/user-dashboard'];

test('customer pages wait for the identity provider, then redirect visitors', rows('37-40', 332), async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/__/firebase/init.json', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto('/checkout');
  for (const path of GUARDED) {
    await visit(page, path);
    await expect(form(page).getByText('Loading..', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  answered.resolve();
  await expect(page).toHaveURL('/login');
  for (const path of GUARDED) {
    await visit(page, '/about');
    await expect(form(page).getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await visit(page, path);
    await expect(page).toHaveURL('/login');
    await expect(form(page).getByLabel('Password')).toBeVisible();
  }
});
