import type { Book } from '@bookstore/contract/api/book';
import type { Page } from '@playwright/test';
import { expect, expectFits, rows, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { collectRequests, ignoreFailedRequests } from './requests.ts';
import { createBook, seededBook } from './shopData.ts';
import { visit } from './visit.ts';

const fact = (page: Page, name: string) => main(page).locator(`dt:text-is("${name}") + dd`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** @returns releases the answers */
async function holdResponse(page: Page, book: Book): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/books/${book._id}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

// E37
test("a visitor sees the whole book, or that it's missing", rows(2, 33, '119-127', 399), async ({ page, watched }) => {
  const description = 'First <b>line</b> & more.\n\nA second paragraph, in full, well beyond the eighty of a card.';
  const book = await createBook(page.request, { title: 'A <i>Test</i> Too Far', description, newPrice: 1234.5 });
  const seeded = await seededBook(page.request);
  const releaseResponse = await holdResponse(page, book);
  // Other tests' books with the same price would appear.
  await page.route('**/api/books?*', (route) => route.fulfill({ json: [] }));
  const asked = collectRequests(page, (call) => new URL(call.url()).pathname === `/api/books/${book._id}`);
  const title = /<title>([^<]*)<\/title>/.exec((await (await page.goto(`/books/${book._id}`))?.text()) ?? '')?.[1];
  await expect(main(page).getByText('Loading...', { exact: true })).toBeVisible();
  releaseResponse();
  await expect(heading(page)).toHaveText(book.title);
  await expect(main(page).getByRole('img', { name: `Cover of ${book.title}` })).toBeVisible();
  await expect(fact(page, 'Author')).toHaveText('admin');
  await expect(fact(page, 'Published')).toHaveText(new Date(book.createdAt).toLocaleDateString('en-US'));
  await expect(fact(page, 'Category')).toHaveText(/^fiction$/i);
  await expect(main(page).getByText('First <b>line</b>')).toHaveText(description, { useInnerText: true });
  await expect(main(page).getByText('$1234.50', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  expect(asked).toHaveLength(1);
  expect(title).toContain('Test');
  expect(await page.title()).toBe((title ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

  await visit(page, `/books/${seeded._id}`);
  await expect(fact(page, 'Author')).toHaveText(seeded.author ?? '');
  await expect(page).toHaveTitle(`${seeded.title} by ${seeded.author} · Book Store`);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ name: seeded.title, offers: { price: seeded.newPrice.toFixed(2) } });

  await visit(page, '/books/no-such-book');
  await expect(main(page).getByRole('alert')).toHaveText('Error happending to load book info');
  ignoreFailedRequests(watched);
});

test("a book's page keeps price and button in view on every screen", async ({ page }) => {
  const author = `Petra ${crypto.randomUUID()}`;
  const description = 'A long way, told slowly.\n\n'.repeat(60);
  const title = `A Very Long Way ${'from Here to There and '.repeat(8)}Back`;
  const book = await createBook(page.request, { title, author, description, coverImage: 'book-3.png' });
  const other = await createBook(page.request, { title: 'By the Same Hand', author });
  const article = page.getByRole('article').first();
  const add = article.getByRole('button', { name: 'Add to Cart', exact: true });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await page.goto(`/books/${book._id}`);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect(crumbs).toHaveCount(4);
    const tops = await crumbs.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size, 'lines of breadcrumbs').toBe(1);
    for (const share of [0.3, 0.6]) {
      await article.evaluate((element, part) => scrollTo(0, element.clientHeight * part), share);
      await expect(add, `at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(article.getByText('$10.00', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(add, 'rests at the end of the text').not.toBeInViewport();
    await expectFits(page, width);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await add.click();
  await expect(article.getByRole('status')).toHaveText(/^In your cart/);
  const shelf = page.getByRole('region', { name: 'More like this' });
  await shelf.scrollIntoViewIfNeeded();
  await shelf.getByRole('link', { name: other.title }).first().click();
  await expect(heading(page)).toHaveText(other.title);
});
