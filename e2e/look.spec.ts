import type { Book } from '@bookstore/contract/api/book';
import { SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { addToCart } from './checkoutPage.ts';
import { expect, expectFits, test } from './fixtures.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((toastMs) => {
    const start = window.setTimeout.bind(window);
    const startUnlessToast = (task: TimerHandler, ms?: number) => (ms === toastMs ? 0 : start(task, ms));
    Object.assign(window, { setTimeout: startUnlessToast });
  }, SUCCESS_TOAST_MS);
}

test('home, book page, toast and warning are accessible on every screen', async ({ page }) => {
  const [book] = (await seededBooks(page.request, 1)) as [Book];
  await keepToasts(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);

  await visit(page, `/books/${book._id}`);
  const add = main(page).getByRole('button', { name: 'Add to Cart', exact: true });
  await add.click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await add.click();
  const warning = page.getByRole('dialog', { name: 'Already Added to the Cart' });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
});

test('cart and a missing page are accessible on every screen', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This page isn't on our shelves");
  await expectAccessible(page);
  await addToCart(page, await seededBooks(page.request, 1));
  await visit(page, '/cart');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
});

test('long words and other scripts fit pages and drawn covers', async ({ page }) => {
  const titles = [
    'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk',
    '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  ];
  const author = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  for (const title of titles) {
    const book = await createBook(page.request, { title, author, coverImage: 'none' });
    await (title === titles[0] ? page.goto(`/books/${book._id}`) : visit(page, `/books/${book._id}`));
    const cover = main(page).getByRole('img', { name: `Cover of ${title}` });
    const { isInside, lines } = await cover.locator(`[data-text="${title}"]`).evaluate((text) => ({
      isInside: text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
      lines: text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    }));
    expect(isInside, title).toBe(true);
    expect(lines, title).toBeGreaterThan(2);
    await addToCart(page, [book]);
    for (const path of [`/books/${book._id}`, '/cart']) {
      await visit(page, path);
      await expect(main(page).getByText(title).first()).toBeAttached();
      await expectFits(page, 360);
    }
    await deleteBook(page.request, book);
  }
});

/** Sums unexpected layout shifts. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => {
          if (!entry.hadRecentInput) sum += entry.value ?? 0;
        };
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Rounded like Lighthouse, so that a fallback font's tiny difference does not count.
        setTimeout(() => resolve(Number(sum.toFixed(3))), 500);
      }),
  );
}

test('a book that comes late moves nothing that a visitor has seen', async ({ page, request }) => {
  const [book] = await seededBooks(request, 1);
  const path = `/books/${book?._id}`;
  const asked = Promise.withResolvers<void>();
  await page.route(`**/api${path}`, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  asked.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book?.title ?? '');
  expect(await layoutShift(page)).toBe(0);
});

test.describe('from the start screen on', () => {
  test.use({ hasStartScreen: true });

  test('no layout shift happens in front of the visitor', async ({ page }) => {
    const books = await seededBooks(page.request, 2);
    await page.addInitScript((cart) => localStorage.setItem('cartItems', cart), JSON.stringify(books));
    // Background pages are throttled.
    for (const address of ['/', `/books/${books[0]?._id}`, '/cart']) {
      await page.goto(address);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(main(page).locator('img').first()).toHaveJSProperty('complete', true);
      await page.mouse.wheel(0, 1500);
      expect(await layoutShift(page), address).toBe(0);
    }
  });
});
