import { randomUUID } from 'node:crypto';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { SAMPLE_ADMIN } from '../tools/lib/samples.ts';
import { expectAccessible } from './axe.ts';
import { logIn, newAdminToken, openDashboard, storeToken, titled, typeCredentials } from './dashboard.ts';
import { expect, expectFits, rows, test } from './fixtures.ts';
import { collectRequests, ignoreFailedRequests, isApiCall } from './requests.ts';
import { visit } from './visit.ts';

const EXPIRED = 'Token has been expired!, Please login again.';

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

// E12
test(
  'the admin logs in by password, and logs out',
  rows('143-148', '150-154', '160-163', '275-278', 313, 314, 341, 343, 377),
  async ({ page, watched }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/dashboard/manage-books');
    for (const path of ['', '/add-new-book', '/edit-book/any']) {
      await visit(page, `/dashboard${path}`);
      await expect(page).toHaveURL('/admin');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard Login');
    await expect(page).toHaveTitle('Book Store Inventory');
    await expect(page.getByRole('contentinfo')).toHaveText(/Book Store\. All rights reserved\./);
    await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expectAccessible(page);

    const calls = collectRequests(page, isApiCall);
    const submit = page.getByRole('button', { name: 'Login', exact: true });
    await submit.click();
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.getByLabel('Username').fill(`nobody-${randomUUID()}`);
    await submit.click();
    await expect(page.getByLabel('Password')).toBeFocused();
    expect(calls).toEqual([]);
    await page.getByLabel('Password').fill('wrong');
    for (const cause of ['refused', 'unreachable']) {
      if (cause === 'unreachable') await page.route(`**${apiPaths.adminLogin}`, (route) => route.abort(), { times: 1 });
      const before = warnings.length;
      await submit.click();
      await expect.poll(() => warnings.length, cause).toBe(before + 1);
      await expect(page.getByRole('alert')).toHaveText('Please provide a valid email and password');
    }
    await expect(page.getByLabel('Password')).toHaveValue('wrong');
    expect(watched.alerts).toEqual([]);
    ignoreFailedRequests(watched);

    await typeCredentials(page, SAMPLE_ADMIN);
    await expect(page).toHaveURL('/dashboard');
    expect(watched.alerts).toEqual(['Admin Login successful!']);
    const token = (await tokenIn(page)) ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.exp - claims.iat).toBe(3600);
    expect(JSON.stringify(claims)).not.toMatch(/lecturer/i);
    const bar = page.getByRole('banner');
    await expect(bar.getByText('Grace Simmons', { exact: true })).toBeVisible();
    await expect(bar.getByText('Lecturer', { exact: true })).toBeVisible();
    await expect(bar.getByRole('img', { name: /avatar/i })).toBeVisible();

    const revoked = page.waitForResponse((response) => response.url().endsWith(apiPaths.adminLogout));
    await bar.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await tokenIn(page)).toBeNull();
    expect((await revoked).status()).toBe(204);
    const answer = await page.request.get(apiPaths.statistics, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
    expect(watched.alerts).toHaveLength(1);
  },
);

// E13
test(
  'a session lasts an hour despite a wrong clock, keeping the draft',
  rows(149, 279, 280),
  async ({ page, watched }) => {
    await page.clock.install({ time: Date.now() + 5_400_000 });
    await logIn(page, SAMPLE_ADMIN);
    await visit(page, '/dashboard/add-new-book');
    await page.getByLabel('Title').fill('A book that takes more than an hour');
    await page.clock.fastForward('50:00');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    await page.clock.fastForward('10:10');
    await expect(page).toHaveURL('/');
    expect(watched.alerts).toEqual(['Admin Login successful!', EXPIRED]);
    expect(await tokenIn(page)).toBeNull();

    await visit(page, '/admin');
    await typeCredentials(page, SAMPLE_ADMIN);
    await page.getByRole('link', { name: 'Continue with A book that takes more than an hour' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('A book that takes more than an hour');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');

    // E17
    await page.getByLabel('Title').fill('Nobody else should read this');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('bookDrafts'))).toBeNull();
  },
);

// E12
test('every tab follows a logout in another tab', async ({ page, context, watched }) => {
  await storeToken(page, await newAdminToken(page.request));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // An answer after the other tab's logout would be 401.
    const counted = tab.waitForResponse((answer) => answer.url().includes('/api/orders/count'));
    await tab.goto('/dashboard/add-new-book');
    await counted;
  }
  const shop = await context.newPage();
  await shop.goto('/about');
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');

  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(shop.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await tokenIn(shop)).toBeNull();
  expect(watched.alerts).toEqual([]);
});

test(
  'every page of the dashboard has the same frame',
  rows(10, '155-159', '164-168', '170-172', 373),
  async ({ page, watched }) => {
    await openDashboard(page, '/dashboard/add-new-book');
    await expect(page).toHaveTitle(titled('Add New Book'));
    const main = page.getByRole('main');
    await expect(main.getByText('Book Store Inventory', { exact: true })).toBeVisible();
    const sidebar = page.getByRole('complementary').getByRole('link');
    await expect(sidebar).toHaveText(['Dashboard', 'Add book', 'Books']);
    expect(await sidebar.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/dashboard',
      '/dashboard/add-new-book',
      '/dashboard/manage-books',
    ]);

    const calls = collectRequests(page, isApiCall);
    await page.getByRole('button', { name: 'Notifications' }).click();
    const search = page.getByRole('banner').getByRole('textbox');
    await search.fill('anything');
    await search.press('Enter');
    await expect(page).toHaveURL('/dashboard/add-new-book');
    expect(calls).toEqual([]);

    await main.getByRole('link', { name: 'Manage Books' }).click();
    await expect(page).toHaveURL('/dashboard/manage-books');
    await expect(main.getByRole('heading', { name: 'All Books' })).toBeFocused();
    await expect(page).toHaveTitle(titled('All Books'));
    await main.getByRole('link', { name: 'Add New Book' }).click();
    await expect(page).toHaveURL('/dashboard/add-new-book');
    await expect(main.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
    await visit(page, '/dashboard/edit-book/no-such-book');
    await expect(main.getByRole('alert')).toHaveText('Error fetching book data');
    await visit(page, '/dashboard/nowhere');
    await expect(main.getByText("There's no such page in the dashboard")).toBeVisible();
    await expect(page).toHaveTitle(titled('Page not found'));
    await expect(main.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
    expect(watched.alerts).toEqual([]);
    ignoreFailedRequests(watched);

    await expectFits(page, 375);
    const navigation = page.getByRole('navigation', { name: 'Dashboard' });
    await expect(navigation.getByRole('link', { name: 'Books' })).toBeInViewport();
  },
);
