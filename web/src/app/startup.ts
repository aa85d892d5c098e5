import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import { useEffect } from 'react';
import { afterFirstView, liftStartScreen } from '../lib/firstView.ts';
import { loadDialogs } from '../ui/notify.ts';
import { preloadBookPage } from './pages.ts';

/**
 * When the document began to arrive, on the clock of performance.now(): the start screen's time counts from there. Without a
 * navigation entry (in tests), the time that the document's script has noted (tooling/entryPages.ts).
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

/** What the start screen of this page load depends on. */
export interface Startup {
  /** When it appeared, on the clock of performance.now(). */
  startedAt: number;
  /** Settles when the first view is complete. */
  firstView?: Promise<unknown> | undefined;
}

/** Milliseconds that a slow network may add to the two seconds, so that the first view and its fonts are there when the screen lifts. */
const FIRST_VIEW_TIMEOUT = 500;

/**
 * Lifts the start screen two seconds after the document began, or a moment later if the first view is still on its way. Then loads
 * what the first view does not need.
 */
export function useStartup(startup: Startup | null): void {
  useEffect(() => {
    if (startup === null) return;
    // Lines break elsewhere in a fallback font: what stands below them would move in front of the visitor.
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
    // If this fails (offline, or a new release), the next dialog tries again.
    void afterFirstView(loadDialogs).catch(() => undefined);
  }, [startup]);
}
