import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { expectAccessible } from './axe.ts';
import { logIn, makeAdmin, typeCredentials } from './dashboard.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { printedPages } from './printedPages.ts';
import { ignoreFailedRequests } from './requests.ts';
import { visit } from './visit.ts';

const codeIn = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

/** @returns the secret */
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
  expect(await printedPages(page)).toBe(1);
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(dialog).toHaveCount(0);
  return secret;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL('/');
}

test('an admin sets up an authenticator app and logs in with it', async ({ page, watched }) => {
  const admin = makeAdmin();
  await logIn(page, admin);
  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Security' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'People with access' })).toBeVisible();
  await expectFits(page, 360);
  await expectAccessible(page);
  const secret = await setUpApp(page, admin.password);

  await logOut(page);
  await page.goto('/admin');
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
  await page.goto('/admin');
  await typeCredentials(page, admin);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await logOut(page);
  await tools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await tools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credentials[0]?.credentialId ?? '' });
  await page.goto('/admin');
  await typeCredentials(page, admin);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  ignoreFailedRequests(watched);
});
