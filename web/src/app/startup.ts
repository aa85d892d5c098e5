import { STARTUP_SPINNER_MS } from '@bookstore/contract/constants';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle.ts';
import { preloadDialogs } from '../ui/dialogs.ts';

/**
 * When the document began to arrive, on the clock of performance.now(): the start screen counts from there. A clock
 * that knows of no navigation (a test's) begins now.
 */
export function documentStartedAt(): number {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : performance.now();
}

/** Milliseconds until the start screen lifts. */
export function startScreenTimeLeft(startedAt: number, now = performance.now()): number {
  return Math.max(0, STARTUP_SPINNER_MS - (now - startedAt));
}

/** Takes the painted start screen (index.html) out of the page. */
export function removeStartScreen(): void {
  document.getElementById('startup')?.remove();
}

/**
 * Whether the public layout may be seen: two seconds after the document began, and from then on. A page load that
 * begins on the admin's side has no start screen (`startedAt` null).
 */
export function useStartup(startedAt: number | null): boolean {
  const [isOpen, setIsOpen] = useState(startedAt === null);
  useEffect(() => {
    if (startedAt === null || isOpen) return;
    const timer = setTimeout(() => setIsOpen(true), startScreenTimeLeft(startedAt));
    return () => clearTimeout(timer);
  }, [startedAt, isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    removeStartScreen();
    whenIdle(preloadDialogs);
  }, [isOpen]);
  return isOpen;
}
