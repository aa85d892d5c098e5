import { onRequest } from 'firebase-functions/v2/https';
import { createApp } from './app.ts';
import { functionOptions, readConfig } from './config.ts';
import { createDependencies } from './dependencies.ts';
import { leaveDomain } from './http/leaveDomain.ts';
import { answerMisconfigured } from './http/misconfigured.ts';
import { leaveBodiesUnread } from './http/unreadBody.ts';
import { createFirebase } from './lib/firebase.ts';

leaveBodiesUnread();

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
