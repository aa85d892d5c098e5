import { onSchedule } from 'firebase-functions/v2/scheduler';
import { readMailSettings, sweepOptions } from './config.ts';
import { createFirebase } from './firestore/firebase.ts';
import { systemClock } from './lib/clock.ts';
import { openSender } from './mailFunction.ts';
import { secondsBehind } from './tasks/tasks.repository.ts';
import { createSweep } from './worker/sweep.ts';
import { openWorker } from './workerFunction.ts';

/** Opened with the first sweep, so that invalid mail settings do not block tasks. */
function openSweep(env: NodeJS.ProcessEnv) {
  const { database } = createFirebase();
  let sender: ReturnType<typeof openSender> | undefined;
  let worker: ReturnType<typeof openWorker> | undefined;
  return createSweep({
    sendDueMails: readMailSettings(env)
      ? async () => {
          sender ??= openSender();
          await sender.sendDueMails();
        }
      : null,
    secondsBehind: async () => secondsBehind(await database(), systemClock()),
    processTasks: async () => {
      worker ??= openWorker();
      await worker.wake();
    },
  });
}

export function createSweepFunction(env: NodeJS.ProcessEnv = process.env) {
  let sweep: ReturnType<typeof openSweep> | undefined;
  return onSchedule(sweepOptions(env), async () => {
    sweep ??= openSweep(env);
    await sweep();
  });
}
