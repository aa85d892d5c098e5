import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import { useEffect } from 'react';
import { afterFirstView, liftStartScreen } from '../lib/firstView.ts';
import { loadDialogs } from '../ui/notify.ts';
import { preloadBookPage } from './pages.ts';

/**
 * When the document began to arrive (performance.now()), from which the start screen's time counts. In tests without
 * a navigation entry, the time noted by the document's script (tooling/entryPages.ts).
 */
export function documentStartedAt(): number {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation instanceof PerformanceNavigationTiming) return navigation.responseStart;
  return Number(document.getElementById('startup')?.dataset.since ?? performance.now());
}

/** Milliseconds until the start screen lifts. */
export function startScreenTimeLeft(startedAt: number, now = performance.now()): number {
  return Math.max(0, STARTUP_SPINNER_MS - (now - startedAt));
}

/** Conditions of the start screen. */
export interface Startup {
  /** When it appeared (performance.now()). */
  startedAt: number;
  /** Settles when the first view is complete. */
  firstView?: Promise<unknown> | undefined;
}

/** Milliseconds that the start screen may stay longer for the first view and its fonts. */
const FIRST_VIEW_TIMEOUT = 500;

/**
 * Lifts the start screen two seconds after the document began, or slightly later if the first view is not ready. Then
 * loads other code.
 */
export function useStartup(startup: Startup | null): void {
  useEffect(() => {
    if (startup === null) return;
    // Text in a fallback font would break differently and shift the page.
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
    if (startup) void afterFirstView(async () => preloadBookPage());
    // If this fails (offline, or a new release), the next dialog retries.
    void afterFirstView(loadDialogs).catch(() => undefined);
  }, [startup]);
}
