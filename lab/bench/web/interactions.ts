// Some functions below run in the page.
/// <reference lib="dom" />
import type { Page, Route } from '@playwright/test';
import { addButtons, goToBooks } from './opening.ts';
import { openPhone, slowDown } from './phone.ts';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** No server verifies this token. */
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'reader', user_id: 'reader', email: 'reader@example.com', iat: now, exp: now + 3_600 };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.x`;
}

function answer(route: Route): Promise<void> {
  const user = { localId: 'reader', email: 'reader@example.com', emailVerified: true, providerUserInfo: [] };
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
  const session = { idToken: idToken(), refreshToken: 'again', expiresIn: '3600', ...user };
  const isLookup = route.request().url().includes('accounts:lookup');
  return route.fulfill({ headers, json: isLookup ? { users: [user] } : session });
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.route(/https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, answer);
  await page.goto(`${url}/login`);
  await page.getByRole('main').getByLabel('Email').fill('reader@example.com');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('reader-pass');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
}

interface Action {
  name: string;
  go: (page: Page) => Promise<unknown>;
  act: (page: Page, index: number) => Promise<unknown>;
}

const TIMES = 24;
const PAUSE_MS = 350;
const SETTLE_MS = 3_000;
/** The browser reports no shorter events. */
const SHORTEST_MS = 16;
const WORDS = 'the hidden circuit at redcliff';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search books' });

const ACTIONS: Action[] = [
  {
    name: 'add to cart',
    go: goToBooks,
    act: (page, index) => addButtons(page).nth(index).tap(),
  },
  {
    name: 'open and close the menu',
    go: (page) => page.getByRole('button', { name: 'Account' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Account' }).tap(),
  },
  {
    name: 'type in search',
    go: (page) => searchBox(page).tap(),
    act: (page, index) => page.keyboard.press(WORDS.charAt(index) === ' ' ? 'Space' : WORDS.charAt(index)),
  },
];

/** Runs in the page. */
function watchInteractions(): void {
  const delays = new Map<number, number>();
  Object.assign(window, { benchDelays: delays });
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue;
      delays.set(entry.interactionId, Math.max(entry.duration, delays.get(entry.interactionId) ?? 0));
    }
  });
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

async function takeDelays(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { benchDelays } = window as unknown as { benchDelays: Map<number, number> };
    const delays = [...benchDelays.values()];
    benchDelays.clear();
    return delays;
  });
}

/** Measures on the slow phone. @returns milliseconds from input to next paint */
export async function measureInteractions(executablePath: string, url: string): Promise<[string, number[]][]> {
  const { browser, page, session } = await openPhone(executablePath);
  const measured: [string, number[]][] = [];
  try {
    await page.addInitScript(watchInteractions);
    await signIn(page, url);
    await slowDown(session);
    await page.goto(url);
    await page.getByRole('button', { name: 'Account' }).waitFor();
    for (const { name, go, act } of ACTIONS) {
      await go(page);
      await page.waitForTimeout(SETTLE_MS);
      await takeDelays(page);
      for (let index = 0; index < TIMES; index += 1) {
        await act(page, index);
        await page.waitForTimeout(PAUSE_MS);
      }
      const seen = await takeDelays(page);
      const unseen = Array.from({ length: Math.max(0, TIMES - seen.length) }, () => SHORTEST_MS);
      measured.push([name, [...seen, ...unseen]]);
    }
    return measured;
  } finally {
    await browser.close();
  }
}
