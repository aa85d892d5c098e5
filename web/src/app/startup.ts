import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { loadDialogs } from '../ui/notify.ts';
import { BookPage } from './pages.ts';

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

/** Removes the start screen, which is part of index.html. */
export function removeStartScreen(): void {
  document.getElementById('startup')?.remove();
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
 * Whether the public layout may be seen: two seconds after the document began, or a moment later when the first view is
 * still on its way; and from then on. A page load that begins on the admin's side has no start screen (null).
 */
export function useStartup(startup: Startup | null): boolean {
  const [isLifted, setIsLifted] = useState(startup === null);
  useEffect(() => {
    if (startup === null || isLifted) return;
    const lift = () => setIsLifted(true);
    // Lines break elsewhere in a fallback font: what stands below them would move in front of the visitor.
    const liftWhenReady = () => void Promise.allSettled([startup.firstView, document.fonts?.ready]).then(lift);
    const timeLeft = startScreenTimeLeft(startup.startedAt);
    if (timeLeft === 0) liftWhenReady();
    const timer = setTimeout(liftWhenReady, timeLeft);
    const limit = setTimeout(lift, timeLeft + FIRST_VIEW_TIMEOUT);
    return () => {
      clearTimeout(timer);
      clearTimeout(limit);
    };
  }, [startup, isLifted]);
  useEffect(() => {
    if (!isLifted) return;
    removeStartScreen();
    if (startup) whenIdle(BookPage.preload);
    // If this fails (offline, or a new release), the next dialog tries again.
    whenIdle(() => loadDialogs().catch(() => undefined));
  }, [startup, isLifted]);
  return isLifted;
}
