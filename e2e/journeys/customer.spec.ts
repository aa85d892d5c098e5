import { confirmation, DELIVERY, deliveryForm, fillDelivery, orderButton } from '../checkoutPage.ts';
import { expect, expectFits, test } from '../fixtures.ts';
import { main } from '../landmarks.ts';
import { aCustomer, mailedLinkOf, submitLogin, submitRegistration } from '../people.ts';
import { ignoreFailedRequests } from '../requests.ts';

const GEARS = 'Eleven Gears to the Sea';

test('a visitor finds a book, registers, orders, cancels, and deletes the account', async ({ page, watched }) => {
  await page.goto('/');
  await main(page).getByRole('button', { name: 'Next, Top Sellers' }).click();
  await expect(main(page).getByRole('button', { name: 'Previous, Top Sellers' })).toBeVisible();
  await expectFits(page);
  await page.getByRole('banner').getByPlaceholder('Search here').fill('elevn gears');
  await page.getByRole('option').filter({ hasText: GEARS }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(GEARS);
  await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
  await main(page)
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Adventure/ })
    .click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Adventure');
  await expectFits(page);
  await main(page).getByRole('link', { name: GEARS }).first().click();
  await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await expectFits(page);

  const customer = aCustomer();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await main(page).getByRole('link', { name: 'Register' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Register');
  await submitRegistration(page, customer);
  await page.getByRole('link', { name: 'Cart, number of items:' }).click();
  await expect(main(page).getByRole('link', { name: `Remove ${GEARS}` })).toBeVisible();
  await expectFits(page);
  await main(page).getByRole('link', { name: 'Checkout' }).click();
  await expect(deliveryForm(page).getByLabel('Email address')).toHaveValue(customer.email);
  await fillDelivery(page);
  await expectFits(page);
  await orderButton(page).click();
  await confirmation(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(main(page)).toContainText(GEARS);
  await expectFits(page);
  await main(page)
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Cancel order / })
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(main(page)).toContainText(/Cancelled on .+Nothing to pay\./);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
  await main(page).getByLabel('Email').fill(customer.email);
  await main(page).getByRole('button', { name: 'Send email' }).click();
  await expect(main(page)).toContainText(`an account for ${customer.email}`);
  const password = 'another-pass';
  const changed = await fetch(`${await mailedLinkOf(customer, 'PASSWORD_RESET')}&newPassword=${password}`);
  expect(changed.ok).toBe(true);
  await page.goto('/login');
  await submitLogin(page, { ...customer, password });

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Your account' }).click();
  await main(page).getByRole('button', { name: 'Add delivery details' }).click();
  for (const [label, text] of Object.entries(DELIVERY)) await main(page).getByLabel(label).fill(text);
  await main(page).getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Your delivery details are saved.')).toBeVisible();
  const download = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expectFits(page);
  await main(page).getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  await expect(page).toHaveURL('/');
  // The SDK may still call for the deleted account.
  ignoreFailedRequests(watched);
});
