import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Locator } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { BOOKS, carousel, openHome, titles } from './homePage.ts';
import { collectRequests, forgiveFailedRequests, isApiCall } from './requests.ts';

const titlesOf = (books: Book[]) => books.map(({ title }) => title);

async function expectCard(card: Locator, book: Book): Promise<void> {
  const cover = card
    .getByRole('link')
    .filter({ has: card.page().getByRole('img', { name: `Cover of ${book.title}`, exact: true }) });
  await expect(cover).toHaveAttribute('href', `/books/${book._id}`);
  await expect(card.getByRole('heading').getByRole('link', { name: book.title, exact: true })).toHaveAttribute(
    'href',
    `/books/${book._id}`,
  );
  await expect(card.getByText(formatPrice(book.newPrice), { exact: true }).first()).toBeVisible();
  // Others add books at the same time, some of them with a price that has risen.
  if (book.oldPrice > book.newPrice) {
    await expect(card.getByText(formatPrice(book.oldPrice), { exact: true }).last()).toBeVisible();
    await expect(card.locator('del')).toHaveText(formatPrice(book.oldPrice));
    await expect(card.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  } else {
    await expect(card.locator('del')).toHaveCount(0);
  }
  await expect(card.getByRole('button', { name: `Add to Cart: ${book.title}` })).toBeVisible();
}

test(
  'a visitor without an account finds the banner, the books by genre, recommendations and news',
  rows(1, '12-14', 28, '59-65', 67, 68, 70, 71, '81-83', '86-88'),
  async ({ page, watched }) => {
    const { newest: books, ofCategory } = await openHome(page);
    const topSellers = carousel(page, 'Top Sellers');
    const recommended = carousel(page, 'Recommended for you');

    await expect(titles(topSellers)).toHaveText(titlesOf(books));
    await expect(titles(recommended)).toHaveText(titlesOf(books.slice(8, 18)));
    await expect(titles(carousel(page, 'News'))).toHaveCount(5);
    for (const [index, book] of books.slice(0, 3).entries()) {
      await expectCard(topSellers.getByRole('article').nth(index), book);
    }

    const genre = topSellers.getByRole('combobox', { name: 'Genre' });
    await expect(genre.getByRole('option')).toHaveText([
      'Choose a genre',
      'Business',
      'Fiction',
      'Horror',
      'Adventure',
    ]);
    for (const name of ['Business', 'Fiction', 'Horror', 'Adventure']) {
      await genre.selectOption(name);
      await expect(titles(topSellers)).toHaveText(titlesOf(await ofCategory(name.toLowerCase())));
      await expect(titles(recommended)).toHaveText(titlesOf(books.slice(8, 18)));
    }
    const { length: count } = await ofCategory('adventure');
    await expect(page.getByText(`Adventure: ${count} book`)).toBeAttached();
    await genre.selectOption('Choose a genre');
    await expect(titles(topSellers)).toHaveText(titlesOf(books));

    const banner = page.getByRole('region', { name: 'New releases' });
    await expect(banner.getByRole('paragraph').first()).toHaveText(/\w{4,}.*\w{4,}/);
    const requests = collectRequests(page, (request) => isApiCall(request) || request.isNavigationRequest());
    await banner.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(watched.alerts).toEqual([]);
  },
);

test('the top sellers are those that were sold, and the shelf stays as it was first seen', async ({ page }) => {
  const sold = Promise.withResolvers<{ _id: string; copies: number }[]>();
  await page.route(`**${apiPaths.bestSellers}`, async (route) => route.fulfill({ json: await sold.promise }));
  const { newest: books } = await openHome(page);
  const shelf = carousel(page, 'Top Sellers');
  await expect(titles(shelf)).toHaveText(titlesOf(books));
  const seller = books[4];
  const answered = page.waitForResponse(`**${apiPaths.bestSellers}`);
  sold.resolve([{ _id: seller?._id ?? '', copies: 14 }]);
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(titles(shelf)).toHaveText(titlesOf(books));

  await page.goto('/');
  await expect(shelf.getByRole('article').first().getByText('Best seller number 1')).toBeAttached();
  await expect(titles(shelf).first()).toHaveText(seller?.title ?? '');
  await expect(shelf.getByText('Best seller number')).toHaveCount(1);
});

test('when the list cannot be loaded the home page says so and tries again', async ({ page, watched }) => {
  let isDown = true;
  const letAnswer = Promise.withResolvers<void>();
  await page.route(BOOKS, async (route) => {
    await letAnswer.promise;
    return isDown ? route.fulfill({ status: 503, json: {} }) : route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading the books')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Top Sellers' })).toBeVisible();
  letAnswer.resolve();
  await expect(page.getByRole('alert')).toHaveText('The books could not be loaded');
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titles(carousel(page, 'Top Sellers')).first()).toBeVisible();
  forgiveFailedRequests(watched);
});

test('the home page asks for one page of books, once, and never for all of them', async ({ page }) => {
  const lists = collectRequests(page, (request) => new URL(request.url()).pathname === '/api/books');
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lists.map((request) => new URL(request.url()).search)).toEqual(['?limit=60']);
});

test('on a phone the home page is short, with text beside covers, the delivery promise and the genres', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(titles(carousel(page, 'News'))).toHaveCount(5);
  await expect(page.getByRole('region', { name: "Editor's pick" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4600);
  const card = carousel(page, 'Top Sellers').getByRole('article').first();
  const cover = await card.getByRole('img').boundingBox();
  const title = await card.getByRole('heading').boundingBox();
  expect(title?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 0));
  await expect(page.getByRole('list', { name: 'How orders arrive' })).toContainText('Delivery: Free');
  const genres = page.getByRole('navigation', { name: 'Browse by genre' });
  await genres.getByRole('link', { name: /^Horror \d+ books?$/ }).click();
  await expect(page).toHaveURL('/books?category=horror');
});
