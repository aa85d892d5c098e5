// Drains tasks in a process of its own, as one instance of the worker: node drainProgram.ts, with GCLOUD_PROJECT. It ends when whoever
// started it is gone.
import { createComposeAlertMail } from '../../src/alerts/sendAlerts.ts';
import { createFirebase } from '../../src/firestore/firebase.ts';
import { systemClock as clock } from '../../src/lib/clock.ts';
import { drainTasks } from '../../src/worker/drain.ts';
import { TEST_CONFIG } from '../server.ts';

const db = await createFirebase(process.env.GCLOUD_PROJECT ?? '').database();
const composing = TEST_CONFIG.mail ? { composeAlertMail: createComposeAlertMail(TEST_CONFIG.mail) } : {};
process.once('disconnect', () => process.exit());
process.send?.('draining');
for (;;) {
  await drainTasks(db, { clock, log: () => undefined, ...composing }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 10));
}
