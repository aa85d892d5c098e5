import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { functionOptions, readConfig, servesEvents, servesRequests } from './config.ts';
import { createDependencies } from './dependencies.ts';
import { createFirebase } from './firestore/firebase.ts';
import { disableBodyParsing } from './http/bodyParsing.ts';
import { leaveDomain } from './http/leaveDomain.ts';
import { sendMisconfigured } from './http/misconfigured.ts';
import { createMailFunction } from './mailFunction.ts';
import { createSweepFunction } from './sweepFunction.ts';
import { createWorkerFunction } from './workerFunction.ts';

// Events are parsed by the functions framework.
if (!servesEvents()) disableBodyParsing();

let app: ReturnType<typeof createApp> | undefined;

/** Built with the first request, because a deployment loads this file without secrets. */
export const api = onRequest(functionOptions, (req, res) => {
  leaveDomain();
  try {
    app ??= createApp(createDependencies(readConfig(), createFirebase()));
  } catch (error) {
    sendMisconfigured(error, res);
    return;
  }
  app(req, res);
});

/** Not deployed if the shop sends no mail. */
export const mail = servesRequests() ? undefined : createMailFunction();

export const worker = servesRequests() ? undefined : createWorkerFunction();

export const sweep = servesRequests() ? undefined : createSweepFunction();
