import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds from the beginning of one drain to that of the next: a document of sales takes about one write a second for long. */
const EVERY_MS = 1_000;
/** Milliseconds after which an event ends although there is more to do: the next event or sweep goes on. */
const LONGEST_MS = 240_000;

/** What wakes whoever drains the tasks. */
interface Worker {
  /**
   * Drains until there is nothing left. While this instance drains already, that drain sees to it, and this call ends at once.
   * @throws what keeps the tasks from being drained: then the event is to be repeated.
   */
  wake(): Promise<void>;
}

/** @param drain answers whether there is more to do. @param pause resolves after so many milliseconds. */
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
