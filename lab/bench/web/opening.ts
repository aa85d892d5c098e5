// Some functions below run in the page.
/// <reference lib="dom" />
import type { CDPSession, Locator, Page } from '@playwright/test';
import { openPhone, slowDown } from './phone.ts';

const TAP_MS = 100;

/** Playwright's tap lifts at once, so work on touch would count as time after it. */
async function tapWithFinger(session: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${target.toString()}`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await target.page().waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Milliseconds to the frame with title and cover. */
export interface Opening {
  from: string;
  title: number;
  cover: number;
}

interface ElementTime {
  identifier: 'title' | 'cover';
  renderTime: number;
}

interface Place {
  from: string;
  go: (page: Page, index: number) => Promise<unknown>;
  /** For pages that do not show the links again after going back. */
  reloadsEachTime?: true;
  link: (page: Page, index: number) => Locator;
}

const OPENINGS = 5;
/** Covers the idle work after opening a page. */
const SETTLE_MS = 1_500;

const cards = (page: Page) => page.locator('main article :is(h2, h3) a[href^="/books/"]');
/** By position: buttons behind a dialog have no role. */
export const addButtons = (page: Page) => page.locator('main article button');
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

export async function goToBooks(page: Page): Promise<void> {
  await linkTo(page, '/books').tap();
  await page.getByRole('heading', { level: 1, name: 'All books' }).waitFor();
  await addButtons(page).nth(OPENINGS).waitFor();
}

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Search books' }).fill('the');
  await page.getByRole('option').first().waitFor();
}

async function fillCart(page: Page): Promise<void> {
  await goToBooks(page);
  const buttons = addButtons(page);
  await buttons.nth(OPENINGS).waitFor();
  const isFull = page.getByText(`${OPENINGS} items in the cart`);
  for (let index = 0; !(await isFull.count()) && index < 2 * OPENINGS; index += 1) {
    await buttons.nth(index).tap();
    await page.waitForTimeout(SETTLE_MS);
  }
  await linkTo(page, '/cart').tap();
  await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
}

/** The shelf loads when it is near. */
async function goToShelf(page: Page, index: number): Promise<void> {
  await goToBooks(page);
  await cards(page).nth(index).tap();
  await page.locator('main article h1').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await firstOfShelf(page).waitFor();
}

const firstOfShelf = (page: Page) => page.locator('section[aria-label="More like this"] article h3 a').first();

const PLACES: Place[] = [
  {
    from: 'a card of the home page',
    go: (page) => linkTo(page, '/').tap(),
    link: (page, index) => cards(page).nth(index),
  },
  { from: 'all books', go: goToBooks, link: (page, index) => cards(page).nth(index) },
  {
    from: 'a hit of the search',
    go: search,
    reloadsEachTime: true,
    link: (page, index) => page.locator('[role="option"][href^="/books/"]').nth(index),
  },
  {
    from: 'a line of the cart',
    go: fillCart,
    link: (page, index) => page.locator('main li h2 a[href^="/books/"]').nth(index),
  },
  { from: 'the shelf “More like this”', go: goToShelf, reloadsEachTime: true, link: firstOfShelf },
];

/** Runs in the page (Element Timing API). */
function watchOpening(): void {
  let opened = { path: '', at: 0, seen: { title: 0, cover: 0 } };
  const watch = new MutationObserver(() => {
    const title = location.pathname === opened.path ? document.querySelector('main article h1') : null;
    if (!title || title.hasAttribute('elementtiming')) return;
    title.setAttribute('elementtiming', 'title');
    title.closest('article')?.querySelector('img')?.setAttribute('elementtiming', 'cover');
    watch.disconnect();
  });
  new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries() as (PerformanceEntry & ElementTime)[]) {
      opened.seen[identifier] ||= renderTime - opened.at;
    }
  }).observe({ type: 'element' });
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const path = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (!path || !/^\/books\/[^?]/.test(path)) return;
      opened = { path, at: timeStamp, seen: { title: 0, cover: 0 } };
      Object.assign(window, { benchOpening: opened.seen });
      watch.observe(document, { childList: true, subtree: true });
    },
    { capture: true },
  );
}

async function openOne(page: Page, session: CDPSession, link: Locator): Promise<Omit<Opening, 'from'>> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  await tapWithFinger(session, link);
  const handle = await page.waitForFunction(() => {
    const { benchOpening: marks } = window as unknown as { benchOpening?: Omit<Opening, 'from'> };
    return marks?.title && marks.cover ? marks : undefined;
  });
  const marks = await handle.jsonValue();
  await page.evaluate(() => Object.assign(window, { benchOpening: undefined }));
  return marks as Omit<Opening, 'from'>;
}

export async function measureOpenings(executablePath: string, url: string): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (const { from, go, reloadsEachTime, link } of PLACES) {
    const { browser, page, session } = await openPhone(executablePath);
    try {
      await page.addInitScript(watchOpening);
      await slowDown(session);
      await page.goto(url);
      await cards(page).first().waitFor({ state: 'visible', timeout: 60_000 });
      await page.waitForTimeout(2 * SETTLE_MS);
      for (let index = 0; index < OPENINGS; index += 1) {
        if (index === 0 || reloadsEachTime) await go(page, index);
        await link(page, index).waitFor();
        openings.push({ from, ...(await openOne(page, session, link(page, index))) });
        await page.waitForTimeout(SETTLE_MS);
        await page.goBack();
        await page.waitForTimeout(SETTLE_MS);
      }
    } finally {
      await browser.close();
    }
  }
  return openings;
}
