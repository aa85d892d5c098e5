import type { Page } from '@playwright/test';
import { expect, rows, test } from './fixtures.ts';
import { forgiveFailedRequests } from './requests.ts';

const startScreen = (page: Page) => page.locator('#startup');
const tryAgain = (page: Page) => startScreen(page).getByRole('link', { name: 'Try again' });

for (const [address, file] of [
  ['/', 'vendor'],
  ['/about', 'index'],
] as const) {
  test(
    `a file of the app that does not come: ${address} says so and can be tried again`,
    rows(585),
    async ({ page, watched }) => {
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
    },
  );
}

test('where not even the first script comes, a way out appears after a while', async ({ page, watched }) => {
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
  test(`a script that an extension puts first does not keep ${address} from opening`, rows(585), async ({ page }) => {
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

test.describe('in a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/', '/about', '/admin']) {
    test(`${address} says that the shop needs them`, rows(585), async ({ page }) => {
      await page.goto(address);
      const sentence = page.locator('.needs-script');
      await expect(sentence).toHaveText('This shop needs JavaScript to show its books.');
      // A trial of a click fails where something else lies on top.
      await sentence.click({ trial: true, timeout: 10_000 });
      await expect(page.getByText('Opening the shop')).toBeHidden();
    });
  }
});
