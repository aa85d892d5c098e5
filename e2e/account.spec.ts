import type { CustomerExport } from '@bookstore/contract/api/customerDetails';
import { customerPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  confirmation,
  deliveryForm,
  expectDelivery,
  expectOrdered,
  openFilledCheckout,
  orderButton,
  putIntoCart,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { aCustomer, arriveSignedIn, idTokenOf, mailedLinkOf, newCustomer, submitLogin } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { cancelOrder, placeOrder, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

const section = (page: Page, name: string) => main(page).getByRole('form', { name });

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

test('a customer changes password and address, each with the present password', async ({ page, watched }) => {
  const customer = await newCustomer();
  await arriveSignedIn(page, customer, '/about');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL('/account');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account');

  await main(page).getByRole('button', { name: 'Send the mail' }).click();
  await expect(main(page).getByRole('status')).toContainText(`on its way to ${customer.email}`);
  expect(await mailedLinkOf(customer, 'VERIFY_EMAIL')).toContain('oobCode');

  const change = section(page, 'Change your password');
  await expectAccessible(page);
  await change.getByLabel('Current password').fill('not-the-password');
  await change.getByLabel('New password').fill('another-pass');
  await change.getByRole('button', { name: 'Change the password' }).click();
  await expect(change.getByRole('alert')).toHaveText('Check your password and try again.');
  await change.getByLabel('Current password').fill(customer.password);
  await change.getByRole('button', { name: 'Change the password' }).click();
  await expect(change.getByRole('status')).toHaveText('Your password was changed.');

  const password = 'another-pass';
  const { email } = aCustomer();
  const address = section(page, 'Change your e-mail address');
  await address.getByLabel('New email').fill(email);
  await address.getByLabel('Your password').fill(password);
  await address.getByRole('button', { name: 'Change the address' }).click();
  await expect(address.getByRole('status')).toContainText(`A mail is on its way to ${email}`);
  await expectAccessible(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect((await page.request.get(await mailedLinkOf(customer, 'VERIFY_AND_CHANGE_EMAIL'))).ok()).toBe(true);

  await logOut(page);
  await submitLogin(page, { email, password });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  forgiveFailedRequests(watched);
});

test('details that a customer saves fill the next checkout in, until they are deleted', async ({ page }) => {
  const book = await seededBook(page.request);
  await openFilledCheckout(page, [book]);
  await deliveryForm(page).getByRole('switch', { name: 'Save these details for my next order' }).check();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith(customerPaths.details) && answer.status() === 204,
  );
  await orderButton(page).click();
  await saved;
  await expectOrdered(page);
  await confirmation(page).getByRole('button', { name: 'OK' }).click();
  await expect(confirmation(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Secret Lane');

  await putIntoCart(page, [book]);
  await visit(page, '/checkout');
  await expectDelivery(page);
  await expect(deliveryForm(page).getByRole('switch', { name: /details/ })).toBeChecked();
  await expectAccessible(page);

  await visit(page, '/account');
  const details = main(page).getByRole('region', { name: 'Saved delivery details' });
  await expect(details).toContainText('1 Secret Lane');
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).createReadStream();
  const all = JSON.parse(Buffer.concat(await file.toArray()).toString()) as CustomerExport;
  expect(all.orders).toMatchObject([{ productIds: [book._id], delivery: { street: '1 Secret Lane' } }]);
  expect(all.details?.street).toBe('1 Secret Lane');
  await details.getByRole('button', { name: 'Delete the saved details' }).click();
  await expect(details).toContainText('None. The checkout offers to save them');
  await page.evaluate(() => sessionStorage.clear());
  await visit(page, '/checkout');
  await expect(deliveryForm(page).getByRole('switch', { name: /details/ })).not.toBeChecked();
  await expect(deliveryForm(page).getByLabel('City')).toHaveValue('');
});

test('a visitor who is not signed in is sent to log in, and led on to the account', async ({ page }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await submitLogin(page, await newCustomer());
  await main(page).getByRole('link', { name: 'Continue where you were going' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account');
});

const deleteDialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' });

test('a customer deletes their account with the password, once no order is on its way, and is signed out at home', async ({
  page,
  request,
  watched,
}) => {
  const customer = await newCustomer();
  const order = await placeOrder(request, customer, [await seededBook(request)]);
  await arriveSignedIn(page, customer, '/account');
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = deleteDialog(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Check your password and try again.');
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('An order of yours is still on its way.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await cancelOrder(request, customer, order);
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(customer.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  const goodbye = page.getByRole('dialog', { name: 'Your account is deleted' });
  await expect(goodbye).toContainText('You are signed out.');
  await expect(page).toHaveURL('/');
  await expectAccessible(page);
  await goodbye.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(customer.email);
  await expect(idTokenOf(customer)).rejects.toThrow('The Auth emulator refused');
  forgiveFailedRequests(watched);
});
