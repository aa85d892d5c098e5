import type { Route } from '@playwright/test';
import {
  cartCount,
  deliveryForm,
  expectDelivery,
  expectOrdered,
  FAILURE,
  fillDelivery,
  interceptOrder,
  isOrder,
  ORDERS,
  openCheckout,
  openFilledCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { main, noteRegion } from './landmarks.ts';
import { collectRequests } from './requests.ts';
import { ordersOf, seededBook } from './shopData.ts';

// E51
test(
  'no network, a lost answer, a reload and a double click make one order',
  rows(268, 379),
  async ({ page, context, watched }) => {
    const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
    await context.setOffline(true);
    await orderButton(page).click();
    await expect(noteRegion(page)).toContainText("We didn't get a response");
    await context.setOffline(false);
    expect(await ordersOf(page.request, customer)).toEqual([]);
    const orders = collectRequests(page, isOrder);

    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(ORDERS, loseAnswer, { times: 1 });
    await orderButton(page).click();
    await expect(noteRegion(page)).toContainText("we'll only place it once");
    expect(watched.alerts).toEqual([FAILURE, FAILURE]);
    await expect(cartCount(page)).toHaveText(/1$/);
    await expectDelivery(page);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cartItems', 'orderKey']);

    const isSent = Promise.withResolvers<void>();
    const holdAnswer = async (route: Route) => {
      await route.fetch();
      isSent.resolve();
    };
    await page.route(ORDERS, holdAnswer, { times: 1 });
    await orderButton(page).click();
    await isSent.promise;
    await expect(main(page).getByText('Loading....', { exact: true })).toBeVisible();
    await page.reload();
    await expectDelivery(page);
    await deliveryForm(page).getByRole('checkbox').check();

    const before = orders.length;
    // The page of orders must not need the network.
    await interceptOrder(page, async (route, response) => {
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await orderButton(page).dblclick();
    await expectOrdered(page);
    await context.setOffline(false);
    expect(orders.length - before).toBe(1);
    expect(new Set(orders.map((order) => order.headers()['idempotency-key'])).size).toBe(1);
    expect(await ordersOf(page.request, customer)).toHaveLength(1);
    watched.errors.length = 0;
  },
);

test('two tabs that send the same purchase make one order', async ({ page, context }) => {
  const customer = await openCheckout(page, [await seededBook(page.request)]);
  const other = await context.newPage();
  await other.goto('/checkout');
  for (const tab of [page, other]) await fillDelivery(tab);

  const waiting: Route[] = [];
  const areBothSent = Promise.withResolvers<void>();
  await context.route(ORDERS, async (route) => {
    if (waiting.push(route) === 2) areBothSent.resolve();
    await areBothSent.promise;
    await route.continue();
  });
  await orderButton(page).click();
  await other.bringToFront();
  await orderButton(other).click();
  for (const tab of [page, other]) await expectOrdered(tab);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
