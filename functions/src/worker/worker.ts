import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; a document takes about one write per second. */
const EVERY_MS = 1_000;
/** Milliseconds; the next event or sweep continues. */
const LONGEST_MS = 240_000;

interface Worker {
  /**
   * Drains until no tasks remain. Joins a running drain. @throws errors of the drain, so that the event is
   * redelivered
   */
  wake(): Promise<void>;
}

/** @param drain returns whether more tasks remain @param pause waits for milliseconds */
export function createWorker(drain: () => Promise<boolean>, pause: (ms: number) => Promise<unknown> = sleep): Worker {
  let isDraining = false;
  let isAskedAgain = false;

  async function drainAll(): Promise<void> {
    const end = performance.now() + LONGEST_MS;
    for (;;) {
      isAskedAgain = false;
      const next = performance.now() + EVERY_MS;
      const hasMore = await drain();
      if (!hasMore && !isAskedAgain) return;
      if (performance.now() > end) return;
      await pause(Math.max(0, next - performance.now()));
    }
  }

  return {
    async wake() {
      isAskedAgain = true;
      if (isDraining) return;
      isDraining = true;
      try {
        await drainAll();
      } finally {
        isDraining = false;
      }
    },
  };
}
