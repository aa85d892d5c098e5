import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './axe.ts';
import { logIn, makeAdmin, typeCredentials } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { ignoreFailedRequests } from './requests.ts';
import { visit } from './visit.ts';

const codeIn = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

/** @returns secret and recovery codes */
async function setUpApp(page: Page, password: string) {
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('Code', { exact: true }).fill(await codeIn(secret, 0));
  await dialog.getByRole('button', { name: 'Set up', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(dialog).toHaveCount(0);
  return { secret, codes };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test('an admin logs in with an authenticator app or a recovery code', async ({ page, watched }) => {
  const admin = makeAdmin();
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'People with access' })).toBeVisible();
  await expectFits(page, 360);
  await expectAccessible(page);
  const { secret, codes } = await setUpApp(page, admin.password);

  await logOut(page);
  await typeCredentials(page, admin);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code', { exact: true }).fill(await codeIn(secret, 30));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(watched.alerts).toEqual(['Admin Login successful!', 'Admin Login successful!']);

  await logOut(page);
  await typeCredentials(page, admin);
  await page.getByLabel('Code', { exact: true }).fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await visit(page, '/dashboard/security');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed.')).toBeFocused();
  await expect(page.getByText('recovery codes left')).toHaveCount(0);
  await logOut(page);
  await logIn(page, admin);
  ignoreFailedRequests(watched);
});

test('an admin adds a passkey and logs in with it', async ({ page, context, watched }) => {
  const tools = await context.newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const admin = makeAdmin();
  await logIn(page, admin);
  await visit(page, '/dashboard/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByLabel('Name').fill('The telephone');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByRole('button', { name: 'Remove the passkey The telephone' })).toBeVisible();
  const { credentials } = await tools.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost' }]);

  await logOut(page);
  await typeCredentials(page, admin);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await tools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credentials[0]?.credentialId ?? '' });
  await typeCredentials(page, admin);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  ignoreFailedRequests(watched);
});

test('a required second factor blocks an assistant until it is set up', async ({ page, browser, watched }) => {
  const [owner, clerk] = [makeAdmin(), makeAdmin('--rights', 'staff')];
  await logIn(page, clerk);
  await visit(page, '/dashboard/security');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await expect(page.getByText('People with access')).toHaveCount(0);

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const office = await context.newPage();
  office.on('dialog', (dialog) => void dialog.accept());
  await logIn(office, owner);
  await visit(office, '/dashboard/security');
  const account = office.getByRole('listitem').filter({ hasText: clerk.username });
  const answered = office.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await account.getByLabel(`Require two-step login for ${clerk.username}`).check();
  expect((await answered).ok()).toBe(true);

  await page.getByRole('navigation').getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/dashboard/security');
  await expect(page.getByRole('alert')).toContainText('An owner requires two-step login');
  await setUpApp(page, clerk.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Books' }).click();
  await expect(page).toHaveURL('/dashboard/manage-books');
  await expect(page.getByRole('table')).toBeVisible();
  await office.reload();
  await expect(account).toContainText('Staff · Second factor set up');
  await context.close();
  ignoreFailedRequests(watched);
});
