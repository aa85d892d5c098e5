/** Seconds; the worker gets this long before the sweep takes a task. */
const OVERDUE_SECONDS = 60;

interface SweepDependencies {
  sendDueMails: (() => Promise<void>) | null;
  secondsBehind: () => Promise<number>;
  processTasks: () => Promise<void>;
}

/** Costs two reads without any. @throws the first failure, after doing the rest */
export function createSweep({ sendDueMails, secondsBehind, processTasks }: SweepDependencies): () => Promise<void> {
  const processLateTasks = async () => {
    if ((await secondsBehind()) >= OVERDUE_SECONDS) await processTasks();
  };
  return async () => {
    const outcomes = await Promise.allSettled([sendDueMails?.(), processLateTasks()]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  };
}
