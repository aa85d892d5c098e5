import { expect, test } from './fixtures.ts';
import { WHOLE_BROWSER } from './playwright.config.ts';
import { seededBook } from './shopData.ts';

// Playwright disables the back/forward cache.
test.use({ launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

test('a page restored by the browser shows the current cart', async ({ page, context }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
  await page.goto('/cart');
  await expect(page.getByText('No product found!')).toBeVisible();
  await page.goto('/robots.txt');

  const other = await context.newPage();
  const book = await seededBook(page.request);
  await other.goto(`/books/${book._id}`);
  await other.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(other.getByText('Product Added to the Cart')).toBeVisible();

  await page.bringToFront();
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(book.title);
});
