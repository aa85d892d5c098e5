import { useEffect, useRef } from 'react';

/** Milliseconds after the browser's word that the network is back: often it can be used only a moment later. */
const TRIES_AT = [0, 1_000, 3_000];

/** Does something again when the network comes back, for as long as the component that needs it is there. */
export function useOnline(retry: (() => void) | undefined): void {
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const forget = () => timers.forEach(clearTimeout);
    const tryAgain = () => {
      forget();
      timers = TRIES_AT.map((delay) => setTimeout(() => latest.current?.(), delay));
    };
    window.addEventListener('online', tryAgain);
    return () => {
      window.removeEventListener('online', tryAgain);
      forget();
    };
  }, []);
}
