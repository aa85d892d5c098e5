import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Book } from '@bookstore/contract/api/book';
import { apiPaths } from '@bookstore/contract/api/paths';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SHOP_URL } from './addresses.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './browsers.ts';
import { ROOT } from './paths.ts';
import { SAMPLE_ADMIN, SAMPLE_READER } from './samples.ts';

type Visit = (page: Page, books: readonly Book[]) => Promise<void>;

const BOOK = 'The Antler Company';

const VISITS = {
  home: (page) => open(page, '/'),
  browse: (page) => open(page, '/books'),
  book: (page, books) => open(page, `/books/${(books.find(({ title }) => title === BOOK) ?? books[0])?._id}`),
  cart: async (page, books) => {
    await fillCart(page, books);
    await open(page, '/cart');
  },
  checkout: async (page, books) => {
    await fillCart(page, books);
    await logIn(page, '/login', SAMPLE_READER.email, SAMPLE_READER.password);
    await page.waitForURL(`${SHOP_URL}/`);
    await open(page, '/checkout');
    await page.locator('main form').first().waitFor();
  },
  about: (page) => open(page, '/about'),
  dashboard: async (page) => {
    await logIn(page, '/admin', SAMPLE_ADMIN.username, SAMPLE_ADMIN.password);
    await page.waitForURL(/dashboard/);
    await page.locator('a[href="/dashboard/manage-books"]').first().click();
    // The list's skeleton has no pictures.
    await page.getByRole('table').getByRole('row').locator('img').first().waitFor();
  },
} satisfies Record<string, Visit>;

export type PageName = keyof typeof VISITS;

const QUALITY = 74;
const SCHEMES = ['light', 'dark'] as const;

interface Screen {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  isFullPage?: boolean;
}

interface PictureOptions {
  pages: readonly PageName[];
  screens: readonly Screen[];
  folder: string;
  /** Prefix of file names. */
  prefix?: string;
  /** Time for visitors, because arrival dates depend on it. Sessions of the dashboard would expire. */
  now?: Date;
  report: (line: string) => void;
}

export interface Picture {
  page: PageName;
  width: number;
  scheme: (typeof SCHEMES)[number];
  file: string;
  /** CSS pixels; exceeds the screen if something overflows. */
  pageWidth: number;
}

const toFileName = ({ page, width, scheme }: Omit<Picture, 'file' | 'pageWidth'>, hasSeveralWidths: boolean) =>
  `${page}-${hasSeveralWidths ? `${width}-` : ''}${scheme}.webp`;

/** Captures pages on each screen, light and dark. @throws Error if no shop is running */
export async function takePictures({
  pages,
  screens,
  folder,
  prefix = '',
  now,
  report,
}: PictureOptions): Promise<Picture[]> {
  const books = await fetchBooks();
  const executablePath = await ensureChromium(report);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const shots = pages.flatMap((page) =>
    screens.flatMap((screen) => SCHEMES.map((scheme) => ({ page, screen, width: screen.viewport.width, scheme }))),
  );
  const pictures: Picture[] = [];
  try {
    for (const { page, screen, width, scheme } of shots) {
      const file = join(folder, prefix + toFileName({ page, width, scheme }, screens.length > 1));
      const { picture, pageWidth } = await take(
        browser,
        page,
        { screen, scheme, now: page === 'dashboard' ? undefined : now },
        books,
      );
      writeFileSync(file, picture);
      pictures.push({ page, width, scheme, file, pageWidth });
      const size = `${(picture.length / 1024).toFixed(0).padStart(4)} kB`;
      report(`${pictures.length}/${shots.length}  ${size}  ${relative(ROOT, file)}`);
    }
  } finally {
    await browser.close();
  }
  return pictures;
}

async function fetchBooks(): Promise<Book[]> {
  const answer = await fetch(SHOP_URL + apiPaths.books).catch(() => null);
  if (!answer?.ok) throw new Error(`No shop is running at ${SHOP_URL}. Start one with npm start in another terminal.`);
  return (await answer.json()) as Book[];
}

async function take(
  browser: Browser,
  name: PageName,
  { screen, scheme, now }: { screen: Screen; scheme: Picture['scheme']; now: Date | undefined },
  books: readonly Book[],
): Promise<{ picture: Buffer; pageWidth: number }> {
  const { isFullPage: fullPage = false, ...device } = screen;
  const look = { colorScheme: scheme, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...device, ...look });
  try {
    const page = await context.newPage();
    if (now) await page.clock.setFixedTime(now);
    await VISITS[name](page, books);
    if (fullPage) await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(isViewportLoaded);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    const picture = await sharp(await screenshotWhenIdle(page, fullPage))
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
    return { picture, pageWidth };
  } finally {
    await context.close();
  }
}

/** Milliseconds without changes. */
const IDLE_MS = 1_500;
const MAX_SCREENSHOTS = 20;

/** Some parts load last and replace a first picture. */
async function screenshotWhenIdle(page: Page, fullPage: boolean): Promise<Buffer> {
  let before = await page.screenshot({ fullPage });
  for (let looks = 1; looks < MAX_SCREENSHOTS; looks += 1) {
    await page.waitForTimeout(IDLE_MS);
    const after = await page.screenshot({ fullPage });
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}

/** Triggers lazy loading. */
async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy(0, innerHeight / 2));
    await page.waitForFunction(isViewportLoaded);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
}

/** Runs in the page. */
function isViewportLoaded(): boolean {
  const isInSight = ({ top, bottom, left, right }: DOMRect) =>
    top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  return [...document.images].every((image) => image.complete || !isInSight(image.getBoundingClientRect()));
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP_URL + path);
  await page.getByRole('banner').waitFor();
}

function fillCart(page: Page, books: readonly Book[]): Promise<unknown> {
  const cart = [CART_STORAGE_KEY, JSON.stringify(books.slice(0, 2))] as const;
  return page.addInitScript(([key, text]) => localStorage.setItem(key, text), cart);
}

async function logIn(page: Page, path: string, ...fields: string[]): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(SHOP_URL + path);
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  for (const [index, text] of fields.entries()) await form.locator('input').nth(index).fill(text);
  await form.locator('button[type="submit"]').first().click();
}
