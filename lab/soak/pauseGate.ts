/** Lets people do one thing after the other, and can wait until nobody does anything. */
export interface PauseGate {
  /** Runs something when the gate is open. */
  pass<T>(visit: () => Promise<T>): Promise<T>;
  /** Lets nobody in any more; resolves when the last has gone. */
  close(): Promise<void>;
  open(): void;
}

export function createPauseGate(): PauseGate {
  let inside = 0;
  let opened: PromiseWithResolvers<void> | null = null;
  let emptied: PromiseWithResolvers<void> | null = null;
  return {
    async pass(visit) {
      while (opened) await opened.promise;
      inside += 1;
      try {
        return await visit();
      } finally {
        inside -= 1;
        if (inside === 0) emptied?.resolve();
      }
    },
    async close() {
      opened ??= Promise.withResolvers<void>();
      if (inside === 0) return;
      emptied = Promise.withResolvers<void>();
      await emptied.promise;
      emptied = null;
    },
    open() {
      opened?.resolve();
      opened = null;
    },
  };
}
