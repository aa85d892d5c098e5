import type { Book } from '@bookstore/contract/api/book';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, rows, test } from './fixtures.ts';
import { BOOKS, carousel, openHome, titles } from './homePage.ts';
import { visit } from './visit.ts';

/** Has the home page believe that the shop has 2,400 books, 480 of them in each category. */
async function pretendLargeShop(page: Page): Promise<void> {
  await page.route(BOOKS, async (route) => {
    const response = await route.fetch();
    const real = (await response.json()) as Book[];
    const books = Array.from({ length: 60 }, (_, index) => {
      const book = real[index % real.length] as Book;
      return index < real.length ? book : { ...book, _id: `${book._id}-${index}`, title: `${book.title} ${index}` };
    });
    const isCategory = route.request().url().includes('category=');
    const headers = { 'x-total-count': isCategory ? '480' : '2400', link: '</api/books?limit=60&after=x>; rel="next"' };
    await route.fulfill({ json: books, headers });
  });
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
  return shelf.locator('.swiper-slide').evaluateAll((slides) => {
    const frame = slides[0]?.closest('.swiper')?.getBoundingClientRect().left ?? 0;
    return slides.findIndex((slide) => slide.getBoundingClientRect().left > frame - 1) + 1;
  });
}

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
  // It is loaded once it is near.
  await next.scrollIntoViewIfNeeded();
  await expect(news.locator('.swiper')).toHaveClass(/swiper-initialized/);
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

test('a visitor who moves a carousel is told its position, and sees no motion if they want none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { slides } = await openHome(page);
  const shelf = carousel(page, 'Top Sellers');
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect(shelf.getByText(`2 to 4 of ${slides}`)).toBeAttached();
  expect(await shelf.locator('.swiper-wrapper').evaluate((track) => track.style.transitionDuration)).toBe('0ms');
});

test('the Tab key stops once at each book in sight, and can skip a carousel', async ({ page }) => {
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
  // Six of them are the genres. It was 115 while the slides out of sight and the covers were stops too.
  expect(stops).toBeLessThanOrEqual(43);
});

test('a large shop shows its newest sixty, leads to the others, and keeps genre and slide for whoever comes back', async ({
  page,
}) => {
  await pretendLargeShop(page);
  await page.goto('/');
  const shelf = carousel(page, 'Top Sellers');
  const genre = shelf.getByRole('combobox', { name: 'Genre' });
  const end = shelf.getByRole('link', { name: /^See all/ });
  await expect(titles(shelf)).toHaveCount(60);
  await expect(end).toContainText('See all 2,400');

  await genre.focus();
  await genre.selectOption('Fiction');
  await expect(end).toContainText('See all 480');
  await expect(genre).toBeFocused();
  for (const slide of [2, 3, 4]) {
    await shelf.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => firstShown(shelf)).toBe(slide);
  }
  const recommended = carousel(page, 'Recommended for you');
  await recommended.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => firstShown(recommended)).toBe(2);
  await titles(shelf).nth(4).getByRole('link').click();
  await expect(page).toHaveURL(/\/books\/./);
  await page.goBack();
  await expect(genre).toHaveValue('Fiction');
  await expect.poll(() => firstShown(shelf)).toBe(4);
  await expect.poll(() => firstShown(recommended)).toBe(2);

  await end.focus();
  await expect(end).toBeInViewport({ ratio: 0.5 });
  await expect(end).not.toHaveAttribute('tabindex', '-1');
  await expectAccessible(page);
  await end.press('Enter');
  await expect(page).toHaveURL('/books?category=fiction');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiction');
  await page.goBack();
  await expect(end).toBeInViewport({ ratio: 0.5 });

  await visit(page, '/about');
  await expect(shelf).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  await expect(titles(shelf)).toHaveCount(60);
  await expect(genre).toHaveValue('');
  await expect.poll(() => firstShown(shelf)).toBe(1);
});
