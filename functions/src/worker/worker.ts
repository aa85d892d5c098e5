import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds; a document takes about one write per second. */
const INTERVAL_MS = 1_000;
/** Milliseconds; the next event or sweep continues. */
const MAX_RUN_MS = 240_000;

interface Worker {
  /**
   * Drains until no tasks remain. Joins a running drain. @throws errors of the drain, so that the event is
   * redelivered
   */
  wake(): Promise<void>;
}

/** @param processTasks returns whether more tasks remain @param pause waits for milliseconds */
export function createWorker(
  processTasks: () => Promise<boolean>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Worker {
  let isRunning = false;
  let isQueued = false;

  async function processAll(): Promise<void> {
    const end = performance.now() + MAX_RUN_MS;
    for (;;) {
      isQueued = false;
      const next = performance.now() + INTERVAL_MS;
      const hasMore = await processTasks();
      if (!hasMore && !isQueued) return;
      if (performance.now() > end) return;
      await pause(Math.max(0, next - performance.now()));
    }
  }

  return {
    async wake() {
      isQueued = true;
      if (isRunning) return;
      isRunning = true;
      try {
        await processAll();
      } finally {
        isRunning = false;
      }
    },
  };
}
