import { useEffect, useRef } from 'react';

/** Milliseconds after the browser's word that the network is back, in which what fails is tried again: it can be used only a moment later. */
const COMING_BACK_MS = 10_000;
const PAUSE_MS = 1_000;

let cameBackAt = Number.NEGATIVE_INFINITY;
globalThis.addEventListener?.('online', () => {
  cameBackAt = performance.now();
});

/**
 * Does something again when the network comes back. What fails once more meanwhile is tried again after a pause, also when the
 * component that needs it has gone and come since.
 */
export function useOnline(retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryAfter = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current?.(), pause);
    };
    const tryNow = () => tryAfter(0);
    const sinceThen = performance.now() - cameBackAt;
    if (sinceThen >= 0 && sinceThen < COMING_BACK_MS) tryAfter(PAUSE_MS);
    window.addEventListener('online', tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      clearTimeout(timer);
    };
  }, []);
}
