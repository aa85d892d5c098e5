/** Seconds that the worker has for a task before the sweep processes it. */
const LATE_SECONDS = 60;

interface SweepDependencies {
  /** Null if the shop sends no mail. */
  sendDueMails: (() => Promise<void>) | null;
  /** Age of the oldest task; 0 without tasks. */
  secondsBehind: () => Promise<number>;
  /** Processes all waiting tasks, and refreshes the best sellers. */
  drain: () => Promise<void>;
}

/** Sends due mails and processes late tasks. Two reads without any. @throws the first failure, after doing the rest */
export function createSweep({ sendDueMails, secondsBehind, drain }: SweepDependencies): () => Promise<void> {
  const processLateTasks = async () => {
    if ((await secondsBehind()) >= LATE_SECONDS) await drain();
  };
  return async () => {
    const outcomes = await Promise.allSettled([sendDueMails?.(), processLateTasks()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}
