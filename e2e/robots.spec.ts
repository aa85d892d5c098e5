import { randomUUID } from 'node:crypto';
import { aTitle } from './bookForm.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { collectRequests, ignoreFailedRequests } from './requests.ts';
import { createBook, setPrice } from './shopData.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // E37
  test('a reader without scripts finds a book, its page and excerpt', async ({ page, request }) => {
    const word = randomUUID().slice(0, 8);
    const title = `"></script></title></noscript> <img src=x onerror=alert(1)> Lantern ${word}`;
    const description = 'First <b>line</b>.';
    const fields = {
      title,
      description,
      category: 'technology',
      newPrice: 1234.5,
      coverImage: 'book-1.png',
      excerpt: 'It began.\nIt ended.',
    } as const;
    await createBook(request, fields);
    for (const address of ['/login', '/admin']) {
      await page.goto(address);
      const sentence = page.locator('.needs-script');
      await expect(sentence).toHaveText('This page needs JavaScript. Our list of books does not.');
      // No other element covers it.
      await sentence.click({ trial: true });
      await expect(page.getByText('Opening the shop…')).toBeHidden();
    }
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('New Releases This Week');
    await expect(main.getByRole('button')).toHaveCount(0);
    await main.getByRole('link', { name: 'All books' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('All books');
    await expect(page.getByText('Opening the shop…')).toBeHidden();
    await main.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/after=.*page=2/);
    await main
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Technology/ })
      .click();
    await expect(page).toHaveTitle('Technology · Book Store');
    await page.setViewportSize({ width: 360, height: 740 });
    await main.getByRole('searchbox', { name: 'Search' }).fill(`lantern ${word}`);
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Results for “lantern ${word}”`);
    await main.getByRole('link', { name: title }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/^"><\/script>/);
    await expect(main.getByText('$1234.50')).toBeVisible();
    await expect(main.getByText(description)).toBeVisible();
    await expect(main.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
    await expectFits(page);
    await main.getByRole('link', { name: 'Read an excerpt' }).click();
    await expect(page.locator('.excerpt p')).toHaveText(['It began.', 'It ended.']);
    await main.getByRole('link', { name: 'Go to the book' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test("a shelf shows its document's books first, then the API's", async ({ page, request, watched }) => {
  const book = await createBook(request, { title: aTitle(), category: 'horror', newPrice: 12 });
  const asked = collectRequests(page, (call) => new URL(call.url()).pathname === '/api/books');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/books**', async (route) => {
    await held.promise;
    await route.continue();
  });
  // An older document, as from the CDN.
  await page.route('**/books?category=horror', async (route) => {
    const response = await route.fetch();
    await setPrice(request, book, 13);
    await route.fulfill({ response });
  });
  await page.goto('/books?category=horror');
  const cards = page.getByRole('region', { name: 'Books', exact: true }).getByRole('article');
  const card = cards.filter({ hasText: book.title });
  await expect(card).toContainText('$12.00');
  held.resolve();
  await expect(card).toContainText('$13.00');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/books\?category=horror$/);
  expect(asked.filter((call) => call.url().includes('limit=24'))).toHaveLength(1);

  await page.unrouteAll();
  await page.route('**/api/books?**', (route) => route.fulfill({ status: 503, json: {} }));
  const refused = page.waitForResponse(/\/api\/books\?/);
  await page.goto('/books');
  await refused;
  await expect(cards).toHaveCount(24);
  await expect(page.getByRole('alert')).toHaveCount(0);
  ignoreFailedRequests(watched);
});
