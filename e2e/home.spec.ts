import type { Book } from '@bookstore/contract/book';
import { formatPrice } from '@bookstore/contract/money';
import type { Locator, Page } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { collectRequests, forgiveFailedRequests, isApiCall } from './requests.ts';

const BOOKS = '**/api/books';
const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const titles = (shelf: Locator) => shelf.getByRole('heading', { level: 3 });
const titlesOf = (books: Book[]) => books.map(({ title }) => title);

/** Opens the home page. @returns the list of books as the API gave it to this page: others may add to it meanwhile. */
async function openHome(page: Page): Promise<Book[]> {
  const books = Promise.withResolvers<Book[]>();
  await page.route(BOOKS, async (route) => {
    const response = await route.fetch();
    books.resolve((await response.json()) as Book[]);
    await route.fulfill({ response });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Releases This Week');
  return books.promise;
}

/** Slides in full view and pixels between them. */
function layoutOf(shelf: Locator): Promise<{ slides: number; gap: number }> {
  return shelf.locator('.swiper-slide').evaluateAll((slides) => {
    const frame = slides[0]?.parentElement?.parentElement?.getBoundingClientRect();
    const boxes = slides.map((slide) => slide.getBoundingClientRect());
    const isShown = ({ left, right }: DOMRect) => frame && left > frame.left - 1 && right < frame.right + 1;
    const [first, second] = boxes;
    return {
      slides: boxes.filter(isShown).length,
      gap: first && second ? Math.round(second.left - first.right) : 0,
    };
  });
}

/** The number of the first slide in full view. */
function firstShown(shelf: Locator): Promise<number> {
  return shelf
    .locator('.swiper-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('swiper-slide-fully-visible')) + 1);
}

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
  await expect(card.getByText(formatPrice(book.oldPrice), { exact: true }).last()).toBeVisible();
  // Others add books at the same time, some of them with a price that has risen.
  if (book.oldPrice >= book.newPrice) {
    await expect(card.locator('del')).toHaveText(formatPrice(book.oldPrice));
    await expect(card.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  } else {
    await expect(card.locator('del')).toHaveCount(0);
  }
  await expect(card.getByRole('button', { name: `Add to Cart: ${book.title}` })).toBeVisible();
}

test(
  'a visitor without an account finds the banner, the books by genre, recommendations and news',
  rows(1, '12-14', 28, '59-65', 67, 68, 70, 71, '81-83', '86-88', 427),
  async ({ page, watched }) => {
    const books = await openHome(page);
    const topSellers = carousel(page, 'Top Sellers');
    const recommended = carousel(page, 'Recommended for you');
    const inGenre = (genre: string) => titlesOf(books.filter(({ category }) => category === genre));

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
      await expect(titles(topSellers)).toHaveText(inGenre(name.toLowerCase()));
      await expect(titles(recommended)).toHaveText(titlesOf(books.slice(8, 18)));
    }
    const count = inGenre('adventure').length;
    await expect(page.getByText(`Adventure: ${count} book`)).toBeAttached();
    await genre.selectOption('Choose a genre');
    await expect(titles(topSellers)).toHaveText(titlesOf(books));

    const banner = page.getByRole('region', { name: 'New releases' });
    await expect(banner.getByRole('paragraph')).toHaveText(/\w{4,}.*\w{4,}/);
    const requests = collectRequests(page, (request) => isApiCall(request) || request.isNavigationRequest());
    await banner.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(requests.map((request) => request.url())).toEqual([]);
    expect(watched.alerts).toEqual([]);
  },
);

test('the carousels show one, two or three slides, as wide as the screen allows', rows('73-80'), async ({ page }) => {
  await openHome(page);
  const layouts = [
    { width: 375, slides: 1, gap: 20 },
    { width: 640, slides: 1, gap: 20 },
    { width: 767, slides: 1, gap: 20 },
    { width: 768, slides: 2, gap: 40 },
    { width: 1023, slides: 2, gap: 40 },
    { width: 1024, slides: 2, gap: 50 },
    { width: 1179, slides: 2, gap: 50 },
    { width: 1180, slides: 3, gap: 50 },
    { width: 1600, slides: 3, gap: 50 },
  ];
  for (const { width, slides, gap } of layouts) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Top Sellers', 'Recommended for you', 'News']) {
      const most = name === 'News' ? 2 : 3;
      await expect
        .poll(() => layoutOf(carousel(page, name)), `${name} at ${width} px`)
        .toEqual({ slides: Math.min(slides, most), gap });
    }
  }

  const news = carousel(page, 'News');
  const [previous, next] = [news.getByRole('button', { name: 'Previous' }), news.getByRole('button', { name: 'Next' })];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  for (const slide of [2, 3, 4]) {
    await next.click();
    await expect.poll(() => firstShown(news)).toBe(slide);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await previous.click();
  await expect.poll(() => firstShown(news)).toBe(3);

  const recommended = carousel(page, 'Recommended for you');
  await recommended.getByRole('article').nth(5).getByRole('button').focus();
  await expect.poll(() => firstShown(recommended), 'a slide that gets the focus comes into view').toBeGreaterThan(3);
});

test('who moves a carousel is told where it is, and who wants no movement sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { length: count } = await openHome(page);
  const shelf = carousel(page, 'Top Sellers');
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect(shelf.getByText(`2 to 4 of ${count}`)).toBeAttached();
  expect(await shelf.locator('.swiper-wrapper').evaluate((track) => track.style.transitionDuration)).toBe('0ms');
});

test('the Tab key stops at what is in sight, once for each book, and can pass a carousel over', async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(carousel(page, 'News').getByRole('article')).toHaveCount(5);
  const shelf = carousel(page, 'Recommended for you');
  await shelf.getByRole('link', { name: 'Skip Recommended for you' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(carousel(page, 'News').getByRole('link', { name: 'Skip News' })).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  let stops = 0;
  for (; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
  }
  // It was 115 while the slides out of sight and the covers were stops too.
  expect(stops).toBeLessThanOrEqual(36);
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
