// Some functions below run in the page.
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { signIn } from './customer.ts';
import { addButtons, goToBooks } from './opening.ts';
import { openPhone, slowDown } from './phone.ts';

/** Milliseconds from a finger or a key to the next paint, of each time that somebody did it. */
export interface Interaction {
  name: string;
  delays: number[];
}

interface Action {
  name: string;
  /** Brings the phone to where it is done. */
  go: (page: Page) => Promise<unknown>;
  act: (page: Page, index: number) => Promise<unknown>;
}

const TIMES = 24;
/** So that one is over before the next begins, as with people. */
const PAUSE_MS = 350;
const SETTLE_MS = 3_000;
/** The browser tells of no event that took less. */
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

/** Runs in the page: the longest event of each interaction. */
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

/** What somebody does again and again on the slow phone, with a finger and keys of the browser's own. */
export async function measureInteractions(executablePath: string, url: string): Promise<Interaction[]> {
  const { browser, page, session } = await openPhone(executablePath);
  const measured: Interaction[] = [];
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
      measured.push({ name, delays: [...seen, ...unseen] });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
