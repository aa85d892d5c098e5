import { readWorkerConfig, workerOptions } from './config.ts';
import { createFirebase } from './firestore/firebase.ts';
import { createFirestoreClientReads } from './firestore/firestoreClient.ts';
import { loadFirestoreEvents } from './firestore/firestoreEvents.ts';
import { writeLog as log } from './http/log.ts';
import { systemClock as clock } from './lib/clock.ts';
import { createBestSellers } from './sales/bestSellers.service.ts';
import { processTasks } from './worker/processTasks.ts';
import { createTaskMails } from './worker/taskMails.ts';
import { createWorker } from './worker/worker.ts';

/** @throws ConfigurationError */
export function openWorker() {
  const { timeZone, mail } = readWorkerConfig();
  const mails = createTaskMails(mail);
  const { database } = createFirebase();
  const reads = createFirestoreClientReads(database);
  const bestSellers = createBestSellers({ database, reads, clock, log, timeZone, mayWrite: true });
  return createWorker(async () => {
    const hasMore = await processTasks(await database(), { clock, log, mails });
    // A later drain refreshes the best sellers.
    if (!hasMore)
      await bestSellers.refresh().catch((error: unknown) => log({ severity: 'WARNING', message: String(error) }));
    return hasMore;
  });
}

export function createWorkerFunction() {
  let worker: ReturnType<typeof openWorker> | undefined;
  return loadFirestoreEvents().onDocumentCreated({ document: 'tasks/{id}', ...workerOptions }, async () => {
    worker ??= openWorker();
    await worker.wake();
  });
}
