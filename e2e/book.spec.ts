import type { Book } from '@bookstore/contract/api/book';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
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
  rows(2, 33, '119-126'),
  async ({ page, baseURL }) => {
    const description = 'First <b>line</b> & more.\n\nA second paragraph, in full, well beyond the eighty of a card.';
    const book = await createBook(page.request, { title: 'A <i>Test</i> Too Far', description, newPrice: 1234.5 });
    const [seeded] = await seededBooks(page.request, 1);
    const letAnswer = await holdBook(page, book);
    // On the shelf below would be what other tests have just added: the same price, the same words.
    await page.route('**/api/books?*', (route) => route.fulfill({ json: [] }));
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
    // An old price that was lower.
    await expect(main.getByText('$20.00', { exact: true })).toHaveCount(0);
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
  "a book's page says that the book could not be loaded, and shows it when it is back",
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

test('on a phone the delivery promise stands before the description, and the facts after it', async ({ page }) => {
  const [book] = await seededBooks(page.request, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/books/${book?._id}`);
  const article = page.getByRole('article').first();
  const parts = [/^Arrives /, 'You never pay more than shown', 'Description', 'Category'];
  const tops: number[] = [];
  for (const text of parts) {
    const part = article.getByText(text).first();
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? 0);
  }
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  await expect(article.getByText(formatPrice(book?.newPrice ?? 0), { exact: true })).toBeInViewport();
  await expect(article.getByText('You never pay more than shown')).toBeInViewport({ ratio: 1 });
});

test('a book that was put into the cart says so beside its button, on a phone and on a desk', async ({ page }) => {
  const [book] = await seededBooks(page.request, 1);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/books/${book?._id}`);
    const article = page.getByRole('article').first();
    const add = article.getByRole('button', { name: 'Add to Cart', exact: true });
    const told = article.getByRole('status');
    if (width === 360) {
      await expect(add).toBeVisible();
      await expect(told).toBeEmpty();
      await add.click();
    }
    await expect(told).toHaveText(/^In your cart/);
    await expect(told).toBeInViewport({ ratio: 1 });
    await expect(add).toBeEnabled();
    await expectAccessible(page);
  }
  await page.getByRole('main').getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
});

const shelf = (page: Page) => page.getByRole('region', { name: 'More like this' });

test('a reader goes from a book to another of its author, to its category, and back along the breadcrumbs', async ({
  page,
}) => {
  const author = `Orla ${crypto.randomUUID()}`;
  const title = `A Very Long Way ${'from Here to There and '.repeat(8)}Back`;
  const book = await createBook(page.request, { title, author, category: 'adventure' });
  const other = await createBook(page.request, { title: 'Of the Same Hand', author, category: 'horror' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/books/${book._id}`);
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Books', 'Adventure', title]);
  await expect(breadcrumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
  const lines = () =>
    breadcrumbs
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  expect(new Set(await lines()).size, 'breadcrumbs on one line').toBe(1);
  await expect(fact(page, 'Category').getByRole('link')).toHaveAttribute('href', '/books?category=adventure');

  await shelf(page).scrollIntoViewIfNeeded();
  await expect(shelf(page).getByRole('heading', { level: 3 }).first()).toHaveText('Of the Same Hand');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Else the header may stand over a button, which then counts as a small one.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await shelf(page).getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
  await shelf(page).scrollIntoViewIfNeeded();
  await expect(shelf(page).getByRole('heading', { level: 3 }).first()).toHaveText(title);
  await breadcrumbs.getByRole('link', { name: 'Horror' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horror');
  await expect(page.getByRole('article').filter({ hasText: 'Of the Same Hand' }).first()).toBeVisible();
});

test("a book's page stays as it is if similar books cannot be loaded", async ({ page, watched }) => {
  const [book] = await seededBooks(page.request, 1);
  await page.route(/\/api\/books(\?|\/titles)/, (route) => route.abort());
  const asked = page.waitForRequest(/\/api\/books\?/);
  await page.goto(`/books/${book?._id}`);
  await asked;
  await expect(shelf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '');
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgiveFailedRequests(watched);
});

test('a book can be bought although the code of the sections below it fails to load', async ({ page, watched }) => {
  const [book] = await seededBooks(page.request, 1);
  await page.route(/\/assets\/MoreLikeThis-.*\.js/, (route) => route.abort('failed'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('MoreLikeThis'));
  await page.goto(`/books/${book?._id}`);
  await failed;
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '');
  // React tells of it once more where it met the failure while it was drawing.
  expect(watched.errors.filter((text) => !/^Failed to load resource|MoreLikeThis/.test(text))).toEqual([]);
  watched.errors.length = 0;
});
