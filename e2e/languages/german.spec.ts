import type { NewBook } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import type { Page } from '@playwright/test';
import * as account from '../../messages/de/account.ts';
import * as cart from '../../messages/de/cart.ts';
import * as checkout from '../../messages/de/checkout.ts';
import * as dashboard from '../../messages/de/dashboard.ts';
import * as facts from '../../messages/de/facts.ts';
import * as legal from '../../messages/de/legal.ts';
import * as search from '../../messages/de/search.ts';
import * as withdrawals from '../../messages/de/withdrawals.ts';
import { messagesOf, subjects } from '../../messages/folder.ts';
import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import { newAdminToken } from '../dashboard.ts';
import { expect } from '../fixtures.ts';
import { main } from '../landmarks.ts';
import { aCustomer } from '../people.ts';
import { test } from './servedShop.ts';

// The German shop, on its first day.
test.use({ shopFolder: 'examples/second-shop', hasSamples: false, locale: 'de-DE' });

const BOOKS: NewBook[] = [
  {
    title: 'Über München leuchtet die Straße',
    author: 'Jürgen Möller',
    description: 'Ein Straßenbahnfahrer zählt Laternen.',
    category: 'fiction',
    oldPrice: 24,
    newPrice: 1234.5,
    pages: 1200,
    published: '2024-03',
    language: 'de',
    format: 'hardcover',
  },
  { title: 'Goethe auf Reisen', description: 'Briefe.', category: 'poetry', oldPrice: 20, newPrice: 9.9 },
];

async function addBooks(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await newAdminToken(page.request)}` };
  for (const data of BOOKS)
    expect((await page.request.post(apiPaths.createBook, { data, headers })).status()).toBe(201);
}

/** Every text of English that is another in German. */
async function englishTexts(): Promise<string[]> {
  const modules = await Promise.all(
    subjects('en').map((subject) => Promise.all([messagesOf('en', subject), messagesOf('de', subject)])),
  );
  return modules.flatMap(([english, german]) =>
    Object.entries(english).flatMap(([name, text]) =>
      typeof text === 'string' && text !== german[name] ? [text.toLowerCase().trim()] : [],
    ),
  );
}

/** Waits for the page, which speaks German and no English. */
async function expectGerman(page: Page, heading: string | RegExp): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const texts = await page.locator('body').evaluate((body) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style, noscript, template, .firebase-emulator-warning')) {
        found.push((walker.currentNode.textContent ?? '').toLowerCase().trim());
      }
    }
    return found;
  });
  const english = new Set(await englishTexts());
  const german = new Set(
    (await Promise.all(subjects('de').map((subject) => messagesOf('de', subject))))
      .flatMap((messages) => Object.values(messages))
      .filter((text) => typeof text === 'string')
      .map((text) => text.toLowerCase().trim()),
  );
  // The journey goes on, so that all of it is named.
  const left = texts.filter((text) => english.has(text) && !german.has(text));
  expect.soft(left, `English on ${page.url()}`).toEqual([]);
}

/** @param spelt a search as somebody types it */
async function expectFound(page: Page, spelt: string, title: string): Promise<void> {
  const box = page.getByPlaceholder(search.searchHere);
  await box.fill(spelt);
  await expect(page.getByRole('option').filter({ hasText: title })).toBeVisible();
  await box.fill('');
}

async function registerNewCustomer(page: Page): Promise<void> {
  await page.goto('/register');
  const { email, password } = aCustomer();
  await main(page).getByLabel(account.email).fill(email);
  await main(page).getByLabel(account.password).fill(password);
  await main(page).getByRole('button', { name: account.register, exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: account.login })).toHaveCount(0);
}

const deliveryForm = (page: Page) => page.getByRole('form', { name: checkout.deliveryDetails });

async function fillDelivery(page: Page): Promise<void> {
  const form = deliveryForm(page);
  await form.getByLabel(checkout.fullName).fill('Käthe Groß');
  await form.getByLabel(checkout.phoneNumber).fill('0170123456');
  await form.getByLabel('Straße und Hausnummer').fill('Lange Straße 1');
  await form.getByLabel(checkout.city).fill('München');
  await form.getByLabel(checkout.zipcode).fill('80331');
  await form.getByLabel('Bundesland').fill('Bayern');
  await form.getByLabel('Land / Region').fill('Deutschland');
}

async function order(page: Page): Promise<void> {
  await deliveryForm(page)
    .getByRole('checkbox', { name: new RegExp(checkout.termsAndConditions) })
    .check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bestellung bestätigt' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button').first().click();
}

/** From the first step, whose fields are filled in, to the end. */
async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: withdrawals.goOn, exact: true }).click();
  await expectGerman(page, withdrawals.checkIt);
  await page.getByRole('button', { name: withdrawals.confirmWithdrawal, exact: true }).click();
  await expectGerman(page, withdrawals.thankYou);
}

async function orderAsNewCustomer(page: Page): Promise<void> {
  await registerNewCustomer(page);
  await page.goto('/cart');
  await page.getByRole('link', { name: cart.checkout, exact: true }).click();
  await expectGerman(page, /Barzahlung/);
  await fillDelivery(page);
  await order(page);
}

test('a German reader finds a book however it is spelt and orders it, and a German bookseller packs it', async ({
  page,
  watched,
}) => {
  await addBooks(page);
  await page.goto('/');
  await expectGerman(page, 'Heute früh angelandet');
  const [title = '', other = ''] = BOOKS.map((book) => book.title);
  for (const spelt of ['München', 'Muenchen', 'Munchen', 'Strasse', 'moeller']) await expectFound(page, spelt, title);
  await expectFound(page, 'Göthe', other);

  await page.getByPlaceholder(search.searchHere).fill('ueber muenchen');
  await page.getByRole('option').filter({ hasText: title }).click();
  await expectGerman(page, title);
  await expect(main(page)).toContainText('1234,50\u00a0€');
  await expect(main(page)).toContainText('März 2024');
  await expect(main(page)).toContainText('1.200');
  await expect(main(page)).toContainText(facts.formats.hardcover);
  await main(page).getByRole('button', { name: cart.addToCartLabel, exact: true }).click();
  await page.goto('/cart');
  await expectGerman(page, cart.shoppingCart);
  await orderAsNewCustomer(page);
  await expectGerman(page, checkout.yourOrders);
  await expect(main(page)).toContainText(title);
  await expect(main(page)).toContainText('Käthe Groß');
  await expect(main(page).getByRole('link', { name: withdrawals.withdraw })).toHaveAttribute('href', /order=/);

  await page.goto('/admin');
  await page.getByLabel(dashboard.username).fill(SAMPLE_ADMIN.username);
  await page.getByLabel(dashboard.password).fill(SAMPLE_ADMIN.password);
  await page.getByRole('button', { name: dashboard.login, exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/orders');
  await main(page).getByRole('searchbox').fill('muenchen gross');
  await main(page).getByRole('table').getByRole('link').click();
  await expect(main(page)).toContainText('Lange Straße 1');
  await main(page)
    .getByRole('button', { name: /verpackt/i })
    .click();
  await expect(main(page)).toContainText('Verpackt');
  for (const path of [
    '',
    '/manage-books',
    '/manage-books/import',
    '/add-new-book',
    '/orders',
    '/orders/new',
    '/sales',
    '/log',
    '/security',
  ]) {
    await page.goto(`/dashboard${path}`);
    await expectGerman(page, /\w/);
  }
  expect(watched.alerts).toHaveLength(2);
});

test('a German reader pays the delivery to the country that is typed, and the wrap of a gift, which the order contains', async ({
  page,
}) => {
  await addBooks(page);
  await page.goto('/');
  const title = BOOKS[1]?.title ?? '';
  await page.getByPlaceholder(search.searchHere).fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await main(page).getByRole('button', { name: cart.addToCartLabel, exact: true }).click();
  await registerNewCustomer(page);
  await page.goto('/cart');
  const sums = main(page).getByRole('region', { name: cart.subtotal });
  await expect(sums).toContainText(facts.chargeFreeFrom(facts.fromAmount('2,90\u00a0€'), '25,00\u00a0€'));
  await expect(sums).toContainText(facts.fromAmount('12,80\u00a0€'));
  await page.getByRole('link', { name: cart.checkout, exact: true }).click();
  const summary = page.getByRole('region', { name: checkout.yourOrder });
  await expect(summary).toContainText('18,80\u00a0€');
  await fillDelivery(page);
  await expect(summary).toContainText('12,80\u00a0€');
  await deliveryForm(page).getByRole('switch', { name: checkout.thisIsAGift }).check();
  await deliveryForm(page).getByLabel(checkout.noteForTheGiftOptional).fill('Alles Gute!');
  await deliveryForm(page)
    .getByRole('switch', { name: /einpacken/ })
    .check();
  await expect(summary).toContainText('15,30\u00a0€');
  await expect(deliveryForm(page)).toContainText(checkout.toPayAtTheDoor('15,30\u00a0€'));
  await expectGerman(page, /Barzahlung/);
  await order(page);
  await expect(main(page)).toContainText('15,30\u00a0€');
});

test('a shop that follows the law of the Union shows its texts, and on every page the way to withdraw', async ({
  page,
}) => {
  await page.goto('/legal/terms');
  await expectGerman(page, 'Allgemeine Geschäftsbedingungen');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: legal.titles.imprint }).click();
  await expectGerman(page, 'Impressum');
  await expect(main(page)).toContainText('Fährkontor 3');
  await expect(main(page)).toContainText('DE123456788');
  await footer.getByRole('link', { name: legal.titles.returns, exact: true }).click();
  await expectGerman(page, 'Widerruf und Rückgabe');
  await expect(main(page).getByRole('region', { name: 'Muster-Widerrufsformular' })).toContainText(
    'Unzutreffendes streichen',
  );
  await footer.getByRole('link', { name: withdrawals.withdraw }).click();
  await expect(page).toHaveURL('/withdraw');
  const bare = await (await page.request.get('/books')).text();
  expect(bare).toContain('inkl. MwSt., zzgl. <a href="/legal/terms#delivery">Versand</a>.');
  await page.goto('/books');
  await main(page).getByRole('link', { name: 'Versand' }).click();
  await expect(page).toHaveURL('/legal/terms#delivery');
  await expect(main(page).getByRole('heading', { name: '§ 4 Lieferung' })).toBeInViewport();
});

test('a German reader withdraws in two steps, from the order and without an account', async ({ page, browser }) => {
  await addBooks(page);
  await page.goto('/books');
  const title = BOOKS[1]?.title ?? '';
  await main(page)
    .getByRole('button', { name: cart.addToCart(title) })
    .first()
    .click();
  await orderAsNewCustomer(page);
  await main(page).getByRole('link', { name: withdrawals.withdraw }).click();
  await expectGerman(page, withdrawals.withdraw);
  const number = new URL(page.url()).searchParams.get('order')?.slice(0, 8) ?? '';
  await expect(page.getByRole('radio', { name: number })).toBeChecked();
  await page.getByRole('radio', { name: withdrawals.onlySome }).check();
  await page.getByRole('checkbox', { name: title }).check();
  await page.getByLabel(withdrawals.fullName).fill('Käthe Groß');
  await withdraw(page);
  await expect(main(page)).toContainText(title);

  const visitor = await browser.newPage();
  await visitor.goto('/about');
  await visitor.getByRole('contentinfo').getByRole('link', { name: withdrawals.withdraw }).click();
  await visitor.getByLabel(withdrawals.orderNumber).fill(number);
  await visitor.getByLabel(withdrawals.fullName).fill('Jürgen Möller');
  await main(visitor).getByLabel(withdrawals.emailAddress).fill('juergen@example.com');
  await withdraw(visitor);
  await expect(main(visitor)).toContainText(withdrawals.theWholeOrder);
  await visitor.close();
});
