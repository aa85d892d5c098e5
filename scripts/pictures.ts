import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiPaths } from '@bookstore/contract/apiPaths';
import type { Book } from '@bookstore/contract/book';
import { CART_STORAGE_KEY } from '@bookstore/contract/constants';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { SHOP_URL } from './lib/addresses.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './lib/chromium.ts';
import { ROOT } from './lib/paths.ts';
import { SAMPLE_ADMIN, SAMPLE_READER } from './lib/samples.ts';
import { runTask } from './lib/task.ts';

const HELP = `npm run pictures [-- options]

Takes the pictures of README.md from the running shop (npm start, with its sample books and accounts) and writes them to docs/pictures,
each light and dark. It orders nothing and changes nothing in the shop.

  --only NAME  one of them: home, book, checkout, dashboard
  --help       this text
`;

/** On a screen of these CSS pixels, each as a quarter more. */
const SCREEN = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25 };
const QUALITY = 74;
const SCHEMES = ['light', 'dark'] as const;

/** Opens a page of the shop and brings it to where its picture is taken. */
type Visit = (page: Page, books: readonly Book[]) => Promise<void>;

const BOOK = 'The Antler Company';

const VISITS: Record<string, Visit> = {
  home: (page) => open(page, '/'),
  book: (page, books) => open(page, `/books/${(books.find(({ title }) => title === BOOK) ?? books[0])?._id}`),
  checkout: async (page, books) => {
    const cart = [CART_STORAGE_KEY, JSON.stringify(books.slice(0, 2))] as const;
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), cart);
    await logIn(page, '/login', { Email: SAMPLE_READER.email, Password: SAMPLE_READER.password });
    await page.waitForURL(`${SHOP_URL}/`);
    await open(page, '/checkout');
    await page.getByRole('form', { name: 'Delivery details' }).waitFor();
  },
  dashboard: async (page) => {
    await logIn(page, '/admin', { Username: SAMPLE_ADMIN.username, Password: SAMPLE_ADMIN.password });
    await page.waitForURL(/dashboard/);
    await page.getByRole('link', { name: 'Manage Books' }).click();
    await page.getByRole('table').waitFor();
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SHOP_URL + path);
  await page.getByRole('banner').waitFor();
}

async function logIn(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  // It says that it was successful.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(SHOP_URL + path);
  const form = page.locator('form').filter({ has: page.locator('input[type="password"]') });
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Login', exact: true }).click();
}

async function take(browser: Browser, visit: Visit, colorScheme: 'light' | 'dark', books: readonly Book[]) {
  const context = await browser.newContext({ ...SCREEN, colorScheme, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await visit(page, books);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(hasAllInSight);
    return await sharp(await page.screenshot())
      .webp({ quality: QUALITY, effort: 6 })
      .toBuffer();
  } finally {
    await context.close();
  }
}

/** Runs in the page. Pictures further on are asked for when one comes near. */
function hasAllInSight(): boolean {
  const isInSight = ({ top, bottom, left, right }: DOMRect) =>
    top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  return [...document.images].every((image) => image.complete || !isInSight(image.getBoundingClientRect()));
}

async function booksOfShop(): Promise<Book[]> {
  const answer = await fetch(SHOP_URL + apiPaths.books).catch(() => null);
  if (!answer?.ok) throw new Error(`No shop answers at ${SHOP_URL}: run npm start beside this.`);
  return (await answer.json()) as Book[];
}

function chosen(only: string | undefined): [string, Visit][] {
  const visits = Object.entries(VISITS).filter(([name]) => only === undefined || name === only);
  if (visits.length > 0) return visits;
  throw new Error(`There is no picture “${only}”. There are: ${Object.keys(VISITS).join(', ')}`);
}

async function pictures(): Promise<number> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const visits = chosen(values.only);
  const books = await booksOfShop();
  const executablePath = await ensureChromium(console.log);
  const folder = join(ROOT, 'docs', 'pictures');
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
  const total = visits.length * SCHEMES.length;
  let count = 0;
  try {
    for (const [name, visit] of visits) {
      for (const scheme of SCHEMES) {
        const file = await take(browser, visit, scheme, books);
        writeFileSync(join(folder, `${name}-${scheme}.webp`), file);
        count += 1;
        console.log(
          `${count}/${total}  ${(file.length / 1024).toFixed(0).padStart(4)} kB  docs/pictures/${name}-${scheme}.webp`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  return 0;
}

await runTask(HELP, pictures);
