import type { Book } from '@bookstore/contract/api/book';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { type APIResponse, expect, type Page, type Request, type Route } from '@playwright/test';
import { type Customer, newCustomer, openSignedIn } from './people.ts';

export const DELIVERY = {
  'Full name': 'Rosa Reader',
  'Phone number': '0170123',
  'Country / region': 'Portugal',
  'Address / Street': '1 Secret Lane',
  Zipcode: '4000-001',
  City: 'Porto',
  'State / province': 'Norte',
};

export const ORDERS = '**/api/orders';
/** Every failed order shows this alert. */
export const FAILURE = 'Failed to place an order';

export const deliveryForm = (page: Page) => page.getByRole('form', { name: 'Delivery details' });
export const orderButton = (page: Page) => page.getByRole('button', { name: 'Place an Order' });
/** Elements behind a dialog have no role. */
export const cartCount = (page: Page) =>
  page.getByRole('banner', { includeHidden: true }).locator('a[href="/cart"]').last();
export const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Confirmed Order' });

/** Writes the cart as another tab does. */
export async function addToCart(page: Page, books: Book[]): Promise<void> {
  await page.evaluate(
    ([key, text]) => {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: text }));
    },
    [CART_STORAGE_KEY, JSON.stringify(books)] as const,
  );
}

/** Opens it as a new, signed-in customer. */
export async function openCheckout(page: Page, books: Book[]): Promise<Customer> {
  const customer = await newCustomer();
  await openSignedIn(page, customer, '/checkout', { [CART_STORAGE_KEY]: JSON.stringify(books) });
  await expect(page.getByRole('heading', { level: 1, name: 'Cash On Delevary' })).toBeVisible();
  await expect(cartCount(page)).toHaveText(new RegExp(`${books.length}$`));
  return customer;
}

export async function fillDelivery(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DELIVERY)) await deliveryForm(page).getByLabel(label).fill(text);
  await deliveryForm(page).getByRole('checkbox').check();
}

export async function openFilledCheckout(page: Page, books: Book[]): Promise<Customer> {
  const customer = await openCheckout(page, books);
  await fillDelivery(page);
  return customer;
}

export async function orderWithNewKey(page: Page): Promise<void> {
  await expectDelivery(page);
  await deliveryForm(page).getByRole('checkbox').check();
  await orderButton(page).click();
}

export async function expectDelivery(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DELIVERY)) {
    await expect(deliveryForm(page).getByLabel(label)).toHaveValue(text);
  }
}

export async function expectOrdered(page: Page): Promise<void> {
  await expect(confirmation(page)).toContainText('Your order placed successfully!');
  await expect(page).toHaveURL('/orders');
  await expect(cartCount(page)).toHaveText(/0$/);
}

export const isOrder = (request: Request) =>
  request.method() === 'POST' && /\/api\/orders\/?$/.test(new URL(request.url()).pathname);

/** Answers as given, or never. @returns when the order has reached the shop */
export async function interceptOrder(
  page: Page,
  answer?: (route: Route, response: APIResponse) => Promise<void>,
): Promise<{ hasArrived: Promise<void> }> {
  const arrived = Promise.withResolvers<void>();
  await page.route(
    ORDERS,
    async (route) => {
      const response = await route.fetch();
      arrived.resolve();
      await answer?.(route, response);
    },
    { times: 1 },
  );
  return { hasArrived: arrived.promise };
}
