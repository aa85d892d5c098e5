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
  /** Brings the phone to where the links are. */
  go: (page: Page) => Promise<unknown>;
  links: (page: Page) => Locator;
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

const PLACES: Place[] = [
  { from: 'a card of the home page', go: (page) => linkTo(page, '/').tap(), links: cards },
  { from: 'all books', go: goToBooks, links: cards },
  { from: 'a hit of the search', go: search, links: (page) => page.locator('[role="option"][href^="/books/"]') },
  { from: 'a line of the cart', go: fillCart, links: (page) => page.locator('main li h2 a[href^="/books/"]') },
];

/** Runs in the page: notes when the book that was tapped is seen. */
function watchOpening(): void {
  const isSeen = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.height > 0 && box.top < innerHeight && box.bottom > 0;
  };
  const isPainted = (cover: Element | null | undefined) =>
    isSeen(cover) && (!(cover instanceof HTMLImageElement) || cover.complete || cover.style.background !== '');
  const afterPaint = (note: (time: number) => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage(null);
  };
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const path = target instanceof Element && target.closest('a')?.getAttribute('href');
      if (!path || !/^\/books\/[^?]/.test(path)) return;
      const marks = { title: 0, cover: 0 };
      Object.assign(window, { benchOpening: marks });
      const look = () => {
        const heading = location.pathname === path ? document.querySelector('main article h1') : null;
        const cover = heading?.closest('article')?.querySelector('img, svg');
        if (isSeen(heading)) afterPaint((time) => (marks.title ||= time - timeStamp));
        if (isPainted(cover)) afterPaint((time) => (marks.cover ||= time - timeStamp));
        if (!marks.title || !marks.cover) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
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
  for (const { from, go, links } of PLACES) {
    const { browser, page, session } = await openPhone(executablePath);
    try {
      await page.addInitScript(watchOpening);
      await slowDown(session);
      await page.goto(url);
      await cards(page).first().waitFor({ state: 'visible', timeout: 60_000 });
      await page.waitForTimeout(2 * SETTLE_MS);
      for (let index = 0; index < OPENINGS; index += 1) {
        if (index === 0 || from.includes('search')) await go(page);
        await links(page).nth(index).waitFor();
        openings.push({ from, ...(await openOne(page, links(page).nth(index))) });
        await page.waitForTimeout(SETTLE_MS);
        await page.goBack();
      }
    } finally {
      await browser.close();
    }
  }
  return openings;
}
