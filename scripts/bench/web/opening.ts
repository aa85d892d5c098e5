// Some functions below run in the page.
/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { openPhone, slowDown } from './phone.ts';

/** Milliseconds from the finger's tap to the frame that shows the book's title, and its cover. */
export interface Opening {
  from: string;
  title: number;
  cover: number;
}

interface Place {
  from: string;
  /** Brings the phone to where the link is. */
  go: (page: Page, index: number) => Promise<unknown>;
  /** Going back from a book does not bring them back. */
  goesEachTime?: true;
  link: (page: Page, index: number) => Locator;
}

const OPENINGS = 5;
/** What the browser does in idle moments after a page was opened is over. */
const SETTLE_MS = 1_500;

const cards = (page: Page) => page.locator('main article :is(h2, h3) a[href^="/books/"]');
/** By their place: while a dialog is on its way, they have no role. */
export const addButtons = (page: Page) => page.locator('main article button');
const linkTo = (page: Page, path: string) => page.locator(`header a[href="${path}"]`).first();

/** The list of all books, once it is there and nothing of the page before. */
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
}

/** The shelf below a book of the list; it asks for its books when it comes near. */
async function goToShelf(page: Page, index: number): Promise<void> {
  await goToBooks(page);
  await cards(page).nth(index).tap();
  await page.locator('main article h1').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await firstOfShelf(page).waitFor();
}

/** The others of the shelf are out of sight on a phone. */
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
    goesEachTime: true,
    link: (page, index) => page.locator('[role="option"][href^="/books/"]').nth(index),
  },
  {
    from: 'a line of the cart',
    go: fillCart,
    link: (page, index) => page.locator('main li h2 a[href^="/books/"]').nth(index),
  },
  { from: 'the shelf “More like this”', go: goToShelf, goesEachTime: true, link: firstOfShelf },
];

/** Runs in the page: notes when the book that was tapped is seen. */
function watchOpening(): void {
  const isSeen = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  const isPainted = (cover: Element | null | undefined) =>
    isSeen(cover) && (!(cover instanceof HTMLImageElement) || cover.complete || cover.style.background !== '');
  /** @param note gets the time at which the browser shows the present frame: that of a text which is in it for the first time. */
  const timeFrame = (note: (time: number) => void) => {
    const mark = document.createElement('span');
    mark.textContent = '.';
    mark.style.cssText = 'position: fixed; top: 0; left: 0';
    mark.setAttribute('elementtiming', 'frame');
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element: Element | null; renderTime: number })[];
      const shown = entries.find(({ element }) => element === mark);
      if (!shown) return;
      note(shown.renderTime);
      observer.disconnect();
      mark.remove();
    });
    observer.observe({ type: 'element' });
    document.body.append(mark);
  };
  const timeFirst = (isThere: () => boolean, note: (time: number) => void) => {
    const look = () => (isThere() ? timeFrame(note) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const path = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (!path || !/^\/books\/[^?]/.test(path)) return;
      const marks = { title: 0, cover: 0 };
      Object.assign(window, { benchOpening: marks });
      const title = () => (location.pathname === path ? document.querySelector('main article h1') : null);
      const cover = () => title()?.closest('article')?.querySelector('img, svg');
      timeFirst(
        () => isSeen(title()),
        (time) => {
          marks.title = time - timeStamp;
        },
      );
      timeFirst(
        () => isPainted(cover()),
        (time) => {
          marks.cover = time - timeStamp;
        },
      );
    },
    { capture: true },
  );
}

async function openOne(page: Page, link: Locator): Promise<Omit<Opening, 'from'>> {
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  await link.tap();
  const handle = await page.waitForFunction(() => {
    const { benchOpening: marks } = window as unknown as { benchOpening?: Omit<Opening, 'from'> };
    return marks?.title && marks.cover ? marks : undefined;
  });
  const marks = await handle.jsonValue();
  await page.evaluate(() => Object.assign(window, { benchOpening: undefined }));
  return marks as Omit<Opening, 'from'>;
}

/** Opens books from each place that leads to them, each book once: none has been opened before. */
export async function measureOpenings(executablePath: string, url: string): Promise<Opening[]> {
  const openings: Opening[] = [];
  for (const { from, go, goesEachTime, link } of PLACES) {
    const { browser, page, session } = await openPhone(executablePath);
    try {
      await page.addInitScript(watchOpening);
      await slowDown(session);
      await page.goto(url);
      await cards(page).first().waitFor({ state: 'visible', timeout: 60_000 });
      await page.waitForTimeout(2 * SETTLE_MS);
      for (let index = 0; index < OPENINGS; index += 1) {
        if (index === 0 || goesEachTime) await go(page, index);
        await link(page, index).waitFor();
        openings.push({ from, ...(await openOne(page, link(page, index))) });
        await page.waitForTimeout(SETTLE_MS);
        await page.goBack();
      }
    } finally {
      await browser.close();
    }
  }
  return openings;
}
