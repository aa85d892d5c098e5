import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { collectRequests, forgiveFailedRequests } from './requests.ts';
import { createBook, setPrice } from './shopData.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // E37
  test("a book's page shows the book, and what people typed as text", async ({ page }) => {
    const title = '"></script></title></noscript> <img src=x onerror=alert(1)>';
    const description = 'First <b>line</b>.';
    const book = await createBook(page.request, { title, description, newPrice: 1234.5, coverImage: 'book-1.png' });
    await page.goto(`/books/${book._id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.getByText('$1234.50')).toBeVisible();
    await expect(main.getByText(description)).toBeVisible();
    await expect(main.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
    await expect(page).toHaveTitle(/^"><\/script>/);
    await expect(page.getByText('Opening the shop')).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(main.getByRole('link', { name: 'All books' })).toHaveAttribute('href', '/books');
  });

  test('a reader walks through the shelves and finds books by words', async ({ page, request }) => {
    const book = await createBook(request, { title: 'The Lantern Index', category: 'technology', newPrice: 1234.5 });
    await page.goto('/books');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('All books');
    await expect(page.getByText('Opening the shop')).toBeHidden();
    await main.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/after=.*page=2/);
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await main
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Technology/ })
      .click();
    await expect(page).toHaveTitle('Technology · Book Store');
    await expect(main.getByRole('listitem').filter({ hasText: book.title })).toContainText('$1234.50');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await main.getByRole('searchbox', { name: 'Search' }).fill('lantern index');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “lantern index”');
    await main.getByRole('link', { name: book.title }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.title);
  });
});

const apiRequests = (page: Page) =>
  collectRequests(page, (request) => new URL(request.url()).pathname.startsWith('/api/books'));
const cards = (page: Page) => page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');

test('a page of books that is opened by its address shows them before it asks for any, and then what they are now', async ({
  page,
  request,
}) => {
  const book = await createBook(request, { title: 'The Salt Ledger', category: 'horror', newPrice: 12 });
  const asked = apiRequests(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/books**', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The document of a while ago, as the CDN keeps it.
  await page.route('**/books?category=horror', async (route) => {
    const response = await route.fetch();
    await setPrice(request, book, 13);
    await route.fulfill({ response });
  });
  await page.goto('/books?category=horror');
  const card = cards(page).filter({ hasText: book.title });
  await expect(card).toContainText('$12.00');
  const shelf = page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: /^Horror/ });
  await expect(shelf).toContainText(/\d/);
  await expect
    .poll(() => asked.map((call) => new URL(call.url()).search), 'asked again, once')
    .toContain('?limit=24&category=horror&sort=newest');
  held.resolve();
  await expect(card).toContainText('$13.00');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/books\?category=horror$/);
  expect(asked.filter((call) => call.url().includes('limit=24'))).toHaveLength(1);
});

test('a page of books that could not be refreshed stays in sight', async ({ page, watched }) => {
  await page.route('**/api/books?**', (route) => route.fulfill({ status: 503, json: {} }));
  const refused = page.waitForResponse(/\/api\/books\?/);
  await page.goto('/books');
  await refused;
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByRole('alert')).toHaveCount(0);
  forgiveFailedRequests(watched);
});

test('a book’s page asks for its book with the document, once', async ({ page, request }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const book = await createBook(request, { title: 'The Salt Road' });
  const asked = apiRequests(page);
  await page.goto(`/books/${book._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
  const own = asked.filter((call) => call.url().endsWith(`/api/books/${book._id}`));
  expect(own).toHaveLength(1);
  // Where a preload is not used, the browser says so three seconds after the page has loaded.
  await page.waitForFunction(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit && visit.loadEventEnd > 0 && performance.timeOrigin + visit.loadEventEnd + 3_500 < Date.now();
  });
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});

test('with scripts the page is the app’s, with one description of the book, and what the head says stays', async ({
  page,
}) => {
  const book = await createBook(page.request, { title: 'The Salt Road', author: 'Ines Okafor' });
  const answer = await page.goto(`/books/${book._id}`);
  const title = /<title>([^<]*)<\/title>/.exec((await answer?.text()) ?? '')?.[1];
  expect(title).toBe('The Salt Road by Ines Okafor · Book Store');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(book.title);
  await expect(page).toHaveTitle(title ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  const blocks = page.locator('script[type="application/ld+json"]');
  await expect(blocks).toHaveCount(1);
  expect(JSON.parse((await blocks.textContent()) ?? '')).toMatchObject({ '@type': ['Product', 'Book'] });
});

test('a search engine’s parser reads the map and the feeds', async ({ page, request }) => {
  const title = 'Salt & <Road> ]]> "quoted"';
  const book = await createBook(request, { title });
  await page.goto('/about');
  for (const [path, element] of [
    ['/sitemap/1.xml', 'loc'],
    ['/feeds/products.xml', 'title'],
    ['/feeds/new.xml', 'title'],
  ] as const) {
    const text = await (await request.get(path)).text();
    const found = await page.evaluate(
      ([xml, name]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        return [...parsed.querySelectorAll(`parsererror, ${name}`)].map((node) => node.textContent);
      },
      [text, element] as const,
    );
    expect(
      found.some((entry) => entry === title || entry.endsWith(`/books/${book._id}`)),
      path,
    ).toBe(true);
  }
});
