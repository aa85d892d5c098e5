import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  cartCount,
  confirmation,
  DELIVERY,
  deliveryForm,
  expectDelivery,
  expectOrdered,
  fillDelivery,
  isOrder,
  openCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { newCustomer, signIn } from './people.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, ordersOf, seededBooks, setPrice } from './shopData.ts';
import { visit } from './visit.ts';

const ORDERS = '**/api/orders';
const FAILURE = 'Failed to place an order';

test(
  'the checkout asks for everything it needs and sends everything but the street',
  rows(7, '113-118', '264-267', '301-310', 360, 361, 380, 381),
  async ({ page, watched }) => {
    const books = await seededBooks(page.request, 2);
    const total = books.reduce((sum, { newPrice }) => sum + newPrice, 0).toFixed(2);
    const orders = collectRequests(page, isOrder);
    const customer = await openCheckout(page, books);
    const form = deliveryForm(page);
    const summary = page.getByRole('region', { name: 'Your order' });

    await expect(summary).toContainText(`Total Price:$${total}`);
    await expect(summary).toContainText('Items:2');
    await expect(form.getByLabel('Email address')).toHaveValue(customer.email);
    await expect(form.getByLabel('Email address')).not.toBeEditable();
    await expect(form.getByLabel('Phone number')).toHaveAttribute('type', 'number');
    await expectAutocomplete();
    await expect(page.getByText(/card number|cvc|expiry/i)).toHaveCount(0);
    await expectAccessible(page);

    await expect(orderButton(page)).toBeDisabled();
    await form.getByRole('checkbox').check();
    await expect(orderButton(page)).toBeEnabled();
    await form.getByRole('checkbox').uncheck();
    await expect(orderButton(page)).toBeDisabled();
    await fillDelivery(page);
    for (const [label, text] of Object.entries(DELIVERY)) {
      const field = form.getByLabel(label);
      for (const bound of ['minlength', 'maxlength', 'min', 'max', 'pattern']) {
        await expect(field).not.toHaveAttribute(bound);
      }
      await field.fill('');
      await orderButton(page).click();
      await expect(field).toBeFocused();
      await field.fill(text);
    }
    expect(orders).toHaveLength(0);

    const answered = Promise.withResolvers<void>();
    await page.route(ORDERS, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await orderButton(page).click();
    await expect(page.getByRole('main').getByText('Loading....', { exact: true })).toBeVisible();
    await expect(form).toBeHidden();
    answered.resolve();
    await expectOrdered(page);
    await expectAccessible(page);
    await confirmation(page).getByRole('button', { name: 'OK' }).click();
    await expect(confirmation(page)).toBeHidden();
    expect(watched.alerts).toEqual(['Login successful!']);

    expect(orders).toHaveLength(1);
    expect(orders[0]?.postDataJSON()).toEqual({
      name: DELIVERY['Full name'],
      email: customer.email,
      phone: '0170123',
      address: { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000-001' },
      productIds: books.map(({ _id }) => _id),
      totalPrice: total,
    });
    expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
    expect((await ordersOf(page.request, customer)).map(({ phone }) => phone)).toEqual(['0170123']);

    async function expectAutocomplete() {
      const tokens = {
        'Full name': 'name',
        'Email address': 'email',
        'Phone number': 'tel',
        'Address / Street': 'street-address',
        City: 'address-level2',
        'Country / region': 'country-name',
        'State / province': 'address-level1',
        Zipcode: 'postal-code',
      };
      for (const [label, token] of Object.entries(tokens)) {
        await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', token);
      }
    }
  },
);

test(
  'an answer lost, a reload while sending and a double click make one order',
  rows(266, 268, 379),
  async ({ page, watched }) => {
    const customer = await openCheckout(page, await seededBooks(page.request, 1));
    const orders = collectRequests(page, isOrder);
    await fillDelivery(page);

    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort('connectionreset');
    };
    await page.route(ORDERS, loseAnswer, { times: 1 });
    await orderButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('it is ordered only once');
    expect(watched.alerts.at(-1)).toBe(FAILURE);
    await expect(cartCount(page)).toHaveText(/1$/);
    await expectDelivery(page);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['cartItems', 'orderKey']);

    // Sent, and the reload comes before the answer.
    const isSent = Promise.withResolvers<void>();
    const keepAnswer = async (route: Route) => {
      await route.fetch();
      isSent.resolve();
    };
    await page.route(ORDERS, keepAnswer, { times: 1 });
    await orderButton(page).click();
    await isSent.promise;
    await expect(page.getByRole('main').getByText('Loading....', { exact: true })).toBeVisible();
    await page.reload();
    await expectDelivery(page);
    await deliveryForm(page).getByRole('checkbox').check();

    const before = orders.length;
    await orderButton(page).dblclick();
    await expectOrdered(page);
    expect(orders.length - before).toBe(1);
    expect(new Set(orders.map((order) => order.headers()['idempotency-key'])).size).toBe(1);
    expect(await ordersOf(page.request, customer)).toHaveLength(1);
    forgiveFailedRequests(watched);
  },
);

test('two tabs that send the same purchase make one order', rows(264, 267), async ({ page, context }) => {
  const customer = await openCheckout(page, await seededBooks(page.request, 1));
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

test(
  'a price that rose stops the order, shows what changed, and the second click buys at the new price',
  rows(268, 379),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: 'The Dearer Book', newPrice: 10 });
    const customer = await openCheckout(page, [book]);
    await fillDelivery(page);
    const summary = page.getByRole('region', { name: 'Your order' });
    await expect(summary).toContainText('$10.00');
    // The list has come by now, so that only the answer can tell of the change.
    await page.waitForLoadState('networkidle');
    await setPrice(page.request, book, 12.5);

    await orderButton(page).click();
    const note = page.getByRole('main').getByRole('alert');
    await expect(note).toContainText('Nothing was ordered');
    await expect(note).toContainText('The Dearer Book');
    await expect(note).toContainText('Price changed, was $10.00');
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

test(
  'a book that is gone stops the order until it is removed, and the rest can be bought',
  rows(268, 379),
  async ({ page, watched }) => {
    const book = await createBook(page.request, { title: 'The Vanishing Book' });
    const [present] = await seededBooks(page.request, 1);
    if (!present) throw new Error('The shop has no book');
    const customer = await openCheckout(page, [present, book]);
    await fillDelivery(page);
    await page.waitForLoadState('networkidle');
    await deleteBook(page.request, book);

    await orderButton(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The Vanishing Book');
    expect(watched.alerts.at(-1)).toBe(FAILURE);
    await expect(cartCount(page)).toHaveText(/2$/);
    await expect(orderButton(page)).toBeDisabled();
    await page.getByRole('link', { name: 'Change the cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
    await expect(page.getByText('No longer available')).toBeVisible();
    await page.getByRole('link', { name: 'Remove The Vanishing Book' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).click();
    await expectDelivery(page);
    await deliveryForm(page).getByRole('checkbox').check();
    await orderButton(page).click();
    await expectOrdered(page);
    expect((await ordersOf(page.request, customer)).map(({ productIds }) => productIds)).toEqual([[present._id]]);
    forgiveFailedRequests(watched);
  },
);

test(
  'an order that fails says so and keeps the cart, whatever the cause',
  rows(268, 379),
  async ({ page, watched }) => {
    const customer = await openCheckout(page, await seededBooks(page.request, 1));
    await fillDelivery(page);
    const problem = (status: number, code: string, detail: string) => (route: Route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', title: code, status, detail, code }),
      });
    const causes: [(route: Route) => Promise<void>, string][] = [
      [problem(429, 'too-many-requests', 'Too many orders. Try again in a minute.'), 'Try again in a minute.'],
      [problem(500, 'internal', 'Something went wrong.'), 'We got no answer.'],
      [(route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), 'We got no answer.'],
      [(route) => route.abort('internetdisconnected'), 'We got no answer.'],
    ];
    const note = page.getByRole('main').getByRole('alert');
    for (const [index, [answer, words]] of causes.entries()) {
      await page.route(ORDERS, answer, { times: 1 });
      await orderButton(page).click();
      await expect(note).toContainText(words);
      await expect(page.locator(':focus')).toContainText(words);
      expect(watched.alerts.slice(1)).toEqual(Array.from({ length: index + 1 }, () => FAILURE));
      await expect(cartCount(page)).toHaveText(/1$/);
      await expect(page).toHaveURL('/checkout');
    }
    await expectDelivery(page);
    await orderButton(page).click();
    await expectOrdered(page);
    expect(await ordersOf(page.request, customer)).toHaveLength(1);
    forgiveFailedRequests(watched);
  },
);

test(
  'what was typed survives being sent to log in, and the way back to the checkout is offered',
  rows(37, 95),
  async ({ page, context }) => {
    const [book] = await seededBooks(page.request, 1);
    if (!book) throw new Error('The shop has no book');
    const customer = await openCheckout(page, [book]);
    await fillDelivery(page);

    // Logging out in another tab sends this one to log in.
    const other = await context.newPage();
    await other.goto('/about');
    await other.getByRole('button', { name: 'Account' }).click();
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await other.close();

    await page.getByRole('main').getByLabel('Email').fill(customer.email);
    await page.getByRole('main').getByLabel('Password').fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Continue to checkout' }).click();
    await expectDelivery(page);
    await expect(deliveryForm(page).getByRole('checkbox')).not.toBeChecked();
    await visit(page, '/');
    await expect(page.getByRole('link', { name: 'Continue to checkout' })).toBeHidden();

    // Logging out here forgets it.
    await visit(page, '/checkout');
    await expectDelivery(page);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    await signIn(page, customer);
    await expect(page.getByRole('link', { name: 'Continue to checkout' })).toBeHidden();
    await visit(page, '/checkout');
    await expect(deliveryForm(page).getByLabel('Full name')).toHaveValue('');
    await expect(cartCount(page)).toHaveText(/1$/);
  },
);

/** Moves the focus as a person without a mouse does, until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by the Tab key').toBeFocused();
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('the whole purchase works by keyboard alone', rows(7, 118), async ({ page }) => {
  const customer = await newCustomer();
  const [book] = await seededBooks(page.request, 1);
  const main = page.getByRole('main');
  await page.goto(`/books/${book?._id}`);
  await pressOn(page, main.getByRole('button', { name: 'Add to Cart' }).first());
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await pressOn(page, cartCount(page));
  await pressOn(page, main.getByRole('link', { name: 'Checkout', exact: true }));

  await expect(page).toHaveURL('/login');
  await tabTo(page, main.getByLabel('Email'));
  await page.keyboard.type(customer.email);
  await tabTo(page, main.getByLabel('Password'));
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('link', { name: 'Continue to checkout' }));

  for (const [label, text] of Object.entries(DELIVERY)) {
    await tabTo(page, deliveryForm(page).getByLabel(label));
    await page.keyboard.type(text);
  }
  await tabTo(page, deliveryForm(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  await pressOn(page, orderButton(page));
  await expectOrdered(page);
  await expect(confirmation(page).getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toBeHidden();
  await expect(main.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
});
