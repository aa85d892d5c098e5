import { useEffect, useRef } from 'react';

/** Runs only while the page is visible, and at once when it becomes visible. */
export function useVisibleInterval(run: () => void, everyMs: number): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  }, [run]);
  useEffect(() => {
    let timer: number | undefined;
    const start = () => {
      clearInterval(timer);
      if (!document.hidden) timer = window.setInterval(() => latest.current(), everyMs);
    };
    const change = () => {
      start();
      if (!document.hidden) latest.current();
    };
    start();
    document.addEventListener('visibilitychange', change);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', change);
    };
  }, [everyMs]);
}
