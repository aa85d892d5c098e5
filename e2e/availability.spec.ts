import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cartCount, expectOrdered, FAILURE, openFilledCheckout, orderAgain, orderButton } from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { main, note } from './landmarks.ts';
import { newCustomer } from './people.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, deleteBook, ordersOf, placeOrder, seededBook, setCopies } from './shopData.ts';

const cardOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Books', exact: true }).getByRole('article').filter({ hasText: title });

const offered = async (page: Page): Promise<string> => {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '').offers.availability;
};

test('a visitor sees what is sold out and what few copies are left, and may leave out what they cannot buy', async ({
  page,
}) => {
  const word = `Copied${Date.now()}`;
  const few = await createBook(page.request, { title: `${word} and Few`, category: 'business' });
  const none = await createBook(page.request, { title: `${word} and Gone`, category: 'business' });
  await setCopies(page.request, few, 2);
  await setCopies(page.request, none, 0);

  await page.goto('/books?category=business');
  await expect(cardOf(page, few.title)).toContainText('Only 2 left');
  await expect(cardOf(page, few.title).getByRole('button')).toBeEnabled();
  await expect(cardOf(page, none.title).getByRole('button', { name: `Sold out: ${none.title}` })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Only available' }).check();
  await expect(page).toHaveURL(/available=true/);
  await expect(cardOf(page, none.title)).toHaveCount(0);
  await cardOf(page, few.title).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(few.title);
  await expect(main(page).getByText('Only 2 left').first()).toBeVisible();
  expect(await offered(page)).toBe('https://schema.org/LimitedAvailability');

  await page.getByPlaceholder('Search here').fill(`${word} gone`);
  const hit = page.getByRole('option').filter({ hasText: none.title });
  await expect(hit).toContainText('Sold out');
  await hit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(none.title);
  await expect(main(page).getByRole('button', { name: 'Sold out', exact: true })).toBeDisabled();
  await expect(main(page).getByText('There is no copy left at the moment.')).toBeVisible();
  expect(await offered(page)).toBe('https://schema.org/OutOfStock');
  const similar = main(page).getByRole('region', { name: 'This book is sold out: more like this' });
  await expect(similar.getByRole('article').first()).toBeVisible();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const description = main(page).getByRole('heading', { name: 'Description', exact: true });
  expect(await top(similar)).toBeLessThan(await top(description));
  await expect(main(page).getByText('Arrives')).toHaveCount(0);
  await expectAccessible(page);
  for (const book of [few, none]) await deleteBook(page.request, book);
});

test('a customer who is too late for the last copy is told so, and orders the rest', async ({ page, watched }) => {
  const last = await createBook(page.request, { title: 'The Last Copy' });
  await setCopies(page.request, last, 1);
  const other = await seededBook(page.request);
  const customer = await openFilledCheckout(page, [other, last]);
  await page.waitForLoadState('networkidle');
  await placeOrder(page.request, await newCustomer(), [last]);

  await orderButton(page).click();
  await expect(note(page)).toContainText('Nothing was ordered');
  await expect(note(page)).toContainText(/The Last Copy\s*Sold out: remove it to order the rest/);
  await expect(note(page)).not.toContainText(other.title);
  expect(watched.alerts.at(-1)).toBe(FAILURE);
  await expect(cartCount(page)).toHaveText(/2$/);
  await expect(orderButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change the cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping cart' })).toBeVisible();
  await expect(main(page).getByText('Sold out: remove it to order the rest')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Subtotal' })).toContainText(`$${other.newPrice.toFixed(2)}`);
  await page.getByRole('link', { name: 'Remove The Last Copy' }).click();
  await main(page).getByRole('link', { name: 'Checkout', exact: true }).click();
  await orderAgain(page);
  await expectOrdered(page);
  expect((await ordersOf(page.request, customer)).map(({ productIds }) => productIds)).toEqual([[other._id]]);
  forgiveFailedRequests(watched);
  await deleteBook(page.request, last);
});
