import type { Book } from '@bookstore/contract/api/book';
import type { Page } from '@playwright/test';
import {
  cartCount,
  expectDelivery,
  expectOrdered,
  fillDelivery,
  interceptOrder,
  isOrder,
  openFilledCheckout,
  orderAgain,
  orderButton,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { type Customer, newCustomer, submitLogin } from './people.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { ordersOf, seededBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

/** Orders these books as a new customer, and closes the tab before it has the answer. */
async function closeWhileOrdering(page: Page, books: Book[]): Promise<Customer> {
  const customer = await openFilledCheckout(page, books);
  const { hasArrived } = await interceptOrder(page);
  await orderButton(page).click();
  await hasArrived;
  await page.close();
  return customer;
}

test('the next tab asks for the same order after a tab was closed while sending it', async ({
  page,
  context,
  watched,
}) => {
  const customer = await closeWhileOrdering(page, await seededBooks(page.request, 2));
  const reopened = await context.newPage();
  const orders = collectRequests(reopened, isOrder);
  await reopened.goto('/orders');
  await expect(main(reopened).getByRole('button', { name: 'Copy the order ID' })).toHaveCount(1);
  await expect(cartCount(reopened)).toHaveText(/2$/);
  await visit(reopened, '/checkout');
  await fillDelivery(reopened);
  await orderButton(reopened).click();
  await expectOrdered(reopened);
  expect(orders).toHaveLength(1);
  expect(await ordersOf(reopened.request, customer)).toHaveLength(1);
  // The street of an order that stands is refused.
  forgiveFailedRequests(watched);
});

test('a customer with another cart is told of the order that a closed tab has sent', async ({
  page,
  context,
  watched,
}) => {
  const [first, second] = await seededBooks(page.request, 2);
  if (!first || !second) throw new Error('The shop has too few books');
  const customer = await closeWhileOrdering(page, [first]);
  const reopened = await context.newPage();
  await reopened.goto(`/books/${second._id}`);
  await main(reopened).getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await visit(reopened, '/checkout');
  await fillDelivery(reopened);
  await orderButton(reopened).click();
  await expect(note(reopened)).toContainText('An earlier order from this cart has gone through after all');
  expect(await ordersOf(reopened.request, customer)).toHaveLength(1);
  await visit(reopened, '/cart');
  await reopened.getByRole('link', { name: `Remove ${first.title}` }).click();
  await visit(reopened, '/checkout');
  await orderAgain(reopened);
  await expectOrdered(reopened);
  const sold = (await ordersOf(reopened.request, customer)).map(({ productIds }) => productIds);
  expect(sold).toEqual([[second._id], [first._id]]);
  forgiveFailedRequests(watched);
});

const STORAGE_FAULTS = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is blocked': () => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  },
};

for (const [fault, breakStorage] of Object.entries(STORAGE_FAULTS)) {
  test(`where the browser's storage ${fault}, a purchase and its repetition are one order`, async ({
    page,
    context,
    watched,
  }) => {
    const books = await seededBooks(page.request, 2);
    const customer = await newCustomer();
    await context.addInitScript(breakStorage);
    await page.goto('/login');
    await submitLogin(page, customer);
    for (const [index, { _id }] of books.entries()) {
      await visit(page, `/books/${_id}`);
      await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
      await expect(cartCount(page)).toHaveText(new RegExp(`${index + 1}$`));
    }
    await visit(page, '/checkout');
    await fillDelivery(page);
    await interceptOrder(page, (route) => route.abort('connectionreset'));
    await orderButton(page).click();
    await expect(note(page)).toContainText('it is ordered only once');
    await visit(page, '/about');
    await visit(page, '/checkout');
    await orderAgain(page);
    await expectOrdered(page);
    expect((await ordersOf(page.request, customer)).map(({ productIds }) => productIds)).toEqual([
      books.map(({ _id }) => _id),
    ]);
    forgiveFailedRequests(watched);
  });
}

test('an ID token that expired on the way is renewed, and where it cannot be, nothing is lost', async ({
  page,
  watched,
}) => {
  await page.clock.install();
  const customer = await openFilledCheckout(page, [await seededBook(page.request)]);
  const orders = collectRequests(page, isOrder);
  const renewals = collectRequests(page, (request) => request.url().includes('securetoken.googleapis.com'));
  await page.clock.fastForward('01:00:30');

  await page.route('**/securetoken.googleapis.com/**', (route) => route.abort('connectionreset'), { times: 1 });
  await orderButton(page).click();
  await expect(note(page)).toContainText('We got no answer');
  expect(orders).toHaveLength(0);
  await expectDelivery(page);
  await orderButton(page).click();
  await expectOrdered(page);
  expect(renewals.length).toBeGreaterThan(1);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  forgiveFailedRequests(watched);
});
