import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { ignoreFailedRequests } from './requests.ts';
import { createBook } from './shopData.ts';

const startScreen = (page: Page) => page.locator('#startup');
const tryAgain = (page: Page) => startScreen(page).getByRole('link', { name: 'Try again' });

test('a shop whose files fail to load offers a retry', async ({ page, watched }) => {
  const files = /\/assets\/vendor-[^/]+\.js$/;
  await page.route(files, (route) => route.abort('connectionreset'));
  await page.goto('/about');
  await expect(startScreen(page).getByRole('status')).toContainText("We couldn't open the shop.");
  expect(watched.errors.join()).toContain('Failed to fetch dynamically imported module');
  watched.errors.length = 0;
  await page.unroute(files);
  await tryAgain(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book Store, home' })).toBeVisible();
  await expect(page).toHaveURL('/about');

  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await expect(startScreen(page).getByRole('status')).toContainText('Opening the shop…');
  await expect(tryAgain(page)).toBeHidden();
  await page.evaluate(() => {
    const isLate = (animation: Animation) => (animation as CSSAnimation).animationName === 'startup-late';
    const [late] = document.getAnimations().filter(isLate);
    if (late) late.currentTime = 15_000;
  });
  await expect(tryAgain(page)).toBeVisible();
  ignoreFailedRequests(watched);
});

test("the start screen shows a book's cover before the app's code loads", async ({ page, request }) => {
  const book = await createBook(request, { title: `Saltings${Date.now()}`, coverImage: 'book-1.png' });
  const code = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  // Some extensions insert a script first.
  await page.route(`**/books/${book._id}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', '<head><script type="application/json">{}</script>');
    return route.fulfill({ response, body });
  });
  await page.goto(`/books/${book._id}`);
  const isThere = (image: HTMLImageElement) => image.checkVisibility() && image.naturalWidth > 0;
  await expect.poll(() => startScreen(page).locator('img').evaluate(isThere)).toBe(true);
  await expect(startScreen(page).getByText('Opening the shop…')).toBeInViewport();

  code.resolve();
  await expect(startScreen(page)).toHaveCount(0);
  await expect(main(page).getByRole('article').first()).toBeVisible();
  const isCover = (path: string) => path.includes('/book-1-');
  expect(asked.filter(isCover)).toHaveLength(1);
  expect(asked.findIndex(isCover)).toBeLessThan(asked.findIndex((path) => /\/(react|vendor)-/.test(path)));
});
