import { expect, rows, test } from './fixtures.ts';
import { createBook } from './shopData.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // E37
  test("a book's page shows the book, and what people typed as text", rows(546, 549), async ({ page }) => {
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
});

test(
  'with scripts the page is the app’s, with one description of the book, and what the head says stays',
  rows(547),
  async ({ page }) => {
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
  },
);

test('a search engine’s parser reads the map and the feeds', rows(543), async ({ page, request }) => {
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
