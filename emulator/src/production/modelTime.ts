/** The time in which Firestore's limits hold, in milliseconds. A test passes one that it moves itself. */
export type ModelTime = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Real milliseconds that one of these takes. */
  readonly slowMotion: number;
};

/** @param slowMotion how many times slower than the clock: a machine that can do a fifth of the cloud's work shows it in five times the time. */
export function realTime(slowMotion = 1): ModelTime {
  return {
    now: () => performance.now() / slowMotion,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds * slowMotion)),
    slowMotion,
  };
}
