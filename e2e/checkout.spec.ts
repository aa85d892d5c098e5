import { formatPrice } from '@bookstore/contract/format/money';
import type { Locator, Page } from '@playwright/test';
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
  ORDERS,
  openCheckout,
  openFilledCheckout,
  orderButton,
} from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { newCustomer, submitLogin } from './people.ts';
import { collectRequests } from './requests.ts';
import { ordersOf, seededBook, seededBooks } from './shopData.ts';

const AUTOCOMPLETE = {
  'Full name': 'name',
  'Email address': 'email',
  'Phone number': 'tel-national',
  'Address / Street': 'street-address',
  City: 'address-level2',
  'Country / region': 'country-name',
  'State / province': 'address-level1',
  Zipcode: 'postal-code',
};

// E51
test(
  'the checkout requires its fields, and sends the street separately',
  rows(7, 34, '113-118', '264-267', '301-310', 360, 361, 380, 381),
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
    for (const [label, token] of Object.entries(AUTOCOMPLETE)) {
      await expect(form.getByLabel(label)).toHaveAttribute('autocomplete', token);
    }
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
      await expect(field).toHaveAccessibleDescription(/Enter /);
      await field.fill(text);
      await expect(field).not.toHaveAccessibleDescription(/Enter /);
    }
    expect(orders).toHaveLength(0);
    const { local, session } = await page.evaluate(() => ({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
    }));
    const texts = local.filter(([key]) => !key.startsWith('firebase:'));
    expect(texts.map(([key]) => key).sort()).toEqual(['cartItems', 'orderKey']);
    for (const text of Object.values(DELIVERY)) expect(JSON.stringify(texts)).not.toContain(text);
    expect(session.map(([key]) => key)).toEqual(['checkoutDraft']);
    expect(JSON.stringify([texts, session])).not.toContain(customer.email);

    const answered = Promise.withResolvers<void>();
    await page.route(ORDERS, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await orderButton(page).click();
    await expect(page.getByRole('main').getByText('Loading....', { exact: true })).toBeInViewport();
    await expect(orderButton(page)).toBeInViewport();
    await expect(orderButton(page)).toBeFocused();
    await expectDelivery(page);
    answered.resolve();
    await expectOrdered(page);
    await confirmation(page).getByRole('button', { name: 'OK' }).click();
    await expect(confirmation(page)).toBeHidden();
    expect(watched.alerts).toEqual([]);

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
  },
);

// E17
test('typed input survives the login, which links back to the checkout', async ({ page, context }) => {
  const book = await seededBook(page.request);
  const customer = await openFilledCheckout(page, [book]);

  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: 'Account' }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await other.close();

  await submitLogin(page, customer);
  await page.getByRole('link', { name: 'Continue to checkout' }).click();
  await expectDelivery(page);
  await expect(deliveryForm(page).getByRole('checkbox')).not.toBeChecked();

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect(cartCount(page)).toHaveText(/1$/);
});

test('on a phone a missing field is visible, with a one-line summary', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const book = await seededBook(page.request);
  await openCheckout(page, [book]);
  const form = deliveryForm(page);
  await expect(form.getByLabel('Full name')).toBeInViewport();
  const phone = form.getByLabel('Phone number');
  await phone.focus();
  await page.keyboard.type('+49170');
  await expect(phone).toHaveValue('0049170');
  const summary = page.getByRole('region', { name: 'Your order' });
  const line = summary.getByRole('button', { name: `1 book · ${formatPrice(book.newPrice)}` });
  await expect(summary.getByText(book.title)).toBeHidden();
  await line.press('Enter');
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await expect(summary.getByText(book.title)).toBeVisible();
  await form.getByRole('link', { name: 'terms and conditions' }).click();
  await expect(page).toHaveURL('/legal/terms');
  await page.goBack();
  await expect(phone).toHaveValue('0049170');

  await fillDelivery(page);
  const city = form.getByLabel('City');
  const label = page.locator(`label[for="${await city.getAttribute('id')}"]`);
  // A phone, and a desktop at 400 % zoom.
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await city.fill('');
    await orderButton(page).click();
    await expect(city).toBeFocused();
    for (const part of [label, city]) await expect(part).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await city.fill('Porto');
  }
});

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

test('the whole purchase works by keyboard alone', async ({ page }) => {
  const customer = await newCustomer();
  const book = await seededBook(page.request);
  const main = page.getByRole('main');
  await page.goto(`/books/${book._id}`);
  await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await tabTo(page, main.getByRole('button', { name: 'Add to Cart' }).first());
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
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
