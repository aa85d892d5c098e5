import type { Book } from '@bookstore/contract/book';
import type { Page } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

const fact = (page: Page, name: string) => page.getByRole('main').locator(`dt:text-is("${name}") + dd`);

/** Holds back the answers to requests for a book until the returned function is called. */
async function holdBook(page: Page, book: Book): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/books/${book._id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const meta = (page: Page, name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);

// E37
test(
  "a visitor opens a book's page and sees all that the shop knows of it",
  rows(2, 33, '119-126', 427),
  async ({ page, baseURL }) => {
    const description = 'First <b>line</b> & more.\n\nA second paragraph, in full, well beyond the eighty of a card.';
    const book = await createBook(page.request, { title: 'A <i>Test</i> Too Far', description, newPrice: 1234.5 });
    const [seeded] = await seededBooks(page.request, 1);
    const letAnswer = await holdBook(page, book);
    const address = `/books/${book._id}`;

    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
    letAnswer();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(main.getByRole('img', { name: `Cover of ${book.title}` })).toBeVisible();
    await expect(fact(page, 'Author')).toHaveText('admin');
    await expect(fact(page, 'Published')).toHaveText(new Date(book.createdAt).toLocaleDateString('en-US'));
    await expect(fact(page, 'Category')).toHaveText(/^fiction$/i);
    await expect(main.getByText('First <b>line</b>')).toHaveText(description, { useInnerText: true });
    await expect(main.getByText('$1234.50', { exact: true })).toBeVisible();
    await expect(main.getByText('$20.00', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();

    await visit(page, `/books/${seeded?._id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(seeded?.title ?? '');
    await expect(fact(page, 'Author')).toHaveText(seeded?.author ?? '');
    await expect(main.getByRole('img', { name: `Cover of ${seeded?.title}` })).toHaveJSProperty('complete', true);

    await expect(page).toHaveTitle(`${seeded?.title} by ${seeded?.author} · Book Store`);
    await expect(meta(page, 'og:title')).toHaveAttribute('content', await page.title());
    await expect(meta(page, 'og:url')).toHaveAttribute('content', `${baseURL}/books/${seeded?._id}`);
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^http.*\/assets\/.*\.webp$/);
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'index, follow');
    const about = (await meta(page, 'description').getAttribute('content')) ?? '';
    expect(seeded?.description.startsWith(about.slice(0, 100))).toBe(true);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({
      name: seeded?.title,
      author: { name: seeded?.author },
      offers: { price: seeded?.newPrice.toFixed(2), priceCurrency: 'USD' },
    });
  },
);

test(
  'a book that cannot be loaded is said to be so, and one that is there again is shown',
  rows(127, 399),
  async ({ page, watched }) => {
    const [book] = await seededBooks(page.request, 1);
    const address = `**/api/books/${book?._id}`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/books/${book?._id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toHaveText('Error happending to load book info');
    await expect(meta(page, 'robots')).toHaveAttribute('content', 'noindex');
    await page.unroute(address);
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '');

    await visit(page, '/books/no-such-book');
    await expect(main.getByRole('alert')).toHaveText('Error happending to load book info');
    forgiveFailedRequests(watched);
  },
);
