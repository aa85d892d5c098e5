import type { Book } from '@bookstore/contract/api/book';
import { formatPrice } from '@bookstore/contract/format/money';
import type { Locator } from '@playwright/test';
import { expect, expectFits, rows, test } from './fixtures.ts';
import { BOOKS, carousel, openHome, serveSeededBooksOnly, titles } from './homePage.ts';
import { collectRequests, isApiCall } from './requests.ts';

const titlesOf = (books: Book[]) => books.map(({ title }) => title);

async function expectCard(card: Locator, book: Book): Promise<void> {
  const cover = card
    .getByRole('link')
    .filter({ has: card.page().getByRole('img', { name: `Cover of ${book.title}`, exact: true }) });
  const title = card.getByRole('heading').getByRole('link', { name: book.title, exact: true });
  for (const link of [cover, title]) await expect(link).toHaveAttribute('href', `/books/${book._id}`);
  await expect(card.getByText(formatPrice(book.newPrice), { exact: true }).first()).toBeVisible();
  // Other tests add books, some with a higher price.
  if (book.oldPrice > book.newPrice) {
    await expect(card.locator('del')).toHaveText(formatPrice(book.oldPrice));
    await expect(card.locator('del')).toHaveCSS('text-decoration-line', 'line-through');
  }
  await expect(card.getByRole('button', { name: `Add to Cart: ${book.title}` })).toBeVisible();
}

test(
  'a visitor finds banner, genres, recommendations and news',
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
    const genres = ['Business', 'Fiction', 'Horror', 'Adventure'];
    await expect(genre.getByRole('option')).toHaveText(['Choose a genre', ...genres]);
    for (const name of genres) {
      await genre.selectOption(name);
      await expect(titles(topSellers)).toHaveText(titlesOf(await ofCategory(name.toLowerCase())));
      await expect(titles(recommended)).toHaveText(titlesOf(books.slice(8, 18)));
    }
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

/** Fully visible slides. */
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

function firstShown(shelf: Locator): Promise<number> {
  return shelf.locator('.swiper-slide').evaluateAll((slides) => {
    const frame = slides[0]?.closest('.swiper')?.getBoundingClientRect().left ?? 0;
    return slides.findIndex((slide) => slide.getBoundingClientRect().left > frame - 1) + 1;
  });
}

test('a phone shows a whole top seller first, and keeps its slide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const lists = collectRequests(page, (request) => new URL(request.url()).pathname === '/api/books');
  await serveSeededBooksOnly(page);
  const newest = page.waitForResponse(BOOKS);
  await page.goto('/');
  const books = (await (await newest).json()) as Book[];
  const covers = page.getByRole('list', { name: 'The newest books' }).getByRole('link');
  await expect(covers).toHaveCount(3);
  expect(lists.filter((request) => request.url().endsWith('?limit=60'))).toHaveLength(1);
  const card = carousel(page, 'Top Sellers').getByRole('article').first();
  for (const part of [card, card.getByText(/^\$\d/).first(), card.getByRole('button', { name: /^Add to Cart/ })]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await covers.nth(1).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(books[0]?.title ?? '');
  await page.goBack();

  const pick = page.getByRole('region', { name: "Editor's pick" }).getByRole('link');
  const address = (await pick.getAttribute('href')) ?? '';
  const shelf = carousel(page, 'Top Sellers');
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => firstShown(shelf)).toBe(2);
  await expectFits(page);
  await pick.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect.poll(() => firstShown(shelf), 'the slide before').toBe(2);
  await expect(page.getByRole('list', { name: 'How orders arrive' })).toContainText('Delivery: Free');
  const genres = page.getByRole('navigation', { name: 'Browse by genre' });
  await genres.getByRole('link', { name: /^Horror \d+ books?$/ }).click();
  await expect(page).toHaveURL('/books?category=horror');
});

test("the editor's pick has its text right of its cover", async ({ page }) => {
  await serveSeededBooksOnly(page);
  await page.goto('/');
  const pick = page.getByRole('region', { name: "Editor's pick" });
  const leftEdge = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().left);
  expect(await leftEdge(pick.locator('img'))).toBeLessThan(await leftEdge(pick.getByText("Editor's pick")));
});

test('carousels fit the width, handle quick presses, and follow the focus', rows('73-80'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const news = carousel(page, 'News');
  const [previous, next] = [news.getByRole('button', { name: 'Previous' }), news.getByRole('button', { name: 'Next' })];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.focus();
  await expect(news.locator('.swiper')).toHaveClass(/swiper-initialized/);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
  await expect.poll(() => firstShown(news)).toBe(4);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.click();
  await expect.poll(() => firstShown(news)).toBe(3);
  await expect(news.getByText('3 to 4 of 5')).toBeAttached();
  expect(await news.locator('.swiper-wrapper').evaluate((track) => track.style.transitionDuration)).toBe('0ms');

  const recommended = carousel(page, 'Recommended for you');
  await recommended.getByRole('article').nth(5).getByRole('button').focus();
  await expect.poll(() => firstShown(recommended), 'a slide with the focus is in view').toBeGreaterThan(3);
  await recommended.getByRole('link', { name: 'Skip Recommended for you' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(news.getByRole('link', { name: 'Skip News' })).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  let stops = 0;
  for (; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
  }
  expect(stops, 'stops without slides out of sight and covers').toBeLessThanOrEqual(44);

  const layouts = [
    { width: 375, slides: 1, gap: 20 },
    { width: 640, slides: 1, gap: 20 },
    { width: 767, slides: 1, gap: 20 },
    { width: 768, slides: 2, gap: 40 },
    { width: 1024, slides: 2, gap: 50 },
    { width: 1179, slides: 2, gap: 50 },
    { width: 1180, slides: 3, gap: 50 },
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
});
