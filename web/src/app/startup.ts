import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import { useEffect } from 'react';
import { afterFirstView, liftStartScreen } from '../lib/firstView.ts';
import { loadDialogs } from '../ui/notify.ts';
import { preloadBookPage, preloadCartPage } from './pages.ts';

/**
 * Returns when the document began to arrive (performance.now()). Tests have no navigation entry and use the time of
 * the document's script (tooling/entryPages.ts).
 */
export function documentStartedAt(): number {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation instanceof PerformanceNavigationTiming) return navigation.responseStart;
  return Number(document.getElementById('startup')?.dataset.since ?? performance.now());
}

/** Returns milliseconds. */
export function startScreenTimeLeft(startedAt: number, now = performance.now()): number {
  return Math.max(0, STARTUP_SPINNER_MS - (now - startedAt));
}

export interface Startup {
  /** performance.now() */
  startedAt: number;
  /** Settles when the first view is complete. */
  firstView?: Promise<unknown> | undefined;
}

/** In ms; longest additional wait for the first view and its fonts. */
const FIRST_VIEW_TIMEOUT = 500;

/** Lifts two seconds after the document began, or later if the first view is not ready. Then loads other code. */
export function useStartup(startup: Startup | null): void {
  useEffect(() => {
    if (startup === null) return;
    // Text in a fallback font would shift the page.
    const liftWhenReady = () =>
      void Promise.allSettled([startup.firstView, document.fonts?.ready]).then(liftStartScreen);
    const timeLeft = startScreenTimeLeft(startup.startedAt);
    const timer = setTimeout(liftWhenReady, timeLeft);
    const limit = setTimeout(liftStartScreen, timeLeft + FIRST_VIEW_TIMEOUT);
    return () => {
      clearTimeout(timer);
      clearTimeout(limit);
    };
  }, [startup]);
  useEffect(() => {
    if (startup) {
      void afterFirstView(async () => {
        preloadBookPage();
        preloadCartPage();
      });
    }
    // If this fails, the next dialog retries.
    void afterFirstView(loadDialogs).catch(() => undefined);
  }, [startup]);
}
