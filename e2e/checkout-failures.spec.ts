import type { Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  cartCount,
  expectDelivery,
  expectOrdered,
  FAILURE,
  fulfillProblem,
  isOrder,
  ORDERS,
  openFilledCheckout,
  orderAgain,
  orderButton,
} from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, ordersOf, seededBook, setPrice } from './shopData.ts';

test(
  'a price that rose stops the order, shows what changed, and the second click buys at the new price',
  rows(268, 379),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: 'The Dearer Book', newPrice: 10 });
    const customer = await openFilledCheckout(page, [book]);
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary).toContainText('$10.00');
    // The list has come by now, so that only the answer can tell of the change.
    await page.waitForLoadState('networkidle');
    await setPrice(page.request, book, 12.5);

    await orderButton(page).click();
    await expect(note(page)).toContainText('Nothing was ordered');
    await expect(note(page)).toContainText('The Dearer Book');
    await expect(note(page)).toContainText('Price changed, was $10.00');
    expect(watched.alerts.at(-1)).toBe(FAILURE);
    await expect(summary).toContainText('$12.50');
    await expect(cartCount(page)).toHaveText(/1$/);
    expect(await ordersOf(page.request, customer)).toEqual([]);
    await expectAccessible(page);

    await orderButton(page).click();
    await expectOrdered(page);
    expect((await ordersOf(page.request, customer)).map(({ totalPrice }) => totalPrice)).toEqual(['12.50']);
    await deleteBook(page.request, book);
    forgiveFailedRequests(watched);
  },
);

test('a book that is gone stops the order until it is removed, and the rest can be bought', async ({
  page,
  watched,
}) => {
  const book = await createBook(page.request, { title: 'The Vanishing Book' });
  const present = await seededBook(page.request);
  const customer = await openFilledCheckout(page, [present, book]);
  await page.waitForLoadState('networkidle');
  await deleteBook(page.request, book);

  await orderButton(page).click();
  await expect(note(page)).toContainText('The Vanishing Book');
  expect(watched.alerts.at(-1)).toBe(FAILURE);
  await expect(cartCount(page)).toHaveText(/2$/);
  await expect(orderButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Change the cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  await expect(page.getByText('No longer available')).toBeVisible();
  await page.getByRole('link', { name: 'Remove The Vanishing Book' }).click();
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click();
  await orderAgain(page);
  await expectOrdered(page);
  expect((await ordersOf(page.request, customer)).map(({ productIds }) => productIds)).toEqual([[present._id]]);
  forgiveFailedRequests(watched);
});

test('an order that fails says so and keeps the cart, whatever the cause', async ({ page, watched }) => {
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  const problem = (status: number, code: string, detail: string) => (route: Route) =>
    fulfillProblem(route, status, code, { detail });
  const causes: [(route: Route) => Promise<void>, string][] = [
    [problem(429, 'too-many-requests', 'Too many orders. Try again in a minute.'), 'Try again in a minute.'],
    [problem(500, 'internal', 'Something went wrong.'), 'Something went wrong. Please try again'],
    [problem(503, 'unavailable', 'Orders are refused for now.'), 'Orders are refused for now. Please try again'],
    [(route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), 'We got no answer.'],
    [(route) => route.abort('internetdisconnected'), 'We got no answer.'],
  ];
  for (const [index, [answer, words]] of causes.entries()) {
    await page.route(ORDERS, answer, { times: 1 });
    await orderButton(page).click();
    await expect(note(page)).toContainText(words);
    await expect(page.locator(':focus')).toContainText(words);
    expect(watched.alerts).toEqual(Array.from({ length: index + 1 }, () => FAILURE));
    await expect(cartCount(page)).toHaveText(/1$/);
    await expect(page).toHaveURL('/checkout');
  }
  await expectDelivery(page);
  await orderButton(page).click();
  await expectOrdered(page);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  forgiveFailedRequests(watched);
});

test('an order for which the shop is too busy is sent again, and the page says so beside its usual words', async ({
  page,
  watched,
}) => {
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  const orders = collectRequests(page, isOrder);
  const answerBusy = (route: Route) => fulfillProblem(route, 409, 'busy', { retryAfterSeconds: 1 });
  const busy = main(page).getByRole('status').filter({ hasText: 'trying again' });

  await page.route(ORDERS, answerBusy, { times: 3 });
  await orderButton(page).click();
  await expect(busy).toBeVisible();
  await expect(main(page).getByText('Loading....', { exact: true })).toBeInViewport();
  await expect(note(page)).toContainText('Nothing was ordered');
  expect(watched.alerts).toEqual([FAILURE]);
  expect(orders).toHaveLength(3);
  await expectAccessible(page);

  await page.route(ORDERS, answerBusy, { times: 1 });
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(busy).toBeVisible();
  await expectOrdered(page);
  expect(watched.alerts).toEqual([FAILURE]);
  expect(new Set(orders.map((order) => order.headers()['idempotency-key'])).size).toBe(1);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  forgiveFailedRequests(watched);
});
