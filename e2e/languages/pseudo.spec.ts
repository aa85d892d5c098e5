import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Book } from '@bookstore/contract/api/book';
import type { BookExcerpt } from '@bookstore/contract/api/bookDetails';
import { apiPaths } from '@bookstore/contract/api/paths';
import { COLUMNS } from '@bookstore/contract/bookFiles/columns';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import * as samples from '@bookstore/contract/dashboardSamples';
import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE } from '../../messages/folder.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { SAMPLE_ADMIN } from '../../tools/lib/samples.ts';
import { DASHBOARD_PAGES, newAdminToken, storeToken } from '../dashboard.ts';
import { expect } from '../fixtures.ts';
import { newCustomer, openSignedIn } from '../people.ts';
import { placeOrder, seededBooks, storeStreet } from '../shopData.ts';
import { visitTitled } from '../visit.ts';
import { test } from './servedShop.ts';

// Messages of the pseudo-language are longer and in brackets.
test.use({ languageTag: PSEUDO_LANGUAGE });

const WIDTH = 360;

const NAMES = ['ISBN', 'English', SAMPLE_ADMIN.username, 'United States'];

const SAMPLE_BUYERS = [
  'Annette Watson',
  'Calvin Steward',
  'Ralph Richards',
  'Bernard Murphy',
  'Arlene Robertson',
  'Jane Lane',
  'Pat Mckinney',
  'Norman Walters',
];

const CALENDAR = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1))).flatMap((date) =>
  ['en-GB', 'en-US'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((length) => [
      date.toLocaleDateString(language, { month: length, timeZone: 'UTC' }),
      date.toLocaleDateString(language, { weekday: length, timeZone: 'UTC' }),
    ]),
  ),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function textsOfShop(): Promise<string[]> {
  const files = globSync('shop/*.ts', { cwd: ROOT });
  return textsIn(await Promise.all(files.map((file) => import(pathToFileURL(join(ROOT, file)).href))));
}

const textsOfPage = (page: Page) =>
  page.evaluate(() => {
    // The browser names languages; commands are not translated.
    const skipped = 'script, style, noscript, template, datalist, code, .firebase-emulator-warning';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!parentElement?.closest(skipped)) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'alt', 'placeholder', 'title']) {
        const text = element.getAttribute(name);
        if (text !== null) found.push(text);
      }
    }
    return [...new Set(found.map((text) => text.replaceAll(/\s+/g, ' ').trim()))];
  });

const SHARED_WORDS = /\S+@example\.com|\b[0-9a-f]{8}\b/g;
const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
/** Removed first, because addresses may contain short words. */
const removeSharedWords = (text: string) => toSingleLine(toSingleLine(text).replaceAll(SHARED_WORDS, ' '));

/** Returns words outside brackets. @param data longest first */
function plainWords(texts: readonly string[], data: readonly string[]): string[] {
  return texts.filter((text) => {
    if (text.includes('[')) return false;
    const start = text.replace(/(?:\.\.\.|…)$/u, '').toLowerCase();
    if (start.length > 20 && data.some((one) => one.startsWith(start))) return false;
    const rest = data.reduce((left, one) => left.replaceAll(one, ' '), removeSharedWords(text));
    return /\p{L}{2}/u.test(rest);
  });
}

async function waitForPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  let before: string | null = '';
  await expect
    .poll(
      async () => {
        const text = await page.locator('body').textContent();
        const isSame = text === before;
        before = text;
        return isSame;
      },
      { intervals: [300] },
    )
    .toBe(true);
}

function pagesOf({ _id, series, contributors: [person] = [] }: Book): string[] {
  if (!series || !person) throw new Error('The sample with an excerpt needs a series and a contributor.');
  return [
    `/books/${_id}`,
    `/books/${_id}/excerpt`,
    `/series/${encodeURIComponent(series.name)}`,
    `/contributors/${encodeURIComponent(person.name)}`,
  ];
}

/** @returns overflows and untranslated texts, by address */
async function findFaults(page: Page, addresses: readonly string[], data: readonly string[]): Promise<string[]> {
  const known = [
    ...new Set([...data, ...NAMES, ...CALENDAR].flatMap((text) => [toSingleLine(text), removeSharedWords(text)])),
  ]
    .filter((text) => text.length > 1)
    .toSorted((a, b) => b.length - a.length);
  const faults = new Set<string>();
  await page.setViewportSize({ width: WIDTH, height: 800 });
  const [start = '/', ...others] = addresses;
  await page.goto(start);
  for (const address of [start, ...others]) {
    if (address !== start) await visitTitled(page, address);
    await waitForPage(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForPage(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.add(`${address} is ${overflow} px wider than ${WIDTH} px`);
    for (const text of plainWords(await textsOfPage(page), known)) faults.add(`${address} says “${text}”`);
  }
  return [...faults];
}

const VISITOR_PAGES = [
  '/',
  '/about',
  '/books',
  '/cart',
  '/wishes',
  '/withdraw',
  '/login',
  '/register',
  '/no/such/page',
  '/admin',
];
const CUSTOMER_PAGES = ['/cart', '/checkout', '/orders', '/user-dashboard', '/account'];

test('every word is a message, and longer words fit every page', async ({ page }) => {
  const customer = await newCustomer({ displayName: 'Rosa Reader' });
  const books = await seededBooks(page.request, 100);
  const [first, second] = books as [Book, Book];
  const detailed = books.find(({ hasExcerpt }) => hasExcerpt) as Book;
  const excerpt = (await (await page.request.get(apiPaths.bookExcerpt(detailed._id))).json()) as BookExcerpt;
  const key = await storeStreet(page.request, customer, '1 Long Lane', 'Ring twice');
  const order = await placeOrder(page.request, customer, [first, second], {}, key);
  const data = [
    ...(await textsOfShop()),
    ...textsIn([books, excerpt.text.split('\n\n'), order, customer, samples, COLUMNS.join(', '), SAMPLE_BUYERS]),
    '1 Long Lane',
    'Ring twice',
    'Rosa Reader',
  ];
  const token = await newAdminToken(page.request);
  const headers = { authorization: `Bearer ${token}` };
  await page.request.patch(apiPaths.order(order._id), { data: { status: 'packed' }, headers });
  expect((await page.request.post(apiPaths.orderInvoice(order._id), { headers })).status()).toBe(201);

  const faults = await findFaults(page, [...VISITOR_PAGES, ...pagesOf(detailed)], data);
  await openSignedIn(page, customer, '/robots.txt', { [CART_STORAGE_KEY]: JSON.stringify([first, second]) });
  faults.push(...(await findFaults(page, CUSTOMER_PAGES, data)));
  await storeToken(page, token);
  const ofOne = [`/edit-book/${first._id}`, `/orders/${order._id}`, `/orders/${order._id}/invoice`];
  const dashboard = [...DASHBOARD_PAGES, ...ofOne].map((path) => `/dashboard${path}`);
  faults.push(...(await findFaults(page, dashboard, data)));
  expect(faults).toEqual([]);
});
