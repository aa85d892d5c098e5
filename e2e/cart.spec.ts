import type { Book } from '@bookstore/contract/api/book';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Page } from '@playwright/test';
import { cartCount } from './checkoutPage.ts';
import { expect, rows, test } from './fixtures.ts';
import { serveSeededBooksOnly } from './homePage.ts';
import { main } from './landmarks.ts';
import { collectRequests, isApiCall } from './requests.ts';
import { createBook, seededBook, seededBooks, setPrice } from './shopData.ts';
import { visit } from './visit.ts';

const toast = (page: Page) => page.locator('.swal2-toast');
const line = (page: Page, book: Book) => main(page).getByRole('listitem').filter({ hasText: book.title });

async function storedIds(page: Page): Promise<string[] | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), CART_STORAGE_KEY);
  return text === null ? null : (JSON.parse(text) as Book[]).map(({ _id }) => _id);
}

async function storeCart(page: Page, text: string): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CART_STORAGE_KEY, text] as const);
}

/** In pixels. */
async function distances(page: Page): Promise<{ toTheRight: number; toTheCart: number }> {
  const [box, cart] = await Promise.all([toast(page).boundingBox(), cartCount(page).boundingBox()]);
  const width = page.viewportSize()?.width ?? 0;
  if (!box || !cart) return { toTheRight: Number.NaN, toTheCart: Number.NaN };
  return { toTheRight: width - box.x - box.width, toTheCart: box.y - cart.y - cart.height };
}

/** The search's idle request, which tests that count calls await first. */
const titlesForSearch = (page: Page) => page.waitForResponse('**/api/books/titles');

async function addFromCard(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'Top Sellers' }).getByRole('article').first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  return title;
}

test(
  'a visitor adds books to the cart, and is warned of duplicates',
  rows(3, 48, 260, 261, '382-384'),
  async ({ page }) => {
    const book = await seededBook(page.request);
    const styles = Promise.withResolvers<void>();
    await page.route('**/assets/dialogs-*.css', async (route) => {
      await styles.promise;
      await route.continue();
    });
    await serveSeededBooksOnly(page);
    await page.goto('/');
    await expect(cartCount(page)).toHaveText(/: 0$/);

    const title = await addFromCard(page);
    await expect(cartCount(page)).toHaveText(/: 1$/);
    expect(await storedIds(page)).toHaveLength(1);
    // Elements behind a dialog have no role.
    const heading = page.locator('main h1');
    const before = await heading.boundingBox();

    for (const answer of ['Cancel', 'OK!']) {
      expect(await addFromCard(page)).toBe(title);
      // The warning must wait for the toast, whose styles have not arrived.
      await page.evaluate(() => window.scheduler?.postTask(() => undefined, { priority: 'background' }));
      styles.resolve();
      const warning = page.getByRole('dialog', { name: 'Already Added to the Cart' });
      await expect(warning).toContainText("You won't be able to revert this!");
      await expect(toast(page)).toHaveCount(0);
      await expect(warning.locator('.swal2-icon.swal2-warning')).toBeVisible();
      await expect(warning.getByRole('button')).toHaveText(['OK!', 'Cancel']);
      expect((await heading.boundingBox())?.x, 'the page stays in place').toBe(before?.x);
      await warning.getByRole('button', { name: answer }).click();
      await expect(warning).toBeHidden();
      await expect(cartCount(page)).toHaveText(/: 1$/);
      expect(await storedIds(page)).toHaveLength(1);
    }

    await visit(page, `/books/${book._id}`);
    await main(page).getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cartCount(page)).toHaveText(/: 2$/);
    expect((await storedIds(page))?.at(-1)).toBe(book._id);
  },
);

test('a toast below the cart button confirms a book for 1.5 seconds', rows('385-388'), async ({ page }) => {
  const book = await seededBook(page.request);
  await page.clock.install();
  await page.goto(`/books/${book._id}`);
  const button = main(page).getByRole('button', { name: 'Add to Cart', exact: true });
  await expect(button).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(toast(page)).toContainText('Product Added to the Cart');
  await expect(toast(page).getByRole('button')).toHaveCount(0);
  await expect.poll(async () => (await distances(page)).toTheRight).toBeLessThan(30);
  await expect.poll(async () => (await distances(page)).toTheCart).toBeGreaterThanOrEqual(0);
  expect((await distances(page)).toTheCart).toBeLessThan(30);
  await page.clock.runFor(1400);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
});

test(
  'the cart lists books with a subtotal, and removes one or all',
  rows(32, '100-112', 258, 263, 374),
  async ({ page }) => {
    const books = (await seededBooks(page.request, 2)) as [Book, Book];
    await storeCart(page, JSON.stringify(books));
    const ids = new URLSearchParams({ ids: books.map(({ _id }) => _id).join() });
    const own = page.waitForResponse((answer) => answer.url().endsWith(`/api/books?${ids}`));
    const titles = titlesForSearch(page);
    await page.goto('/cart');
    await Promise.all([own, titles]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
    await expect(main(page).getByRole('listitem')).toHaveCount(2);
    for (const book of books) {
      await expect(line(page, book).getByAltText(`Cover of ${book.title}`)).toBeVisible();
      await expect(line(page, book).getByRole('heading')).toHaveText(book.title);
      await expect(line(page, book)).toContainText(formatPrice(book.newPrice));
      await expect(line(page, book)).toContainText(new RegExp(`Category: ${book.category}`, 'i'));
      await expect(line(page, book)).toContainText('Qty: 1');
      await expect(line(page, book).locator('input, select, button')).toHaveCount(0);
      await expect(line(page, book).getByRole('link', { name: `Remove ${book.title}` })).toHaveText('Remove');
    }
    const summary = main(page).getByRole('region', { name: 'Subtotal' });
    const total = books.reduce((sum, { newPrice }) => sum + newPrice, 0);
    await expect(summary).toContainText(`$${total.toFixed(2)}`);
    await expect(summary).toContainText('Shipping and taxes calculated at checkout.');
    await expect(summary.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    await expect(summary.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');

    const calls = collectRequests(page, isApiCall);
    const [first, second] = books;
    await line(page, first).getByRole('link', { name: 'Remove' }).click();
    await expect(main(page).getByRole('listitem')).toHaveCount(1);
    await expect(summary).toContainText(formatPrice(second.newPrice));
    await expect(cartCount(page)).toHaveText(/: 1$/);
    expect(await storedIds(page)).toEqual([second._id]);
    const undo = main(page).getByRole('button', { name: /^Undo removing/ });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await storedIds(page)).toEqual([first._id, second._id]);

    await main(page).getByRole('button', { name: 'Clear Cart' }).click();
    await expect(main(page).getByText('No product found!')).toBeVisible();
    await expect(undo).toHaveAccessibleName('Undo removing 2 books');
    expect(await storedIds(page)).toBeNull();
    await expect(cartCount(page)).toHaveText(/: 0$/);
    expect(calls.map((request) => request.url())).toEqual([]);
    await main(page).getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('two tabs keep one cart, which marks a book that became dearer', async ({ page, context }) => {
  const dearer = await createBook(page.request, { title: 'Dearer by the Day', newPrice: 10 });
  await setPrice(page.request, dearer, 12);
  const seeded = await seededBook(page.request);
  await storeCart(page, JSON.stringify([dearer]));
  await page.goto('/cart');
  await expect(line(page, dearer)).toContainText('$12.00');
  await expect(line(page, dearer)).toContainText('Price changed, was $10.00');
  const other = await context.newPage();
  await other.goto(`/books/${seeded._id}`);
  await expect(cartCount(other)).toHaveText(/: 1$/);
  await other.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(main(page).getByRole('listitem')).toHaveCount(2);
  await line(page, dearer).getByRole('link', { name: 'Remove' }).click();
  await expect(cartCount(other)).toHaveText(/: 1$/);
});
