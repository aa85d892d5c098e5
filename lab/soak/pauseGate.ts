export interface PauseGate {
  pass<T>(task: () => Promise<T>): Promise<T>;
  /** Waits for running tasks. */
  whileClosed<T>(task: () => Promise<T>): Promise<T>;
}

export function createPauseGate(): PauseGate {
  let inside = 0;
  let opened: PromiseWithResolvers<void> | null = null;
  let emptied: PromiseWithResolvers<void> | null = null;
  return {
    async pass(task) {
      while (opened) await opened.promise;
      inside += 1;
      try {
        return await task();
      } finally {
        inside -= 1;
        if (inside === 0) emptied?.resolve();
      }
    },
    async whileClosed(task) {
      opened = Promise.withResolvers<void>();
      emptied = Promise.withResolvers<void>();
      if (inside > 0) await emptied.promise;
      emptied = null;
      try {
        return await task();
      } finally {
        opened.resolve();
        opened = null;
      }
    },
  };
}
