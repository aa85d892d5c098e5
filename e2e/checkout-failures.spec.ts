import { expectAccessible } from './axe.ts';
import {
  cartCount,
  expectOrdered,
  FAILURE,
  fulfillProblem,
  ORDERS,
  openFilledCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { main, noteRegion } from './landmarks.ts';
import { confirmationLinkOf, isConfirmed } from './people.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook, deleteBook, ordersOf, seededBook, setPrice } from './shopData.ts';

test('a raised price stops the order until the customer accepts it', rows(268, 379), async ({ page, watched }) => {
  const book = await createBook(page.request, { title: 'The Dearer Book', newPrice: 10 });
  // From here only the order's answer reveals the change.
  const refreshed = page.waitForResponse(/\/api\/books\?ids=/);
  const customer = await openFilledCheckout(page, [book]);
  await refreshed;
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('$10.00');
  await setPrice(page.request, book, 12.5);

  await orderButton(page).click();
  await expect(noteRegion(page)).toContainText('Nothing was ordered');
  await expect(noteRegion(page)).toContainText('The Dearer Book');
  await expect(noteRegion(page)).toContainText('Price changed, was $10.00');
  expect(watched.alerts.at(-1)).toBe(FAILURE);
  await expect(summary).toContainText('$12.50');
  await expect(cartCount(page)).toHaveText(/1$/);
  expect(await ordersOf(page.request, customer)).toEqual([]);
  await expectAccessible(page);

  await orderButton(page).click();
  await expectOrdered(page);
  expect((await ordersOf(page.request, customer)).map(({ totalPrice }) => totalPrice)).toEqual(['12.50']);
  await deleteBook(page.request, book);
  ignoreFailedRequests(watched);
});

test('an order is sent once the customer has confirmed the required address', async ({ page, watched }) => {
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  // As in a shop with SHOP_CONFIRMED_EMAIL.
  await page.route(ORDERS, async (route) => {
    const token = (await route.request().headerValue('authorization')) ?? '';
    if (isConfirmed(token)) return route.continue();
    return fulfillProblem(route, 403, 'email-not-confirmed');
  });
  await orderButton(page).click();
  await expect(noteRegion(page)).toContainText(customer.email);
  await main(page).getByRole('button', { name: 'Send email' }).click();
  await expect(main(page).getByRole('button', { name: 'Resend email' })).toBeFocused();
  expect((await page.request.get(await confirmationLinkOf(customer))).ok()).toBe(true);
  await main(page).getByRole('button', { name: "I've confirmed it: place the order" }).click();
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  ignoreFailedRequests(watched);
});
