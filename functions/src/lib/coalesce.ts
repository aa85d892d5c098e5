import { REQUEST_DEADLINE_MS, withTimeout } from './withTimeout.ts';

/**
 * Lets callers share a read, as a database groups commits: those who arrive while one is under way all wait for the
 * next. Nobody gets a read that began before they arrived, so what was written before is always in it.
 */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let waiting: Promise<T> | null = null;

  function begin(): Promise<T> {
    waiting = null;
    const reading = withTimeout(REQUEST_DEADLINE_MS, read());
    running = reading;
    const settle = () => {
      // With somebody waiting, the next read takes over: those who arrive before it begins may still join it.
      if (!waiting) running = null;
    };
    reading.then(settle, settle);
    return reading;
  }

  return () => {
    if (!running) return begin();
    waiting ??= running.then(begin, begin);
    return waiting;
  };
}
