import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { AUTH_ADDRESS } from '../scripts/lib/addresses.ts';
import { SAMPLE_ADMIN } from '../scripts/lib/samples.ts';

export interface Customer {
  email: string;
  password: string;
}

/** An address that no other test uses, so that tests share one shop without seeing each other's orders. */
export function aCustomer(): Customer {
  return { email: `reader-${randomUUID()}@example.com`, password: 'reader-pass' };
}

/** Registers a customer with the Auth emulator directly: for tests that are not about registering. */
export async function newCustomer(): Promise<Customer> {
  const customer = aCustomer();
  const url = `http://${AUTH_ADDRESS}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const body = JSON.stringify({ ...customer, returnSecureToken: true });
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`The Auth emulator did not register ${customer.email}: ${await answer.text()}`);
  return customer;
}

async function fillCredentials(page: Page, { email, password }: Customer): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByLabel('Password').fill(password);
}

/** Registers through the page. Ends on /register, signed in. */
export async function register(page: Page, customer: Customer): Promise<void> {
  await page.goto('/register');
  await fillCredentials(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Go to the books' })).toBeVisible();
}

/** Signs in through the page. Ends on /, signed in. */
export async function signIn(page: Page, customer: Customer): Promise<void> {
  await page.goto('/login');
  await fillCredentials(page, customer);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** Logs the sample admin in through the page. Ends on /dashboard. */
export async function adminLogin(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Username').fill(SAMPLE_ADMIN.username);
  await page.getByLabel('Password').fill(SAMPLE_ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
}
