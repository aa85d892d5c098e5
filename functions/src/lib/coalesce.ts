import { REQUEST_DEADLINE_MS, withTimeout } from './withTimeout.ts';

/** Callers who arrive during a read share the next one, so that each result includes earlier writes. */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let waiting: Promise<T> | null = null;

  function startRead(): Promise<T> {
    waiting = null;
    const reading = withTimeout(REQUEST_DEADLINE_MS, read());
    running = reading;
    const settle = () => {
      // A queued read takes over; callers may join it until it starts.
      if (!waiting) running = null;
    };
    reading.then(settle, settle);
    return reading;
  }

  return () => {
    if (!running) return startRead();
    waiting ??= running.then(startRead, startRead);
    return waiting;
  };
}
