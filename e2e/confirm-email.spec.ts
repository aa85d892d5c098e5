import { expectAccessible } from './axe.ts';
import {
  expectDelivery,
  expectOrdered,
  fulfillProblem,
  ORDERS,
  openFilledCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { confirmationLinkOf, isConfirmed } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { ordersOf, seededBook } from './shopData.ts';

test('a customer whom the shop asks for a confirmed address gets the mail, confirms and orders what was in the form', async ({
  page,
  watched,
}) => {
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  // As a shop with SHOP_CONFIRMED_EMAIL answers: by what the token says.
  await page.route(ORDERS, async (route) => {
    const token = (await route.request().headerValue('authorization')) ?? '';
    if (isConfirmed(token)) return route.continue();
    return fulfillProblem(route, 403, 'email-not-confirmed');
  });

  await orderButton(page).click();
  await expect(note(page)).toContainText(customer.email);
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Send the mail' }).click();
  await expect(main(page).getByRole('button', { name: 'Send the mail again' })).toBeFocused();
  const goOn = main(page).getByRole('button', { name: 'I have confirmed it: place the order' });

  // Not yet.
  const refused = page.waitForResponse((answer) => answer.status() === 403);
  await goOn.click();
  await refused;
  await expect(main(page).getByRole('button', { name: 'Send the mail', exact: true })).toBeVisible();
  await expectDelivery(page);
  expect(await ordersOf(page.request, customer)).toEqual([]);

  expect((await page.request.get(await confirmationLinkOf(customer))).ok()).toBe(true);
  await goOn.click();
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  forgiveFailedRequests(watched);
});
