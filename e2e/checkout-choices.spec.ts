import type { Book } from '@bookstore/contract/api/book';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { centsToString, formatCents } from '@bookstore/contract/format/money';
import { totalsOfBooks } from '@bookstore/contract/pricing';
import { expectAccessible } from './axe.ts';
import {
  confirmation,
  deliveryForm,
  expectOrdered,
  FAILURE,
  fulfillProblem,
  isOrder,
  ORDERS,
  openFilledCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { arriveSignedIn, newCustomer } from './people.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { ordersOf, saveDetails, seededBooks } from './shopData.ts';

test('a gift goes with a note and a wrap, which the total contains from the checkout to the order', async ({
  page,
}) => {
  const books = await seededBooks(page.request, 2);
  const customer = await openFilledCheckout(page, books);
  const form = deliveryForm(page);
  const deliveries = collectRequests(page, (request) => request.method() === 'PUT');
  await form.getByRole('switch', { name: 'This is a gift' }).press('Space');
  await form.getByLabel('Note for the gift (optional)').fill('Happy birthday!\nAda');
  await form.getByRole('switch', { name: 'Gift wrap for $3.00' }).check();
  await expectAccessible(page);
  const { totalCents } = totalsOfBooks(books, { country: 'PT', isWrapped: true });
  await expect(form.getByText(`To pay at the door: ${formatCents(totalCents)}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('Gift wrap:$3.00');
  await orderButton(page).click();
  await expectOrdered(page);
  expect(deliveries.map((request) => request.postDataJSON())).toEqual([
    { street: '1 Secret Lane', gift: { note: 'Happy birthday!\nAda', wrap: true } },
  ]);
  const [order] = await ordersOf(page.request, customer);
  expect(order).toMatchObject({ totalPrice: centsToString(totalCents), giftWrap: '3.00' });
});

test('a customer with saved details orders the cart with one press and the terms, and again after a failure', async ({
  page,
  watched,
}) => {
  const customer = await newCustomer();
  const books = (await seededBooks(page.request, 2)) as [Book, Book];
  const address = { city: 'Porto', country: 'Portugal', state: 'Norte', zipcode: '4000-001' };
  await saveDetails(page.request, customer, {
    name: 'Rosa Reader',
    phone: '0170123',
    street: '1 Secret Lane',
    address,
  });
  await arriveSignedIn(page, customer, '/cart', { [CART_STORAGE_KEY]: JSON.stringify(books) });
  const total = formatCents(totalsOfBooks(books).totalCents);
  const offer = main(page).getByRole('button', { name: `Order again as last time: ${total} at the door` });
  await expect(main(page).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  await offer.click();
  const dialog = page.getByRole('dialog', { name: 'Order again as last time' });
  await expect(dialog).toContainText('1 Secret Lane, Porto, Norte, Portugal, 4000-001');
  for (const { title } of books) await expect(dialog).toContainText(title);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');

  const order = dialog.getByRole('button', { name: 'Place an Order' });
  await expect(order).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  const orders = collectRequests(page, isOrder);
  await page.route(ORDERS, (route) => fulfillProblem(route, 503, 'unavailable'), { times: 1 });
  await order.click();
  await expect(note(page)).toContainText('it is ordered only once');
  expect(watched.alerts).toEqual([FAILURE]);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expectOrdered(page);
  await expect(confirmation(page).getByRole('button', { name: 'OK' })).toBeFocused();
  expect(new Set(orders.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  expect(await ordersOf(page.request, customer)).toHaveLength(1);
  forgiveFailedRequests(watched);
});
