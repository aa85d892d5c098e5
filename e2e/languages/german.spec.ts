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
import { loadMessages, subjects } from '../../messages/folder.ts';
import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import { DASHBOARD_PAGES, newAdminToken } from '../dashboard.ts';
import { expect } from '../fixtures.ts';
import { main } from '../landmarks.ts';
import { aCustomer } from '../people.ts';
import { visit, visitTitled } from '../visit.ts';
import { test } from './servedShop.ts';

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

/** Returns texts without parameters. */
async function textsIn(language: string): Promise<Set<string>> {
  const modules = await Promise.all(subjects(language).map((subject) => loadMessages(language, subject)));
  const texts = modules.flatMap((messages) => Object.values(messages)).filter((text) => typeof text === 'string');
  return new Set(texts.map((text) => text.toLowerCase().trim()));
}

/** SweetAlert2 hides the buttons that a popup does not use. */
const NOT_SHOWN =
  'script, style, noscript, template, .firebase-emulator-warning, .swal2-actions [style*="display: none"]';

async function expectGerman(page: Page, heading: string | RegExp): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const texts = await page.locator('body').evaluate((body, notShown) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest(notShown)) {
        found.push((walker.currentNode.textContent ?? '').toLowerCase().trim());
      }
    }
    return found;
  }, NOT_SHOWN);
  const [english, german] = [await textsIn('en'), await textsIn('de')];
  // Soft, so that all pages are reported.
  const remainingEnglish = texts.filter((text) => english.has(text) && !german.has(text));
  expect.soft(remainingEnglish, `English on ${page.url()}`).toEqual([]);
}

const deliveryForm = (page: Page) => page.getByRole('form', { name: checkout.deliveryDetails });

const DELIVERY = {
  [checkout.fullName]: 'Käthe Groß',
  [checkout.phoneNumber]: '0170123456',
  'Straße und Hausnummer': 'Lange Straße 1',
  [checkout.city]: 'München',
  [checkout.zipcode]: '80331',
  Bundesland: 'Bayern',
  'Land / Region': 'Deutschland',
};

test('a German shop sells, takes back and packs without an English word', async ({ page, watched }) => {
  await addBooks(page);
  await page.goto('/legal/terms');
  await expectGerman(page, 'Allgemeine Geschäftsbedingungen');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: legal.titles.imprint }).click();
  await expectGerman(page, 'Impressum');
  await footer.getByRole('link', { name: legal.titles.returns, exact: true }).click();
  await expectGerman(page, 'Widerruf und Rückgabe');
  await visit(page, '/books');
  await main(page).getByRole('link', { name: 'Versand' }).click();
  await expect(page).toHaveURL('/legal/terms#delivery');
  await expect(main(page).getByRole('heading', { name: '§ 4 Lieferung' })).toBeInViewport();

  await visit(page, '/');
  await expectGerman(page, 'Heute früh angelandet');
  const [expensive, cheap] = BOOKS.map(({ title }) => title) as [string, string];
  const box = page.getByPlaceholder(search.searchHere);
  await box.fill('ueber muenchen');
  await page.getByRole('option').filter({ hasText: expensive }).click();
  await expectGerman(page, expensive);
  for (const text of ['1234,50\u00a0€', 'März 2024', '1.200', facts.formats.hardcover]) {
    await expect(main(page)).toContainText(text);
  }
  await box.fill('Göthe');
  await page.getByRole('option').filter({ hasText: cheap }).click();
  await main(page).getByRole('button', { name: cart.addToCartButton, exact: true }).click();
  const { email, password } = aCustomer();
  await visit(page, '/register');
  await main(page).getByLabel(account.email).fill(email);
  await main(page).getByLabel(account.password).fill(password);
  await main(page).getByRole('button', { name: account.register, exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: account.login })).toHaveCount(0);
  await visit(page, '/cart');
  await expectGerman(page, cart.shoppingCart);
  await expect(main(page).getByRole('region', { name: cart.subtotal })).toContainText(
    facts.chargeFreeFrom(facts.fromAmount('2,90\u00a0€'), '25,00\u00a0€'),
  );

  await page.getByRole('link', { name: cart.checkout, exact: true }).click();
  const summary = page.getByRole('region', { name: checkout.yourOrder });
  await expect(summary).toContainText('12,80\u00a0€');
  await deliveryForm(page).getByLabel('Land / Region').fill('Frankreich');
  await expect(summary).toContainText('18,80\u00a0€');
  for (const [label, text] of Object.entries(DELIVERY)) await deliveryForm(page).getByLabel(label).fill(text);
  await expect(summary).toContainText('12,80\u00a0€');
  await deliveryForm(page).getByRole('switch', { name: checkout.isGift }).check();
  await deliveryForm(page).getByLabel(checkout.giftMessage).fill('Alles Gute!');
  await deliveryForm(page)
    .getByRole('switch', { name: /einpacken/ })
    .check();
  await expect(summary).toContainText('15,30\u00a0€');
  await expectGerman(page, /Barzahlung/);
  await deliveryForm(page)
    .getByRole('checkbox', { name: new RegExp(checkout.termsAndConditions) })
    .check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true }).click();
  await page.getByRole('dialog', { name: 'Bestellung bestätigt' }).getByRole('button').first().click();
  await expectGerman(page, checkout.yourOrders);
  for (const text of [cheap, 'Käthe Groß', '15,30\u00a0€']) await expect(main(page)).toContainText(text);

  await main(page).getByRole('link', { name: withdrawals.withdraw }).click();
  await expectGerman(page, withdrawals.withdraw);
  await page.getByRole('radio', { name: withdrawals.onlySome }).check();
  await page.getByRole('checkbox', { name: cheap }).check();
  await page.getByLabel(withdrawals.fullName).fill('Käthe Groß');
  await page.getByRole('button', { name: withdrawals.continueLabel, exact: true }).click();
  await expectGerman(page, withdrawals.checkDetails);
  await page.getByRole('button', { name: withdrawals.confirmWithdrawal, exact: true }).click();
  await expectGerman(page, withdrawals.thankYou);
  await expect(main(page)).toContainText(cheap);

  await visit(page, '/admin');
  await page.getByLabel(dashboard.username).fill(SAMPLE_ADMIN.username);
  await page.getByLabel(dashboard.password).fill(SAMPLE_ADMIN.password);
  await page.getByRole('button', { name: dashboard.login, exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await visit(page, '/dashboard/orders');
  await main(page).getByRole('searchbox').fill('muenchen gross');
  await main(page).getByRole('table').getByRole('link').click();
  await expect(main(page)).toContainText('Lange Straße 1');
  await main(page)
    .getByRole('button', { name: /verpackt/i })
    .click();
  await expect(main(page)).toContainText('Verpackt');
  for (const path of DASHBOARD_PAGES) {
    await visitTitled(page, `/dashboard${path}`);
    await expectGerman(page, /\w/);
  }
  expect(watched.alerts).toHaveLength(2);
});
