/** Seconds; the worker gets this long before the sweep takes a task. */
const LATE_SECONDS = 60;

interface SweepDependencies {
  sendDueMails: (() => Promise<void>) | null;
  secondsBehind: () => Promise<number>;
  drain: () => Promise<void>;
}

/** Costs two reads without any. @throws the first failure, after doing the rest */
export function createSweep({ sendDueMails, secondsBehind, drain }: SweepDependencies): () => Promise<void> {
  const processLateTasks = async () => {
    if ((await secondsBehind()) >= LATE_SECONDS) await drain();
  };
  return async () => {
    const outcomes = await Promise.allSettled([sendDueMails?.(), processLateTasks()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}
