// Two functions below run in the page.
/// <reference lib="dom" />
import type { CDPSession, Page } from '@playwright/test';
import { openPhone, slowDown } from './phone.ts';

const SETTLE_MS = 3_000;

/** Milliseconds since the navigation. */
export interface Lift {
  firstPaint: number;
  lifted: number;
  /** First frames with a card's text, and every cover of the first shelf. */
  cardsPainted: number;
  coversPainted: number;
  /** Cumulative layout shift: whole visit, and after the start screen. */
  shift: number;
  shiftAfterLift: number;
  requests: number;
  /** Compressed, with headers. */
  bytes: number;
  apiBytes: number;
  apiPaths: string[];
}

type Traffic = Pick<Lift, 'requests' | 'bytes' | 'apiBytes' | 'apiPaths'>;
type Marks = Omit<Lift, 'firstPaint' | keyof Traffic>;

/** Runs in the page, before its scripts. */
function watchLift(): void {
  const marks = { lifted: 0, cardsPainted: 0, coversPainted: 0, shift: 0, shiftAfterLift: 0 };
  Object.assign(window, { benchMarks: marks });
  const firstShelf = () => document.querySelector('[aria-roledescription="carousel"]');
  const isSeen = (element: Element | null | undefined) =>
    element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true;
  const isPainted = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0 && isSeen(image);

  function look(): void {
    const isLifted = document.querySelector('header') !== null && document.getElementById('startup') === null;
    if (isLifted && isSeen(document.querySelector('header'))) {
      marks.lifted ||= performance.now();
      const covers = [
        ...(firstShelf()?.querySelectorAll<HTMLImageElement>('img[loading="eager"], img:not([loading])') ?? []),
      ];
      if (isSeen(firstShelf()?.querySelector('article h3'))) marks.cardsPainted ||= performance.now();
      if (covers.length > 0 && covers.every(isPainted)) marks.coversPainted ||= performance.now();
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      marks.shift += entry.value;
      if (marks.lifted && entry.startTime > marks.lifted) marks.shiftAfterLift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function readMarks(page: Page): Promise<Marks & { firstPaint: number }> {
  return page.evaluate(() => {
    const marks = (window as unknown as { benchMarks: Marks }).benchMarks;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { ...marks, firstPaint };
  });
}

function watchTraffic(session: CDPSession): Traffic {
  const traffic: Traffic = { requests: 0, bytes: 0, apiBytes: 0, apiPaths: [] };
  const apiRequests = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, search } = new URL(request.url);
    if (!pathname.startsWith('/api/')) return;
    apiRequests.add(requestId);
    traffic.apiPaths.push(pathname + search);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (apiRequests.has(requestId)) traffic.apiBytes += encodedDataLength;
  });
  return traffic;
}

export async function measureLift(executablePath: string, url: string): Promise<Lift> {
  const { browser, page, session } = await openPhone(executablePath);
  try {
    const traffic = watchTraffic(session);
    await slowDown(session);
    await page.addInitScript(watchLift);
    await page.goto(url, { waitUntil: 'commit' });
    const haveCovers = () => (window as unknown as { benchMarks: Marks }).benchMarks.coversPainted > 0;
    await page.waitForFunction(haveCovers, undefined, { timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    return { ...(await readMarks(page)), ...traffic };
  } finally {
    await browser.close();
  }
}
