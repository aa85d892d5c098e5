import type { Book } from '@bookstore/contract/api/book';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { SHOP_URL } from '../addresses.ts';
import { SAMPLE_ADMIN, SAMPLE_READER } from '../samples.ts';

/** Opens a page of the shop and brings it to where its picture is taken. */
type Visit = (page: Page, books: readonly Book[]) => Promise<void>;

/** Its cover shows what a page of a book does with colours. */
const BOOK = 'The Antler Company';

/** The pages that pictures are taken of, by name. None of them changes anything in the shop. */
export const VISITS = {
  home: (page) => open(page, '/'),
  browse: (page) => open(page, '/books'),
  book: (page, books) => open(page, `/books/${(books.find(({ title }) => title === BOOK) ?? books[0])?._id}`),
  cart: async (page, books) => {
    await fillCart(page, books);
    await open(page, '/cart');
  },
  checkout: async (page, books) => {
    await fillCart(page, books);
    await logIn(page, '/login', { Email: SAMPLE_READER.email, Password: SAMPLE_READER.password });
    await page.waitForURL(`${SHOP_URL}/`);
    await open(page, '/checkout');
    await page.getByRole('form', { name: 'Delivery details' }).waitFor();
  },
  about: (page) => open(page, '/about'),
  dashboard: async (page) => {
    await logIn(page, '/admin', { Username: SAMPLE_ADMIN.username, Password: SAMPLE_ADMIN.password });
    await page.waitForURL(/dashboard/);
    await page.getByRole('link', { name: 'Manage Books' }).click();
    await page.getByRole('table').waitFor();
  },
} satisfies Record<string, Visit>;

export type PageName = keyof typeof VISITS;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP_URL + path);
  await page.getByRole('banner').waitFor();
}

function fillCart(page: Page, books: readonly Book[]): Promise<unknown> {
  const cart = [CART_STORAGE_KEY, JSON.stringify(books.slice(0, 2))] as const;
  return page.addInitScript(([key, text]) => localStorage.setItem(key, text), cart);
}

async function logIn(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  // It says that it was successful.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(SHOP_URL + path);
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}
