import { useEffect, useRef } from 'react';

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** The network is usable only some time after `online`. */
const PAUSE_AFTER_RETURN_MS = 500;
/** Pauses start afresh after this time. */
const FORGOTTEN_MS = 60_000;

/** Shared: components remount with each retry. */
let pause = FIRST_PAUSE_MS;
let triedAt = Number.NEGATIVE_INFINITY;

globalThis.addEventListener?.('online', () => {
  pause = PAUSE_AFTER_RETURN_MS;
  triedAt = performance.now();
});

/**
 * Retries with growing pauses while the page is visible, and when the network is back. Some browsers wrongly report
 * to be offline.
 */
export function useRetry(retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  const isWanted = retry !== undefined;
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    const tryAgain = () => {
      isDue = document.hidden;
      if (isDue) return;
      triedAt = performance.now();
      latest.current?.();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      tryAfter(pause);
    };
    const tryAfter = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(tryAgain, milliseconds);
    };
    const whenSeen = () => {
      if (isDue) tryAgain();
    };
    const whenOnline = () => tryAfter(0);
    if (performance.now() - triedAt > FORGOTTEN_MS) pause = FIRST_PAUSE_MS;
    tryAfter(pause);
    window.addEventListener('online', whenOnline);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      window.removeEventListener('online', whenOnline);
      document.removeEventListener('visibilitychange', whenSeen);
      clearTimeout(timer);
    };
  }, [isWanted]);
}
