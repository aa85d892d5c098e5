import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { functionOptions, isForEvents, isForRequests, readConfig } from './config.ts';
import { createDependencies } from './dependencies.ts';
import { createFirebase } from './firestore/firebase.ts';
import { disableBodyParsing } from './http/bodyParsing.ts';
import { leaveDomain } from './http/leaveDomain.ts';
import { answerMisconfigured } from './http/misconfigured.ts';
import { createMailFunction } from './mailFunction.ts';
import { createSweepFunction } from './sweepFunction.ts';
import { createWorkerFunction } from './workerFunction.ts';

// An event is read by the functions framework: it comes from Google.
if (!isForEvents()) disableBodyParsing();

let app: ReturnType<typeof createApp> | undefined;

/** Built when the first request asks: a deploy loads this file too, and has no secrets then. */
export const api = onRequest(functionOptions, (req, res) => {
  leaveDomain();
  try {
    app ??= createApp(createDependencies(readConfig(), createFirebase()));
  } catch (error) {
    answerMisconfigured(error, res);
    return;
  }
  app(req, res);
});

/** Not there, and not deployed, where the shop writes no mails. */
export const mail = isForRequests() ? undefined : createMailFunction();

/** Counts sales and availability behind the counter. */
export const worker = isForRequests() ? undefined : createWorkerFunction();

/** Every ten minutes: sends due mails and processes late tasks. */
export const sweep = isForRequests() ? undefined : createSweepFunction();
