import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { serveSeededBooksOnly } from './homePage.ts';
import { main } from './landmarks.ts';
import { collectRequests } from './requests.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('region', { name: 'Top Sellers', exact: true }).getByRole('article');
const titleOf = (page: Page, index: number) => cards(page).nth(index).getByRole('heading').getByRole('link');

/** Waits for the book page's code. */
async function openHomeAndWait(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  const url = (await code).url();
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);
}

async function watchCovers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const animatedOn: string[] = [];
    Object.assign(window, { animatedOn });
    Object.defineProperty(Element.prototype, 'animate', {
      value: new Proxy(Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value, {
        apply: (animate, element: Element, how) => {
          if (element.closest('article')) animatedOn.push(location.pathname);
          return Reflect.apply(animate, element, how);
        },
      }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { animatedOn: string[] }).animatedOn.splice(0));
}

test.beforeEach(({ page }) => serveSeededBooksOnly(page));

test('a tap renders the book before the answer, the last tap wins', async ({ page }) => {
  const calls = collectRequests(page, (request) => /\/api\/books\/(?!titles|counts)[^/?]+$/.test(request.url()));
  const heldResponse = Promise.withResolvers<void>();
  await page.route(/\/api\/books\/(?!titles|counts)[^/?]+$/, async (route) => {
    await heldResponse.promise;
    await route.continue();
  });
  await openHomeAndWait(page);
  const title = await titleOf(page, 0).textContent();
  const before = await heading(page).textContent();
  const earlier = calls.length;
  await page.evaluate(() => {
    const headings: (string | undefined)[] = [];
    const note = () => void headings.push(document.querySelector('main h1')?.textContent);
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { headings });
  });
  await titleOf(page, 0).click();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(heading(page)).toBeFocused();
  await expect(main(page).getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  expect([...new Set([before, ...seen])]).toEqual([before, title]);
  heldResponse.resolve();
  await expect(main(page).getByRole('button', { name: 'Add to Cart', exact: true })).toBeEnabled();
  await expect(heading(page)).toBeFocused();
  expect(calls.length - earlier).toBe(1);

  await page.goBack();
  const [first, second] = (await cards(page).getByRole('heading').allTextContents()) as [string, string];
  await titleOf(page, 0).evaluate((link: HTMLElement, other) => {
    const links = [...document.querySelectorAll('h3 a')];
    link.click();
    (links.find(({ textContent }) => textContent === other) as HTMLElement).click();
  }, second);
  await expect(heading(page)).toHaveText(second);
  await page.evaluate(() => history.back());
  await page.evaluate(() => history.back());
  await expect(titleOf(page, 0)).toHaveText(first);
});

test('covers animate between pages, except on swipes or with reduced motion', async ({ page }) => {
  const animatedOn = await watchCovers(page);
  await openHomeAndWait(page);
  const link = titleOf(page, 1);
  // The page learns the position in the next frame.
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // Content above may grow, so the position is read at the click.
  const clickedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
      }),
  );
  await link.click();
  const place = await clickedAt;
  expect(place).toBeGreaterThan(0);
  await expect(heading(page)).toBeFocused();
  const { pathname } = new URL(page.url());
  expect(await animatedOn()).toEqual([pathname]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await animatedOn()).toEqual(['/']);

  await page.evaluate(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await page.goForward();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  expect(await animatedOn()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.click();
  await expect(heading(page)).toBeFocused();
  expect(await animatedOn()).toEqual([]);
});
