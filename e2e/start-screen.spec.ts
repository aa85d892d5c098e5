import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';
import { createBook } from './shopData.ts';

const startScreen = (page: Page) => page.locator('#startup');
const tryAgain = (page: Page) => startScreen(page).getByRole('link', { name: 'Try again' });

for (const [address, file] of [
  ['/', 'vendor'],
  ['/about', 'index'],
] as const) {
  test(`${address} says that a file of the app failed to load, and can be tried again`, async ({ page, watched }) => {
    const files = new RegExp(`/assets/${file}-[^/]+\\.js$`);
    await page.route(files, (route) => route.abort('connectionreset'));
    await page.goto(address);
    await expect(startScreen(page).getByRole('status')).toContainText('The shop could not be opened.');
    await expect(tryAgain(page)).toBeVisible();
    expect(watched.errors.join()).toContain('Failed to fetch dynamically imported module');
    watched.errors.length = 0;

    await page.unroute(files);
    await tryAgain(page).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Store, home' })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(startScreen(page)).toHaveCount(0);
  });
}

test('a way out appears after a while if not even the first script loads', async ({ page, watched }) => {
  await page.route(/\/assets\/start-[^/]+\.js$/, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await expect(startScreen(page).getByRole('status')).toContainText('Opening the shop');
  await expect(tryAgain(page)).toBeHidden();
  await page.evaluate(() => {
    const isLate = (animation: Animation) => (animation as CSSAnimation).animationName === 'startup-late';
    const [late] = document.getAnimations().filter(isLate);
    if (late) late.currentTime = 15_000;
  });
  await expect(tryAgain(page)).toBeVisible();
  forgiveFailedRequests(watched);
});

for (const address of ['/', '/books']) {
  test(`a script that an extension puts first does not keep ${address} from opening`, async ({ page }) => {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<head>', '<head><script type="application/json">{}</script>');
      await route.fulfill({ response, body });
    });
    await page.goto(address);
    expect(await page.locator('script').first().getAttribute('type')).toBe('application/json');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book Store, home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
}

for (const [what, pathOf, shown] of [
  ['a book', ({ _id }: { _id: string }) => `/books/${_id}`, 1],
  ['a page of books', ({ title }: { title: string }) => `/books?q=${encodeURIComponent(title)}`, 2],
] as const) {
  test(`the start screen of ${what} shows its covers, which come once, before the app's code is asked for`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const details = { title: `Saltings${Date.now()}`, coverImage: 'book-1.png' };
    const book = await createBook(request, details);
    await createBook(request, { ...details, coverImage: 'book-2.png' });
    const code = Promise.withResolvers<void>();
    const asked: string[] = [];
    page.on('request', (call) => asked.push(new URL(call.url()).pathname));
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto(pathOf(book));
    const covers = startScreen(page).locator('img');
    await expect(covers).toHaveCount(shown);
    const isThere = (image: HTMLImageElement) => image.checkVisibility() && image.naturalWidth > 0;
    for (const cover of await covers.all()) await expect.poll(() => cover.evaluate(isThere)).toBe(true);
    await expect(startScreen(page).getByText('Opening the shop')).toBeInViewport();

    code.resolve();
    await expect(startScreen(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const isCover = (path: string) => path.includes('/book-1-');
    expect(asked.filter(isCover)).toHaveLength(1);
    expect(asked.findIndex(isCover)).toBeLessThan(asked.findIndex((path) => /\/(react|vendor)-/.test(path)));
  });
}

test.describe('in a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/about', '/admin']) {
    test(`${address} says that the shop needs them`, async ({ page }) => {
      await page.goto(address);
      const sentence = page.locator('.needs-script');
      await expect(sentence).toHaveText('This page needs JavaScript. Our list of books does not.');
      // A trial of a click fails where something else lies on top.
      await sentence.click({ trial: true, timeout: 10_000 });
      await expect(page.getByText('Opening the shop')).toBeHidden();
      await sentence.getByRole('link', { name: 'Our list of books' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All books' })).toBeVisible();
    });
  }
});
