import type { Book } from '@bookstore/contract/api/book';
import { putIntoCart } from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { BOOKS, keepToSeededBooks } from './homePage.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

test('the covers of the banner are the newest books, and its button leads to all of them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepToSeededBooks(page);
  const newest = page.waitForResponse(BOOKS);
  await page.goto('/');
  const books = ((await (await newest).json()) as Book[]).slice(0, 5);
  const banner = page.getByRole('region', { name: 'New releases' });
  const covers = banner.getByRole('list', { name: 'The newest books' }).getByRole('link');
  await expect(covers).toHaveCount(5);
  for (const { _id, title } of books) {
    // Of two books with one title, each has its own cover.
    const cover = covers.and(page.locator(`[href="/books/${_id}"]`));
    await expect(cover).toHaveAccessibleName(title);
  }

  const leftmost = covers.first();
  const before = await leftmost.boundingBox();
  await leftmost.focus();
  const after = await leftmost.boundingBox();
  expect(after?.width, 'what is pointed at comes forward, at once where no movement is wanted').toBeGreaterThan(
    before?.width ?? Number.POSITIVE_INFINITY,
  );
  const picture = await banner.locator('img').first().boundingBox();
  const middle = await covers.nth(2).boundingBox();
  expect(
    Math.abs((middle?.x ?? 0) + (middle?.width ?? 0) / 2 - (picture?.x ?? 0) - (picture?.width ?? 0) / 2),
  ).toBeLessThan(2);
  await covers.nth(2).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(books[0]?.title ?? '');
  await page.goBack();
  await banner.getByRole('link', { name: "See this week's books" }).click();
  await expect(page).toHaveURL('/books');
});

test('the home page has an editor’s pick that leads to its book', async ({ page }) => {
  await keepToSeededBooks(page);
  await page.goto('/');
  const pick = page.getByRole('region', { name: "Editor's pick" }).getByRole('link');
  const address = (await pick.getAttribute('href')) ?? '';
  const title = (await pick.locator('strong').textContent()) ?? '';
  await pick.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('a book’s page names its author, and keeps price and button in sight while one reads', async ({ page }) => {
  const author = `Petra ${crypto.randomUUID()}`;
  const description = 'A long way, told slowly.\n\n'.repeat(60);
  const book = await createBook(page.request, { title: 'Slowly', author, description, coverImage: 'book-3.png' });
  const other = await createBook(page.request, { title: 'Slower Still', author });
  for (const { width, height } of [
    { width: 360, height: 740 },
    { width: 768, height: 900 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto(`/books/${book._id}`);
    const button = main(page).getByRole('button', { name: 'Add to Cart', exact: true });
    const price = main(page).getByText('$10.00', { exact: true });
    const text = page.locator('article').first();
    const panel = text.locator('div').first();
    await expect(panel).toHaveCSS('background-color', 'rgb(151, 59, 39)');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(255, 255, 255)');
    for (const share of [0.3, 0.6]) {
      await text.evaluate((element, part) => scrollTo(0, element.clientHeight * part), share);
      await expect(button, `at ${width} px`).toBeInViewport({ ratio: 1 });
      await expect(price).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(button, 'rests at the end of the text').not.toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await main(page).getByRole('link', { name: author }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${author}”`);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const one of [book, other]) await deleteBook(page.request, one);
});

test('the cart shows authors, the delivery charge, and that nobody pays more than shown', async ({ page }) => {
  const books = await seededBooks(page.request, 2);
  await page.goto('/about');
  await putIntoCart(page, books);
  await visit(page, '/cart');
  for (const { title, author } of books) {
    const line = main(page).getByRole('listitem').filter({ hasText: title });
    if (author) await expect(line).toContainText(author);
  }
  const summary = page.getByRole('region', { name: 'Subtotal' });
  await expect(summary).toContainText(/Delivery\s*Free/);
  await expect(summary).toContainText('Delivered in two to four working days');
  await expect(summary).toContainText('You never pay more than shown');
});
