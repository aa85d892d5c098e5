import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { AdminCredentials, AdminSession } from '@bookstore/contract/api/admin';
import { apiPaths } from '@bookstore/contract/api/paths';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emulatorEnvironment } from '../tools/lib/environment.ts';
import { ROOT } from '../tools/lib/paths.ts';
import { SAMPLE_ADMIN } from '../tools/lib/samples.ts';

let shared: Promise<string> | undefined;

/** A separate token, for tests that end the session. */
export async function newAdminToken(request: APIRequestContext, data = SAMPLE_ADMIN): Promise<string> {
  const answer = await request.post(apiPaths.adminLogin, { data });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as AdminSession).token;
}

export async function storeToken(page: Page, token: string): Promise<void> {
  await page.context().addInitScript((text) => {
    // Runs once per tab, so that a logout survives the next load. Blank pages have no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('hasToken')) return;
    sessionStorage.setItem('hasToken', 'yes');
    localStorage.setItem('token', text);
  }, token);
}

export async function openDashboard(page: Page, path: string): Promise<void> {
  shared ??= newAdminToken(page.request);
  await storeToken(page, await shared);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}

/** Below /dashboard, without parameters. */
export const DASHBOARD_PAGES = [
  '',
  '/manage-books',
  '/manage-books/import',
  '/add-new-book',
  '/orders',
  '/orders/new',
  '/publishers',
  '/withdrawals',
  '/sales',
  '/log',
  '/security',
];

/** Matches titles with and without the number of open orders. */
export const titled = (name: string) => new RegExp(`^(\\(\\d+\\+?\\) )?${name} · Book Store Inventory$`);

export async function answerDialog(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(["Yes, It's Okay!", 'Cancel']);
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: "Yes, It's Okay!" }).click();
  await expect(dialog).toBeHidden();
}

export function makeAdmin(...options: string[]): AdminCredentials {
  const admin = { username: `clerk-${randomUUID().slice(0, 8)}`, password: randomUUID() };
  const command = join(ROOT, 'cli', 'src', 'commands', 'createAdmin.ts');
  const { status, stderr } = spawnSync(process.execPath, [command, admin.username, ...options], {
    encoding: 'utf8',
    env: { ...process.env, ...emulatorEnvironment() },
    input: `${admin.password}\n`,
  });
  expect(status, stderr).toBe(0);
  return admin;
}

export async function typeCredentials(page: Page, { username, password }: AdminCredentials): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function logIn(page: Page, credentials: AdminCredentials): Promise<void> {
  await page.goto('/admin');
  await typeCredentials(page, credentials);
  await expect(page).toHaveURL('/dashboard');
}
