import type { Book } from '@bookstore/contract/api/book';
import { SUCCESS_TOAST_MS } from '@bookstore/contract/constants';
import type { Page } from '@playwright/test';
import { axe, expectAccessible, waitForAnimations } from './axe.ts';
import { cartCount, deliveryForm, openCheckout, putIntoCart } from './checkoutPage.ts';
import { expect, test } from './fixtures.ts';
import { keepToSeededBooks } from './homePage.ts';
import { main } from './landmarks.ts';
import { createBook, deleteBook, seededBooks } from './shopData.ts';
import { visit } from './visit.ts';

/** Every colour stands out enough from what lies behind it. */
async function expectContrast(page: Page): Promise<void> {
  await waitForAnimations(page);
  const { violations } = await axe(page).withRules(['color-contrast']).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html} ${node.failureSummary}`));
  expect(found, `colours on ${page.url()}`).toEqual([]);
}

/** Toasts stay, to be looked at in peace. */
async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((toastMs) => {
    const start = window.setTimeout.bind(window);
    const startUnlessToast = (task: TimerHandler, ms?: number) => (ms === toastMs ? 0 : start(task, ms));
    Object.assign(window, { setTimeout: startUnlessToast });
  }, SUCCESS_TOAST_MS);
}

/** Opens the shop and shows one after the other what a visitor sees of it. */
async function showEverything(page: Page, look: () => Promise<void>): Promise<void> {
  const [book] = (await seededBooks(page.request, 1)) as [Book];
  await keepToasts(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await look();

  await visit(page, `/books/${book._id}`);
  const add = main(page).getByRole('button', { name: 'Add to Cart', exact: true });
  await expect(add).toBeVisible();
  await look();
  await add.click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();
  await look();
  await add.click();
  const warning = page.getByRole('dialog', { name: 'Already Added to the Cart' });
  await expect(warning).toBeVisible();
  await look();
  await warning.getByRole('button', { name: 'OK!' }).click();
  await expect(warning).toBeHidden();

  await visit(page, '/cart');
  await expect(main(page).getByRole('listitem')).toHaveCount(1);
  await look();
  await main(page).getByRole('button', { name: 'Clear Cart' }).click();
  await expect(main(page).getByText('No product found!')).toBeVisible();
  await look();
  await visit(page, '/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on our shelves');
  await look();
}

test('everybody can use every page of the shop, on a phone and on a desk', async ({ page }) => {
  await showEverything(page, () => expectAccessible(page));
});

test('every text can be read in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await showEverything(page, () => expectContrast(page));
});

test('the shop says what comes after an order, when it is open, and where one is', async ({ page }) => {
  const sign = main(page).locator('img[src*="shop-sign"]');
  await openCheckout(page, await seededBooks(page.request, 1));
  const next = deliveryForm(page).getByRole('region', { name: 'What happens next' });
  await expect(next.getByRole('listitem')).toHaveText([/^1We pack it/, /^2It travels.*free/, /^3You pay at the door/]);
  await expect(sign).toBeVisible();
  await visit(page, '/about');
  await expect(main(page).getByRole('region', { name: 'Opening hours' })).toContainText('Sunday12:00 to 18:00');
  const delivery = main(page).getByRole('region', { name: 'How delivery works' });
  await expect(delivery.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  for (const path of ['/orders', '/user-dashboard', '/no/such/page', '/books?q=zzzzqqqq']) {
    await visit(page, path);
    await expect(sign).toBeVisible();
  }
});

test('no page is wider than the screen', async ({ page }) => {
  const books = (await seededBooks(page.request, 2)) as [Book, Book];
  await page.goto('/');
  await putIntoCart(page, books);
  for (const path of ['/', `/books/${books[0]._id}`, '/cart', '/about', '/login', '/register', '/no/such/page']) {
    await visit(page, path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a word that is longer than a phone is wide makes no page wider', async ({ page }) => {
  const title = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';
  const author = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const book = await createBook(page.request, { title, author });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await putIntoCart(page, [book]);
  for (const path of [`/books/${book._id}`, '/cart', '/']) {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(title).first()).toBeAttached();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await deleteBook(page.request, book);
});

/** The sum of all layout shifts that no one's hand caused, since the document began. */
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
        // To the three decimals that Lighthouse shows: a font of nearly the same width is no movement.
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

  test('no layout shift happens in front of the visitor', async ({ request, context }) => {
    const books = await seededBooks(request, 2);
    await context.addInitScript((cart) => {
      // A blank page has no storage.
      if (location.protocol !== 'about:') localStorage.setItem('cartItems', cart);
    }, JSON.stringify(books));
    const addresses = ['/', `/books/${books[0]?._id}`, '/cart'];
    const shifts = await Promise.all(
      addresses.map(async (address) => {
        const shop = await context.newPage();
        await shop.goto(address);
        await expect(shop.getByRole('contentinfo')).toBeVisible();
        await expect(shop.locator('main img').first()).toHaveJSProperty('complete', true);
        await shop.mouse.wheel(0, 1500);
        return [address, await layoutShift(shop)];
      }),
    );
    expect(shifts).toEqual(addresses.map((address) => [address, 0]));
  });
});

/** Presses Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (name.test(label)) return;
  }
  throw new Error(`No way by Tab to ${name}`);
}

test('the way from the first page to the checkout needs no mouse', async ({ page }) => {
  await keepToSeededBooks(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await tabTo(page, /^Add to Cart: /);
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(cartCount(page)).toHaveText(/: 1$/);
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Add to Cart: /);
  await page.keyboard.press('Enter');
  const warning = page.getByRole('dialog', { name: 'Already Added to the Cart' });
  await expect(warning.getByRole('button', { name: 'OK!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Add to Cart: /);

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await tabTo(page, /number of items: 1$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeFocused();
  await tabTo(page, /^Checkout$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(?:checkout|login)$/);
});

test('a title without spaces, or in another script, stays inside its drawn cover', async ({ page }) => {
  const titles = [
    'Donaudampfschifffahrtsgesellschaftskapitänswitwen',
    '吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。',
  ];
  for (const title of titles) {
    const book = await createBook(page.request, { title, coverImage: 'none' });
    await page.goto(`/books/${book._id}`);
    const cover = main(page).getByRole('img', { name: `Cover of ${title}` });
    await expect(cover).toBeVisible();
    const { isInside, lines } = await cover.locator(`[data-text="${title}"]`).evaluate((text) => ({
      isInside: text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight,
      lines: text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
    }));
    expect(isInside, title).toBe(true);
    expect(lines, title).toBeGreaterThan(2);
    await deleteBook(page.request, book);
  }
});
