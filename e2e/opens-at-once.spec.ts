import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { keepToSeededBooks } from './homePage.ts';
import { collectRequests } from './requests.ts';
import { createBook } from './shopData.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.getByRole('region', { name: 'Top Sellers', exact: true }).getByRole('article');
const titleOf = (page: Page, index: number) => cards(page).nth(index).getByRole('heading').getByRole('link');

/** Holds back the answers to requests for single books until the returned function is called. */
async function holdBooks(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/books\/(?!titles|counts)[^/?]+$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens the home page and waits until the code of a book's page has run there. */
async function goHomeAndWait(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  const url = (await code).url();
  await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);
}

/** Has the page note each cover that moves: the address that it moves to. */
async function watchCovers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    Object.defineProperty(Element.prototype, 'animate', {
      value: new Proxy(Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value, {
        apply: (animate, element: Element, how) => {
          if (element.closest('article')) moved.push(location.pathname);
          return Reflect.apply(animate, element, how);
        },
      }),
    });
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test.beforeEach(({ page }) => keepToSeededBooks(page));

test('a book that a list shows opens before its own answer, which is asked for once', async ({ page }) => {
  await page.goto('/');
  const title = (await titleOf(page, 1).textContent()) ?? '';
  const calls = collectRequests(page, (request) => /\/api\/books\/(?!titles|counts)[^/?]+$/.test(request.url()));
  const letAnswer = await holdBooks(page);
  await titleOf(page, 1).click();
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(main.getByText('Loading...')).toHaveCount(0);
  letAnswer();
  await expect.poll(() => calls.length).toBe(1);
  await expect(heading(page)).toBeFocused();
});

test('a book that the search has found shows its title, cover and price while the rest is on its way', async ({
  page,
}) => {
  const title = `Quickly ${Date.now()}`;
  await createBook(page.request, { title, newPrice: 12.34, description: 'Comes a little later.' });
  await page.goto('/about');
  const letAnswer = await holdBooks(page);
  await page.getByPlaceholder('Search here').fill(title);
  await page.getByRole('option', { name: title }).click();
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(title);
  await expect(main.getByRole('img', { name: `Cover of ${title}` })).toBeVisible();
  await expect(main.getByText('$12.34')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to Cart', exact: true })).toHaveCount(0);
  letAnswer();
  await expect(main.getByRole('button', { name: 'Add to Cart', exact: true })).toBeEnabled();
  await expect(main.getByText('Comes a little later.')).toBeVisible();
});

test("the code of a book's page comes before somebody opens one", async ({ page }) => {
  const code = page.waitForRequest(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  await expect(titleOf(page, 0)).toBeVisible();
  await code;
});

test("a cover moves from its card to the book's page and back, and the reader is where they were", async ({ page }) => {
  const moved = await watchCovers(page);
  const code = page.waitForResponse(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  await code;
  const link = titleOf(page, 1);
  const title = (await link.textContent()) ?? '';
  // The page hears of a place in the frame after; a driven browser would scroll and click in one.
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  // What lies above may still grow on a slow machine: the reader is where they are when they click.
  const clickedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        window.addEventListener('click', () => resolve(window.scrollY), { capture: true, once: true });
      }),
  );
  await link.click();
  const place = await clickedAt;
  expect(place).toBeGreaterThan(0);
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
  const { pathname } = new URL(page.url());
  expect(await moved()).toEqual([pathname]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(await moved()).toEqual([pathname, '/']);
});

test('a tap on a link to a book draws its page with nothing in between', async ({ page }) => {
  await goHomeAndWait(page);
  const title = await titleOf(page, 0).textContent();
  const before = await heading(page).textContent();
  // What the page's heading was after each change of the document.
  await page.evaluate(() => {
    const headings: (string | undefined)[] = [];
    const note = () => void headings.push(document.querySelector('main h1')?.textContent);
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { headings });
  });
  await titleOf(page, 0).click();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(heading(page)).toBeFocused();
  const seen = await page.evaluate(() => (window as unknown as { headings: string[] }).headings);
  expect([...new Set([before, ...seen])]).toEqual([before, title]);
});

test('no cover moves where the browser itself moves the pages, as with a swipe', async ({ page }) => {
  const moved = await watchCovers(page);
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true });
  });
  await goHomeAndWait(page);
  await titleOf(page, 0).click();
  await expect(heading(page)).toBeFocused();
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(titleOf(page, 0)).toBeVisible();
  expect(await moved()).toEqual([pathname]);
});

test('nothing moves for a reader who has asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moved = await watchCovers(page);
  const code = page.waitForResponse(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  await code;
  const title = (await titleOf(page, 0).textContent()) ?? '';
  await titleOf(page, 0).click();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(titleOf(page, 0)).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('a reader who navigates faster than the covers move ends on the page they wanted', async ({ page }) => {
  const code = page.waitForResponse(/\/assets\/BookPage-[^/]*\.js$/);
  await page.goto('/');
  await code;
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
  // Each step as soon as the address is the last one's: a browser forgets a step forward while one back is on its way.
  await page.evaluate(() => {
    const steps = [() => history.back(), () => history.forward()];
    window.addEventListener('popstate', () => steps.shift()?.());
    Object.assign(window, { steps });
    history.forward();
  });
  await page.waitForFunction(() => (window as unknown as { steps: unknown[] }).steps.length === 0);
  await expect(heading(page)).toHaveText(first);
});
