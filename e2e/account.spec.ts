import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { confirmation, expectOrdered } from './checkoutPage.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { aCustomer, mailedLinkOf, newCustomer, openSignedIn, submitLogin } from './people.ts';
import { ordersOf, saveDetails, seededBook } from './shopData.ts';

const section = (page: Page, name: string) => main(page).getByRole('form', { name });

test('a customer changes password and address, each with the current password', async ({ page }) => {
  const customer = await newCustomer();
  await openSignedIn(page, customer, '/about');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account');

  await main(page).getByRole('button', { name: 'Send email' }).click();
  await expect(main(page).getByRole('status')).toContainText(`sent an email to ${customer.email}`);
  expect(await mailedLinkOf(customer, 'VERIFY_EMAIL')).toContain('oobCode');

  await main(page).getByText('Change your password').click();
  const change = section(page, 'Change your password');
  await change.getByLabel('Current password').fill(customer.password);
  await change.getByLabel('New password').fill('another-pass');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByRole('status')).toHaveText('Your password has been changed.');

  const password = 'another-pass';
  const { email } = aCustomer();
  await main(page).getByText('Change your email').click();
  const address = section(page, 'Change your email');
  await address.getByLabel('New email').fill(email);
  await address.getByLabel('Your password').fill(password);
  await address.getByRole('button', { name: 'Change email' }).click();
  await expect(address.getByRole('status')).toContainText(`We've sent an email to ${email}`);
  await expectAccessible(page);
  await expectFits(page, 360, 1440);
  expect((await page.request.get(await mailedLinkOf(customer, 'VERIFY_AND_CHANGE_EMAIL'))).ok()).toBe(true);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await submitLogin(page, { email, password });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});

test('saved details order a cart in one dialog', async ({ page }) => {
  const book = await seededBook(page.request);
  const customer = await newCustomer();
  const address = { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000-001' };
  const details = { name: 'Rosa Reader', phone: '0170123', street: '1 Secret Lane', address };
  await saveDetails(page.request, customer, details);
  await openSignedIn(page, customer, '/cart', { [CART_STORAGE_KEY]: JSON.stringify([book]) });
  const offer = main(page).getByRole('button', { name: /^Use my saved details: .* on delivery$/ });
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Use my saved details' });
  await expect(dialog).toContainText('1 Secret Lane 4000-001 Porto Portugal');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await dialog.getByRole('button', { name: 'Place an Order' }).click();
  await expectOrdered(page);
  await expect(confirmation(page).getByRole('button', { name: 'OK' })).toBeFocused();
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
});
