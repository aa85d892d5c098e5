/** Milliseconds; tests use `manualClock`. */
export type SimulatedClock = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Real milliseconds per simulated millisecond. */
  readonly slowMotion: number;
};

export function scaledClock(slowMotion = 1): SimulatedClock {
  return {
    now: () => performance.now() / slowMotion,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds * slowMotion)),
    slowMotion,
  };
}
